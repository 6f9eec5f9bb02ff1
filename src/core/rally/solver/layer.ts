/**
 * One level of the beam: many positions after the same number of hops, side by side in typed arrays. Each carries its
 * degrees, so that a hop changes only the entries around its target:
 * - `outs`: how many other charged nodes a node reaches with what lies there now,
 * - `ins`: how many other charged nodes reach it.
 */
import { Matchings } from './endings'
import type { HopGraph } from './hops'
import { lyingKeyA, lyingKeyB, robotKeyA, robotKeyB, type Position } from './position'

export class Layer {
  count = 0
  readonly lying: Int32Array
  readonly ins: Uint16Array
  readonly outs: Uint16Array
  /** Where batteries may end (endings.ts). */
  readonly matchings: Matchings
  readonly robot: Int32Array
  readonly charge: Int32Array
  readonly live: Int32Array
  readonly hashA: Int32Array
  readonly hashB: Int32Array
  /** A hash of which nodes are charged. */
  readonly charged: Int32Array
  /** The hops that led here: an entry of the trail. */
  readonly trail: Int32Array
  /** The parts of the score that children start from. */
  readonly degreeScore: Float64Array
  readonly chargeScore: Float64Array
  readonly shapeScore: Float64Array

  constructor(
    readonly width: number,
    private readonly graph: HopGraph,
  ) {
    const { nodes } = graph
    const perPosition = (): Int32Array => new Int32Array(width)
    this.lying = new Int32Array(width * nodes)
    this.ins = new Uint16Array(width * nodes)
    this.outs = new Uint16Array(width * nodes)
    this.matchings = new Matchings(width, nodes + 1)
    this.robot = perPosition()
    this.charge = perPosition()
    this.live = perPosition()
    this.hashA = perPosition()
    this.hashB = perPosition()
    this.charged = perPosition()
    this.trail = perPosition()
    this.degreeScore = new Float64Array(width)
    this.chargeScore = new Float64Array(width)
    this.shapeScore = new Float64Array(width)
  }

  static bytes(width: number, nodes: number): number {
    return width * (8 * nodes + 52 + Matchings.bytes(nodes))
  }

  /** The first level: only the position where the search starts. Its degrees are counted from nothing. */
  begin(position: Position): void {
    const { nodes, start, target, least } = this.graph
    this.count = 1
    this.lying.set(position.lying)
    this.ins.fill(0, 0, nodes)
    this.outs.fill(0, 0, nodes)
    for (let node = 0; node < nodes; node++) {
      const reach = position.lying[node]
      for (let arc = start[node]; arc < start[node + 1] && least[arc] <= reach; arc++) {
        if (target[arc] === node || position.lying[target[arc]] === 0) continue
        this.outs[node]++
        this.ins[target[arc]]++
      }
    }
    this.robot[0] = position.robot
    this.charge[0] = position.charge
    this.live[0] = position.live
    this.hashA[0] = position.hashA
    this.hashB[0] = position.hashB
    this.charged[0] = 0
    this.trail[0] = -1
    this.shapeScore[0] = 0
  }

  copyTo(index: number, position: Position): void {
    position.set(this.lying, index * this.graph.nodes, this.robot[index], this.charge[index])
  }

  totalCharge(index: number): number {
    const { nodes } = this.graph
    let total = this.charge[index]
    for (let at = index * nodes; at < (index + 1) * nodes; at++) total += this.lying[at]
    return total
  }

  /** Copies a position of another layer to the end of this one, after a hop onto `node` that leaves `remainder` there. */
  addChild(parent: Layer, index: number, node: number, remainder: number): number {
    const { nodes } = this.graph
    const child = this.count++
    const from = index * nodes
    const to = child * nodes
    this.lying.set(parent.lying.subarray(from, from + nodes), to)
    this.ins.set(parent.ins.subarray(from, from + nodes), to)
    this.outs.set(parent.outs.subarray(from, from + nodes), to)
    const taken = parent.lying[from + node]
    this.lying[to + node] = remainder
    if (remainder === 0) this.forget(to, node, taken)
    else this.changeReach(to, node, taken, remainder)
    this.robot[child] = node
    this.charge[child] = taken
    this.live[child] = parent.live[index] - (remainder === 0 ? 1 : 0)
    this.hashA[child] = parent.keyAAfter(index, node, remainder) ^ robotKeyA(node, taken)
    this.hashB[child] = parent.keyBAfter(index, node, remainder) ^ robotKeyB(node, taken)
    this.charged[child] = parent.chargedAfter(index, node, remainder)
    return child
  }

  /** Hashes of a position after a hop onto `node` that leaves `remainder` there (position.ts). */
  keyAAfter(index: number, node: number, remainder: number): number {
    const taken = this.lying[index * this.graph.nodes + node]
    const change = lyingKeyA(node, taken) ^ lyingKeyA(node, remainder)
    return this.hashA[index] ^ change ^ robotKeyA(node, taken)
  }

  keyBAfter(index: number, node: number, remainder: number): number {
    const taken = this.lying[index * this.graph.nodes + node]
    const change = lyingKeyB(node, taken) ^ lyingKeyB(node, remainder)
    return this.hashB[index] ^ change ^ robotKeyB(node, taken)
  }

  /** The hash of which nodes are charged then. */
  chargedAfter(index: number, node: number, remainder: number): number {
    return remainder === 0 ? this.charged[index] ^ lyingKeyA(node, 1) : this.charged[index]
  }

  /** The node is empty now: nobody reaches it, and it reaches nobody. */
  private forget(offset: number, node: number, reach: number): void {
    const { start, target, least, backStart, backFrom, backLeast } = this.graph
    for (let arc = start[node], end = start[node + 1]; arc < end && least[arc] <= reach; arc++) {
      const other = offset + target[arc]
      if (target[arc] !== node && this.lying[other] > 0) this.ins[other]--
    }
    for (let arc = backStart[node], end = backStart[node + 1]; arc < end; arc++) {
      const other = offset + backFrom[arc]
      if (this.lying[other] >= backLeast[arc]) this.outs[other]--
    }
  }

  private changeReach(offset: number, node: number, before: number, after: number): void {
    const { start, target, least } = this.graph
    const low = Math.min(before, after)
    const high = Math.max(before, after)
    const change = after > before ? 1 : -1
    for (let arc = start[node], end = start[node + 1]; arc < end && least[arc] <= high; arc++) {
      const other = offset + target[arc]
      if (least[arc] <= low || target[arc] === node || this.lying[other] === 0) continue
      this.ins[other] += change
      this.outs[offset + node] += change
    }
  }
}
