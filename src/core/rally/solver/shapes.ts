/**
 * Shapes of what is left (blocks.ts, clusters.ts), remembered by the set of charged nodes and the robot's node: many
 * positions of a beam share them. What the robot carries is left out of the key, and so are hash collisions: a shape only
 * helps to rank.
 */
import { Blocks } from './blocks'
import { Clusters } from './clusters'
import type { HopGraph } from './hops'
import type { Layer } from './layer'

const ROOM = 1 << 15

export class Shapes {
  private readonly blocks: Blocks
  private readonly clusters: Clusters
  private readonly leavesOf = new Remembered()
  private readonly scatterOf = new Remembered()

  constructor(
    private readonly graph: HopGraph,
    longest: number,
  ) {
    this.blocks = new Blocks(graph, longest)
    this.clusters = new Clusters(graph)
  }

  clear(): void {
    this.leavesOf.clear()
    this.scatterOf.clear()
  }

  /** The leaves after a position's robot has emptied `node`; `set` is the hash of what is charged then. */
  leavesAfter(layer: Layer, index: number, node: number, set: number): number {
    const slot = this.leavesOf.find(set, node)
    if (slot < 0) return this.leavesOf.value
    const offset = index * this.graph.nodes
    const taken = layer.lying[offset + node]
    const leaves = this.blocks.leaves(layer.lying, offset, node, taken, layer.live[index] - 1)
    return this.leavesOf.put(slot, leaves)
  }

  /** In the same way how scattered the charged nodes are; where the robot is makes no difference. */
  scatterAfter(layer: Layer, index: number, node: number, set: number): number {
    const slot = this.scatterOf.find(set, 0)
    if (slot < 0) return this.scatterOf.value
    const offset = index * this.graph.nodes
    const scatter = this.clusters.scatter(layer.lying, offset, node, layer.live[index] - 1)
    return this.scatterOf.put(slot, scatter)
  }
}

/** Numbers by a set's hash and a node; a newer one takes an older one's slot. */
class Remembered {
  /** The number that was found. */
  value = 0
  private readonly set = new Int32Array(ROOM)
  private readonly node = new Int32Array(ROOM).fill(-1)
  private readonly values = new Int32Array(ROOM)

  clear(): void {
    this.node.fill(-1)
  }

  /** −1 if it is known, and then `value` holds it; otherwise the slot to put it into. */
  find(set: number, node: number): number {
    const slot = (set ^ (set >>> 16) ^ Math.imul(node, 40503)) & (ROOM - 1)
    if (this.set[slot] === set && this.node[slot] === node) {
      this.value = this.values[slot]
      return -1
    }
    this.set[slot] = set
    this.node[slot] = node
    return slot
  }

  put(slot: number, value: number): number {
    this.values[slot] = value
    return value
  }
}
