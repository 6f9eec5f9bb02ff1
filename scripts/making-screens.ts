/** Screens of the generator in each of its states, and of what the panel says about difficulty. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { upload } from './web-edition'

interface MakingScreen {
  readonly name: string
  show(page: Page): Promise<unknown>
}

const SEED = '7'
const WHOLE_GALLERY = 12

/** The controls of the generator by their place, since their names differ between languages. */
const control = (page: Page, role: 'combobox' | 'spinbutton', index: number): Locator =>
  page.getByRole('dialog').getByRole(role).nth(index)
const puzzle = (page: Page): Locator => control(page, 'combobox', 0)
const way = (page: Page): Locator => control(page, 'combobox', 1)
const seed = (page: Page): Locator => control(page, 'spinbutton', 0)
const difficulty = (page: Page): Locator => control(page, 'spinbutton', 1)
const solutions = (page: Page): Locator => control(page, 'spinbutton', 2)

async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+Alt+g')
  await page.getByRole('dialog').waitFor()
}

/** Until every candidate is there, so that each run gives the same picture. */
async function made(page: Page): Promise<void> {
  const last = page.locator('li [data-candidate="made"]').nth(WHOLE_GALLERY - 1)
  await last.waitFor({ timeout: 120_000 })
}

async function search(page: Page, rating: string): Promise<void> {
  await open(page)
  await seed(page).fill(SEED)
  await solutions(page).fill('1')
  await difficulty(page).fill(rating)
  await page.locator('figure[data-candidate="making"] img').waitFor({ timeout: 120_000 })
}

export const MAKING_SCREENS: readonly MakingScreen[] = [
  {
    name: 'making',
    async show(page) {
      await open(page)
      await seed(page).fill(SEED)
      await made(page)
      await page.locator('li [data-candidate]').nth(2).click()
    },
  },
  {
    name: 'making-parameters',
    async show(page) {
      await open(page)
      await seed(page).fill(SEED)
      await way(page).selectOption('budget')
      await made(page)
      await page.getByRole('dialog').getByRole('slider').last().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'making-mazes',
    async show(page) {
      await open(page)
      await seed(page).fill(SEED)
      await puzzle(page).selectOption('mazes')
      await made(page)
    },
  },
  { name: 'making-wanted', show: (page) => search(page, '9') },
  {
    name: 'making-stopped',
    async show(page) {
      await search(page, '9')
      await page.locator('.end > .button').click()
    },
  },
  {
    name: 'making-fault',
    async show(page) {
      await open(page)
      await seed(page).fill('-1')
    },
  },
  {
    name: 'difficulty',
    async show(page) {
      const name = 'rally-09-dozen.txt'
      await upload(page, { name, content: readFileSync(`resources/examples/${name}`) })
      await page.locator('[data-rated="done"]').waitFor()
      await page.locator('[data-rated]').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'difficulty-mazes',
    async show(page) {
      const name = 'mazes-03-pitfalls.txt'
      await upload(page, { name, content: readFileSync(`resources/examples/${name}`) })
      await page.locator('[data-rated="done"]').waitFor()
      await page.locator('[data-rated]').scrollIntoViewIfNeeded()
    },
  },
]
