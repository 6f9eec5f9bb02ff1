/** A page of Chromium with the board's view in it: the script is built in memory, so that no server is needed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_SWITCHES, needChromium } from '../../../scripts/chromium'
import { pageScript } from '../page-script'

export interface CanvasPage {
  readonly page: Page
  close(): Promise<void>
}

export async function openCanvasPage(
  room: { width: number; height: number },
  ratio = 1,
): Promise<CanvasPage> {
  const folder = mkdtempSync(join(tmpdir(), 'stromwerk-canvas-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: needChromium(),
    args: [...CHROMIUM_SWITCHES],
    viewport: room,
    deviceScaleFactor: ratio,
  })
  const page = await context.newPage()
  await page.setContent(
    '<body style="margin:0"><div id="board" style="width:100vw;height:100vh"></div></body>',
  )
  await page.addScriptTag({ content: await pageScript(new URL('page.ts', import.meta.url)) })
  return {
    page,
    async close() {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
