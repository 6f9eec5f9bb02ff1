/**
 * The desktop's host: what the preload script offers, or nothing in a browser. Exports are drawn, for which the desktop's
 * processes have no canvas; a worker of the page has one, and draws the same as in the web edition.
 */
import { say } from '../../core/text/say'
import type { DesktopHost, Host } from '../../host/host'
import { WebJobs } from './web/jobs'
import { listeners } from './web/listeners'

declare global {
  interface Window {
    readonly stromwerk?: DesktopHost
  }
}

export function electronHost(): Host | undefined {
  return window.stromwerk && withExports(window.stromwerk)
}

function withExports(desktop: DesktopHost): Host {
  const { on, tell } = listeners()
  let exports: WebJobs | undefined
  const makeExports = (): WebJobs =>
    new WebJobs(
      (message) => tell('job', message),
      (text) => say(document.documentElement.lang === 'de' ? 'de' : 'en', text),
    )
  return {
    ...desktop,
    on(name, listener) {
      const ends = [desktop.on(name, listener), on(name, listener)]
      return () => ends.forEach((end) => end())
    },
    startJob(request) {
      if (request.work !== 'export') return desktop.startJob(request)
      exports ??= makeExports()
      exports.start(request)
    },
    cancelJob(id) {
      exports?.cancel(id)
      desktop.cancelJob(id)
    },
  }
}
