/** The Chromium whose pages are the windows; each program on the stand-in has its own. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext } from 'playwright-core'
import { CHROMIUM_SWITCHES } from '../../scripts/chromium'
import { ENVIRONMENT } from './protocol'

export const userData = process.env[ENVIRONMENT.userData] ?? ''
export const PROFILE = 'chromium'

let context: Promise<BrowserContext> | undefined

export function openBrowser(): Promise<BrowserContext> {
  const profile = join(userData, PROFILE)
  mkdirSync(profile, { recursive: true })
  context ??= chromium.launchPersistentContext(profile, {
    executablePath: process.env[ENVIRONMENT.chromium] ?? 'chromium',
    viewport: null,
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      ...CHROMIUM_SWITCHES,
      // Electron lets a page from a file load the module scripts beside it.
      '--allow-file-access-from-files',
      '--remote-debugging-port=0',
    ],
  })
  return context
}

export async function closeBrowser(): Promise<void> {
  await (await context)?.close()
}
