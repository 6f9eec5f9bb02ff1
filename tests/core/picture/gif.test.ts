/** GIF files, read back by a decoder that is not ours. */
import fc from 'fast-check'
import { GifReader } from 'omggif'
import { describe, expect, test } from 'vitest'
import { Gif, MOST_COLOURS } from '../../../src/core/picture/gif'
import { Nearest, paletteOf } from '../../../src/core/picture/palette'
import { Random } from '../../../src/core/random'
import { always } from '../../property'

const greys = (count: number): Uint8Array =>
  Uint8Array.from({ length: 3 * count }, (_, index) => Math.floor(index / 3))

const join = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts)

/** Writes one picture whose colours are all grey, and reads their numbers back. */
function roundTrip(pixels: Uint8Array, width: number, colours: number): number[] {
  const height = pixels.length / width
  const gif = new Gif(width, height, greys(colours))
  const frame = gif.frame({ left: 0, top: 0, width, height, pixels, delay: 5 })
  const reader = new GifReader(join([gif.head(), frame, gif.tail()]))
  expect([reader.width, reader.height, reader.numFrames()]).toEqual([width, height, 1])
  const decoded = new Uint8Array(4 * pixels.length)
  reader.decodeAndBlitFrameRGBA(0, decoded)
  return Array.from(pixels, (_, index) => decoded[4 * index])
}

describe('pixels come back as they were', () => {
  test('of any size and number of colours', () => {
    const pictures = fc
      .record({
        width: fc.integer({ min: 1, max: 40 }),
        height: fc.integer({ min: 1, max: 40 }),
        colours: fc.integer({ min: 1, max: MOST_COLOURS }),
        evenness: fc.integer({ min: 1, max: 30 }),
        seed: fc.nat(),
      })
      .map(({ width, height, colours, evenness, seed }) => {
        const random = new Random(seed)
        const pixels = new Uint8Array(width * height)
        for (let at = 0; at < pixels.length;) {
          const end = at + random.between(1, evenness)
          pixels.fill(random.between(0, colours - 1), at, end)
          at = end
        }
        return { pixels, width, colours }
      })
    always(pictures, ({ pixels, width, colours }) => {
      expect(roundTrip(pixels, width, colours)).toEqual([...pixels])
    })
  })

  test('when the dictionary is full many times', () => {
    const random = new Random(7)
    const noise = Uint8Array.from({ length: 400 * 300 }, () => random.between(0, 254))
    expect(roundTrip(noise, 400, 255)).toEqual([...noise])
  })

  // A code gets wider exactly where the file ends for some of these.
  test('whatever their number', () => {
    for (let length = 1; length <= 700; length++) {
      const pixels = Uint8Array.from({ length }, (_, index) => (index * index) % 3)
      expect(roundTrip(pixels, length, 3)).toEqual([...pixels])
    }
  })
})

test('a frame changes its rectangle and leaves transparent pixels alone', () => {
  const gif = new Gif(3, 2, greys(6))
  const whole = { left: 0, top: 0, width: 3, height: 2, delay: 20 }
  const parts = [
    gif.head(),
    gif.frame({ ...whole, pixels: Uint8Array.of(0, 1, 2, 3, 4, 5) }),
    gif.frame({ left: 1, top: 1, width: 2, height: 1, delay: 7, pixels: Uint8Array.of(6, 0) }),
    gif.tail(),
  ]
  const reader = new GifReader(join(parts))
  const decoded = new Uint8Array(4 * 6)
  for (const frame of [0, 1]) reader.decodeAndBlitFrameRGBA(frame, decoded)
  expect([0, 1, 2, 3, 4, 5].map((pixel) => decoded[4 * pixel])).toEqual([0, 1, 2, 3, 4, 0])
  expect(reader.frameInfo(1)).toMatchObject({ x: 1, y: 1, width: 2, height: 1, delay: 7 })
  expect(reader.loopCount()).toBe(0)
})

describe('a palette', () => {
  const image = (
    colours: readonly number[],
  ): { width: number; height: number; data: Uint8Array } => ({
    width: colours.length,
    height: 1,
    data: Uint8Array.from(
      colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255]),
    ),
  })

  test('holds every colour while there is room', () => {
    const colours = [0x000000, 0x010101, 0xff0000, 0xfe0000]
    const palette = paletteOf([image(colours)], 4)
    const nearest = new Nearest(palette)
    const { data } = image(colours)
    const found = colours.map((_, index) => nearest.of(data, 4 * index))
    expect(new Set(found).size).toBe(4)
    found.forEach((number, index) =>
      expect([...palette.subarray(3 * number, 3 * number + 3)]).toEqual([
        ...data.subarray(4 * index, 4 * index + 3),
      ]),
    )
  })

  test('prefers frequent colours, and those that differ', () => {
    const colours = [
      ...Array<number>(9).fill(0xffffff),
      ...Array<number>(5).fill(0xfefefe),
      0xff0000,
    ]
    expect([...paletteOf([image(colours)], 2)]).toEqual([255, 255, 255, 255, 0, 0])
  })
})
