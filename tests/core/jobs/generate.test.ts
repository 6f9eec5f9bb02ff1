import { describe, expect, it } from 'vitest'
import { generate, type GenerateAsk, type GenerateProgress } from '../../../src/core/jobs/generate'
import type { Wanted } from '../../../src/core/jobs/wanted'
import { lookUp } from '../../../src/core/about'
import { puzzles, read, type Board, type Puzzle } from '../../../src/core/puzzle'

const ASK: GenerateAsk = {
  kind: 'rally',
  strategy: 'route',
  given: { width: 6, height: 6, batteries: 6 },
  seed: 1,
  rate: true,
}
const WANTED: Wanted = { rating: 5, tolerance: 0.5, unique: false, tries: 400 }

function run(ask: Partial<GenerateAsk>, clock: () => number = () => 0) {
  const told: GenerateProgress[] = []
  const result = generate({ ...ASK, ...ask }, { clock, report: (progress) => told.push(progress) })
  return { told, result }
}

function made(ask: Partial<GenerateAsk>) {
  const { result, told } = run(ask)
  if (result.fault) throw new Error(result.fault.code)
  const board = read(result.text).board!
  const puzzle: Puzzle<Board> = puzzles[board.kind]
  return { ...result, told, board, puzzle }
}

describe('making a board as a job', () => {
  it('gives a file, moves that solve it, and its rating', () => {
    const { board, puzzle, moves, rating, met } = made({})
    expect(puzzle.play(board, moves).solved).toBe(true)
    expect(met).toBe(true)
    expect(lookUp(board.about, 'rating')).toBe(rating?.rating?.toFixed(1))
    expect(puzzle.rate(board, {})).toEqual(rating)
  })

  it('does not rate unless asked to', () => {
    const { rating, board } = made({ rate: false })
    expect(rating).toBeUndefined()
    expect(lookUp(board.about, 'rating')).toBeUndefined()
  })

  it('hands over faults', () => {
    expect(run({ strategy: 'magic' }).result.fault?.code).toBe('strategy-unknown')
    expect(run({ given: { width: 1 } }).result.fault?.code).toBe('too-much-for-size')
    const unique = { ...WANTED, unique: true }
    const mazes = { kind: 'mazes', strategy: 'wilson', given: {} } as const
    expect(run({ ...mazes, wanted: unique }).result.fault?.code).toBe('unique-unknown')
    expect(run({ given: { width: 1 }, wanted: WANTED }).result.fault?.code).toBe(
      'too-much-for-size',
    )
  })
})

describe('a wanted difficulty', () => {
  it.each([2, 4, 6, 8])('of %i is met, and the board says what was wanted', (rating) => {
    const { rating: found, met, board, puzzle, moves } = made({ wanted: { ...WANTED, rating } })
    expect(met).toBe(true)
    expect(Math.abs(found!.rating! - rating)).toBeLessThanOrEqual(0.5)
    expect([board.width, board.height]).toEqual([6, 6])
    expect(puzzle.play(board, moves).solved).toBe(true)
    expect(lookUp(board.about, 'wanted')).toBe(`rating=${rating} tolerance=0.5 tries=400`)
    expect(lookUp(board.about, 'seed')).toBe('1')
    expect(lookUp(board.about, 'solution')).toBeDefined()
  })

  it('with one solution has exactly one', () => {
    const { board, puzzle, met } = made({ wanted: { ...WANTED, unique: true } })
    expect(met).toBe(true)
    const verdict = puzzle.solve(board, { count: 2 })
    expect(verdict).toMatchObject({ solutions: { count: 1, exact: true } })
  })

  it('may be one solution alone', () => {
    const wanted = { tolerance: 0, unique: true, tries: 400 }
    const { board, puzzle, met } = made({ wanted, rate: false })
    expect(met).toBe(true)
    expect(puzzle.solve(board, { count: 2 })).toMatchObject({ solutions: { count: 1 } })
  })

  it('is the same for the same seed', () => {
    const wanted = { ...WANTED, rating: 7 }
    expect(made({ wanted }).text).toBe(made({ wanted }).text)
    expect(made({ wanted, seed: 2 }).text).not.toBe(made({ wanted }).text)
  })

  it('tells the best so far as a board, nearer and nearer', () => {
    const { told, rating } = made({ wanted: { ...WANTED, rating: 8, tolerance: 0.1 } })
    const misses = told.map(({ best }) => Math.abs(best!.rating! - 8))
    expect(misses.length).toBeGreaterThan(1)
    expect(misses).toEqual(misses.toSorted((a, b) => b - a))
    expect(read(told.at(-1)!.best!.text).board).toBeDefined()
    expect(rating?.rating).toBe(told.at(-1)!.best!.rating)
  })

  it('that is not found ends after the tries, with the nearest', () => {
    const wanted = { ...WANTED, rating: 10, tolerance: 0, tries: 12 }
    const { met, told, text } = made({ given: { width: 2, batteries: 1 }, wanted })
    expect(met).toBe(false)
    expect(told.every(({ tried }) => tried <= 12)).toBe(true)
    expect(read(text).board).toBeDefined()
  })

  it('that is not found ends at the time limit', () => {
    let seconds = 0
    const wanted = { ...WANTED, rating: 10, tolerance: 0, tries: 1e9, seconds: 20 }
    const { result } = run({ given: { width: 2, batteries: 1 }, wanted }, () => seconds++)
    expect(result.fault ? undefined : result.met).toBe(false)
  })

  it('works for mazes', () => {
    const mazes = { kind: 'mazes', strategy: 'backtracker', given: { width: 10 } } as const
    const { rating, met } = made({ ...mazes, wanted: { ...WANTED, rating: 5 } })
    expect(met).toBe(true)
    expect(Math.abs(rating!.rating! - 5)).toBeLessThanOrEqual(0.5)
  })
})
