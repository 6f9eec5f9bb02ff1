/** Play mode in the web edition: with keys and pointer, with hints, lost and won again, for both puzzles. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Hand } from '../../scripts/hand'
import { makeMoves, playBoard } from '../../scripts/play-screens'
import {
  reload,
  startWebEdition,
  withoutFilePickers,
  type WebEdition,
} from '../../scripts/web-edition'
import { read } from '../../src/core/puzzle'
import { solve } from '../../src/core/rally/solver/solve'
import type { RallyBoard } from '../../src/core/rally/board'
import { seriousViolations, withAxe } from './axe'
import { said } from './look'

const CROSSROADS = '7\n4,4,8\n6\n4,1,1\n1,4,6\n7,4,6\n4,7,2\n2,2,2\n6,6,3\n'
/** Lost after d, stuck after rl. */
const SMALL = '3\n1,1,2\n1\n3,1,2\n'
const DIAGONAL = '3\n1,1,2\n0\n#!diagonal=1\n'
const TELEPORTER = '3,3\n1,1,9\n1\nT 2,1,3,3\n'
/** Solved by rd; d sends the second person into a pit. */
const MAZES = '2 2\n0\n0\n0 0\n0\n0\n1\n0 0\n1\n0 1\n'

const VIEWPORT = { viewport: { width: 1280, height: 800 } }

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

async function playing(content: string, options = {}): Promise<Page> {
  const page = await edition.open({ ...VIEWPORT, ...options }, async (page) => {
    await withoutFilePickers(page)
    await withAxe(page)
  })
  await playBoard(page, content)
  return page
}

const stands = (page: Page, how: string) => page.locator(`.game[data-stands="${how}"]`)

const moves = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-moves]').getAttribute('data-moves'))

const tally = (page: Page): Promise<string> => page.locator('.tally').innerText()

const level = (page: Page, which: 'aim' | 'way') => page.locator(`.hint[data-level="${which}"]`)

