/** The web edition's host: files of a browser, jobs in Web Workers, settings in localStorage. */
import { version } from '../../../package.json'
import { say, text, type Text } from '../../core/text/say'
import type { Host, WindowState } from '../../host/host'
import { saveExport } from './web/exports'
import { listeners } from './web/listeners'
import { WebFiles } from './web/files'
import { filesOfServer } from './web/given-files'
import { WebJobs } from './web/jobs'
import { WebRecovery } from './web/recovery'
import { keepSession, lastSession } from './web/session'
import { readSettings, setGarbageAside, writeSettings } from './web/stored-settings'
import { watchFiles } from './web/watching'

export function webHost(): Host {
  const { on, tell } = listeners()
  const files = new WebFiles(tell)
  const follow = watchFiles(files)
  const recovery = new WebRecovery(files, tell)
  const systemLanguage = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en'
  const speak = (told: Text): string => {
    const { language } = readSettings()
    return say(language === 'system' ? systemLanguage : language, told)
  }
  const jobs = new WebJobs((message) => tell('job', message), speak)
  const guard = leaveGuard()
  const aside = setGarbageAside()
  return {
    edition: 'web',
    platform: platformOf(navigator.platform),
    version,
    systemLanguage,
    on,
    ready: () => {
      if (aside) tell('problem', text('keeping.settings-unreadable', { name: aside }))
      void filesOfServer().then((given) => given.length > 0 && tell('opened', files.keep(given)))
    },
    open: () => files.open(),
    openDropped: (dropped) => files.openDropped(dropped),
    recent: () => files.recent(),
    reopen: (id) => files.reopen(id),
    save: (id, content) => files.save(id, content),
    saveAs: (_id, name, content) => files.saveAs(name, content),
    saveExport: (_id, name, format, bytes) => saveExport(name, format, bytes),
    keep: (snapshot) => recovery.keep(snapshot),
    forget: (key) => recovery.forget(key),
    recovered: () => recovery.recovered(),
    session: () => lastSession(files),
    setOpen: (open, shown) => {
      follow(open)
      void keepSession(files, open, shown)
    },
    settings: () => Promise.resolve(readSettings()),
    changeSettings: (settings) => Promise.resolve(writeSettings(settings)),
    setWindow: (state) => {
      document.title = titleOf(state)
      guard(state.unsaved > 0)
    },
    startJob: (request) => jobs.start(request),
    cancelJob: (id) => jobs.cancel(id),
  }
}

function platformOf(name: string): Host['platform'] {
  if (/mac|iphone|ipad/i.test(name)) return 'mac'
  return /win/i.test(name) ? 'windows' : 'linux'
}

function titleOf({ title, dirty }: WindowState): string {
  return title === '' ? 'Stromwerk' : `${dirty ? '• ' : ''}${title} – Stromwerk`
}

/** Lets the browser ask before a page with unsaved boards is left. */
function leaveGuard(): (unsaved: boolean) => void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
  return (unsaved) => {
    window.removeEventListener('beforeunload', ask)
    if (unsaved) window.addEventListener('beforeunload', ask)
  }
}
