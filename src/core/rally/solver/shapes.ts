/**
 * Shapes of what is left (blocks.ts), remembered by the set of charged nodes and the robot's node: many positions of a beam
 * share them. What the robot carries is left out of the key, and so are hash collisions: a shape only helps to rank.
 */
import { Blocks } from './blocks'
import type { HopGraph } from './hops'
import type { Layer } from './layer'

const ROOM = 1 << 15

export class Shapes {
  private readonly blocks: Blocks
  private readonly set = new Int32Array(ROOM)
  private readonly robot = new Int32Array(ROOM).fill(-1)
  private readonly value = new Float64Array(ROOM)

  constructor(
    private readonly graph: HopGraph,
    longest: number,
  ) {
    this.blocks = new Blocks(graph, longest)
  }

  clear(): void {
    this.robot.fill(-1)
  }

  /** The shape after a position's robot has emptied `node`; `set` is the hash of what is charged then. */
  after(layer: Layer, index: number, node: number, set: number): number {
    const slot = (set ^ (set >>> 16) ^ Math.imul(node, 40503)) & (ROOM - 1)
    if (this.set[slot] === set && this.robot[slot] === node) return this.value[slot]
    const offset = index * this.graph.nodes
    const taken = layer.lying[offset + node]
    const shape = this.blocks.leaves(layer.lying, offset, node, taken, layer.live[index] - 1)
    this.set[slot] = set
    this.robot[slot] = node
    this.value[slot] = shape
    return shape
  }
}
