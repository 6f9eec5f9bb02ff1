/** The built web edition in Chromium, for the end-to-end tests and the screenshots. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { CHROMIUM_SWITCHES, needChromium } from './chromium'
import { serve } from './web-server'

const FOLDER = fileURLToPath(new URL('../out/renderer', import.meta.url))

export interface WebEdition {
  readonly browser: Browser
  /** A page of its own, as on a first visit. `before` may prepare it before anything is loaded. */
  open(options?: BrowserContextOptions, before?: (page: Page) => Promise<unknown>): Promise<Page>
  close(): Promise<void>
}

export async function startWebEdition(): Promise<WebEdition> {
  if (!existsSync(FOLDER)) throw new Error('The web edition is not built: npm run build')
  const server = await serve(FOLDER, [])
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...CHROMIUM_SWITCHES],
    // Bars take room, as they do for most people.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  return {
    browser,
    async open(options = {}, before) {
      const context = await browser.newContext({ locale: 'en-US', ...options })
      const page = await context.newPage()
      await before?.(page)
      await page.goto(server.url)
      await listening(page)
      return page
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/** Loads the page again. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await listening(page)
}

/** A page that is loaded shows nothing yet, and hears no key. */
const listening = (page: Page): Promise<void> => page.locator('[role="toolbar"]').first().waitFor()

/**
 * Makes the browser one without the File System Access API, as most are: files come by upload. Listening for the
 * upload's dialog takes effect some time after one asks for it, so it is asked for before the page is loaded.
 */
export async function withoutFilePickers(page: Page): Promise<void> {
  page.on('filechooser', () => undefined)
  await page.addInitScript(() => {
    Object.assign(window, { showOpenFilePicker: undefined, showSaveFilePicker: undefined })
  })
}

/** Nothing is solved unless one asks for it. */
export async function withoutLiveVerdict(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage['stromwerk.settings'] ??= JSON.stringify({ liveVerdict: false })
  })
}

export interface Upload {
  readonly name: string
  readonly content: string | Uint8Array
}

/** Opens files through the program's own “open”. */
export async function upload(page: Page, ...files: readonly Upload[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Control+o')
  const chooser = await choosing
  await chooser.setFiles(
    files.map(({ name, content }) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    })),
  )
  // Otherwise the page would hold its field for ever.
  await chooser.element().dispose()
  await page.getByRole('tab', { name: files.at(-1)!.name, selected: true }).waitFor()
}
