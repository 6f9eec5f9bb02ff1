/** The rating as a whole: what it must not depend on, boards whose rating is known, and edges. */
import { describe, expect, it } from 'vitest'
import { SYMMETRIES } from '../../../../src/core/grid/symmetry'
import { Random } from '../../../../src/core/random'
import { levelOf, rated } from '../../../../src/core/rating'
import { emptyBoard, transform, type RallyBoard } from '../../../../src/core/rally/board'
import { rate } from '../../../../src/core/rally/rating/rate'
import { reverseBoard } from '../../../../src/core/rally/generators/reverse'
import type { Progress } from '../../../../src/core/verdict'
import { board, partOf, solvableBoards } from './boards'

const HARD = board('6 6,2,5 5 2,5,3 3,4,3 5,4,4 6,4,3 4,4,1')

describe('a rating', () => {
  it('is the same for all 8 symmetries and every order of batteries, with every option', () => {
    for (const original of solvableBoards(25, 5)) {
      const expected = rate(original)
      expect(expected.rating).toBeGreaterThanOrEqual(1)
      for (const symmetry of SYMMETRIES) {
        const turned = transform(original, symmetry)
        const batteries = new Random(symmetry).shuffle([...turned.batteries])
        expect(rate({ ...turned, batteries })).toEqual(expected)
      }
    }
  })

  it('is the same again, and with a clock, and with labels and notes', () => {
    const expected = rate(HARD)
    let ticks = 0
    const clock = (): number => (ticks += 0.01)
    const about = { entries: [['title', 'Hard']] as const, notes: ['a note'] }
    rate(solvableBoards(1, 6)[0])
    expect(rate(HARD)).toEqual(expected)
    expect(rate(HARD, { clock, limits: { seconds: 1e6 } })).toEqual(expected)
    expect(rate({ ...HARD, labels: [[0, 'here']], about })).toEqual(expected)
  })

  it('rises over boards that differ in nothing but what a player meets', () => {
    const ratings = [
      '5 3,3,5 5 3,4,2 2,3,10 3,2,6 1,4,4 2,1,9',
      '6 4,3,5 5 1,1,4 4,2,5 3,4,2 3,6,1 4,6,5',
      '6 1,4,4 5 2,5,2 5,4,3 5,5,4 3,5,2 4,3,4',
      '6 6,2,5 5 2,5,3 3,4,3 5,4,4 6,4,3 4,4,1',
    ].map((lines) => rate(board(lines)).rating!)
    // The figures of a first trial of the model; it had other chance, so a tenth or two may differ.
    for (const [index, known] of [1.3, 3.3, 5.2, 7.5].entries())
      expect(Math.abs(ratings[index] - known)).toBeLessThan(0.25)
  })

  it('tells meanwhile what it does, and gives none when time runs out', () => {
    const told: Progress[] = []
    let seconds = 0
    const clock = (): number => (seconds += 0.2)
    expect(rate(HARD, { clock, report: (progress) => told.push(progress) }).rating).toBeDefined()
    expect(told.map(({ phase }) => phase)).toContain('play')
    expect(told.map((progress) => progress.seconds)).toEqual(
      told.map((progress) => progress.seconds).toSorted((a, b) => a - b),
    )
    const late = rate(HARD, { clock, limits: { seconds: 1 } })
    expect(late).toMatchObject({ unrated: { code: 'unknown' } })
  })
})

describe('at the edges', () => {
  const alone = (charge: number): RallyBoard => ({
    ...emptyBoard(1, 1),
    robot: { cell: 0, charge },
  })

  it('a board that is solved already is the easiest', () => {
    const solved = rate(board('3 1,1,0 1 2,2,0'))
    expect(solved).toMatchObject({ rating: 1, level: 'beginner', uncertainty: 0 })
    expect(partOf(solved, 'fewestSwaps')).toBe(0)
    expect(rate(alone(0)).rating).toBe(1)
  })

  it('a board that can’t be solved has a reason instead of a rating', () => {
    expect(rate(alone(1))).toMatchObject({ unrated: { code: 'unsolvable' } })
    const parity = rate(board('2 1,1,1 1 2,2,2'))
    expect(parity).toMatchObject({
      unrated: { code: 'unsolvable', reason: { code: 'unreachable' } },
    })
  })

  it('many batteries in a row that leave no choice are easy, but not for their number', () => {
    const batteries = Array.from({ length: 30 }, (_, index) => ({ cell: index + 1, charge: 1 }))
    const row = { ...emptyBoard(31, 1), robot: { cell: 0, charge: 1 }, batteries }
    expect(rate(row)).toMatchObject({ rating: 1.9, level: 'beginner', uncertainty: 0 })
  })

  it('huge charges are rated too', () => {
    const huge = rate(board('4 1,1,1000000 3 3,1,999998 1,3,1000000 3,3,999996'))
    expect(huge.rating).toBeGreaterThan(1)
    expect(partOf(huge, 'fewestSwaps')).toBe(3)
  })

  it('has at least one solution, also where counting ended before the first one', () => {
    const given = { width: 12, batteries: 40, wander: 0.5 }
    const large = reverseBoard(new Random(1), { ...given, height: 12 }).board
    expect(partOf(rate(large), 'solutionsAtLeast')).toBeGreaterThanOrEqual(1)
  })

  it('400 batteries end within bounded work, with a rating and its uncertainty, or without', () => {
    const random = new Random(4)
    const full = reverseBoard(random, { width: 21, height: 20, batteries: 400, wander: 0 }).board
    const sparse = reverseBoard(random, { width: 60, height: 60, batteries: 400, wander: 0 }).board
    for (const large of [full, sparse]) {
      const rating = rate(large)
      if (rating.rating === undefined) expect(rating.unrated.code).toBe('unknown')
      else expect(rating).toMatchObject({ rating: 10, level: 'master' })
    }
  })
})

describe('the scale', () => {
  it('has four names', () => {
    expect([1, 2.9, 3, 4.9, 5, 6.9, 7, 10].map(levelOf)).toEqual([
      ...['beginner', 'beginner', 'advanced', 'advanced'],
      ...['expert', 'expert', 'master', 'master'],
    ])
  })

  it('cuts figures and their uncertainty to what it holds', () => {
    expect(rated(4.26, 0.12, [])).toMatchObject({ rating: 4.3, uncertainty: 0.2 })
    expect(rated(12, 1, [])).toMatchObject({ rating: 10, uncertainty: 0 })
    expect(rated(10.5, 1, [])).toMatchObject({ rating: 10, uncertainty: 0.5 })
    expect(rated(1, 0, [])).toMatchObject({ rating: 1, uncertainty: 0 })
  })
})
