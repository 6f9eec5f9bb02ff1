import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { play, solved } from '../../src/core/mazes/rules'
import { solve } from '../../src/core/mazes/solver/solve'
import { read } from '../../src/core/mazes/read'

const FOLDER = '../shared/contest/mazes'

const SHORTEST = new Map([
  [0, 8],
  [1, 31],
  [2, 65],
  [3, 164],
  [4, 14384],
  [6, 1844],
])

const boardOf = (number: number) => read(readFileSync(`${FOLDER}/labyrinthe${number}.txt`)).board!

describe.skipIf(!existsSync(FOLDER))(`mazes of the contest (from ${FOLDER})`, () => {
  it.each([...SHORTEST])('file %i has a shortest sequence of %i', (number, length) => {
    const board = boardOf(number)
    const verdict = solve(board)
    if (verdict.status !== 'solved') throw new Error(verdict.status)
    expect(verdict.moves).toHaveLength(length)
    const film = play(board, verdict.moves)
    expect(solved(film.world, film.end().state)).toBe(true)
  })

  it('file 7 has none, because the second maze is cut in two', () => {
    const verdict = solve(boardOf(7))
    expect(verdict).toMatchObject({ status: 'unsolvable', reason: { code: 'cut-off', maze: 1 } })
  })
})
