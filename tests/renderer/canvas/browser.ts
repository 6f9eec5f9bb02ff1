/** A page of Chromium with the board's view in it: the script is built in memory, so that no server is needed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { findChromium } from '../../../scripts/chromium'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface CanvasPage {
  readonly page: Page
  close(): Promise<void>
}

export async function openCanvasPage(
  room: { width: number; height: number },
  ratio = 1,
): Promise<CanvasPage> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium.')
  const folder = mkdtempSync(join(tmpdir(), 'stromwerk-canvas-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: FLAGS,
    viewport: room,
    deviceScaleFactor: ratio,
  })
  const page = await context.newPage()
  await page.setContent(
    '<body style="margin:0"><div id="board" style="width:100vw;height:100vh"></div></body>',
  )
  await page.addScriptTag({ content: await script() })
  return {
    page,
    async close() {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function script(): Promise<string> {
  const entry = fileURLToPath(new URL('page.ts', import.meta.url))
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'canvasPageScript' },
    },
  })
  const [{ output }] = result as Rolldown.RolldownOutput[]
  return output[0].code
}
