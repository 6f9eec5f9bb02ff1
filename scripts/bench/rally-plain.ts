/**
 * What the rally solver is measured against: a plain depth-first search over hops with a memo of failed positions. It
 * uses the same graph of hops and tries the same lengths, but has no proofs, no pruning, no order and no beams.
 */
import type { RallyBoard } from '../../src/core/rally/board'
import { start, world } from '../../src/core/rally/rules'
import { Budget } from '../../src/core/rally/solver/budget'
import { isSolved } from '../../src/core/rally/solver/exact'
import { groundOf } from '../../src/core/rally/solver/ground'
import { hopGraph, type HopGraph } from '../../src/core/rally/solver/hops'
import { startPosition, type Position } from '../../src/core/rally/solver/position'
import { lengthsToTry, remainders, type Remainders } from '../../src/core/rally/solver/remainders'
import { processorSeconds } from './report'

export type PlainAnswer = 'solved' | 'unsolvable' | 'unknown'

export function solvePlainly(board: RallyBoard, seconds: number): PlainAnswer {
  const play = world(board)
  const from = start(play)
  const ground = groundOf(play, from)
  const position = startPosition(ground, from)
  const budget = new Budget({ limits: { seconds }, clock: processorSeconds })
  const longest = Math.max(position.charge, ...position.lying)
  const graph = hopGraph(ground, longest, budget)
  if (!graph) return 'unknown'
  const found = search(graph, remainders(graph), budget, new Set(), position)
  if (found) return 'solved'
  return budget.hit ? 'unknown' : 'unsolvable'
}

function search(
  graph: HopGraph,
  tries: Remainders,
  budget: Budget,
  failed: Set<string>,
  position: Position,
): boolean {
  if (isSolved(graph, position)) return true
  if (budget.spend(1)) return false
  const key = `${position.robot},${position.charge},${position.lying.join()}`
  if (failed.has(key)) return false
  const { robot, charge } = position
  for (let arc = graph.start[robot]; arc < graph.start[robot + 1]; arc++) {
    if (position.lying[graph.target[arc]] === 0) continue
    for (const length of lengthsToTry(graph, tries, arc, charge)) {
      position.hop(graph.target[arc], charge - length)
      const found = search(graph, tries, budget, failed, position)
      position.unhop(robot, charge)
      if (found) return true
    }
  }
  if (!budget.hit) failed.add(key)
  return false
}
