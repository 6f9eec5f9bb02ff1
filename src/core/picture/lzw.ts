/**
 * The compression of GIF: a code stands for a string of pixels that came before. The dictionary maps (code of a
 * string, next pixel) to the code of the longer string; it is a table with an entry for each such pair, whose entries
 * count only if they bear the stamp of the present dictionary. So throwing the dictionary away costs nothing.
 */

const CODE_BITS = 12
const MOST_CODES = 1 << CODE_BITS
const MOST_STAMPS = 2 ** (32 - CODE_BITS)
const LARGEST_BLOCK = 255

export class Lzw {
  private readonly table: Uint32Array
  private stamp = 0
  private bytes = new Uint8Array(1024)
  private count = 0
  private block = 0
  private bits = 0
  private bitCount = 0

  /** Pixels are numbers below 2 to the power of `depth`, which is from 2 to 8. */
  constructor(private readonly depth: number) {
    this.table = new Uint32Array(MOST_CODES << depth)
  }

  /** The image data of a frame: the depth, blocks of codes, and an empty block. */
  compress(pixels: Uint8Array): Uint8Array {
    const clear = 1 << this.depth
    this.open()
    let width = this.depth + 1
    let next = this.newDictionary()
    this.write(clear, width)
    let string = pixels[0]
    for (let index = 1; index < pixels.length; index++) {
      const pair = (string << this.depth) | pixels[index]
      const entry = this.table[pair]
      if (entry >>> CODE_BITS === this.stamp) {
        string = entry & (MOST_CODES - 1)
        continue
      }
      this.write(string, width)
      string = pixels[index]
      if (next === MOST_CODES) {
        this.write(clear, width)
        width = this.depth + 1
        next = this.newDictionary()
        continue
      }
      // A reader knows each code one step later, so codes get wider only when this one is in use.
      if (next === 1 << width) width++
      this.table[pair] = this.stamp * MOST_CODES + next++
    }
    this.write(string, width)
    if (next === 1 << width && width < CODE_BITS) width++
    this.write(clear + 1, width)
    return this.close()
  }

  /** Answers with the first code that is free. */
  private newDictionary(): number {
    if (++this.stamp === MOST_STAMPS) {
      this.table.fill(0)
      this.stamp = 1
    }
    return (1 << this.depth) + 2
  }

  private write(code: number, width: number): void {
    this.bits |= code << this.bitCount
    this.bitCount += width
    for (; this.bitCount >= 8; this.bitCount -= 8, this.bits >>>= 8) this.put(this.bits & 0xff)
  }

  private open(): void {
    this.count = this.bits = this.bitCount = 0
    this.push(this.depth)
    this.block = this.count
    this.push(0)
  }

  private put(byte: number): void {
    if (this.bytes[this.block] === LARGEST_BLOCK) {
      this.block = this.count
      this.push(0)
    }
    this.push(byte)
    this.bytes[this.block]++
  }

  private push(byte: number): void {
    if (this.count === this.bytes.length) {
      const longer = new Uint8Array(2 * this.count)
      longer.set(this.bytes)
      this.bytes = longer
    }
    this.bytes[this.count++] = byte
  }

  private close(): Uint8Array {
    if (this.bitCount > 0) this.put(this.bits & 0xff)
    if (this.bytes[this.block] > 0) this.push(0)
    return this.bytes.slice(0, this.count)
  }
}
