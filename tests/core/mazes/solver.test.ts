import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainSearch } from '../../../scripts/bench/plain-mazes'
import { cellAt } from '../../../src/core/grid/size'
import { emptyBoard, type MazesBoard } from '../../../src/core/mazes/board'
import { generate } from '../../../src/core/mazes/generators/pair'
import { solved, start, step, world, type State } from '../../../src/core/mazes/rules'
import { solve, solveTuned, type Tuning } from '../../../src/core/mazes/solver/solve'
import type { Limits, Progress, Verdict } from '../../../src/core/verdict'
import { positions, scatteredBoard, smallBoards } from './random-board'

const NARROW: Tuning = { beamWidth: 1, spacing: 3 }

function playsToTheEnd(board: MazesBoard, moves: string, from: State = start()): boolean {
  const rules = world(board)
  const state: State = { cells: [...from.cells] }
  for (const move of moves) step(rules, state, move)
  return solved(rules, state)
}

function expectShortest(board: MazesBoard, verdict: Verdict, from: State = start()): void {
  const { length } = plainSearch(board, from.cells)
  expect(verdict.status).toBe(length === undefined ? 'unsolvable' : 'solved')
  if (verdict.status !== 'solved') return
  expect(verdict.moves).toHaveLength(length!)
  expect(playsToTheEnd(board, verdict.moves, from)).toBe(true)
}

const withPits = (board: MazesBoard, maze: 0 | 1, pits: readonly number[]): MazesBoard => ({
  ...board,
  mazes: [
    maze === 0 ? { ...board.mazes[0], pits } : board.mazes[0],
    maze === 1 ? { ...board.mazes[1], pits } : board.mazes[1],
  ],
})

describe('the mazes solver against plain breadth-first search', () => {
  it('agrees on small boards', () => {
    fc.assert(
      fc.property(smallBoards, (board) => expectShortest(board, solve(board))),
      { seed: 1, numRuns: 2000 },
    )
  })

  it('agrees with a beam of one, where the proof has to find the answer', () => {
    fc.assert(
      fc.property(smallBoards, (board) => expectShortest(board, solveTuned(board, {}, NARROW))),
      { seed: 2, numRuns: 3000 },
    )
  })

  it('agrees from any position', () => {
    fc.assert(
      fc.property(positions, fc.boolean(), ([board, cells], narrow) => {
        const from: State = { cells }
        const verdict = narrow ? solveTuned(board, { from }, NARROW) : solve(board, { from })
        expectShortest(board, verdict, from)
        expect(from.cells).toEqual(cells)
      }),
      { seed: 3, numRuns: 3000 },
    )
  })

  it('agrees on corridors, also of a single cell', () => {
    for (let length = 1; length <= 12; length++) {
      for (let seed = 0; seed < 10; seed++) {
        for (const size of [
          { width: length, height: 1 },
          { width: 1, height: length },
        ]) {
          const board = scatteredBoard(size, 0.02 * seed, 0.02 * seed, seed)
          expectShortest(board, solveTuned(board, {}, NARROW))
        }
      }
    }
    expect(solve(emptyBoard(1, 1))).toMatchObject({ status: 'solved', moves: '' })
  })

  it('agrees on larger boards, where the proof is seen to beat the beam', () => {
    let beaten = 0
    for (let seed = 0; seed < 24; seed++) {
      const board = generate({
        width: 24,
        height: 20,
        seed,
        loops: seed % 3 === 0 ? 0.2 : 0,
        pits: seed % 2 === 0 ? 0.1 : 0,
      })
      const better: string[] = []
      const report = ({ phase }: Progress): unknown => better.push(phase)
      const clock = (): number => 0
      expectShortest(board, solveTuned(board, { clock, report }, { ...NARROW, spacing: 16 }))
      if (better.includes('proof')) beaten++
    }
    expect(beaten).toBeGreaterThan(5)
  })
})

describe('the rules as the mazes solver sees them', () => {
  /** An open board of two rows, with a barrier of two pits that cuts the goal off in one maze. */
  const open = emptyBoard(4, 2)
  const barrier = [cellAt(open, 1, 0), cellAt(open, 1, 1)]

  it.each([0, 1] as const)('every pit of maze %i counts, the first and the last', (maze) => {
    const cut = solve(withPits(open, maze, barrier))
    expect(cut).toMatchObject({ status: 'unsolvable', reason: { maze } })
    for (const dropped of barrier) {
      const board = withPits(
        open,
        maze,
        barrier.filter((pit) => pit !== dropped),
      )
      expectShortest(board, solve(board))
    }
  })

  it('a fall can be the fastest way home', () => {
    const board = emptyBoard(3, 3)
    for (const maze of board.mazes) {
      maze.below[cellAt(board, 1, 1)] = 1
      maze.below[cellAt(board, 2, 1)] = 1
    }
    const pits = [cellAt(board, 1, 0)]
    const trap = withPits(withPits(board, 0, pits), 1, pits)
    const corner = cellAt(board, 2, 0)
    const verdict = solve(trap, { from: { cells: [corner, corner] } })
    expect(verdict).toMatchObject({ status: 'solved', moves: 'lddrr' })
  })

  it('from a position set up by hand, each may get home alone and yet not both', () => {
    const board = emptyBoard(3, 2)
    for (const maze of board.mazes) {
      maze.right[0] = 1
      maze.below[0] = 1
    }
    // The start is walled in. One person gets home only by `d r`, the other only by `r d`, past a pit.
    const trap = withPits(withPits(board, 0, [2]), 1, [4])
    const from: State = { cells: [1, 1] }
    expect(plainSearch(trap, from.cells).length).toBeUndefined()
    expect(solve(trap, { from })).toMatchObject({
      status: 'unsolvable',
      reason: { code: 'exhausted' },
    })
    expect(solve(trap, { from: { cells: [1, 5] } })).toMatchObject({ moves: 'dr' })
  })
})

