/** The file format GIF89a, as far as animations need it: one palette, frames that change a rectangle, an endless loop. */
import { Lzw } from './lzw'

/** Red, green and blue of each colour. */
export type Palette = Uint8Array

export interface GifFrame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Numbers of colours, row by row; the first number behind the palette leaves a pixel as it was. */
  readonly pixels: Uint8Array
  /** How long it is shown, in hundredths of a second. */
  readonly delay: number
}

/** One number is needed for pixels that stay as they were. */
export const MOST_COLOURS = 255

const KEEP_WHAT_IS_THERE = 1 << 2
const TRANSPARENT = 1
const HAS_PALETTE = 0x80

export class Gif {
  private readonly depth: number
  private readonly lzw: Lzw

  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly palette: Palette,
  ) {
    this.depth = Math.max(2, Math.ceil(Math.log2(this.transparent + 1)))
    this.lzw = new Lzw(this.depth)
  }

  /** The number that leaves a pixel as it was. */
  get transparent(): number {
    return this.palette.length / 3
  }

  head(): Uint8Array {
    const colours = new Uint8Array(3 << this.depth)
    colours.set(this.palette)
    return Uint8Array.from([
      ...ascii('GIF89a'),
      ...[...short(this.width), ...short(this.height), HAS_PALETTE | (this.depth - 1), 0, 0],
      ...colours,
      // Netscape's extension, which every program knows: repeat for ever.
      ...[0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, ...short(0), 0],
    ])
  }

  frame({ left, top, width, height, pixels, delay }: GifFrame): Uint8Array {
    const control = [KEEP_WHAT_IS_THERE | TRANSPARENT, ...short(delay), this.transparent]
    const place = [...short(left), ...short(top), ...short(width), ...short(height)]
    const head = [0x21, 0xf9, control.length, ...control, 0, 0x2c, ...place, 0]
    const data = this.lzw.compress(pixels)
    const bytes = new Uint8Array(head.length + data.length)
    bytes.set(head)
    bytes.set(data, head.length)
    return bytes
  }

  tail(): Uint8Array {
    return Uint8Array.of(0x3b)
  }
}

function short(value: number): [number, number] {
  return [value & 0xff, value >> 8]
}

function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0))
}
