/**
 * What a walk leaves charged, and its price. Each node left costs its weight, and a little for its charge. While a node is
 * left its weight grows, so that sooner or later it is visited even if others are left instead; once it is not, the
 * weight fades. So a search for cheaper walks does not stay for ever where only a few nodes are left.
 */
import type { HopGraph } from './hops'
import type { Walk } from './walk'
import { MEND } from './weights'

export class Leftovers {
  /** The nodes that are left, so many. */
  readonly nodes: Int32Array
  count = 0
  /** The price of all of them, and of what the robot can't burn at the end. */
  price = 0
  /** Only the latter. */
  endPrice = 0
  private readonly weight: Float64Array

  constructor(
    private readonly graph: HopGraph,
    private readonly walk: Walk,
  ) {
    this.nodes = new Int32Array(graph.nodes)
    this.weight = new Float64Array(graph.nodes)
  }

  /** Forgets what was learnt. */
  begin(): void {
    this.weight.fill(1)
    this.reckon()
  }

  /** The price of leaving so much on a node. */
  of(node: number, charge: number): number {
    return charge === 0 ? 0 : this.weight[node] + MEND.unit * charge
  }

  /** The price of ending on a node with so much. */
  ofEnd(robot: number, charge: number): number {
    const over = charge - this.graph.burn[robot]
    return over > 0 ? 1 + MEND.unit * over : 0
  }

  /** Lists and prices what the walk leaves now. */
  reckon(): void {
    const { final, node, charge, count } = this.walk
    this.endPrice = this.ofEnd(node[count], charge[count])
    this.price = this.endPrice
    this.count = 0
    for (let at = 0; at < final.length; at++) {
      if (final[at] === 0) continue
      this.price += this.of(at, final[at])
      this.nodes[this.count++] = at
    }
  }

  learn(): void {
    const { weight } = this
    const { final } = this.walk
    for (let node = 0; node < final.length; node++) {
      if (final[node] === 0) weight[node] += MEND.fade * (1 - weight[node])
      else weight[node] += MEND.growth
    }
    this.reckon()
  }
}