describe('the reason why a pair of mazes can’t be solved', () => {
  it('shows the cells that the person can reach, where these are fewer', () => {
    const board = emptyBoard(4, 1)
    board.mazes[1].right[0] = 1
    expect(solve(board)).toMatchObject({
      status: 'unsolvable',
      reason: {
        code: 'cut-off',
        maze: 1,
        cells: [0],
        message: { key: 'reason.maze-person-cut-off', values: { maze: 2, count: 1 } },
      },
    })
  })

  it('shows the cells that lead to the goal, where these are fewer, and no pits', () => {
    const board = withPits(emptyBoard(5, 1), 0, [3])
    expect(solve(board)).toMatchObject({
      reason: {
        maze: 0,
        cells: [4],
        message: { key: 'reason.maze-goal-cut-off', values: { maze: 1, count: 1 } },
      },
    })
  })
})

describe('the limits of the mazes solver', () => {
  const board = generate({ width: 30, height: 30, seed: 5, loops: 0, pits: 0.02 })
  const optimum = plainSearch(board).length!

  function expectBestSoFar(limits: Limits, clock?: () => number): void {
    const verdict = solveTuned(board, clock ? { limits, clock } : { limits }, NARROW)
    if (verdict.status !== 'unknown') throw new Error(verdict.status)
    expect(verdict.limit).toBe(Object.keys(limits)[0])
    expect(verdict.bound).toBeLessThanOrEqual(optimum)
    expect(verdict.bound).toBeGreaterThan(0)
    expect(verdict.moves!.length).toBeGreaterThanOrEqual(optimum)
    expect(playsToTheEnd(board, verdict.moves!)).toBe(true)
  }

  it('nodes: the best so far and a bound, wherever it stops', () => {
    for (const nodes of [0, 1, 10, 100, 1000, 5000, 20_000]) expectBestSoFar({ nodes })
  })

  it('bytes: the same without any room, and with too little for the proof or its stations', () => {
    for (const bytes of [0, 200_000, 1_000_000, 5_000_000, 8_550_000]) expectBestSoFar({ bytes })
  })

  it('seconds: the same by whatever clock', () => {
    for (const perCall of [0.5, 0.01, 0.005]) {
      let now = 0
      expectBestSoFar({ seconds: 1 }, () => (now += perCall))
    }
  })

  it('more live cells than can be paired: an answer and a bound', () => {
    const huge = generate({ width: 300, height: 300, seed: 1, loops: 0, pits: 0 })
    const verdict = solveTuned(huge, {}, NARROW)
    if (verdict.status !== 'unknown') throw new Error(verdict.status)
    expect(verdict.limit).toBe('bytes')
    expect(playsToTheEnd(huge, verdict.moves!)).toBe(true)
    expect(verdict.bound).toBeLessThan(verdict.moves!.length)
  })
})

describe('what the mazes solver tells', () => {
  const board = generate({ width: 40, height: 40, seed: 2, loops: 0, pits: 0 })

  it('better and better answers between a rising bound and the best, a few times per second', () => {
    const told: Progress[] = []
    let now = 0
    const clock = (): number => (now += 0.01)
    const verdict = solveTuned(board, { clock, report: (progress) => told.push(progress) }, NARROW)
    if (verdict.status !== 'solved') throw new Error(verdict.status)
    const bests = told.map(({ figures }) => figures.best!)
    const bounds = told.map(({ figures }) => figures.bound!)
    expect(told.length).toBeGreaterThan(5)
    expect(bests).toEqual(bests.toSorted((one, other) => other - one))
    expect(bounds).toEqual(bounds.toSorted((one, other) => one - other))
    expect(bests.at(-1)).toBe(verdict.moves.length)
    expect(bounds.at(-1)).toBeLessThanOrEqual(verdict.moves.length)
    expect(told.at(-1)!.figures.bytes).toBeGreaterThan(0)
  })

  it('the same sequence every time, with and without a clock', () => {
    let now = 0
    const timed = solve(board, { clock: () => (now += 0.3), report: () => undefined })
    expect(solve(board)).toEqual(timed)
    expect(solve(board)).toEqual(timed)
  })
})
