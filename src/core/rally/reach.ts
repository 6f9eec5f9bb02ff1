/**
 * What reaches what: which batteries can be the next one for the robot, or for whoever sets out from a battery's cell
 * with the battery that lies there; how far they are, and what would be left of the charge.
 *
 * It is the solver's view (solver/ground.ts, solver/hops.ts): batteries are obstacles on the way, empty ones can't be
 * a next one, and charge may be wasted on the way as far as there is room.
 */
import { Budget } from './solver/budget'
import { groundOf, type Ground } from './solver/ground'
import { arcsFrom, hopGraph, NEVER, TIGHT_ONE, TIGHT_TWO, type HopArcs } from './solver/hops'
import { NONE, type State, type World } from './rules'

/** Numbers from `first` on in steps of 2, up to `last`; without end if that is `NEVER`. */
export interface Run {
  readonly first: number
  readonly last: number
}

export interface Hop {
  /** Where it starts and ends: a battery's cell, or where the robot stands. */
  readonly from: number
  readonly to: number
  /** The shortest length. */
  readonly least: number
  /** All lengths, the shortest first. */
  readonly lengths: readonly Run[]
}

export interface Reach extends Hop {
  /** What can be left on arrival, from the least on. */
  readonly remainders: readonly Run[]
}

/** What the robot reaches if it stands on this cell, or else the battery that lies here. The nearest come first. */
export function reachFrom(world: World, state: State, cell: number): Reach[] {
  const charge = chargeAt(world, state, cell)
  if (charge === 0) return []
  const ground = groundOf(world, state)
  const node = cell === state.cell ? ground.nodes : ground.nodeAt[cell]
  const arcs = arcsFrom(ground, node, Math.max(charge, LONGEST_AFTER_TIGHT))
  return Array.from(arcs.target, (_, arc) => hopAlong(ground, arcs, node, arc))
    .filter(({ least }) => least <= charge)
    .map((hop) => ({ ...hop, remainders: remaindersOf(hop.lengths, charge) }))
}

export function chargeAt({ batteryAt }: World, state: State, cell: number): number {
  if (cell === state.cell) return state.charge
  return batteryAt[cell] === NONE ? 0 : state.lying[batteryAt[cell]]
}

/**
 * All hops of a state, also those that no charge lying there now is enough for; nothing if there are too many.
 * A hop is never longer than the largest charge.
 */
export function allHops(world: World, state: State, most: number): Hop[] | undefined {
  const ground = groundOf(world, state)
  const largest = state.lying.reduce((most, charge) => Math.max(most, charge), state.charge)
  const longest = Math.max(largest, LONGEST_AFTER_TIGHT)
  const graph = hopGraph(ground, longest, new Budget({ limits: { bytes: most * BYTES_PER_HOP } }))
  if (!graph || graph.target.length > most) return undefined
  const hops: Hop[] = []
  for (let node = 0; node <= graph.nodes; node++) {
    for (let arc = graph.start[node]; arc < graph.start[node + 1]; arc++)
      hops.push(hopAlong(ground, graph, node, arc))
  }
  return hops.filter(({ least }) => least <= largest)
}

/** Whether a hop of length 1 or 2 can be longer shows at 3 and 4. */
const LONGEST_AFTER_TIGHT = 4
/** What the graph takes while it grows, with room to spare. */
const BYTES_PER_HOP = 256

function hopAlong({ cellOf }: Ground, arcs: HopArcs, node: number, arc: number): Hop {
  const from = cellOf[node]
  const to = cellOf[arcs.target[arc]]
  return { from, to, least: arcs.least[arc], lengths: lengthsOf(arcs, arc) }
}

function lengthsOf({ tight, even, odd }: HopArcs, arc: number): Run[] {
  const runs: Run[] = []
  if (tight[arc] & TIGHT_ONE) runs.push({ first: 1, last: 1 })
  if (tight[arc] & TIGHT_TWO) runs.push({ first: 2, last: 2 })
  for (const first of [even[arc], odd[arc]]) if (first < NEVER) runs.push({ first, last: NEVER })
  return runs.sort((a, b) => a.first - b.first)
}

function remaindersOf(lengths: readonly Run[], charge: number): Run[] {
  return lengths
    .filter(({ first }) => first <= charge)
    .map(({ first, last }) => {
      const most = charge - first
      return { first: last < NEVER ? most : most % 2, last: most }
    })
    .sort((a, b) => a.first - b.first || a.last - b.last)
}

/** “1”, “1, 3”, “1, 3, 5”, “1, 3 … 9”, “2, 4 …”. */
export function runText({ first, last }: Run): string {
  if (first === last) return String(first)
  if (last === NEVER) return `${first}, ${first + 2} …`
  if (last === first + 2) return `${first}, ${last}`
  return last === first + 4 ? `${first}, ${first + 2}, ${last}` : `${first}, ${first + 2} … ${last}`
}

/** Runs one after the other; two that take turns are told as one: “2, 3 …”, “0, 1 … 6”. */
export function runsText(runs: readonly Run[]): string {
  const [one, other] = runs
  const together = runs.length === 2 && other.first === one.first + 1 && takeTurns(one, other)
  if (!together) return runs.map(runText).join('; ')
  if (one.last === NEVER) return `${one.first}, ${other.first} …`
  return `${one.first}, ${other.first} … ${Math.max(one.last, other.last)}`
}

function takeTurns(one: Run, other: Run): boolean {
  if (one.last === NEVER || other.last === NEVER) return one.last === other.last
  return one.last > one.first && Math.abs(one.last - other.last) === 1
}
