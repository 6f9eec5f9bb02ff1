/**
 * The shape of what is still charged, on dense boards: how hard it is to visit in one go.
 *
 * Seen from the robot, the charged nodes fall into blocks that hang together at single nodes. A block at the end of
 * such a tree, a leaf, can be left only through the node by which it was entered; so every leaf but the last one visited
 * costs a detour. Low-points (Tarjan) find the leaves in one pass. This is a guess for the beam's ranking, no proof.
 */
import type { HopGraph } from './hops'

/** The charged nodes do not hang together. */
export const APART = -1

export class Blocks {
  private readonly order: Int32Array
  private readonly low: Int32Array
  private readonly hasLeaf: Uint8Array
  private readonly path: Int32Array
  private readonly pathArc: Int32Array

  constructor(
    private readonly graph: HopGraph,
    /** Longer hops do not count as hanging together. */
    private readonly longest: number,
  ) {
    const size = graph.nodes + 1
    this.order = new Int32Array(size)
    this.low = new Int32Array(size)
    this.hasLeaf = new Uint8Array(size)
    this.path = new Int32Array(size)
    this.pathArc = new Int32Array(size)
  }

  /**
   * The number of leaves but one, after the robot has emptied `robot` and took `charge` there; or `APART`.
   * The charges stand in `lying` from `offset` on; so many of them are left.
   */
  leaves(lying: Int32Array, offset: number, robot: number, charge: number, live: number): number {
    const { graph, order, low, hasLeaf, path, pathArc } = this
    const { start, target, least, nodes } = graph
    order.fill(0)
    order[nodes] = low[nodes] = 1
    path[0] = nodes
    pathArc[0] = start[robot]
    let depth = 1
    let counter = 1
    let leaves = 0
    while (depth > 0) {
      const node = path[depth - 1]
      const end = start[node === nodes ? robot + 1 : node + 1]
      const reach = node === nodes ? charge : this.longest
      const parent = depth > 1 ? path[depth - 2] : -1
      let arc = pathArc[depth - 1]
      let lowest = low[node]
      let next = -1
      for (; arc < end && least[arc] <= reach && next < 0; arc++) {
        const candidate = target[arc]
        if (candidate === robot || lying[offset + candidate] === 0) continue
        const seen = order[candidate]
        if (seen === 0) next = candidate
        else if (seen < lowest && candidate !== parent) lowest = seen
      }
      low[node] = lowest
      pathArc[depth - 1] = arc
      if (next >= 0) {
        order[next] = low[next] = ++counter
        hasLeaf[next] = 0
        path[depth] = next
        pathArc[depth++] = start[next]
        continue
      }
      depth--
      if (depth > 1) leaves += this.closeInto(path[depth - 1], node)
    }
    if (counter - 1 !== live) return APART
    return Math.max(0, leaves - 1)
  }

  /** Returns 1 if the child ends a leaf that hangs on the node. */
  private closeInto(node: number, child: number): number {
    const { order, low, hasLeaf } = this
    if (low[child] < low[node]) low[node] = low[child]
    const hangs = low[child] >= order[node]
    const isLeaf = hangs && hasLeaf[child] === 0
    if (hangs || hasLeaf[child] === 1) hasLeaf[node] = 1
    return isLeaf ? 1 : 0
  }
}
