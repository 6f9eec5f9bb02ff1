/** The candidates for the next level of a beam, side by side in typed arrays that grow, and their ranking. */
import { grow } from './growing'

/** A rank is the rounded score and, behind it, the number of the candidate: so sorting numbers sorts candidates. */
const RANK_ROOM = 2 ** 22
const RANK_STEPS = 4096
/** Both together must stay exact, within 53 bits. Only huge charges have scores beyond; then these are all the same. */
const RANK_MOST = 2 ** 30

/** While growing, the old and the new arrays exist side by side. */
const BYTES_PER_CANDIDATE = 2 * 45

export class Candidates {
  count = 0
  parent = new Int32Array(1024)
  node = new Int32Array(1024)
  length = new Int32Array(1024)
  score = new Float64Array(1024)
  degreeScore = new Float64Array(1024)
  shapeScore = new Float64Array(1024)
  /** 1 where emptying the node may have cut something off. */
  doubtful = new Uint8Array(1024)
  private ranks = new Float64Array(1024)
  private readonly most: number

  constructor(bytes: number) {
    this.most = Math.min(RANK_ROOM, Math.floor(bytes / BYTES_PER_CANDIDATE))
  }

  isFull(): boolean {
    return this.count >= this.most
  }

  /** Writes a candidate down behind the others; it is one of them once `count` is raised. */
  next(parent: number, node: number, length: number): number {
    const candidate = this.count
    if (candidate >= this.parent.length) this.makeRoom(candidate + 1)
    this.parent[candidate] = parent
    this.node[candidate] = node
    this.length[candidate] = length
    this.doubtful[candidate] = 1
    return candidate
  }

  private makeRoom(needed: number): void {
    this.parent = grow(this.parent, needed)
    this.node = grow(this.node, needed)
    this.length = grow(this.length, needed)
    this.score = grow(this.score, needed)
    this.degreeScore = grow(this.degreeScore, needed)
    this.shapeScore = grow(this.shapeScore, needed)
    this.doubtful = grow(this.doubtful, needed)
    this.ranks = new Float64Array(this.parent.length)
  }

  /** Sorts all by their scores. */
  rank(): void {
    for (let candidate = 0; candidate < this.count; candidate++)
      this.rankAgain(candidate, candidate)
    this.sort(this.count)
  }

  /** Gives a candidate the rank of its present score, at a place that was read already. */
  rankAgain(place: number, candidate: number): void {
    const rounded = Math.round(this.score[candidate] * RANK_STEPS)
    const rank = Math.max(-RANK_MOST, Math.min(RANK_MOST, rounded))
    this.ranks[place] = rank * RANK_ROOM + candidate
  }

  /** Keeps the first so many, sorted. */
  sort(kept: number): void {
    this.ranks.subarray(0, kept).sort()
    this.count = kept
  }

  /** The candidate at a place of the ranking. */
  at(place: number): number {
    const candidate = this.ranks[place] % RANK_ROOM
    return candidate < 0 ? candidate + RANK_ROOM : candidate
  }
}
