/** Short hops, at hand for endings.ts: which short lengths each arc has, and the short arcs backwards. */
import type { HopGraph } from './hops'

/** Batteries with more charge than this are left out of the matching; at most 7, as a byte has room for. */
export const MOST = 6

/** For each arc its lengths up to `MOST`: bit k for length k. */
export function shortLengths({ even, odd, tight }: HopGraph): Uint8Array {
  return Uint8Array.from(tight, (bits, arc) => {
    let lengths = bits << 1
    for (let length = even[arc]; length <= MOST; length += 2) lengths |= 1 << length
    for (let length = odd[arc]; length <= MOST; length += 2) lengths |= 1 << length
    return lengths
  })
}

export interface BackArcs {
  readonly start: Int32Array
  readonly from: Int32Array
  readonly least: Int32Array
}

/** The arcs into each node after which a battery of at most `MOST` could still go on. */
export function shortBackArcs({ nodes, backStart, backFrom, backLeast }: HopGraph): BackArcs {
  const start = new Int32Array(nodes + 1)
  const arcs: number[] = []
  for (let node = 0; node < nodes; node++) {
    for (let arc = backStart[node]; arc < backStart[node + 1]; arc++) {
      if (backLeast[arc] < MOST) arcs.push(arc)
    }
    start[node + 1] = arcs.length
  }
  return {
    start,
    from: Int32Array.from(arcs, (arc) => backFrom[arc]),
    least: Int32Array.from(arcs, (arc) => backLeast[arc]),
  }
}
