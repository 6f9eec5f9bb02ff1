/**
 * A play as an animated GIF, made piece by piece, so that whoever wants it can show how far it is and stop at any time.
 *
 * The first frame is drawn in full. After that only boxes that may look different are drawn anew, compared with what
 * is shown, and written as the smallest rectangle around the pixels that differ. Boxes are cut at whole pixels, so a part
 * has the same pixels as the whole picture would. All frames share one palette, made from some frames of the play, so that
 * nothing flickers.
 */
import type { Box } from './box'
import { Gif, MOST_COLOURS } from './gif'
import { Nearest, paletteOf } from './palette'
import type { Pixels, Rasterise } from './pixels'
import type { Reel } from './reel'
import { CELL } from './shape'

export interface AnimationOptions {
  /** Every so many moves are a frame. The first and the last frame are always there. */
  readonly stride: number
  /** How many pixels a cell is wide: a whole number. */
  readonly cell: number
  /** How long a frame is shown, in hundredths of a second; the last one stays longer. */
  readonly delay: number
}

/** A piece of the file, and how many frames it has now out of how many. */
export interface AnimationPiece {
  readonly bytes: Uint8Array
  readonly done: number
  readonly all: number
}

/** How long the last frame is shown at least, in hundredths of a second. */
export const LAST_DELAY = 200
/** So many pixels are drawn more on every side: what a rasteriser cuts off is not quite as smooth at the edge. */
const RIM = 2
const PALETTE_FRAMES = 4

/** The moves after which a frame is shown. */
export function framesOf(length: number, stride: number): number[] {
  const frames = Array.from({ length: Math.ceil(length / stride) }, (_, index) => index * stride)
  return [...frames, length]
}

/** The least stride with which a play has at most so many frames. */
export function strideFor(length: number, mostFrames: number): number {
  return Math.max(1, Math.ceil(length / (mostFrames - 1)))
}

/** The most pixels a cell may have, so that no side of the picture is longer than some pixels; at least 1. */
export function fittingCell({ width, height }: Box, longestSide: number): number {
  return Math.max(1, Math.min(CELL, Math.floor((CELL * longestSide) / Math.max(width, height))))
}

export function* animate(
  reel: Reel,
  { stride, cell, delay }: AnimationOptions,
  rasterise: Rasterise,
): Generator<AnimationPiece> {
  const frames = framesOf(reel.length, stride)
  const screen = new Screen(reel, cell / CELL, rasterise)
  const gif = new Gif(screen.width, screen.height, screen.palette)
  yield { bytes: gif.head(), done: 0, all: frames.length }
  for (const [index, frame] of frames.entries()) {
    const last = index === frames.length - 1
    const changed = index === 0 ? screen.begin() : screen.goOn(frames[index - 1], frame, gif)
    const shown = last ? Math.max(delay, LAST_DELAY) : delay
    yield { bytes: gif.frame({ ...changed, delay: shown }), done: index + 1, all: frames.length }
  }
  yield { bytes: gif.tail(), done: frames.length, all: frames.length }
}

/** A rectangle in whole pixels. */
interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Change = Area & { readonly pixels: Uint8Array }

/** What is shown at present, as numbers of colours. */
class Screen {
  readonly width: number
  readonly height: number
  readonly palette: Uint8Array
  private readonly nearest: Nearest
  private readonly shown: Uint8Array

  constructor(
    private readonly reel: Reel,
    private readonly scale: number,
    private readonly rasterise: Rasterise,
  ) {
    // What is left of a pixel at the right and at the bottom is margin.
    this.width = Math.floor(reel.box.width * scale)
    this.height = Math.floor(reel.box.height * scale)
    const samples = framesOf(reel.length, Math.max(1, Math.ceil(reel.length / PALETTE_FRAMES)))
    this.palette = paletteOf(
      samples.map((frame) => this.draw(frame, this.whole())),
      MOST_COLOURS,
    )
    this.nearest = new Nearest(this.palette)
    this.shown = new Uint8Array(this.width * this.height)
  }

  begin(): Change {
    const { data } = this.draw(0, this.whole())
    for (let pixel = 0; pixel < this.shown.length; pixel++) {
      this.shown[pixel] = this.nearest.of(data, 4 * pixel)
    }
    return { ...this.whole(), pixels: this.shown.slice() }
  }

  goOn(from: number, to: number, { transparent }: Gif): Change {
    const areas = this.reel.changes(from, to).map((box) => this.areaOf(box))
    const fresh = areas.map((area) => this.redraw(to, area, transparent))
    return joined(fresh, transparent)
  }

  /** The pixels of an area that look different now; the others are transparent. */
  private redraw(frame: number, area: Area, transparent: number): Change {
    const { data } = this.draw(frame, area)
    const pixels = new Uint8Array(area.width * area.height).fill(transparent)
    for (let y = 0; y < area.height; y++) {
      for (let x = 0; x < area.width; x++) {
        const colour = this.nearest.of(data, 4 * (y * area.width + x))
        const at = (area.top + y) * this.width + area.left + x
        if (this.shown[at] === colour) continue
        this.shown[at] = pixels[y * area.width + x] = colour
      }
    }
    return { ...area, pixels }
  }

  private draw(frame: number, { left, top, width, height }: Area): Pixels {
    const { scale } = this
    const box = {
      x: (left - RIM) / scale,
      y: (top - RIM) / scale,
      width: (width + 2 * RIM) / scale,
      height: (height + 2 * RIM) / scale,
    }
    return withoutRim(this.rasterise(this.reel.shapes(frame, box), box, scale))
  }

  private whole(): Area {
    return { left: 0, top: 0, width: this.width, height: this.height }
  }

  /** All pixels that a box touches. */
  private areaOf({ x, y, width, height }: Box): Area {
    const [left, top] = [Math.floor(x * this.scale), Math.floor(y * this.scale)]
    const right = Math.min(this.width, Math.ceil((x + width) * this.scale))
    const bottom = Math.min(this.height, Math.ceil((y + height) * this.scale))
    return { left, top, width: right - left, height: bottom - top }
  }
}

function withoutRim({ width, height, data }: Pixels): Pixels {
  const inner = { width: width - 2 * RIM, height: height - 2 * RIM }
  const kept = new Uint8Array(4 * inner.width * inner.height)
  for (let y = 0; y < inner.height; y++) {
    const start = 4 * ((y + RIM) * width + RIM)
    kept.set(data.subarray(start, start + 4 * inner.width), 4 * y * inner.width)
  }
  return { ...inner, data: kept }
}

/** Several changes as one, cut to what is not transparent; a single transparent pixel if nothing changes. */
function joined(changes: readonly Change[], transparent: number): Change {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]
  eachPixel(changes, transparent, (x, y) => {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + 1)
    bottom = Math.max(bottom, y + 1)
  })
  if (right === 0)
    return { left: 0, top: 0, width: 1, height: 1, pixels: Uint8Array.of(transparent) }
  const [width, height] = [right - left, bottom - top]
  const pixels = new Uint8Array(width * height).fill(transparent)
  eachPixel(changes, transparent, (x, y, colour) => {
    pixels[(y - top) * width + x - left] = colour
  })
  return { left, top, width, height, pixels }
}

function eachPixel(
  changes: readonly Change[],
  transparent: number,
  visit: (x: number, y: number, colour: number) => void,
): void {
  for (const { left, top, width, pixels } of changes) {
    for (let index = 0; index < pixels.length; index++) {
      if (pixels[index] === transparent) continue
      visit(left + (index % width), top + Math.floor(index / width), pixels[index])
    }
  }
}
