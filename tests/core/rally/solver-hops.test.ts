/** The graph of hops against walks counted step by step. */
import { describe, expect, it } from 'vitest'
import { Random } from '../../../src/core/random'
import type { RallyBoard } from '../../../src/core/rally/board'
import {
  start,
  step,
  TELEPORT_BACK,
  world,
  type State,
  type World,
} from '../../../src/core/rally/rules'
import { Budget } from '../../../src/core/rally/solver/budget'
import { groundOf } from '../../../src/core/rally/solver/ground'
import { hopGraph, TIGHT_ONE, TIGHT_TWO, type HopGraph } from '../../../src/core/rally/solver/hops'
import { write } from '../../../src/core/rally/write'
import { kindOf, randomBoard } from './random-boards'

const LONGEST = 9

/** The lengths of first hops from the start to each battery, found by playing with a full battery. */
function playedLengths(play: World, from: State): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>()
  const letters = [...play.directions.map(({ letter }) => letter), TELEPORT_BACK]
  const seen = new Set<string>()
  const open: State[] = [{ ...from, lying: from.lying.slice(), charge: LONGEST + 5 }]
  for (let state = open.pop(); state; state = open.pop()) {
    for (const letter of letters) {
      const next = { ...state, lying: from.lying.slice() }
      const event = step(play, next, letter)
      if (typeof event === 'string') continue
      if (event.swap) {
        const length = LONGEST + 5 - event.swap.dropped
        if (event.swap.taken > 0 && length <= LONGEST)
          found.set(event.to, (found.get(event.to) ?? new Set()).add(length))
      } else if (!seen.has(`${next.cell},${next.charge}`)) {
        seen.add(`${next.cell},${next.charge}`)
        open.push(next)
      }
    }
  }
  return found
}

function lengthsOf({ even, odd, tight }: HopGraph, arc: number): number[] {
  return Array.from({ length: LONGEST }, (_, index) => index + 1).filter((length) => {
    if (length === 1 && tight[arc] & TIGHT_ONE) return true
    if (length === 2 && tight[arc] & TIGHT_TWO) return true
    return length >= (length % 2 === 0 ? even[arc] : odd[arc])
  })
}

function compare(board: RallyBoard): void {
  const play = world(board)
  const from = start(play)
  const ground = groundOf(play, from)
  const graph = hopGraph(ground, LONGEST, new Budget({}))!
  const expected = playedLengths(play, from)
  const arcs = Array.from(
    { length: graph.start[graph.nodes + 1] - graph.start[graph.nodes] },
    (_, index) => graph.start[graph.nodes] + index,
  )
  const found = new Map(
    arcs.map((arc) => [ground.cellOf[graph.target[arc]], new Set(lengthsOf(graph, arc))]),
  )
  expect(found, write(board)).toEqual(expected)
}

describe('hops', () => {
  it('have the lengths that can be played, on boards of every kind', () => {
    for (let index = 0; index < 600; index++) {
      compare(randomBoard(new Random(index), { ...kindOf(index), charge: 4 }))
    }
  })

  it('come with the shortest first', () => {
    for (let index = 0; index < 100; index++) {
      const play = world(randomBoard(new Random(index), kindOf(index)))
      const graph = hopGraph(groundOf(play, start(play)), LONGEST, new Budget({}))!
      for (let node = 0; node <= graph.nodes; node++) {
        const lengths = Array.from(graph.least.subarray(graph.start[node], graph.start[node + 1]))
        expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
      }
    }
  })
})
