/**
 * Finds a Chromium for the tests, or installs one: CHROMIUM_PATH, the system's, then Playwright's own. Where there is
 * none, Debian's package is installed (as root), otherwise Playwright's own download is tried. Says what it does.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** What a Chromium without a screen is started with. */
export const CHROMIUM_SWITCHES: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const folders = (process.env.PATH ?? '').split(delimiter)
  const system = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...system, chromium.executablePath()].find((path) => path !== '' && existsSync(path))
}

export function findOrInstallChromium(say: (line: string) => void): string | undefined {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH) {
    say(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, where there is nothing.`)
    return undefined
  }
  for (const [command, ...args] of waysToInstall()) {
    say(`No Chromium found; installing it: ${command} ${args.join(' ')}`)
    const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    if (status !== 0) say(`That failed (exit code ${status ?? 'none'}).`)
  }
  return findChromium()
}

/** For whoever can't go on without one. */
export function needChromium(): string {
  const found = findOrInstallChromium((line) => console.error(line))
  if (found === undefined) throw new Error('There is no Chromium; set CHROMIUM_PATH.')
  return found
}

function waysToInstall(): string[][] {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isDebianRoot)
    return [[process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium']]
  return [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]
}
