/** Large mazes in the web edition: cancelling is instant, solving anew works, and any of thousands of frames is near. */
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startWebEdition,
  upload,
  withoutFilePickers,
  type WebEdition,
} from '../../scripts/web-edition'
import { generate } from '../../src/core/mazes/generators/pair'
import { play } from '../../src/core/mazes/rules'
import { solve } from '../../src/core/mazes/solver/solve'
import { write } from '../../src/core/mazes/write'
import { frameOf, narrated, scrubTo, solved, verdictOf } from './look'

const CONTEST = '../shared/contest/mazes/labyrinthe4.txt'

const board = generate({ width: 101, height: 101, seed: 7, loops: 0, pits: 0 })

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

describe('a pair of mazes of 101 × 101', () => {
  it('is cancelled at once, solved again, and played', async () => {
    const verdict = solve(board)
    if (verdict.status !== 'solved') throw new Error(verdict.status)
    const film = play(board, verdict.moves)
    const page = await edition.open({}, withoutFilePickers)
    await upload(page, { name: 'large.txt', content: write(board) })

    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Escape')
    await page
      .getByText(/^Cancelled after/)
      .first()
      .waitFor()
    expect(await verdictOf(page)).toBe('cancelled')

    await page.keyboard.press('Control+Enter')
    await solved(page)
    for (const part of [0.1, 0.5, 0.9]) {
      let frame = Math.round(part * film.length)
      while (film.frame(frame).event!.happened[0] !== 'moved') frame++
      await scrubTo(page, frame)
      const [cell] = film.frame(frame).state.cells
      const [x, y] = [cell % 101, Math.floor(cell / 101)]
      expect(await narrated(page)).toContain(`person 1 to ${x},${y}`)
    }

    await page.keyboard.press('Home')
    await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: '64×' })
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => frameOf(page), { timeout: 20_000 }).toBeGreaterThan(100)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.context().close()
  })
})

describe.skipIf(!existsSync(CONTEST))(`the largest mazes of the contest (${CONTEST})`, () => {
  it('have 14,384 moves, all of them near', async () => {
    const page = await edition.open({}, withoutFilePickers)
    await upload(page, { name: 'labyrinthe4.txt', content: readFileSync(CONTEST) })
    await page.keyboard.press('Control+Enter')
    await solved(page)
    await page.getByText('0 / 14384').waitFor()
    for (const frame of [14_000, 3, 9_999, 14_384]) await scrubTo(page, frame)
    expect(await narrated(page)).toContain('reaches the goal')
    await page.context().close()
  })
})
