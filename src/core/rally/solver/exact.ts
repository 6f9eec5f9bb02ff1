/**
 * The exact search: depth-first over hops, with a memo of positions that failed.
 *
 * It is complete. From each position it tries every charged target that the charge reaches, and for each target every
 * length that has to be tried (remainders.ts proves that these are enough). It cuts off only positions that are in the memo,
 * which were searched completely, and positions that reachability.ts or endings.ts proves to fail. A position goes into the memo only
 * when its last hop has come back. It ends because every hop spends charge. So when the root's last hop has come back
 * there is no solution.
 *
 * It keeps its own stack, because a solution can have a million hops. The hops of a position come in two parts: the head
 * (tight lengths, the shortest of each parity, and arriving empty), sorted by promise, and then all other
 * remainders, made one by one, because with large charges they are many and seldom needed.
 */
import type { Random } from '../../random'
import type { Budget } from './budget'
import type { Endings } from './endings'
import { EndingsPath } from './endings-path'
import { grow } from './growing'
import { TIGHT_ONE, TIGHT_TWO, type HopGraph } from './hops'
import type { Memo } from './memo'
import type { Position } from './position'
import type { Reachability } from './reachability'
import { firstRemainder, type Remainders } from './remainders'
import { BACK_TO_ITSELF, ENDINGS_NODES, SCHEDULE, type Style } from './weights'

/** `paused`: its share of nodes is used up. `stopped`: a limit of the whole solver is hit. */
export type Outcome = 'solved' | 'exhausted' | 'paused' | 'stopped'

/** What all searches on one board share. */
export interface Search {
  readonly graph: HopGraph
  readonly remainders: Remainders
  readonly reachability: Reachability
  readonly endings: Endings
  readonly memo: Memo
  readonly budget: Budget
  readonly random: Random
}

/** The hops of a solution: where to, and how long. The final run is not part of it. */
export interface Hops {
  readonly nodes: number[]
  readonly lengths: number[]
}

export function isSolved(graph: HopGraph, { live, charge, robot }: Position): boolean {
  return live === 0 && charge <= graph.burn[robot]
}

const enum Opened {
  Solved,
  Dead,
  Open,
}

export class ExactSearch {
  /** The deepest position so far, in hops. */
  deepest = 0
  /** A node where everything else was empty but what was left could not be burnt. */
  unburntAt = -1
  private depth = 0
  // One entry per open position.
  private robot = new Int32Array(64)
  private charge = new Int32Array(64)
  private headStart = new Int32Array(64)
  private headEnd = new Int32Array(64)
  private cursor = new Int32Array(64)
  private tailArc = new Int32Array(64)
  private tailParity = new Uint8Array(64)
  private tailRemainder = new Int32Array(64)
  /** The hop that is being tried, if any (−1). */
  private triedNode = new Int32Array(64)
  private triedLength = new Int32Array(64)
  // One entry per hop of a head.
  private headNode = new Int32Array(256)
  private headLength = new Int32Array(256)
  private headScore = new Float64Array(256)
  private headCount = 0

  private readonly endingsPath: EndingsPath

  constructor(private readonly search: Search) {
    const bytes = search.budget.bytesLeft * SCHEDULE.pathShare
    this.endingsPath = new EndingsPath(search.endings, search.graph.nodes, bytes)
  }

  /** Searches on from a position for so many nodes, and leaves the position as it was. */
  run(position: Position, nodes: number, style: Style): Outcome {
    const { budget } = this.search
    const end = budget.nodes + nodes
    this.depth = 0
    this.headCount = 0
    for (;;) {
      const opened = this.open(position, style)
      if (opened === Opened.Solved) return 'solved'
      if (budget.spend(1)) return this.leave(position, 'stopped')
      if (budget.nodes > end) return this.leave(position, 'paused')
      while (this.depth > 0 && !this.advance(position)) this.close(position)
      if (this.depth === 0) return 'exhausted'
    }
  }

  /** The hops that led to the solved position; takes the position back to where the search began. */
  solution(position: Position): Hops {
    const nodes = Array.from(this.triedNode.subarray(0, this.depth))
    const lengths = Array.from(this.triedLength.subarray(0, this.depth))
    this.leave(position, 'solved')
    return { nodes, lengths }
  }

  private leave(position: Position, outcome: Outcome): Outcome {
    for (; this.depth > 0; this.depth--) this.takeBack(position, this.depth - 1)
    return outcome
  }

  private open(position: Position, style: Style): Opened {
    const { graph, memo } = this.search
    if (position.live === 0) {
      if (isSolved(graph, position)) return Opened.Solved
      this.unburntAt = position.robot
      return Opened.Dead
    }
    if (position.charge === 0 || memo.has(position) || !this.hopeful(position)) return Opened.Dead
    this.push(position)
    this.listHead(position, style)
    return Opened.Open
  }

  /** False only if the position is proven to fail. */
  private hopeful(position: Position): boolean {
    if (!this.search.reachability.hopeful(position)) return false
    return position.lying.length > ENDINGS_NODES || this.endingsPath.possible(this.depth, position)
  }

  private push(position: Position): void {
    const frame = this.depth++
    if (this.depth > this.deepest) this.deepest = this.depth
    if (this.depth > this.robot.length) this.makeRoom()
    this.robot[frame] = position.robot
    this.charge[frame] = position.charge
    this.headStart[frame] = this.headCount
    this.cursor[frame] = this.headCount
    this.tailArc[frame] = this.search.graph.start[position.robot]
    this.tailParity[frame] = 0
    this.tailRemainder[frame] = 0
    this.triedNode[frame] = -1
  }

