/**
 * What a player can do next: a hop to a battery, and the remainder to arrive with, out of the solver's complete set
 * (remainders.ts). People try the plain things first, so each option has a weight. It falls when something remains in the
 * battery, when the hop leads back to the very cell it starts from, and when the remainder is neither 0 nor the largest.
 *
 * The options of a cell and a charge are always the same, but for batteries that are empty by now. So they are listed
 * once and kept.
 */
import type { HopGraph } from '../solver/hops'
import { lengthsToTry } from '../solver/remainders'
import type { Arena } from './arena'

/** Ideas that a solution may need, as bits. */
export const IDEAS = { secondVisit: 1, waste: 2, partialWaste: 4, loop: 8 } as const

export type Idea = keyof typeof IDEAS

export const ALL_IDEAS = 15

const WEIGHTS = { remains: 1 / 3, back: 1 / 2, between: 1 / 2 } as const

/** Of the remainders between 0 and the largest so many are considered. Only with larger charges there are more. */
const MOST_BETWEEN = 64

/** So many options are kept before the lists are thrown away and made anew. */
const MOST_KEPT = 1 << 20

/** Whether no remainder is ever left out. */
export function listsAreComplete({ longest }: Arena): boolean {
  return longest <= 2 * MOST_BETWEEN
}

export interface Options {
  readonly node: Int32Array
  readonly remainder: Int32Array
  readonly weight: Float64Array
  /** The ideas that a hop is an example of. */
  readonly ideas: Uint8Array
}

export class OptionBook {
  private readonly lists = new Map<number, Options>()
  private kept = 0

  constructor(private readonly arena: Arena) {}

  at(robot: number, charge: number): Options {
    const key = robot * (this.arena.longest + 1) + charge
    const known = this.lists.get(key)
    if (known) return known
    const list = listOptions(this.arena, robot, charge)
    if (this.kept > MOST_KEPT) this.forget()
    this.kept += list.node.length
    this.lists.set(key, list)
    return list
  }

  private forget(): void {
    this.lists.clear()
    this.kept = 0
  }
}

function listOptions({ graph, remainders }: Arena, robot: number, charge: number): Options {
  const nodes: number[] = []
  const left: number[] = []
  const weights: number[] = []
  const ideas: number[] = []
  const { start, target, least } = graph
  for (let arc = start[robot]; arc < start[robot + 1] && least[arc] <= charge; arc++) {
    for (const length of lengthsToTry(graph, remainders, arc, charge, MOST_BETWEEN)) {
      nodes.push(target[arc])
      left.push(charge - length)
      weights.push(weightOf(graph, robot, arc, charge, length))
      ideas.push(ideasOf(graph, robot, arc, charge, length))
    }
  }
  return {
    node: Int32Array.from(nodes),
    remainder: Int32Array.from(left),
    weight: Float64Array.from(weights),
    ideas: Uint8Array.from(ideas),
  }
}

function weightOf(
  { target, least }: HopGraph,
  robot: number,
  arc: number,
  charge: number,
  length: number,
): number {
  let weight = 1
  if (length < charge) weight *= WEIGHTS.remains
  if (target[arc] === robot) weight *= WEIGHTS.back
  if (length < charge && length > least[arc]) weight *= WEIGHTS.between
  return weight
}

/**
 * A cell that keeps some charge has to be visited again. A hop longer than need be wastes; if it keeps some charge
 * nevertheless, that is an idea of its own.
 */
function ideasOf(
  { target, least }: HopGraph,
  robot: number,
  arc: number,
  charge: number,
  length: number,
): number {
  const keeps = length < charge
  const wastes = length > least[arc]
  return (
    (keeps ? IDEAS.secondVisit : 0) |
    (wastes ? IDEAS.waste : 0) |
    (keeps && wastes ? IDEAS.partialWaste : 0) |
    (target[arc] === robot ? IDEAS.loop : 0)
  )
}
