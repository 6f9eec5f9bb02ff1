/** The hops that led to each position of a beam, as a tree: an entry knows its hop and the entry before it. */
import type { Hops } from './exact'
import { grow } from './growing'

/** While growing, the old and the new arrays exist side by side. */
const BYTES_PER_ENTRY = 2 * 12

export class Trail {
  private count = 0
  private before = new Int32Array(1024)
  private node = new Int32Array(1024)
  private length = new Int32Array(1024)
  private readonly most: number

  constructor(bytes: number) {
    this.most = bytes / BYTES_PER_ENTRY
  }

  clear(): void {
    this.count = 0
  }

  isFull(): boolean {
    return this.count >= this.most
  }

  add(before: number, node: number, length: number): number {
    const entry = this.count++
    if (entry >= this.before.length) {
      this.before = grow(this.before, this.count)
      this.node = grow(this.node, this.count)
      this.length = grow(this.length, this.count)
    }
    this.before[entry] = before
    this.node[entry] = node
    this.length[entry] = length
    return entry
  }

  hopsTo(entry: number): Hops {
    const nodes: number[] = []
    const lengths: number[] = []
    for (let at = entry; at >= 0; at = this.before[at]) {
      nodes.push(this.node[at])
      lengths.push(this.length[at])
    }
    return { nodes: nodes.reverse(), lengths: lengths.reverse() }
  }
}
