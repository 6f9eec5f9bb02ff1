/**
 * How scattered the charged nodes are: the length of the shortest tree that links them all, beyond hops of length 1.
 *
 * With hops of at most length k the nodes form so many clusters. Every cluster but one costs 1, for each k from 1 up; so
 * a cluster whose nearest neighbour is 3 away costs 2. What lies scattered needs charge in the right places to get on, which
 * is seldom there in the end. This is a guess for the beam's ranking, no proof.
 */
import type { HopGraph } from './hops'

/** Farther than this makes no difference. */
const FARTHEST = 6

export class Clusters {
  /** Union-find: a node of the same cluster, at the root itself. */
  private readonly up: Int32Array
  private readonly nextArc: Int32Array
  /** The charged nodes. */
  private readonly charged: Int32Array

  constructor(private readonly graph: HopGraph) {
    this.up = new Int32Array(graph.nodes)
    this.nextArc = new Int32Array(graph.nodes)
    this.charged = new Int32Array(graph.nodes)
  }

  /** The charges stand in `lying` from `offset` on, so many of them besides that of `emptied`, which does not count. */
  scatter(lying: Int32Array, offset: number, emptied: number, live: number): number {
    const kept = lying[offset + emptied]
    lying[offset + emptied] = 0
    const scatter = this.scatterOf(lying, offset, live)
    lying[offset + emptied] = kept
    return scatter
  }

  private scatterOf(lying: Int32Array, offset: number, live: number): number {
    this.list(lying, offset)
    let clusters = live
    let cost = 0
    for (let length = 1; length <= FARTHEST && clusters > 1; length++) {
      for (let index = 0; index < live; index++)
        clusters -= this.joinAround(this.charged[index], length, lying, offset)
      cost += clusters - 1
    }
    return cost
  }

  private list(lying: Int32Array, offset: number): void {
    const { start, nodes } = this.graph
    let count = 0
    for (let node = 0; node < nodes; node++) {
      this.up[node] = node
      if (lying[offset + node] === 0) continue
      this.nextArc[node] = start[node]
      this.charged[count++] = node
    }
  }

  /** Joins a node with all that it reaches by hops of this length; returns how many clusters fewer there are. */
  private joinAround(node: number, length: number, lying: Int32Array, offset: number): number {
    const { start, target, least } = this.graph
    let joined = 0
    let arc = this.nextArc[node]
    for (const end = start[node + 1]; arc < end && least[arc] === length; arc++) {
      if (lying[offset + target[arc]] > 0 && this.join(node, target[arc])) joined++
    }
    this.nextArc[node] = arc
    return joined
  }

  private join(a: number, b: number): boolean {
    const rootA = this.rootOf(a)
    const rootB = this.rootOf(b)
    if (rootA === rootB) return false
    this.up[rootA] = rootB
    return true
  }

  private rootOf(node: number): number {
    const { up } = this
    let root = node
    while (up[root] !== root) root = up[root] = up[up[root]]
    return root
  }
}