  private makeRoom(): void {
    const { depth } = this
    this.robot = grow(this.robot, depth)
    this.charge = grow(this.charge, depth)
    this.headStart = grow(this.headStart, depth)
    this.headEnd = grow(this.headEnd, depth)
    this.cursor = grow(this.cursor, depth)
    this.tailArc = grow(this.tailArc, depth)
    this.tailParity = grow(this.tailParity, depth)
    this.tailRemainder = grow(this.tailRemainder, depth)
    this.triedNode = grow(this.triedNode, depth)
    this.triedLength = grow(this.triedLength, depth)
  }

  private listHead(position: Position, style: Style): void {
    const { start, target, least, even, odd, tight } = this.search.graph
    const { lying, robot, charge } = position
    const first = this.headCount
    for (let arc = start[robot], end = start[robot + 1]; arc < end; arc++) {
      if (least[arc] > charge) break
      const node = target[arc]
      if (lying[node] === 0) continue
      const promise = this.promise(position, arc, style)
      if (tight[arc] & TIGHT_ONE) this.offer(node, 1, charge, promise, style)
      if (tight[arc] & TIGHT_TWO && charge >= 2) this.offer(node, 2, charge, promise, style)
      this.offerParity(node, even[arc], charge, promise, style)
      this.offerParity(node, odd[arc], charge, promise, style)
    }
    this.headEnd[this.depth - 1] = this.headCount
    this.sortHead(first)
  }

  private promise({ lying, robot }: Position, arc: number, style: Style): number {
    const { graph, random } = this.search
    const node = graph.target[arc]
    let promise = style.length * graph.least[arc] + style.taken * lying[node]
    if (style.degree !== 0) promise += style.degree * this.waysOn(node, lying)
    if (node === robot) promise += BACK_TO_ITSELF
    if (style.noise > 0) promise += style.noise * random.unit()
    return promise
  }

  private waysOn(node: number, lying: Int32Array): number {
    const { start, target, least } = this.search.graph
    const reach = lying[node]
    let ways = 0
    for (let arc = start[node], end = start[node + 1]; arc < end && least[arc] <= reach; arc++) {
      if (lying[target[arc]] > 0 && target[arc] !== node) ways++
    }
    return ways
  }

  /** The shortest length of a parity, and the one that arrives empty. */
  private offerParity(
    node: number,
    shortest: number,
    charge: number,
    promise: number,
    style: Style,
  ): void {
    if (shortest > charge) return
    this.offer(node, shortest, charge, promise, style)
    if (shortest < charge && (charge - shortest) % 2 === 0)
      this.offer(node, charge, charge, promise, style)
  }

  private offer(node: number, length: number, charge: number, promise: number, style: Style): void {
    const index = this.headCount++
    if (index >= this.headNode.length) {
      this.headNode = grow(this.headNode, this.headCount)
      this.headLength = grow(this.headLength, this.headCount)
      this.headScore = grow(this.headScore, this.headCount)
    }
    this.headNode[index] = node
    this.headLength[index] = length
    this.headScore[index] = promise + (length === charge ? 0 : style.keeps)
  }

  /** Insertion sort: heads are short, and equal scores must keep their order. */
  private sortHead(first: number): void {
    const { headNode, headLength, headScore } = this
    for (let index = first + 1; index < this.headCount; index++) {
      const score = headScore[index]
      const node = headNode[index]
      const length = headLength[index]
      let place = index
      for (; place > first && headScore[place - 1] > score; place--) {
        headScore[place] = headScore[place - 1]
        headNode[place] = headNode[place - 1]
        headLength[place] = headLength[place - 1]
      }
      headScore[place] = score
      headNode[place] = node
      headLength[place] = length
    }
  }

  /** Takes back the hop that failed and makes the next one; false if there is none left. */
  private advance(position: Position): boolean {
    const frame = this.depth - 1
    this.takeBack(position, frame)
    if (this.cursor[frame] < this.headEnd[frame]) {
      const index = this.cursor[frame]++
      this.make(position, this.headNode[index], this.headLength[index])
      return true
    }
    return this.nextOfTail(position, frame)
  }

  private make(position: Position, node: number, length: number): void {
    const frame = this.depth - 1
    this.triedNode[frame] = node
    this.triedLength[frame] = length
    position.hop(node, this.charge[frame] - length)
  }

  private takeBack(position: Position, frame: number): void {
    if (this.triedNode[frame] < 0) return
    position.unhop(this.robot[frame], this.charge[frame])
    this.triedNode[frame] = -1
  }

  /** Goes on through arcs, both parities of each, and remainders between the largest one and 0. */
  private nextOfTail(position: Position, frame: number): boolean {
    const { start, target, least, even, odd } = this.search.graph
    const { remainders } = this.search
    const charge = this.charge[frame]
    const end = start[this.robot[frame] + 1]
    let arc = this.tailArc[frame]
    let parity = this.tailParity[frame]
    let remainder = this.tailRemainder[frame]
    while (arc < end && least[arc] <= charge) {
      const node = target[arc]
      const largest = charge - (parity === 0 ? even[arc] : odd[arc])
      if (remainder === 0) remainder = firstRemainder(remainders, node, largest & 1)
      if (remainder < largest && remainder <= remainders.most[node] && position.lying[node] > 0) {
        this.tailArc[frame] = arc
        this.tailParity[frame] = parity
        this.tailRemainder[frame] = remainder + 2
        this.make(position, node, charge - remainder)
        return true
      }
      remainder = 0
      if (parity === 1) arc++
      parity = 1 - parity
    }
    this.tailArc[frame] = end
    return false
  }

  private close(position: Position): void {
    this.search.memo.add(position)
    this.headCount = this.headStart[--this.depth]
  }
}
