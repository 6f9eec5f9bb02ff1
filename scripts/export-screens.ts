/** Screens of exports: what one chooses, a board that has to be solved first, and a file that is being made. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { upload } from './web-edition'

async function open(page: Page, name: string): Promise<void> {
  const content = readFileSync(`resources/examples/${name}.txt`)
  await upload(page, { name: `${name}.txt`, content })
}

async function solve(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await page.locator('.solve-state[data-status="done"]').waitFor()
}

/** The dialog with the format that has this number in the list. */
async function choose(page: Page, format: number): Promise<void> {
  await page.keyboard.press('Control+Shift+E')
  await page.getByRole('combobox', { name: 'Format' }).selectOption({ index: format })
}

const drawn = (page: Page): Promise<void> => page.locator('[data-preview="drawn"]').waitFor()

export const EXPORT_SCREENS = [
  {
    name: 'export-picture',
    async show(page: Page) {
      await open(page, 'rally-10-crowd')
      await solve(page)
      await choose(page, 1)
      await drawn(page)
    },
  },
  {
    name: 'export-unsolved',
    async show(page: Page) {
      await open(page, 'mazes-03-pitfalls')
      await choose(page, 2)
    },
  },
  {
    name: 'export-text',
    async show(page: Page) {
      await open(page, 'rally-09-dozen')
      await solve(page)
      await choose(page, 3)
      await drawn(page)
    },
  },
  {
    name: 'export-making',
    async show(page: Page) {
      await open(page, 'mazes-06-catacombs')
      await solve(page)
      await choose(page, 2)
      await page.getByRole('dialog').getByRole('spinbutton').nth(1).fill('1')
      await drawn(page)
      await page.getByRole('button', { name: /^Export(…|ieren …)$/ }).click()
      await page.getByText(/(Frame|Bild) \d+ /).waitFor()
    },
  },
]
