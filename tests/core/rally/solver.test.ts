/** The solver against exhaustive search over raw game states, and properties that need no second opinion. */
import { describe, expect, it } from 'vitest'
import { SYMMETRIES } from '../../../src/core/grid/symmetry'
import { Random } from '../../../src/core/random'
import { transform, type Battery, type RallyBoard } from '../../../src/core/rally/board'
import { reverseBoard } from '../../../src/core/rally/generators/reverse'
import { copy, start, world } from '../../../src/core/rally/rules'
import { parityProof } from '../../../src/core/rally/solver/parity'
import { solve } from '../../../src/core/rally/solver/solve'
import { write } from '../../../src/core/rally/write'
import type { Progress } from '../../../src/core/verdict'
import { canBeSolved } from './exhaustive'
import { trial } from './judge'
import { kindOf, randomBoard } from './random-boards'

const SEED = 20

function boards(count: number, seed: number): RallyBoard[] {
  return Array.from({ length: count }, (_, index) =>
    randomBoard(new Random(seed * 1_000_003 + index), kindOf(index)),
  )
}

describe('against exhaustive search', () => {
  it('is right on thousands of random boards and states, with every option, also in counting', () => {
    const met = new Set<string>()
    for (let index = 0; index < 4000; index++) {
      const { board, from, verdict, reason, counted, complaint } = trial(SEED, index)
      const where = complaint && `${write(board)}${JSON.stringify(from)}\n${complaint}`
      expect(where).toBeUndefined()
      met.add(reason ?? verdict)
      if (counted) met.add('counted')
    }
    const everything = [
      'counted',
      'exhausted',
      'last-charge',
      'one-way',
      'parity',
      'solved',
      'stuck',
    ]
    expect([...met]).toEqual(expect.arrayContaining([...everything, 'unreachable']))
  })

  it('never contradicts parity', () => {
    let proofs = 0
    for (const board of boards(1500, 3)) {
      const play = world(board)
      const from = start(play)
      if (!parityProof(play, from)) continue
      proofs++
      expect(canBeSolved(play, from, 60_000) ?? false, write(board)).toBe(false)
    }
    expect(proofs).toBeGreaterThan(100)
  })
})

describe('properties', () => {
  it('gives the same verdict in all 8 symmetries', () => {
    for (const board of boards(300, 4)) {
      const verdicts = SYMMETRIES.map((symmetry) => solve(transform(board, symmetry)).status)
      expect(new Set(verdicts).size, write(board)).toBe(1)
    }
  })

  it('still solves a board with a free row or column more', () => {
    for (const board of boards(400, 5)) {
      if (solve(board).status !== 'solved') continue
      for (const symmetry of SYMMETRIES) {
        const wider = withColumn(transform(board, symmetry))
        expect(solve(wider).status, write(wider)).toBe('solved')
      }
    }
  })

  it('answers the same every time, and leaves the state it starts from alone', () => {
    for (const board of boards(100, 6)) {
      const from = start(world(board))
      const before = copy(from)
      expect(solve(board, { from })).toEqual(solve(board))
      expect(from).toEqual(before)
    }
  })

  it('solves large boards that were made backwards', () => {
    for (const batteries of [30, 60, 99]) {
      const { board } = reverseBoard(new Random(batteries), {
        width: 10,
        height: 10,
        batteries,
        wander: 0.5,
      })
      expect(solve(board, { limits: { nodes: 3_000_000 } }).status).toBe('solved')
    }
  })
})

/** One free column more at the right edge. */
function withColumn(board: RallyBoard): RallyBoard {
  const width = board.width + 1
  const move = (cell: number): number =>
    Math.floor(cell / board.width) * width + (cell % board.width)
  const moveBattery = ({ cell, charge }: Battery): Battery => ({ cell: move(cell), charge })
  return {
    ...board,
    width,
    robot: moveBattery(board.robot),
    batteries: board.batteries.map(moveBattery),
    teleporters: board.teleporters.map(([a, b]) => [move(a), move(b)] as const),
  }
}

describe('limits', () => {
  const { board } = reverseBoard(new Random(5), {
    width: 14,
    height: 14,
    batteries: 147,
    wander: 0.5,
  })

  it('stops at the limit of nodes, always at the same place', () => {
    const verdict = solve(board, { limits: { nodes: 500 } })
    expect(verdict).toMatchObject({ status: 'unknown', limit: 'nodes' })
    expect(solve(board, { limits: { nodes: 500 } })).toEqual(verdict)
  })

  it('stops at the limit of time and reports on the way', () => {
    let now = 0
    const reports: Progress[] = []
    const verdict = solve(board, {
      limits: { seconds: 3 },
      clock: () => (now += 0.1),
      report: (progress) => reports.push(progress),
    })
    expect(verdict).toMatchObject({ status: 'unknown', limit: 'seconds' })
    expect(reports.length).toBeGreaterThan(3)
    expect(
      reports.every(({ seconds }, index) => index === 0 || seconds > reports[index - 1].seconds),
    ).toBe(true)
  })

  it('stops when the graph of hops does not fit', () => {
    expect(solve(board, { limits: { bytes: 1000 } })).toMatchObject({
      status: 'unknown',
      limit: 'bytes',
    })
  })
})

describe('counting', () => {
  const { board } = reverseBoard(new Random(8), { width: 3, height: 3, batteries: 5, wander: 0.3 })

  it('stops at the number asked for, and says whether there are more', () => {
    const all = solve(board, { count: 1_000_000 })
    const count = all.status === 'solved' ? all.solutions!.count : 0
    expect(all).toMatchObject({ solutions: { exact: true } })
    expect(count).toBeGreaterThan(3)
    expect(solve(board, { count })).toMatchObject({ solutions: { count, exact: true } })
    expect(solve(board, { count: 2 })).toMatchObject({ solutions: { count: 2, exact: false } })
  })
})
