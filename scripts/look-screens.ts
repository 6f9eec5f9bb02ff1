/** Screens that help to understand a board: what reaches what, the graph, trails, following, the rules. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { read } from '../src/core/puzzle'
import { Hand } from './hand'
import { upload } from './web-edition'

interface LookScreen {
  readonly name: string
  show(page: Page): Promise<unknown>
}

const RALLY = '12,8\n2,2,5\n7\n4,2,3\n7,3,2\n9,6,4\n3,6,1\n11,2,6\n5,4,0\nT6,6,12,8\n'
const WASTE = '6,3\n1,2,8\n1\n5,2,3\n'

const example = (name: string): string => readFileSync(`resources/examples/${name}.txt`, 'utf8')

async function over(page: Page, content: string): Promise<Hand> {
  await upload(page, { name: 'board.txt', content })
  return Hand.over(page, read(content).board!)
}

/** Chooses an action in the web edition's menu. */
export async function command(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: /^Men[uü]$/ }).click()
  await page.locator(`#action-menu [data-action="${id}"]`).click()
}

async function solved(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await page.locator('.solve-state[data-status="done"]').waitFor()
}

/** Solves a board, zooms in, and plays until so many moves are over. */
async function watch(page: Page, content: string, zooms: number, moves: number): Promise<void> {
  await upload(page, { name: 'board.txt', content })
  await solved(page)
  for (let time = 0; time < zooms; time++) await page.keyboard.press('Control+Equal')
  await page.locator('.playback').getByRole('button').nth(3).click()
  await page.waitForFunction(
    (moves) => Number(document.querySelector<HTMLElement>('.now')!.dataset.frame) >= moves,
    moves,
  )
  await page.locator('.playback').getByRole('button').nth(3).click()
}

async function lesson(page: Page, number: number): Promise<void> {
  await command(page, 'rules')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('navigation').getByRole('button').nth(number).click()
  const step = dialog.locator('figure button').last()
  for (let time = 0; time < 3; time++) await step.click()
}

export const LOOK_SCREENS: readonly LookScreen[] = [
  {
    name: 'reach-robot',
    show: async (page) => (await over(page, RALLY)).point(1.5, 1.5),
  },
  {
    name: 'reach-battery',
    async show(page) {
      const hand = await over(page, RALLY)
      await hand.click(10.5, 1.5)
    },
  },
  {
    name: 'reach-keys',
    async show(page) {
      await over(page, RALLY)
      await page.getByRole('application').focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'reach-crowd',
    async show(page) {
      const hand = await over(page, example('rally-11-full-house'))
      await hand.point(5.5, 4.5)
    },
  },
  {
    name: 'graph',
    async show(page) {
      await over(page, example('rally-04-crossroads'))
      await command(page, 'show-graph')
    },
  },
  {
    name: 'graph-lines',
    async show(page) {
      const hand = await over(page, example('rally-10-crowd'))
      await command(page, 'show-graph')
      await hand.point(3.5, 3.5)
    },
  },
  {
    name: 'graph-too-many',
    async show(page) {
      await over(page, example('rally-12-marathon'))
      await command(page, 'show-graph')
    },
  },
  {
    name: 'trail-battery',
    async show(page) {
      await upload(page, { name: 'board.txt', content: example('rally-10-crowd') })
      await solved(page)
      await command(page, 'trail-by-battery')
      await page.getByRole('slider').fill('60')
    },
  },
  {
    name: 'trail-waste',
    async show(page) {
      await upload(page, { name: 'board.txt', content: WASTE })
      await solved(page)
      await page.keyboard.press('End')
    },
  },
  { name: 'follow-rally', show: (page) => watch(page, example('rally-10-crowd'), 4, 20) },
  { name: 'follow-mazes', show: (page) => watch(page, example('mazes-06-catacombs'), 8, 40) },
  { name: 'rules-swap', show: (page) => lesson(page, 1) },
  { name: 'rules-lost', show: (page) => lesson(page, 4) },
  { name: 'rules-teleporter', show: (page) => lesson(page, 5) },
  { name: 'rules-pit', show: (page) => lesson(page, 9) },
]
