/** Animations: every frame of the file looks like the picture of that frame, drawn on its own. */
import { readFileSync } from 'node:fs'
import { GifReader } from 'omggif'
import { describe, expect, test } from 'vitest'
import { loadRasteriser } from '../../src/cli/rasteriser'
import { animate, fittingCell, framesOf, strideFor } from '../../src/core/picture/animation'
import { Nearest } from '../../src/core/picture/palette'
import type { Reel } from '../../src/core/picture/reel'
import { CELL } from '../../src/core/picture/shape'
import { DARK, LIGHT } from '../../src/core/picture/theme'
import { puzzleOf, read, type Board } from '../../src/core/puzzle'

const { pixels: rasterise } = await loadRasteriser()

const example = (name: string): Board =>
  read(readFileSync(new URL(`../../resources/examples/${name}.txt`, import.meta.url))).board!

const solution = (board: Board): string => {
  const verdict = puzzleOf(board).solve(board, {})
  if (verdict.status !== 'solved') throw new Error('the example has no solution')
  return verdict.moves
}

const write = (reel: Reel, stride: number, cell: number): Uint8Array => {
  const pieces = [...animate(reel, { stride, cell, delay: 10 }, rasterise)]
  return Buffer.concat(pieces.map(({ bytes }) => bytes))
}

/** Every frame as it is shown, and the colours that the file has. */
function decode(bytes: Uint8Array) {
  const reader = new GifReader(bytes)
  const shown = new Uint8Array(4 * reader.width * reader.height)
  const frames = Array.from({ length: reader.numFrames() }, (_, frame) => {
    reader.decodeAndBlitFrameRGBA(frame, shown)
    return shown.slice()
  })
  const first = reader.frameInfo(0)
  const palette = bytes.subarray(
    first.palette_offset!,
    first.palette_offset! + 3 * first.transparent_index!,
  )
  return { reader, frames, palette }
}

/** A smooth edge that is cut in another place may be rounded differently, in a few pixels. Things have dozens. */
const ROUNDING = 16
const MOST_ROUNDED = 4

/** How many pixels of a shown frame differ from its picture, drawn in full with the colours of the file. */
function wrongPixels(reel: Reel, frame: number, cell: number, { reader, shown, palette }: Shown) {
  const scale = cell / CELL
  const box = { x: 0, y: 0, width: reader.width / scale, height: reader.height / scale }
  const { data } = rasterise(reel.shapes(frame, reel.box), box, scale)
  const nearest = new Nearest(palette)
  let wrong = 0
  for (let at = 0; at < data.length; at += 4) {
    const colour = 3 * nearest.of(data, at)
    const differs = (channel: number): boolean =>
      Math.abs(shown[at + channel] - palette[colour + channel]) > ROUNDING
    if ([0, 1, 2].some(differs)) wrong++
  }
  return wrong
}

interface Shown {
  readonly reader: GifReader
  readonly shown: Uint8Array
  readonly palette: Uint8Array
}

describe.each([
  ['rally-06-teleporters', 48, 1],
  ['rally-06-teleporters', 17, 3],
  ['rally-07-diagonal', 24, 1],
  ['rally-03-put-it-down', 11, 2],
  ['mazes-03-pitfalls', 20, 1],
  ['mazes-05-hedges', 7, 5],
])('%s with %i pixels per cell, every %i moves', (name, cell, stride) => {
  const board = example(name)
  const moves = solution(board)

  test.each([
    ['light', LIGHT],
    ['dark', DARK],
  ])('frames look like their pictures (%s)', (_, theme) => {
    const reel = puzzleOf(board).reel(board, moves, theme)
    const { reader, frames, palette } = decode(write(reel, stride, cell))
    const indices = framesOf(reel.length, stride)
    expect(frames).toHaveLength(indices.length)
    for (const [index, frame] of indices.entries()) {
      const wrong = wrongPixels(reel, frame, cell, { reader, shown: frames[index], palette })
      expect(wrong, `frame ${frame}`).toBeLessThanOrEqual(MOST_ROUNDED)
    }
  })
})

describe('the file', () => {
  const board = example('rally-09-dozen')
  const moves = solution(board)
  const reel = puzzleOf(board).reel(board, moves, LIGHT, 'battery')
  const { reader } = decode(write(reel, 1, 16))
  const infos = Array.from({ length: reader.numFrames() }, (_, frame) => reader.frameInfo(frame))

  test('draws small rectangles after the first frame', () => {
    const areas = infos.map(({ width, height }) => width * height)
    expect(areas[0]).toBe(reader.width * reader.height)
    // A step touches two neighbours.
    expect(Math.max(...areas.slice(1))).toBeLessThanOrEqual(2 * 18 * 18)
  })

  test('shows the last frame longer', () => {
    expect(infos.slice(0, -1).every(({ delay }) => delay === 10)).toBe(true)
    expect(infos.at(-1)!.delay).toBe(200)
  })

  test('tells how far it is', () => {
    const pieces = [...animate(reel, { stride: 10, cell: 4, delay: 10 }, rasterise)]
    const all = framesOf(reel.length, 10).length
    expect(pieces.map((piece) => piece.all)).toEqual(Array(all + 2).fill(all))
    expect(pieces.map(({ done }) => done)).toEqual([
      0,
      ...Array.from({ length: all }, (_, index) => index + 1),
      all,
    ])
  })
})

describe('a stride', () => {
  test('always has the first and the last frame', () => {
    expect(framesOf(7, 3)).toEqual([0, 3, 6, 7])
    expect(framesOf(6, 3)).toEqual([0, 3, 6])
    expect(framesOf(0, 3)).toEqual([0])
  })

  test('keeps long plays within a number of frames', () => {
    for (const length of [0, 1, 499, 500, 501, 14_384]) {
      expect(framesOf(length, strideFor(length, 500)).length).toBeLessThanOrEqual(500)
    }
    expect(strideFor(499, 500)).toBe(1)
  })
})

test('cells shrink to fit, and never below a pixel', () => {
  const box = (width: number) => ({ x: 0, y: 0, width, height: 10 })
  expect(fittingCell(box(480), 960)).toBe(CELL)
  expect(fittingCell(box(4800), 960)).toBe(9)
  expect(fittingCell(box(480_000), 960)).toBe(1)
})
