/** How often a pair of hashes was seen, in a table that is cleared at once by starting a new round. */
export class HashCounts {
  private readonly keyA: Int32Array
  private readonly keyB: Int32Array
  private readonly counts: Int32Array
  private readonly rounds: Int32Array
  private round = 1
  private used = 0

  /** Room for so many; when it is nearly full, everything counts as new. */
  constructor(room: number) {
    const size = 2 ** Math.ceil(Math.log2(2 * room))
    this.keyA = new Int32Array(size)
    this.keyB = new Int32Array(size)
    this.counts = new Int32Array(size)
    this.rounds = new Int32Array(size)
  }

  clear(): void {
    this.round++
    this.used = 0
  }

  /** Counts the pair, unless it was counted `most` times already: then false. */
  add(a: number, b: number, most: number): boolean {
    const slot = this.slotOf(a, b)
    if (this.rounds[slot] !== this.round) {
      if (2 * this.used > this.counts.length) return true
      this.used++
      this.rounds[slot] = this.round
      this.keyA[slot] = a
      this.keyB[slot] = b
      this.counts[slot] = 0
    }
    if (this.counts[slot] >= most) return false
    this.counts[slot]++
    return true
  }

  isFull(hash: number, most: number): boolean {
    const slot = this.slotOf(hash, hash)
    return this.rounds[slot] === this.round && this.counts[slot] >= most
  }

  private slotOf(a: number, b: number): number {
    const mask = this.counts.length - 1
    let slot = (a ^ (b >>> 9)) & mask
    while (this.rounds[slot] === this.round && (this.keyA[slot] !== a || this.keyB[slot] !== b))
      slot = (slot + 1) & mask
    return slot
  }
}
