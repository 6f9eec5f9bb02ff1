import { describe, expect, it } from 'vitest'
import { generate, type GenerateAsk, type GenerateProgress } from '../../../src/core/jobs/generate'
import { recipeOf, type Given } from '../../../src/core/generator'
import { readWanted, type Wanted } from '../../../src/core/jobs/wanted'
import { lookUp } from '../../../src/core/about'
import { totalCharge, type Battery, type RallyBoard } from '../../../src/core/rally/board'
import { puzzles, read, type Board, type Puzzle } from '../../../src/core/puzzle'

const ASK: GenerateAsk = {
  kind: 'rally',
  strategy: 'route',
  given: { width: 6, height: 6, batteries: 6 },
  seed: 1,
  rate: true,
}
const WANTED: Wanted = { rating: 5, tolerance: 0.5, tries: 400 }

function least(batteries: readonly Battery[]): number {
  return Math.min(...batteries.map(({ charge }) => charge))
}

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
    const unique = { ...WANTED, solutions: 1 }
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
    expect(readWanted(board.about)).toEqual({ rating, met: true })
    expect(lookUp(board.about, 'seed')).toBe('1')
    expect(lookUp(board.about, 'solution')).toBeDefined()
  })

  it('with one solution has exactly one', () => {
    const { board, puzzle, met } = made({ wanted: { ...WANTED, solutions: 1 } })
    expect(met).toBe(true)
    const verdict = puzzle.solve(board, { count: 2 })
    expect(verdict).toMatchObject({ solutions: { count: 1, exact: true } })
  })

  it('with few solutions has no more', () => {
    const { board, puzzle, met } = made({ wanted: { ...WANTED, rating: 6, solutions: 3 } })
    expect(met).toBe(true)
    const verdict = puzzle.solve(board, { count: 10 })
    const found = verdict.status === 'solved' ? verdict.solutions : undefined
    expect(found?.exact).toBe(true)
    expect(found?.count).toBeLessThanOrEqual(3)
  })

  it.each<[string, Given, (board: RallyBoard) => unknown, unknown]>([
    ['batteries', { batteries: 6 }, ({ batteries }) => batteries.length, 6],
    ['charge in all', { totalCharge: 40 }, totalCharge, 40],
    ['least charge', { leastCharge: 3 }, ({ batteries }) => least(batteries) >= 3, true],
  ])('keeps the %s asked for', (_, asked, figure, expected) => {
    const strategy = { batteries: 'nested', totalCharge: 'budget', leastCharge: 'reverse' }[
      Object.keys(asked)[0]
    ]!
    for (const seed of [1, 2]) {
      const wanted = { ...WANTED, rating: 9, tolerance: 0, tries: 12 }
      const { board } = made({ strategy, given: { width: 4, ...asked }, seed, wanted })
      expect(figure(board as RallyBoard)).toEqual(expected)
    }
  })

  it('chooses itself what is not asked for, also where the usual is too much', () => {
    const given = { width: 3, height: 3 }
    expect(run({ given }).result.fault?.code).toBe('too-much-for-size')
    expect(made({ given, wanted: { ...WANTED, rating: 3 } }).met).toBe(true)
  })

  it('is found again from what the board says about itself', () => {
    const wanted = { ...WANTED, rating: 7, solutions: 1 }
    const first = made({ given: { width: 6 }, wanted })
    const recipe = recipeOf(first.board, puzzles.rally.generators)!
    expect(recipe.given).not.toHaveProperty('batteries')
    expect(made({ given: recipe.given, seed: recipe.seed, wanted }).text).toBe(first.text)
  })

  it('that is cut short is found again with as many tries as it says', () => {
    const wanted = { ...WANTED, rating: 9, tolerance: 0, solutions: 1 }
    const { told } = made({ given: { width: 6 }, wanted: { ...wanted, tries: 150 } })
    const { text } = told.findLast(({ best }) => best)!.best!
    const { about } = read(text).board!
    expect(readWanted(about)).toEqual({ rating: 9, solutions: 1, met: false })
    const tries = Number(/tries=(\d+)/.exec(lookUp(about, 'wanted')!)![1])
    expect(made({ given: { width: 6 }, wanted: { ...wanted, tries } }).text).toBe(text)
  })

  it('may be one solution alone', () => {
    const wanted = { tolerance: 0, solutions: 1, tries: 400 }
    const { board, puzzle, met } = made({ wanted, rate: false })
    expect(met).toBe(true)
    expect(puzzle.solve(board, { count: 2 })).toMatchObject({ solutions: { count: 1 } })
  })

  it('is the same for the same seed', () => {
    const ask = { given: { width: 6 }, wanted: { ...WANTED, rating: 7 } }
    const { text } = made(ask)
    expect(made(ask).text).toBe(text)
    expect(made({ ...ask, seed: 2 }).text).not.toBe(text)
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
