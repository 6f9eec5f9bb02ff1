/**
 * What follows in the rest of a walk when something before it was changed.
 *
 * After the change the robot goes on along the old walk, but some nodes hold another charge than they did then. That shows
 * only at the next visit of such a node. There the robot arrives as before, takes something else, and should leave the
 * next node as the old walk did: often the hop can be longer or shorter by the difference, and all is as before. If not, the
 * difference moves on to the next node. A node that is already empty, or out of reach, is passed over. So a change
 * echoes through a few hops at a few places and dies away, or is given up after some steps. Everything between stays.
 */
import type { HopGraph } from './hops'
import { arcBetween, fits } from './hop-lengths'
import type { Leftovers } from './leftovers'
import { NO_VISIT, type Walk } from './walk'
import { MEND } from './weights'

/** The new length of a hop that is passed over. */
export const PASSED = 0

const AS_BEFORE = -1

export class Echo {
  /** By how much the price of what is left changes. */
  change = 0
  /** Hops of the old walk with a new length, so many. */
  readonly hop = new Int32Array(MEND.steps + 1)
  readonly length = new Int32Array(MEND.steps + 1)
  count = 0
  // Nodes that hold another charge than in the old walk: their next visit, and the charge.
  private readonly visit = new Int32Array(MEND.differences)
  private readonly lying = new Int32Array(MEND.differences)
  private open = 0
  // The robot.
  private at = 0
  private charge = 0

  constructor(
    private readonly graph: HopGraph,
    private readonly walk: Walk,
    private readonly leftovers: Leftovers,
  ) {}

  begin(change: number): void {
    this.change = change
    this.count = 0
    this.open = 0
  }

  /** A node holds another charge until its next visit; false if there are too many of them. */
  differs(visit: number, lying: number): boolean {
    if (this.open >= MEND.differences) return false
    this.visit[this.open] = visit
    this.lying[this.open++] = lying
    return true
  }

  /** Goes on after a hop of the old walk, on its node, with this charge; false if it does not die away in time. */
  diesAway(hop: number, at: number, charge: number, dearest: number): boolean {
    const { walk } = this
    this.at = at
    this.charge = charge
    let next = hop + 1
    for (;;) {
      for (; next <= walk.count; next++) {
        const lying = this.differenceAt(next)
        if (lying === AS_BEFORE && this.isAsBefore(next - 1)) break
        if (this.count >= MEND.steps) return false
        if (!this.follow(next, lying === AS_BEFORE ? walk.charge[next] : lying)) return false
        if (this.change > dearest) return false
      }
      if (next > walk.count) return this.end()
      if (this.open === 0) return true
      next = this.earliest()
      this.at = walk.node[next - 1]
      this.charge = walk.charge[next - 1]
    }
  }

  private isAsBefore(hop: number): boolean {
    return this.at === this.walk.node[hop] && this.charge === this.walk.charge[hop]
  }

  private end(): boolean {
    this.change += this.leftovers.ofEnd(this.at, this.charge) - this.leftovers.endPrice
    return this.open === 0
  }

  private differenceAt(hop: number): number {
    for (let index = 0; index < this.open; index++) {
      if (this.visit[index] !== hop) continue
      const lying = this.lying[index]
      this.visit[index] = this.visit[--this.open]
      this.lying[index] = this.lying[this.open]
      return lying
    }
    return AS_BEFORE
  }

  private earliest(): number {
    let earliest = this.visit[0]
    for (let index = 1; index < this.open; index++) earliest = Math.min(earliest, this.visit[index])
    return earliest
  }

  /** The robot follows a hop of the old walk onto a node where now `lying` lies. */
  private follow(hop: number, lying: number): boolean {
    const length = lying === 0 ? PASSED : this.lengthOf(hop)
    const leaves = length === PASSED ? lying : this.charge - length
    this.hop[this.count] = hop
    this.length[this.count++] = length
    if (length !== PASSED) {
      this.at = this.walk.node[hop]
      this.charge = lying
    }
    return leaves === this.walk.left[hop] || this.leaves(hop, leaves)
  }

  /** Another charge than before stays behind. */
  private leaves(hop: number, charge: number): boolean {
    const { node, left, next } = this.walk
    if (next[hop] !== NO_VISIT) return this.differs(next[hop], charge)
    this.change += this.leftovers.of(node[hop], charge) - this.leftovers.of(node[hop], left[hop])
    return true
  }

  /** Leaving the same as before is best, then the same length, then the shortest. */
  private lengthOf(hop: number): number {
    const { graph, walk, at, charge } = this
    const arc = arcBetween(graph, at, walk.node[hop])
    if (arc < 0 || graph.least[arc] > charge) return PASSED
    if (fits(graph, arc, charge - walk.left[hop])) return charge - walk.left[hop]
    if (at === walk.node[hop - 1] && walk.length[hop] <= charge) return walk.length[hop]
    return graph.least[arc]
  }
}