describe('playing a rally', () => {
  it('goes to the end by keys: counted, told, taken back, and solved', async () => {
    const page = await playing(CROSSROADS)
    const verdict = solve(read(CROSSROADS).board as RallyBoard)
    if (verdict.status !== 'solved') throw new Error(verdict.status)
    await makeMoves(page, verdict.moves.slice(0, -1))
    expect(await moves(page)).toBe(verdict.moves.length - 1)
    expect(await tally(page)).toContain('1 on board')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Control+z')
    expect(await moves(page)).toBe(verdict.moves.length - 3)
    await page.keyboard.press('Control+Shift+Z')
    await page.keyboard.press('Control+y')
    expect(await moves(page)).toBe(verdict.moves.length - 1)
    await makeMoves(page, verdict.moves.slice(-1))
    await stands(page, 'solved').waitFor()
    expect(await said(page, 'game')).toContain(`Solved with ${verdict.moves.length} moves!`)
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Play again' }).click()
    expect(await moves(page)).toBe(0)
    await page.context().close()
  })

  it('gives a hint in two levels, which lead on', async () => {
    const page = await playing(CROSSROADS)
    await page.keyboard.press('h')
    await level(page, 'aim').waitFor()
    const aim = /battery at (\d),(\d) next/.exec(await said(page, 'game'))!
    await page.getByRole('button', { name: 'Show how' }).click()
    await level(page, 'way').waitFor()
    expect(await said(page, 'game')).toMatch(`The way to ${aim[1]},${aim[2]} takes`)
    expect(await seriousViolations(page)).toEqual([])
    const hand = await Hand.over(page, { width: 7, height: 7 })
    await hand.click(Number(aim[1]) - 0.5, Number(aim[2]) - 0.5)
    await expect.poll(() => said(page, 'game')).toMatch(/drops \d+, takes \d+/)
    expect(await level(page, 'way').count()).toBe(0)
    await page.context().close()
  })

  it('is lost, says so, leads back, and is won', async () => {
    const page = await playing(SMALL)
    await page.getByRole('checkbox', { name: 'Warn me when it is lost' }).check()
    await page.getByRole('application').focus()
    await makeMoves(page, 'rd')
    await stands(page, 'stuck').waitFor()
    await page.keyboard.press('r')
    await makeMoves(page, 'd')
    await stands(page, 'lost').waitFor()
    expect(await said(page, 'game')).toBe('From here it can no longer be solved.')
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to where it can be solved' }).click()
    await stands(page, 'open').waitFor()
    expect(await moves(page)).toBe(0)
    await makeMoves(page, 'rrdu')
    await stands(page, 'solved').waitFor()
    await reload(page)
    await page.keyboard.press('Control+Shift+Enter')
    const warning = page.getByRole('checkbox', { name: 'Warn me when it is lost' })
    expect(await warning.isChecked()).toBe(true)
    await page.context().close()
  })

  it('drives to cells one clicks, and shows which can be reached', async () => {
    const page = await playing(SMALL, { reducedMotion: 'reduce' })
    const hand = await Hand.over(page, { width: 3, height: 3 })
    await hand.point(1.5, 1.5)
    expect(await hand.seen()).toBe('2, 2: free – 2 moves away')
    await hand.point(2.5, 2.5)
    expect(await hand.seen()).toBe('3, 3: free – can’t be reached directly')
    await hand.click(2.5, 2.5)
    expect(await said(page, 'game')).toBe('You can’t get there directly.')
    await hand.click(2.5, 0.5)
    expect(await moves(page)).toBe(2)
    await hand.point(0.5, 0.5)
    expect(await hand.seen()).toBe('1, 1: free – 2 moves away')
    await hand.point(2.5, 0.5)
    expect(await hand.seen()).toBe('3, 1: robot, charge 2; battery, charge 0')
    await page.context().close()
  })

  it('has diagonal steps and teleporters by keys, and says what can’t be done', async () => {
    const page = await playing(DIAGONAL)
    await page.keyboard.press('3')
    await page.keyboard.press('Numpad7')
    await stands(page, 'solved').waitFor()
    await playBoard(page, TELEPORTER)
    await makeMoves(page, 'r')
    expect(await tally(page)).toContain('7 on board')
    await page.keyboard.press('t')
    expect(await said(page, 'game')).toContain('back by teleporter to 2,1')
    await page.keyboard.press('ArrowUp')
    expect(await said(page, 'game')).toBe('The board ends here.')
    await page.keyboard.press('9')
    expect(await said(page, 'game')).toBe('Diagonal steps are not allowed on this board.')
    await page.context().close()
  })

  it('looks around and drives there by keys alone, keeps the board, and stops with Escape', async () => {
    const page = await playing(SMALL)
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    expect(await said(page, 'cursor')).toBe('3, 1: battery, charge 2')
    await page.keyboard.press('Enter')
    expect(await moves(page)).toBe(2)
    await page.keyboard.press('Delete')
    await page.keyboard.press('b')
    await expect.poll(() => said(page, 'game')).toContain('It can still be solved from here.')
    await page.keyboard.press('Escape')
    await page.getByRole('toolbar', { name: 'Tools' }).waitFor()
    expect(
      await page.getByRole('application').evaluate((at) => at === document.activeElement),
    ).toBe(true)
    const hand = await Hand.over(page, { width: 3, height: 3 })
    expect(await hand.saved()).toBe(SMALL)
    await page.context().close()
  })
})

describe('playing a pair of mazes', () => {
  it('leads through a pit to the goal by keys, and tells what would have been enough', async () => {
    const page = await playing(MAZES)
    await page.keyboard.press('ArrowDown')
    expect(await said(page, 'game')).toContain('person 2 falls into a pit')
    await page.keyboard.press('h')
    await level(page, 'aim').waitFor()
    expect(await said(page, 'game')).toBe('2 instructions are enough from here.')
    await page.keyboard.press('h')
    expect(await said(page, 'game')).toBe('The next instruction is “right”.')
    await makeMoves(page, 'rd')
    await stands(page, 'solved').waitFor()
    await page.getByText('2 moves are enough. Can you find that way?').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await page.context().close()
  })
})
