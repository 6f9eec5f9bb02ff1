/**
 * Where the robot can stand after spending exactly k, without a swap on the way.
 *
 * Let S(k) be the set of free cells on which it can stand with exactly k spent since it left its source. For k >= 2,
 * S(k) is part of S(k + 2): a way that spends 2 or more has a move between two places on free ground, and every such
 * move can be taken back. With teleport cost 0 it can be taken back for 1. With cost 1 a step between plain cells can be
 * taken back for 1, and a way that ever stands on a teleporter can teleport there and back again for 2. (S(0), the
 * source, and S(1) can lack this: one free cell between batteries can't be used for waiting.)
 *
 * So from k = 2 on it is enough to know when a cell is first reached with an even and with an odd k; every +2 works.
 * Moves cost 1 or 2, hence S(k) follows from S(k - 1) and S(k - 2), and a breadth-first search over cells and
 * parities finds the first times.
 */
import { standingAt, type Ground } from './ground'

export class Spread {
  /** Cells in the order in which they are reached: S(0), S(1), then first times by parity from k = 2 on. */
  readonly cell: Int32Array
  /** What is spent when the cell is reached. */
  readonly spent: Int32Array
  count = 0
  /** For each parity and cell the last spreading that reached it. */
  private readonly seen: Int32Array
  private round = 0

  constructor(private readonly ground: Ground) {
    const cells = ground.nodeAt.length
    this.cell = new Int32Array(4 * cells + 4)
    this.spent = new Int32Array(4 * cells + 4)
    this.seen = new Int32Array(2 * cells)
  }

  /** Everything that can be reached from a cell by spending at most `limit`. */
  from(source: number, limit: number): void {
    this.count = 0
    for (const cell of standingAt(this.ground, source)) this.put(cell, 0)
    this.nextRound()
    if (limit >= 1) this.moveOn(0, 1, 1)
    const first = this.count
    this.nextRound()
    if (limit >= 2) this.reachTwo(first)
    if (limit >= 3) this.reachThree(first)
    this.goOn(first, limit)
  }

  private reachTwo(end: number): void {
    for (let index = 0; index < end; index++) {
      this.expand(index, 2 - this.spent[index], 2)
    }
  }

  private reachThree(first: number): void {
    const end = this.count
    for (let index = 0; index < end; index++) {
      if (this.spent[index] === 1) this.expand(index, 2, 3)
      else if (index >= first) this.expand(index, 1, 3)
    }
  }

  /** Breadth-first: cells stand in the order of what is spent, so both kinds of moves keep that order by turns. */
  private goOn(first: number, limit: number): void {
    let behind = first
    let ahead = first
    for (let spent = 4; spent <= limit && (behind < this.count || ahead < this.count); spent++) {
      const end = this.count
      while (behind < end && this.spent[behind] === spent - 2) this.expand(behind++, 2, spent)
      while (ahead < end && this.spent[ahead] < spent - 1) ahead++
      while (ahead < end && this.spent[ahead] === spent - 1) this.expand(ahead++, 1, spent)
    }
  }

  private moveOn(from: number, cost: number, spent: number): void {
    const end = this.count
    for (let index = from; index < end; index++) this.expand(index, cost, spent)
  }

  /** Makes all moves of one cost from the place at `index`. */
  private expand(index: number, cost: number, spent: number): void {
    const { start, to, cost: costs } = this.ground.walks
    const cell = this.cell[index]
    for (let move = start[cell]; move < start[cell + 1]; move++) {
      if (costs[move] === cost) this.reach(to[move], spent)
    }
  }

  private reach(cell: number, spent: number): void {
    const place = 2 * cell + (spent & 1)
    if (this.seen[place] === this.round) return
    this.seen[place] = this.round
    this.put(cell, spent)
  }

  private put(cell: number, spent: number): void {
    this.cell[this.count] = cell
    this.spent[this.count++] = spent
  }

  private nextRound(): void {
    this.round++
  }
}
