/**
 * Which remainders to arrive with, when a hop can waste charge.
 *
 * For each parity the largest remainder (the shortest hop) has to be tried, and 0. Of those between, it is enough to
 * try remainders that the rest of the battery's life can use up exactly, without any hop or final run that can waste.
 *
 * Proof. Take a solution, and in it a hop that arrives with r > 0 although r + 2 was possible with the same parity.
 * The battery put down, call it B, is taken again later, for r > 0. If any later hop of B, or the final run on B, can
 * be longer by 2, then let the first hop be shorter by 2 and that later one longer by 2. All other hops stay as they
 * are: B's charge is larger by 2 in between and never reaches 0 there, so the same cells are charged at the same
 * times, the robot visits them in the same order, and B ends the same. Waste has moved later, which can't go on for
 * ever. So some solution with the same order of cells has no such pair of hops: after a wasteful arrival with r > 0
 * all of B's later hops are tight (length 1 or 2, see hops.ts), and so is a final run on B (at a node where at most 1 or
 * 2 can be burnt). Then r is the sum of these: reached from the node by a walk over tight arcs.
 *
 * The sums are taken generously, which only adds candidates: any even number if the node has a tight arc; any odd
 * number from the least odd sum on; and if the node has none, what can be burnt there and no more.
 */
import { NEVER, TIGHT_ONE, TIGHT_TWO, type HopGraph } from './hops'

export interface Remainders {
  /** For each node the largest remainder of that kind, and the least odd one; even ones start at 2. */
  readonly most: Int32Array
  readonly leastOdd: Int32Array
}

export function remainders(graph: HopGraph): Remainders {
  const { nodes, burn } = graph
  const most = new Int32Array(nodes)
  for (let node = 0; node < nodes; node++) {
    if (hasTightArc(graph, node)) most[node] = NEVER
    else if (burn[node] < NEVER) most[node] = burn[node]
  }
  return { most, leastOdd: leastOddSums(graph) }
}

/** The first remainder of the given parity (1 is odd) above 0 that has to be tried at a node. */
export function firstRemainder({ leastOdd }: Remainders, node: number, parity: number): number {
  return parity === 1 ? leastOdd[node] : 2
}

function hasTightArc({ start, tight }: HopGraph, node: number): boolean {
  for (let arc = start[node]; arc < start[node + 1]; arc++) if (tight[arc] !== 0) return true
  return false
}

/** Breadth-first from the nodes with the odd sum 1, backwards over tight arcs of length 2. */
function leastOddSums(graph: HopGraph): Int32Array {
  const { nodes, start, target, tight } = graph
  const least = new Int32Array(nodes).fill(NEVER)
  for (let node = 0; node < nodes; node++) if (hasOddEnd(graph, node)) least[node] = 1
  for (let changed = true; changed;) {
    changed = false
    for (let node = 0; node < nodes; node++) {
      for (let arc = start[node]; arc < start[node + 1]; arc++) {
        if (tight[arc] === 0 || least[target[arc]] + 2 >= least[node]) continue
        least[node] = least[target[arc]] + 2
        changed = true
      }
    }
  }
  return least
}

function hasOddEnd({ start, tight, burn }: HopGraph, node: number): boolean {
  if (burn[node] === 1 || burn[node] === 2) return true
  for (let arc = start[node]; arc < start[node + 1]; arc++) if (tight[arc] & TIGHT_ONE) return true
  return false
}

/** All lengths of a hop that have to be tried with this charge; of the many between, if so wanted, only so many. */
export function* lengthsToTry(
  { target, even, odd, tight }: HopGraph,
  remainders: Remainders,
  arc: number,
  charge: number,
  mostBetween = NEVER,
): Generator<number> {
  if (tight[arc] & TIGHT_ONE && charge >= 1) yield 1
  if (tight[arc] & TIGHT_TWO && charge >= 2) yield 2
  for (const shortest of [even[arc], odd[arc]]) {
    const largest = charge - shortest
    if (largest < 0) continue
    yield shortest
    if (largest > 0 && largest % 2 === 0) yield charge
    const first = firstRemainder(remainders, target[arc], largest % 2)
    const last = Math.min(largest - 1, remainders.most[target[arc]], first + 2 * (mostBetween - 1))
    for (let remainder = first; remainder <= last; remainder += 2) yield charge - remainder
  }
}
