/**
 * A quick look whether emptying a node can have cut anything off.
 *
 * Suppose the nodes around the emptied one, those it reached and those that reached it, can still reach each other
 * without it, with the charges that lie there now. Then every way through the emptied node has a detour, so whatever
 * hung together before hangs together still, and the full check of reachability.ts need not be made. The look goes only a
 * few nodes far: it is much cheaper than the full check, and nearly always enough.
 */
import type { HopGraph } from './hops'

export class Detour {
  private readonly around: Int32Array
  private readonly mark: Int32Array
  private readonly seen: Int32Array
  private readonly queue: Int32Array
  private round = 0
  /** The round in which the nodes around were marked. */
  private marked = 0
  private aroundCount = 0

  constructor(private readonly graph: HopGraph) {
    this.around = new Int32Array(graph.nodes)
    this.mark = new Int32Array(graph.nodes)
    this.seen = new Int32Array(graph.nodes)
    this.queue = new Int32Array(graph.nodes)
  }

  /** True if it found detours. The charges stand in `lying` from `offset` on, that of the node still included. */
  exists(lying: Int32Array, offset: number, node: number): boolean {
    this.listAround(lying, offset, node)
    if (this.aroundCount <= 1) return this.aroundCount === 1
    return this.looksForward(lying, offset, node) && this.looksBackward(lying, offset, node)
  }

  private listAround(lying: Int32Array, offset: number, node: number): void {
    const { start, target, least, backStart, backFrom, backLeast } = this.graph
    const reach = lying[offset + node]
    this.marked = ++this.round
    this.aroundCount = 0
    for (let arc = start[node], end = start[node + 1]; arc < end && least[arc] <= reach; arc++) {
      if (lying[offset + target[arc]] > 0 && target[arc] !== node) this.note(target[arc])
    }
    for (let arc = backStart[node], end = backStart[node + 1]; arc < end; arc++) {
      if (lying[offset + backFrom[arc]] >= backLeast[arc]) this.note(backFrom[arc])
    }
  }

  private note(node: number): void {
    if (this.mark[node] === this.marked) return
    this.mark[node] = this.marked
    this.around[this.aroundCount++] = node
  }

  /** How many nodes a look may pass: a few more than it has to find. */
  private patience(): number {
    return 2 * this.aroundCount + 16
  }

  private looksForward(lying: Int32Array, offset: number, emptied: number): boolean {
    const { start, target, least } = this.graph
    let left = this.begin(emptied)
    let tail = 1
    for (let head = 0; head < tail && head < this.patience(); head++) {
      const node = this.queue[head]
      const reach = lying[offset + node]
      for (let arc = start[node], end = start[node + 1]; arc < end && least[arc] <= reach; arc++) {
        const next = target[arc]
        if (this.seen[next] === this.round || lying[offset + next] === 0) continue
        this.seen[next] = this.round
        this.queue[tail++] = next
        if (this.mark[next] === this.marked && --left === 0) return true
      }
    }
    return false
  }

  private looksBackward(lying: Int32Array, offset: number, emptied: number): boolean {
    const { backStart, backFrom, backLeast } = this.graph
    let left = this.begin(emptied)
    let tail = 1
    for (let head = 0; head < tail && head < this.patience(); head++) {
      const node = this.queue[head]
      for (let arc = backStart[node], end = backStart[node + 1]; arc < end; arc++) {
        const next = backFrom[arc]
        if (this.seen[next] === this.round || lying[offset + next] < backLeast[arc]) continue
        this.seen[next] = this.round
        this.queue[tail++] = next
        if (this.mark[next] === this.marked && --left === 0) return true
      }
    }
    return false
  }

  /** Both looks start at the same node around; returns how many others have to be found. */
  private begin(emptied: number): number {
    this.round++
    this.seen[emptied] = this.round
    this.seen[this.around[0]] = this.round
    this.queue[0] = this.around[0]
    return this.aroundCount - 1
  }
}
