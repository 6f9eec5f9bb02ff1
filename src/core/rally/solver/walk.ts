/**
 * A play as a list of hops that can be looked at from any of them: what the robot took and left, and which hop visits the
 * same node next. Hops are numbered from 1. Nodes are visited only a few times each, so what lies on a node after some
 * hop is found by going through its visits.
 */
import type { Hops } from './exact'
import { grow } from './growing'
import type { HopGraph } from './hops'
import type { Position } from './position'

/** Later than any hop. */
export const NO_VISIT = 2 ** 30

export class Walk {
  /** The number of hops. */
  count = 0
  node = new Int32Array(64)
  length = new Int32Array(64)
  /** What the robot carries after each hop; at 0 what it starts with. */
  charge = new Int32Array(64)
  /** What each hop leaves on its node. */
  left = new Int32Array(64)
  /** The next hop onto the same node, or `NO_VISIT`. */
  next = new Int32Array(64)
  /** For each node its first hop, or `NO_VISIT`; its last hop, or 0; and what lies there at the end. */
  readonly first: Int32Array
  readonly last: Int32Array
  readonly final: Int32Array

  constructor(
    graph: HopGraph,
    private readonly from: Position,
  ) {
    this.first = new Int32Array(graph.nodes)
    this.last = new Int32Array(graph.nodes)
    this.final = new Int32Array(graph.nodes)
  }

  load({ nodes, lengths }: Hops): void {
    this.makeRoom(nodes.length)
    this.node.set(nodes, 1)
    this.length.set(lengths, 1)
    this.play()
  }

  /** Makes room for so many hops, and counts so many from now on. */
  makeRoom(count: number): void {
    this.count = count
    this.node = grow(this.node, count + 1)
    this.length = grow(this.length, count + 1)
    this.charge = grow(this.charge, count + 1)
    this.left = grow(this.left, count + 1)
    this.next = grow(this.next, count + 1)
  }

  /** Takes out hops of length 0, from a hop on. */
  dropPassed(from: number): void {
    const { node, length } = this
    let kept = from
    for (let hop = from; hop <= this.count; hop++) {
      if (length[hop] === 0) continue
      node[kept] = node[hop]
      length[kept++] = length[hop]
    }
    this.count = kept - 1
  }

  /** Works everything out again from the nodes and lengths. */
  play(): void {
    const { node, length, charge, left, next, first, last, final, from } = this
    final.set(from.lying)
    first.fill(NO_VISIT)
    last.fill(0)
    node[0] = from.robot
    charge[0] = from.charge
    for (let hop = 1; hop <= this.count; hop++) {
      const at = node[hop]
      left[hop] = charge[hop - 1] - length[hop]
      charge[hop] = final[at]
      final[at] = left[hop]
      if (last[at] === 0) first[at] = hop
      else next[last[at]] = hop
      next[hop] = NO_VISIT
      last[at] = hop
    }
  }

  hops(): Hops {
    return {
      nodes: Array.from(this.node.subarray(1, this.count + 1)),
      lengths: Array.from(this.length.subarray(1, this.count + 1)),
    }
  }

  /** What lies on a node after a hop. */
  lyingAfter(node: number, hop: number): number {
    let lying = this.from.lying[node]
    for (let visit = this.first[node]; visit <= hop; visit = this.next[visit])
      lying = this.left[visit]
    return lying
  }

  /** The first hop onto a node after a hop. */
  visitAfter(node: number, hop: number): number {
    let visit = this.first[node]
    while (visit <= hop) visit = this.next[visit]
    return visit
  }
}
