/** A rally's solution as it is shown, compared with the rules: the same in every edition of the window. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { xOf, yOf } from '../../src/core/grid/size'
import { read } from '../../src/core/rally/read'
import { play, type RallyFilm } from '../../src/core/rally/rules'
import { solve } from '../../src/core/rally/solver/solve'
import { findPlaces, frameOf, pointAt, scrubTo } from './look'

/** The contest's rallies; a test that needs them says when this folder is missing. */
export const CONTEST_RALLIES = '../shared/contest/rally'

const PLACES = 10

/** The same board gives the same moves everywhere, so the film can be made here. */
export function filmOf(source: string): RallyFilm {
  const board = read(source).board!
  const verdict = solve(board)
  if (verdict.status !== 'solved') throw new Error(verdict.status)
  return play(board, verdict.moves)
}

/** Scrubs to ten places, steps from each to the next frame, and compares the charges at both. */
export async function compareCharges(page: Page, film: RallyFilm): Promise<void> {
  const compare = await comparison(page, film)
  for (let place = 0; place < PLACES; place++) {
    const frame = Math.round((place * film.length) / (PLACES - 1))
    await scrubTo(page, frame)
    await compare(frame)
    if (frame === film.length) continue
    await page.keyboard.press('ArrowRight')
    expect(await frameOf(page)).toBe(frame + 1)
    await compare(frame + 1)
  }
}

/** Compares the robot's charge and those on three battery cells, as the status line tells them. */
async function comparison(page: Page, film: RallyFilm): Promise<(frame: number) => Promise<void>> {
  const { board } = film.world
  const places = await findPlaces(page)
  const seenAt = (cell: number): Promise<string> =>
    pointAt(page, places.at(xOf(board, cell) + 1, yOf(board, cell) + 1))
  return async (frame) => {
    const { state } = film.frame(frame)
    expect(await seenAt(state.cell)).toMatch(says('robot', state.charge))
    for (const [index, { cell }] of board.batteries.slice(0, 3).entries()) {
      expect(await seenAt(cell)).toMatch(says('battery', state.lying[index]))
    }
  }
}

const says = (what: string, charge: number): RegExp => new RegExp(`${what}, charge ${charge}\\b`)
