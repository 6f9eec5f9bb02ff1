/**
 * The charges that a battery on each cell may have, found by following every hop that has to be looked at
 * (solver/remainders.ts) from every charge found so far, starting with those of a state.
 */
import { Budget } from './solver/budget'
import { groundOf } from './solver/ground'
import { hopGraph, type HopGraph } from './solver/hops'
import { lengthsToTry, remainders, type Remainders } from './solver/remainders'
import type { State, World } from './rules'

/** A hop from a cell with a charge, to a cell where so much is left. */
export interface Arrow {
  readonly from: number
  readonly charge: number
  readonly to: number
  readonly left: number
}

export class ChargeGraph {
  /** For each cell, in the order they are found, its charges. */
  readonly charges = new Map<number, Set<number>>()
  private readonly known = new Map<string, Arrow>()

  arrows(): Arrow[] {
    return [...this.known.values()]
  }

  get count(): number {
    return this.known.size
  }

  /** Whether the charge is new there. */
  hold(cell: number, charge: number): boolean {
    const held = this.charges.get(cell) ?? new Set()
    this.charges.set(cell, held)
    const isNew = !held.has(charge)
    held.add(charge)
    return isNew
  }

  /** Whether the charge that is left is new there. */
  add(from: number, charge: number, to: number, left: number): boolean {
    this.known.set(`${from} ${charge} ${to} ${left}`, { from, charge, to, left })
    this.hold(from, charge)
    return this.hold(to, left)
  }
}

/** Nothing if there are more arrows than `most`. */
export function chargeGraph(world: World, state: State, most: number): ChargeGraph | undefined {
  const found = new ChargeGraph()
  const ground = groundOf(world, state)
  const longest = state.lying.reduce((largest, charge) => Math.max(largest, charge), state.charge)
  const hops = hopGraph(ground, longest, new Budget({ limits: { bytes: most * BYTES_PER_ARROW } }))
  if (!hops) return undefined
  const open: [node: number, charge: number][] = [[hops.nodes, state.charge]]
  found.hold(state.cell, state.charge)
  world.board.batteries.forEach(({ cell }, battery) => {
    found.hold(cell, state.lying[battery])
    if (state.lying[battery] > 0) open.push([ground.nodeAt[cell], state.lying[battery]])
  })
  const useful = remainders(hops)
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, charge] = next
    for (const [target, left] of hopsWith(hops, useful, node, charge)) {
      const isNew = found.add(ground.cellOf[node], charge, ground.cellOf[target], left)
      if (found.count > most) return undefined
      if (isNew && left > 0) open.push([target, left])
    }
  }
  return found
}

/** What the graph of hops takes while it grows, with room to spare. */
const BYTES_PER_ARROW = 256

function* hopsWith(
  hops: HopGraph,
  useful: Remainders,
  node: number,
  charge: number,
): Generator<[target: number, left: number]> {
  for (let arc = hops.start[node]; arc < hops.start[node + 1]; arc++) {
    for (const length of lengthsToTry(hops, useful, arc, charge))
      yield [hops.target[arc], charge - length]
  }
}
