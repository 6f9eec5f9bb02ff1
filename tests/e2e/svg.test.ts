/** SVG in a real browser: well-formed, every shape an element, and not blank. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { svg } from '../../src/core/picture/svg'
import { LIGHT } from '../../src/core/picture/theme'
import { puzzleOf, read } from '../../src/core/puzzle'
import { readFileSync } from 'node:fs'
import { findChromium } from '../../scripts/chromium'
import { CHROMIUM_FLAGS } from './chromium-flags'

const profile = mkdtempSync(join(tmpdir(), 'stromwerk-chromium-'))
let browser: BrowserContext

beforeAll(async () => {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium: npm test installs it.')
  browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: CHROMIUM_FLAGS,
  })
})

afterAll(async () => {
  await browser?.close()
  rmSync(profile, { recursive: true, force: true })
})

test.each(['rally-06-teleporters', 'rally-09-dozen', 'mazes-03-pitfalls'])('%s', async (name) => {
  const source = readFileSync(new URL(`../../resources/examples/${name}.txt`, import.meta.url))
  const { board } = read(source)
  const picture = puzzleOf(board!).picture(board!, LIGHT)
  const drawn = svg(picture, { title: name })
  const page = await browser.newPage()
  const parsed = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'image/svg+xml')
    return {
      errors: document.querySelectorAll('parsererror').length,
      shapes: document.querySelectorAll('rect, path, text').length,
      title: document.querySelector('title')?.textContent,
    }
  }, drawn)
  expect(parsed).toEqual({ errors: 0, shapes: picture.shapes.length, title: name })
  await page.close()
})
