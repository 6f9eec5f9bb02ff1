/** The rating of mazes: what it must not depend on, falls that are needed, and edges. */
import { describe, expect, it } from 'vitest'
import { emptyBoard, transpose, type MazesBoard } from '../../../src/core/mazes/board'
import { generate } from '../../../src/core/mazes/generators/pair'
import { lengthWithoutFalls } from '../../../src/core/mazes/rating/dry-shod'
import { rate } from '../../../src/core/mazes/rating/rate'
import { play } from '../../../src/core/mazes/rules'
import { solve } from '../../../src/core/mazes/solver/solve'
import type { Rating } from '../../../src/core/rating'
import { Random } from '../../../src/core/random'

const partOf = (rating: Rating, name: string): unknown =>
  rating.rating === undefined ? undefined : rating.parts.find((part) => part.name === name)?.value

const boards = (count: number): MazesBoard[] =>
  Array.from({ length: count }, (_, seed) =>
    generate({ width: 3 + (seed % 7), height: 3 + (seed % 5), seed, loops: 0.1, pits: 0.2 }),
  )

describe('a rating of mazes', () => {
  it('is the same with x and y swapped, the mazes exchanged and the pits in another order', () => {
    for (const [index, board] of boards(30).entries()) {
      const expected = rate(board)
      const [first, second] = board.mazes
      const shuffled = { ...first, pits: new Random(index).shuffle([...first.pits]) }
      expect(rate(transpose(board))).toEqual(expected)
      expect(rate({ ...board, mazes: [second, shuffled] })).toEqual(expected)
      expect(rate(board)).toEqual(expected)
    }
  })

  it('tells the length, and how it compares with each maze alone', () => {
    for (const board of boards(10)) {
      const rating = rate(board)
      const verdict = solve(board)
      if (verdict.status !== 'solved') throw new Error('The board can’t be solved.')
      const { length } = verdict.moves
      const alone = board.mazes.map((maze) => {
        const both = solve({ ...board, mazes: [maze, maze] })
        return both.status === 'solved' ? both.moves.length : NaN
      })
      expect(partOf(rating, 'length')).toBe(length)
      expect(partOf(rating, 'shorterAlone')).toBe(Math.min(...alone))
      expect(partOf(rating, 'longerAlone')).toBe(Math.max(...alone))
      expect(partOf(rating, 'ratio')).toBeCloseTo(length / Math.max(...alone), 2)
    }
  })

  it('finds mazes that go together easier than mazes that don’t', () => {
    const [first, second] = generate({ width: 8, height: 8, seed: 3, loops: 0, pits: 0 }).mazes
    const alike = rate({ ...emptyBoard(8, 8), mazes: [first, first] })
    const apart = rate({ ...emptyBoard(8, 8), mazes: [first, second] })
    expect(partOf(alike, 'ratio')).toBe(1)
    expect(partOf(alike, 'detours')).toBe(0)
    expect(apart.rating!).toBeGreaterThan(alike.rating!)
  })

  it('has falls needed where every sequence without one is longer', () => {
    const needed: unknown[] = []
    for (const board of boards(60)) {
      const rating = rate(board)
      const dry = lengthWithoutFalls(board)!
      const length = partOf(rating, 'length') as number
      expect(partOf(rating, 'fallNeeded')).toBe(dry > length)
      expect(dry).toBeGreaterThanOrEqual(length)
      needed.push(partOf(rating, 'fallNeeded'))
    }
    expect(new Set(needed)).toEqual(new Set([true, false]))
  })

  it('counts a sequence without falls as play knows them', () => {
    for (const board of boards(20)) {
      const verdict = solve(board)
      if (verdict.status !== 'solved') throw new Error('The board can’t be solved.')
      const film = play(board, verdict.moves)
      const frames = Array.from({ length: film.length }, (_, index) => film.frame(index + 1))
      const falls = frames.some(({ event }) => event!.happened.includes('fell'))
      if (!falls) expect(lengthWithoutFalls(board)).toBe(film.length)
    }
  })
})

describe('at the edges', () => {
  it('one cell is the easiest, and a goal that is walled off has a reason instead', () => {
    expect(rate(emptyBoard(1, 1))).toMatchObject({ rating: 1, uncertainty: 0 })
    const walled = emptyBoard(2, 2)
    walled.mazes[1].right[2] = 1
    walled.mazes[1].below[1] = 1
    expect(rate(walled)).toMatchObject({ unrated: { code: 'unsolvable' } })
  })

  it('a search that may not go on gives a wide rating, or none when time runs out', () => {
    const board = generate({ width: 40, height: 40, seed: 1, loops: 0.05, pits: 0 })
    const proven = rate(board)
    const cut = rate(board, { limits: { nodes: 1 } })
    if (proven.rating === undefined || cut.rating === undefined) throw new Error('No rating.')
    expect(proven.uncertainty).toBe(0)
    expect(cut.uncertainty).toBeGreaterThan(0)
    expect(Math.abs(cut.rating - proven.rating)).toBeLessThanOrEqual(cut.uncertainty + 0.3)
    let seconds = 0
    const late = rate(board, { clock: () => (seconds += 1), limits: { seconds: 1 } })
    expect(late).toMatchObject({ unrated: { code: 'unknown' } })
  })
})
