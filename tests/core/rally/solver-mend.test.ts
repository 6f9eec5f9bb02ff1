import { describe, expect, test } from 'vitest'
import { Random } from '../../../src/core/random'
import { emptyBoard, type RallyBoard } from '../../../src/core/rally/board'
import { reverseBoard } from '../../../src/core/rally/generators/reverse'
import { start, world } from '../../../src/core/rally/rules'
import { Budget } from '../../../src/core/rally/solver/budget'
import { Endings } from '../../../src/core/rally/solver/endings'
import type { Hops, Search } from '../../../src/core/rally/solver/exact'
import { groundOf } from '../../../src/core/rally/solver/ground'
import { hopGraph, TIGHT_ONE, TIGHT_TWO, type HopGraph } from '../../../src/core/rally/solver/hops'
import { Memo } from '../../../src/core/rally/solver/memo'
import { Mender } from '../../../src/core/rally/solver/mend'
import { startPosition, type Position } from '../../../src/core/rally/solver/position'
import { Reachability } from '../../../src/core/rally/solver/reachability'
import { remainders } from '../../../src/core/rally/solver/remainders'
import { kindOf, randomBoard } from './random-boards'

const NOTHING: Hops = { nodes: [], lengths: [] }

function prepared(board: RallyBoard, bytes = 2 ** 28): { search: Search; position: Position } {
  const play = world(board)
  const from = start(play)
  const ground = groundOf(play, from)
  const position = startPosition(ground, from)
  const budget = new Budget({ limits: { bytes } })
  const longest = Math.max(position.charge, ...position.lying)
  const graph = hopGraph(ground, longest, budget)!
  const search = {
    graph,
    remainders: remainders(graph),
    reachability: new Reachability(graph),
    endings: new Endings(graph, undefined),
    memo: new Memo(graph.nodes, longest, 1000),
    budget,
    random: new Random(1),
  }
  return { search, position }
}

function lengthsOf({ even, odd, tight }: HopGraph, arc: number, charge: number): Set<number> {
  const lengths = new Set<number>()
  if (tight[arc] & TIGHT_ONE) lengths.add(1)
  if (tight[arc] & TIGHT_TWO) lengths.add(2)
  for (let length = even[arc]; length <= charge; length += 2) lengths.add(length)
  for (let length = odd[arc]; length <= charge; length += 2) lengths.add(length)
  return lengths
}

/** Plays hops one by one, each of which must be possible. */
function played({ nodes, lengths }: Hops, graph: HopGraph, from: Position): Position {
  const position = from.copy()
  nodes.forEach((node, index) => {
    const { robot, charge } = position
    const end = graph.start[robot + 1]
    const arc = graph.target.subarray(0, end).indexOf(node, graph.start[robot])
    expect(arc).toBeGreaterThanOrEqual(0)
    expect(lengthsOf(graph, arc, charge)).toContain(lengths[index])
    expect(lengths[index]).toBeLessThanOrEqual(charge)
    expect(position.lying[node]).toBeGreaterThan(0)
    position.hop(node, charge - lengths[index])
  })
  return position
}

describe('a walk that is being mended', () => {
  /** Small random boards of every kind, and larger ones of every fill. */
  const boards = [
    ...Array.from({ length: 120 }, (_, index) =>
      randomBoard(new Random(500 + index), kindOf(index + 1)),
    ),
    ...[15, 25, 37, 48].map(
      (batteries) =>
        reverseBoard(new Random(batteries), { width: 7, height: 7, batteries, wander: 0.5 }).board,
    ),
  ]

  test('stays a possible play, and knows what it leaves', () => {
    let longest = 0
    for (const board of boards) {
      const { search, position } = prepared(board)
      const mender = new Mender(search, position)
      for (let round = 0; round < 20; round++) {
        mender.run(mender.walk.hops(), 100)
        const { walk } = mender
        const end = played(walk.hops(), search.graph, position)
        expect(Array.from(walk.final)).toEqual(Array.from(end.lying))
        expect(walk.charge[walk.count]).toBe(end.charge)
        longest = Math.max(longest, walk.count)
      }
    }
    expect(longest).toBeGreaterThan(40)
  })
})

test.each([30, 60, 90, 99])(
  'mending alone solves a board of 10 × 10 with %i batteries',
  (batteries) => {
    const options = { width: 10, height: 10, batteries, wander: 0.5 }
    const { search, position } = prepared(reverseBoard(new Random(batteries), options).board)
    const hops = new Mender(search, position).run(NOTHING, 3_000_000)
    expect(hops).toBeDefined()
    const end = played(hops!, search.graph, position)
    expect(end.live).toBe(0)
    expect(end.charge).toBeLessThanOrEqual(search.graph.burn[end.robot])
  },
)

test('the same walk is mended in the same way', () => {
  const options = { width: 10, height: 10, batteries: 60, wander: 0.5 }
  const { board } = reverseBoard(new Random(5), options)
  const [once, again] = [0, 1].map(() => {
    const { search, position } = prepared(board)
    const mender = new Mender(search, position)
    mender.run(NOTHING, 20_000)
    return mender.walk.hops()
  })
  expect(again).toEqual(once)
})

test('without memory nothing is mended', () => {
  const options = { width: 6, height: 6, batteries: 20, wander: 0.5 }
  const { search, position } = prepared(reverseBoard(new Random(6), options).board, 16_000)
  const mender = new Mender(search, position)
  expect(mender.run({ nodes: [0], lengths: [1] }, 1000)).toBeUndefined()
  expect(mender.walk.count).toBe(0)
})

test('a walk that visits its nodes very often is left alone', () => {
  const batteries = [
    { cell: 1, charge: 500 },
    { cell: 2, charge: 500 },
  ]
  const robot = { cell: 0, charge: 500 }
  const { search, position } = prepared({ ...emptyBoard(3, 1), robot, batteries })
  const hops = Array.from({ length: 100 }, (_, hop) => hop % 2)
  const mender = new Mender(search, position)
  expect(mender.run({ nodes: hops, lengths: hops.map(() => 1) }, 1000)).toBeUndefined()
  expect(mender.walk.count).toBe(0)
  expect(search.budget.nodes).toBe(0)
})
