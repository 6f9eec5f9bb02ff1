import { describe, expect, test } from 'vitest'
import { Random } from '../../../src/core/random'
import { read } from '../../../src/core/rally/read'
import { reverseBoard } from '../../../src/core/rally/generators/reverse'
import { start, world } from '../../../src/core/rally/rules'
import type { RallyBoard } from '../../../src/core/rally/board'
import { Budget } from '../../../src/core/rally/solver/budget'
import { Endings, Matchings } from '../../../src/core/rally/solver/endings'
import { EndingsPath } from '../../../src/core/rally/solver/endings-path'
import { groundOf } from '../../../src/core/rally/solver/ground'
import { hopGraph, type HopGraph } from '../../../src/core/rally/solver/hops'
import { spareParity } from '../../../src/core/rally/solver/parity'
import { startPosition, type Position } from '../../../src/core/rally/solver/position'

function prepared(board: RallyBoard): { graph: HopGraph; position: Position; endings: Endings } {
  const play = world(board)
  const from = start(play)
  const ground = groundOf(play, from)
  const position = startPosition(ground, from)
  const graph = hopGraph(ground, 50, new Budget({}))!
  const parityAt = spareParity(play, from)
  const endings = new Endings(graph, parityAt && Uint8Array.from(ground.cellOf, parityAt))
  return { graph, position, endings }
}

function endingsPossible(text: string): boolean {
  const { position, endings } = prepared(read(text).board!)
  return endings.possible(position.lying, position.robot, position.charge)
}

describe('where batteries can end', () => {
  test('three batteries with charge 1 around one cell can not all end there', () => {
    expect(endingsPossible('3\n1,1,2\n4\n2,1,1\n1,2,1\n3,2,1\n2,2,1')).toBe(false)
  })

  test('a row of batteries with charge 1 can be passed on along the row', () => {
    expect(endingsPossible('4,1\n1,1,1\n3\n2,1,1\n3,1,1\n4,1,1')).toBe(true)
  })
})

/** A random hop of the shortest length, if there is one. */
function randomHop({ start, target, least }: HopGraph, position: Position, random: Random) {
  const { robot, charge, lying } = position
  const arcs = Array.from({ length: start[robot + 1] - start[robot] }, (_, i) => start[robot] + i)
  const open = arcs.filter((arc) => least[arc] <= charge && lying[target[arc]] > 0)
  if (open.length === 0) return undefined
  const arc = random.pick(open)
  return { node: target[arc], remainder: charge - least[arc] }
}

test('following hops finds the same as looking anew', () => {
  let lost = 0
  for (let seed = 1; seed <= 200; seed++) {
    const random = new Random(seed)
    const batteries = random.between(8, 30)
    const options = { width: 6, height: 6, batteries, wander: 0.3 }
    const { graph, position, endings } = prepared(reverseBoard(random, options).board)
    const matchings = new Matchings(1, graph.nodes + 1)
    const { lying, robot, charge } = position
    expect(endings.begin(matchings, lying, robot, charge)).toBe(true)
    for (let hop = randomHop(graph, position, random); hop;) {
      position.hop(hop.node, hop.remainder)
      const follows = endings.follow(matchings, 0, lying, 0, hop.node, position.charge)
      const anew = endings.possible(lying, position.robot, position.charge)
      expect(follows).toBe(anew)
      if (!follows) {
        lost++
        break
      }
      hop = randomHop(graph, position, random)
    }
  }
  expect(lost).toBeGreaterThan(50)
})

test('along the path of a search the answers are the same as looking anew, however deep', () => {
  let lost = 0
  for (let seed = 1; seed <= 60; seed++) {
    const random = new Random(seed)
    const options = { width: 8, height: 8, batteries: random.between(20, 60), wander: 0.3 }
    const { graph, position, endings } = prepared(reverseBoard(random, options).board)
    // Room for every depth, for a few, and for the first one only.
    const bytes = [2 ** 24, 40 * Matchings.bytes(graph.nodes), 0][seed % 3]
    const path = new EndingsPath(endings, graph.nodes, bytes)
    const taken: { robot: number; charge: number }[] = []
    for (let step = 0; step < 400; step++) {
      const possible = path.possible(taken.length, position)
      expect(possible).toBe(endings.possible(position.lying, position.robot, position.charge))
      if (!possible) lost++
      const hop = possible ? randomHop(graph, position, random) : undefined
      if (hop) {
        taken.push({ robot: position.robot, charge: position.charge })
        position.hop(hop.node, hop.remainder)
        continue
      }
      // Back to some position before, and on from there another way.
      for (let back = Math.min(taken.length, random.between(1, 6)); back > 0; back--) {
        const { robot, charge } = taken.pop()!
        position.unhop(robot, charge)
      }
    }
  }
  expect(lost).toBeGreaterThan(200)
})
