/**
 * Positions that are known to fail. A hash only finds the place; the whole position is compared, so no proof rests on a
 * hash. When its memory is used up the memo keeps what it has and adds nothing more: the search goes on, only slower.
 */
import { grow } from './growing'
import type { Position } from './position'

const EMPTY = -1
const FIRST_SLOTS = 64

type Pool = Uint8Array | Uint16Array | Int32Array

export class Memo {
  count = 0
  private slots = new Int32Array(FIRST_SLOTS).fill(EMPTY)
  private pool: Pool
  private keyA = new Int32Array(64)
  private keyB = new Int32Array(64)
  private readonly stride: number
  private readonly most: number

  /** Positions of so many nodes, with charges and node numbers up to `largest`, in so many bytes. */
  constructor(
    private readonly nodes: number,
    private readonly largest: number,
    bytes: number,
  ) {
    this.stride = nodes + 2
    this.pool = emptyPool(Math.max(largest, nodes), 64 * this.stride)
    // A growing array exists twice for a moment; slots are at most 4 per position while they double.
    const each = 2 * (this.stride * this.pool.BYTES_PER_ELEMENT + 8) + 24
    this.most = Math.floor(Math.min(bytes / each, 2 ** 31 / (2 * this.stride)))
  }

  /** Another memo for the same positions. */
  empty(bytes: number): Memo {
    return new Memo(this.nodes, this.largest, bytes)
  }

  has(position: Position): boolean {
    const a = position.keyA()
    const b = position.keyB()
    const mask = this.slots.length - 1
    for (let slot = a & mask; this.slots[slot] !== EMPTY; slot = (slot + 1) & mask) {
      const index = this.slots[slot]
      if (this.keyA[index] === a && this.keyB[index] === b && this.same(index, position))
        return true
    }
    return false
  }

  /** Whether a position with these hashes is probably here: good for choosing, not for proving. */
  mayHave(a: number, b: number): boolean {
    const mask = this.slots.length - 1
    for (let slot = a & mask; this.slots[slot] !== EMPTY; slot = (slot + 1) & mask) {
      const index = this.slots[slot]
      if (this.keyA[index] === a && this.keyB[index] === b) return true
    }
    return false
  }

  private same(index: number, { lying, robot, charge }: Position): boolean {
    const { pool, nodes } = this
    const at = index * this.stride
    if (pool[at + nodes] !== robot || pool[at + nodes + 1] !== charge) return false
    for (let node = 0; node < nodes; node++) if (pool[at + node] !== lying[node]) return false
    return true
  }

  /** Adds a position that is not here yet. */
  add(position: Position): void {
    if (this.count >= this.most) return
    const index = this.count++
    this.makeRoom()
    this.keyA[index] = position.keyA()
    this.keyB[index] = position.keyB()
    const at = index * this.stride
    this.pool.set(position.lying, at)
    this.pool[at + this.nodes] = position.robot
    this.pool[at + this.nodes + 1] = position.charge
    this.file(index)
  }

  private makeRoom(): void {
    this.keyA = grow(this.keyA, this.count)
    this.keyB = grow(this.keyB, this.count)
    this.pool = grow(this.pool, this.count * this.stride)
    if (2 * this.count <= this.slots.length) return
    this.slots = new Int32Array(2 * this.slots.length).fill(EMPTY)
    for (let index = 0; index < this.count - 1; index++) this.file(index)
  }

  private file(index: number): void {
    const mask = this.slots.length - 1
    let slot = this.keyA[index] & mask
    while (this.slots[slot] !== EMPTY) slot = (slot + 1) & mask
    this.slots[slot] = index
  }
}

function emptyPool(largest: number, length: number): Pool {
  if (largest < 2 ** 8) return new Uint8Array(length)
  if (largest < 2 ** 16) return new Uint16Array(length)
  return new Int32Array(length)
}
