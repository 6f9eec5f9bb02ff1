/** SVG in a real browser: well-formed, and every shape an element. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWebEdition, type WebEdition } from '../../scripts/web-edition'
import { svg } from '../../src/core/picture/svg'
import { LIGHT } from '../../src/core/picture/theme'
import { puzzleOf, read } from '../../src/core/puzzle'

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

test.each(['rally-06-teleporters', 'rally-09-dozen', 'mazes-03-pitfalls'])('%s', async (name) => {
  const source = readFileSync(new URL(`../../resources/examples/${name}.txt`, import.meta.url))
  const { board } = read(source)
  const picture = puzzleOf(board!).picture(board!, LIGHT)
  const page = await edition.browser.newPage()
  const parsed = await page.evaluate(
    (drawn) => {
      const document = new DOMParser().parseFromString(drawn, 'image/svg+xml')
      return {
        errors: document.querySelectorAll('parsererror').length,
        shapes: document.querySelectorAll('rect, path, text').length,
        title: document.querySelector('title')?.textContent,
      }
    },
    svg(picture, { title: name }),
  )
  expect(parsed).toEqual({ errors: 0, shapes: picture.shapes.length, title: name })
  await page.close()
})
