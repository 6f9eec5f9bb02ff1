/**
 * Shows an address where there is a screen: as a window of its own with Chromium, otherwise in the browser that the
 * system opens pages with.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface OpenBrowser {
  /** When its window is closed; never for the system's browser, which tells nobody. */
  readonly closed: Promise<void>
  close(): Promise<void>
}

export async function openBrowser(url: string): Promise<OpenBrowser | undefined> {
  const screen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (!screen || process.env.CI) return undefined
  // Loaded only here: it knows a whole library of browsers.
  const { findChromium } = await import('./chromium')
  const chromium = findChromium()
  return chromium === undefined ? openSystemBrowser(url) : openWindow(chromium, url)
}

/** With a profile of its own that goes when the window is closed. */
function openWindow(chromium: string, url: string): OpenBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'stromwerk-'))
  const switches = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const child = spawn(
    chromium,
    [...switches, `--app=${url}`, `--user-data-dir=${profile}`, '--no-first-run'],
    { stdio: 'ignore' },
  )
  const closed = new Promise<void>((done) => {
    child.once('exit', () => done())
    child.once('error', () => done())
  })
  return {
    closed,
    async close() {
      child.kill()
      await closed
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** It is the user's own, so it outlives us. Where nothing opens pages, the printed address has to do. */
function openSystemBrowser(url: string): OpenBrowser {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true })
  child.once('error', () => {})
  child.unref()
  return { closed: new Promise(() => {}), close: () => Promise.resolve() }
}
