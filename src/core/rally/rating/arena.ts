/** A board as players see it: the solver's graph of hops, the remainders worth trying, and the start. */
import type { RallyBoard } from '../board'
import { start, world } from '../rules'
import type { Budget } from '../solver/budget'
import { Endings } from '../solver/endings'
import { groundOf } from '../solver/ground'
import { hopGraph, type HopGraph } from '../solver/hops'
import { spareParity } from '../solver/parity'
import { startPosition, type Position } from '../solver/position'
import { Reachability } from '../solver/reachability'
import { remainders, type Remainders } from '../solver/remainders'

export interface Arena {
  readonly graph: HopGraph
  readonly remainders: Remainders
  readonly reachability: Reachability
  readonly endings: Endings
  readonly start: Position
  /** The largest charge that ever moves. */
  readonly longest: number
}

/** Nothing if time or memory run out. */
export function arenaOf(board: RallyBoard, budget: Budget): Arena | undefined {
  const rules = world(board)
  const from = start(rules)
  const ground = groundOf(rules, from)
  const position = startPosition(ground, from)
  const longest = position.lying.reduce((most, charge) => Math.max(most, charge), position.charge)
  const graph = hopGraph(ground, longest, budget)
  if (!graph) return undefined
  const parityAt = spareParity(rules, from)
  return {
    graph,
    remainders: remainders(graph),
    reachability: new Reachability(graph),
    endings: new Endings(graph, parityAt && Uint8Array.from(ground.cellOf, parityAt)),
    start: position,
    longest,
  }
}

/**
 * What it costs to look whether a position is hopeful, in units of work: about what one option costs that is weighed.
 * Measured once; it only has to grow with the board as the time does.
 */
export function lookingCost({ graph }: Arena): number {
  return 20 + 15 * graph.nodes + graph.target.length
}
