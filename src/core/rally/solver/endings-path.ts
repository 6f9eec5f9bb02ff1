/**
 * Where batteries can end (endings.ts), along the path of a depth-first search: each position on it keeps its matching, and
 * that of the next one follows from it by a few changes. Very deep positions are matched from scratch instead.
 */
import { Matchings, type Endings } from './endings'
import type { Position } from './position'

const FIRST_ROOM = 64
const DEEPEST = 1024

export class EndingsPath {
  private matchings: Matchings
  /** From this depth on there is no matching. */
  private readonly deepest: number

  constructor(
    private readonly endings: Endings,
    nodes: number,
    bytes: number,
  ) {
    // While growing, the old and the new one exist side by side.
    const room = Math.floor(bytes / (2 * Matchings.bytes(nodes)))
    this.deepest = Math.max(1, Math.min(DEEPEST, room))
    this.matchings = new Matchings(Math.min(FIRST_ROOM, this.deepest), nodes + 1)
  }

  /** False only if the position is proven to fail. The one before it on the path must have been asked about last at its depth. */
  possible(depth: number, { lying, robot, charge }: Position): boolean {
    const { endings } = this
    if (depth === 0) return endings.begin(this.matchings, lying, robot, charge)
    if (depth >= this.deepest) return endings.possible(lying, robot, charge)
    if (depth >= this.matchings.spare.length) this.matchings = this.matchings.grown()
    this.matchings.copy(depth, this.matchings, depth - 1)
    return endings.follow(this.matchings, depth, lying, 0, robot, charge)
  }
}
