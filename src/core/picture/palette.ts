/**
 * At most so many colours for pictures that have a few plain ones and, along their edges, many mixtures of these.
 * The most frequent colours are taken as they are, but none that is very near to one taken already; what "very near" means
 * shrinks until the palette is full or has every colour.
 */
import type { Palette } from './gif'
import type { Pixels } from './pixels'

/** Squares of distances between two colours, from coarse to exact. */
const NEAR = [3 * 16 ** 2, 3 * 8 ** 2, 3 * 4 ** 2, 3 * 2 ** 2, 0]

export function paletteOf(images: readonly Pixels[], most: number): Palette {
  const colours = byFrequency(images)
  const taken: number[] = []
  for (const near of NEAR) {
    for (const colour of colours) {
      if (taken.length === most) break
      if (taken.every((other) => distance(colour, other) > near)) taken.push(colour)
    }
  }
  return Uint8Array.from(taken.flatMap((colour) => [...channels(colour)]))
}

function byFrequency(images: readonly Pixels[]): number[] {
  const counts = new Map<number, number>()
  for (const { data } of images) {
    for (let at = 0; at < data.length; at += 4) {
      const colour = colourAt(data, at)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  }
  // Of equally frequent colours the darker one: the same pictures always have the same palette.
  return [...counts.entries()].sort(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour)
}

/** For each colour the number of the nearest in a palette. */
export class Nearest {
  private readonly known = new Map<number, number>()

  constructor(private readonly palette: Palette) {}

  of(data: Pixels['data'], at: number): number {
    const colour = colourAt(data, at)
    const before = this.known.get(colour)
    if (before !== undefined) return before
    const found = this.search(colour)
    this.known.set(colour, found)
    return found
  }

  private search(colour: number): number {
    let [best, least] = [0, Infinity]
    for (let index = 0; 3 * index < this.palette.length; index++) {
      const [red, green, blue] = this.palette.subarray(3 * index, 3 * index + 3)
      const far = distance(colour, (red << 16) | (green << 8) | blue)
      if (far < least) [best, least] = [index, far]
    }
    return best
  }
}

function colourAt(data: Pixels['data'], at: number): number {
  return (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
}

function channels(colour: number): [number, number, number] {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]
}

function distance(a: number, b: number): number {
  const [one, other] = [channels(a), channels(b)]
  return one.reduce((sum, value, index) => sum + (value - other[index]) ** 2, 0)
}
