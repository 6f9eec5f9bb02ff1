/** Screens of play mode: in the middle of a game, with hints, lost, stuck, solved, for both puzzles. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { puzzleOf, read, type Board } from '../src/core/puzzle'
import { Hand } from './hand'
import { upload } from './web-edition'

interface PlayScreen {
  readonly name: string
  show(page: Page): Promise<unknown>
}

const KEYS: Readonly<Record<string, string>> = {
  u: 'ArrowUp',
  d: 'ArrowDown',
  l: 'ArrowLeft',
  r: 'ArrowRight',
}

/** Makes moves, each written as one letter. */
export async function makeMoves(page: Page, moves: string): Promise<void> {
  for (const move of moves) await page.keyboard.press(KEYS[move] ?? move)
}

/** Opens a board and begins to play it. */
export async function playBoard(page: Page, content: string): Promise<void> {
  await upload(page, { name: 'game.txt', content })
  await page.keyboard.press('Control+Shift+Enter')
  await page.locator('.game').waitFor()
}

function solutionOf(board: Board): string {
  const verdict = puzzleOf(board).solve(board, {})
  return verdict.status === 'solved' ? verdict.moves : ''
}

function screen(
  name: string,
  example: string,
  act: (page: Page, solution: string) => Promise<unknown>,
): PlayScreen {
  const content = readFileSync(`resources/examples/${example}.txt`, 'utf8')
  return {
    name: `play-${name}`,
    async show(page) {
      await playBoard(page, content)
      await act(page, solutionOf(read(content).board!))
      // Until everybody stands still where the figures say.
      await page.waitForTimeout(500)
    },
  }
}

async function hints(page: Page, levels: number): Promise<void> {
  for (let level = 1; level <= levels; level++) {
    await page.keyboard.press('h')
    await page.locator(`.hint[data-level="${level === 1 ? 'aim' : 'way'}"]`).waitFor()
  }
}

export const PLAY_SCREENS: readonly PlayScreen[] = [
  screen('begin', 'rally-04-crossroads', () => Promise.resolve()),
  screen('rally', 'rally-06-teleporters', async (page, solution) => {
    await makeMoves(page, solution.slice(0, 9))
    const hand = await Hand.over(page, { width: 7, height: 7 })
    await hand.point(5.5, 3.5)
  }),
  screen('unreachable', 'rally-04-crossroads', async (page, solution) => {
    await makeMoves(page, solution.slice(0, 3))
    const hand = await Hand.over(page, { width: 7, height: 7 })
    await hand.point(0.5, 0.5)
  }),
  screen('look-around', 'rally-04-crossroads', async (page) => {
    for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowRight')
  }),
  screen('hint', 'rally-10-crowd', async (page, solution) => {
    await makeMoves(page, solution.slice(0, 12))
    await hints(page, 1)
  }),
  screen('hint-way', 'rally-04-crossroads', async (page, solution) => {
    await makeMoves(page, solution.slice(0, 9))
    await hints(page, 2)
  }),
  screen('lost', 'rally-04-crossroads', async (page) => {
    await page.getByRole('checkbox').check()
    await page.getByRole('application').focus()
    await makeMoves(page, 'uuu')
    await page.locator('.game[data-stands="lost"]').waitFor()
  }),
  screen('stuck', 'rally-04-crossroads', (page) => makeMoves(page, 'lrlrlrlr')),
  screen('solved', 'rally-04-crossroads', (page, solution) => makeMoves(page, solution)),
  screen('mazes', 'mazes-03-pitfalls', (page, solution) => makeMoves(page, solution.slice(0, 12))),
  screen('mazes-hint', 'mazes-03-pitfalls', async (page, solution) => {
    await makeMoves(page, solution.slice(0, 8))
    await hints(page, 2)
  }),
  screen('mazes-solved', 'mazes-03-pitfalls', async (page, solution) => {
    await makeMoves(page, `dl${solution}`)
    const more = solutionOf(read(readFileSync('resources/examples/mazes-03-pitfalls.txt')).board!)
    await makeMoves(page, more)
  }),
]
