import { describe, expect, it } from 'vitest'
import {
  expand,
  keepNear,
  MOST_CELLS,
  pairOf,
  pairsOf,
  wasVisited,
} from '../../../src/core/mazes/solver/pairs'
import type { LiveMaze } from '../../../src/core/mazes/solver/reduce'
import { NOT_TOGETHER } from '../../../src/core/mazes/solver/together'
import { wayHome } from '../../../src/core/mazes/solver/way-home'

/** A corridor of live cells: left and right lead along it, up and down into the dead. */
function corridor(count: number): LiveMaze {
  const moves = new Int32Array(4 * (count + 1)).fill(count)
  const toGoal = new Int32Array(count + 1).fill(2 ** 29)
  for (let cell = 0; cell < count; cell++) {
    moves[4 * cell + 2] = Math.max(0, cell - 1)
    moves[4 * cell + 3] = Math.min(count - 1, cell + 1)
    toGoal[cell] = count - 1 - cell
  }
  return { count, moves, toGoal, ahead: toGoal.map(() => 0), start: 0, goal: count - 1 }
}

function after(pairs: ReturnType<typeof pairsOf>, pair: number): number[] {
  const next = new Int32Array(5)
  const tail = expand(pairs, Int32Array.of(pair), 0, 1, next, 0)
  return [...next.subarray(0, tail)]
}

describe('pairs of cells', () => {
  it('are told apart up to the last one, beyond 2³¹ and almost 2³² pairs', () => {
    const pairs = pairsOf([corridor(MOST_CELLS), corridor(MOST_CELLS)])
    const last = MOST_CELLS - 1
    const samples = [1, 30, 32, 34, 15_999, 32_767, 46_341, 65_503, last - 1]
    const model = new Set([pairs.start])
    for (const first of samples) {
      for (const second of samples) {
        const expected = [pairOf(first - 1, second - 1), pairOf(first + 1, second + 1)]
        const found = after(pairs, pairOf(first, second))
        expect(found).toEqual(expected.filter((pair) => !model.has(pair)))
        for (const pair of expected) model.add(pair)
      }
    }
    const cells = samples.flatMap((cell) => [cell - 1, cell, cell + 1])
    for (const first of cells) {
      for (const second of cells) {
        const pair = pairOf(first, second)
        expect(wasVisited(pairs, pair)).toBe(model.has(pair))
      }
    }
  })

  it('lead into no dead cell', () => {
    const pairs = pairsOf([corridor(10), corridor(40)])
    expect(after(pairs, pairOf(4, 6))).toEqual([pairOf(3, 5), pairOf(5, 7)])
    expect(wasVisited(pairs, pairOf(10, 10))).toBe(true)
    expect(wasVisited(pairs, pairOf(9, 40))).toBe(true)
    expect(wasVisited(pairs, pairOf(9, 39))).toBe(false)
  })

  it('are dropped when they are too far from home', () => {
    const corridors = [corridor(10), corridor(10)] as const
    const list = Int32Array.of(pairOf(4, 6), pairOf(2, 6), pairOf(6, 3), pairOf(5, 5), pairOf(9, 9))
    const alone = wayHome(corridors, NOT_TOGETHER)
    expect([...list.subarray(0, keepNear(list, 4, alone, 6))]).toEqual([pairOf(4, 6), pairOf(5, 5)])
    const both = wayHome(corridors, { ...NOT_TOGETHER, least: Uint16Array.of(6) })
    expect(keepNear(list, 2, both, 7)).toBe(2)
    expect(keepNear(list, 2, both, 6)).toBe(0)
  })
})
