/**
 * Small plates with words on them that cover neither each other nor what they must not: all of one size, the largest at
 * which each of them finds a place. At the smallest size those that find none are left out.
 */
import { FONT } from '../../core/picture/svg'
import type { Theme } from '../../core/picture/theme'
import { clamp, type Box, type Point } from './camera'
import type { Look } from './scene'

export interface Label {
  readonly words: string
  /** Where the middle of its plate may be, the best spot first. */
  readonly spots: readonly Point[]
}

/** A rectangle around its middle. */
export interface Plate extends Point {
  readonly width: number
  readonly height: number
}

export interface Placed extends Plate {
  readonly words: string
}

/** How large letters are, in pixels of the page. */
const SIZES = [12, 10.5, 9]
const [PADDING, LEADING] = [5, 3.5]

/** Lays plates into a pane; what is `taken` is not covered. `widthOf` measures words in letters of size 1. */
export function placePlates(
  labels: readonly Label[],
  pane: Box,
  ratio: number,
  taken: readonly Plate[],
  widthOf: (words: string) => number,
): { readonly size: number; readonly plates: readonly Placed[] } {
  let [size, plates]: [number, readonly Placed[]] = [0, []]
  for (const letters of SIZES) {
    size = letters * ratio
    plates = placeAt(size, labels, pane, ratio, taken, widthOf)
    if (plates.length === labels.length) break
  }
  return { size, plates }
}

function placeAt(
  size: number,
  labels: readonly Label[],
  pane: Box,
  ratio: number,
  taken: readonly Plate[],
  widthOf: (words: string) => number,
): Placed[] {
  const placed: Placed[] = []
  const height = size + 2 * LEADING * ratio
  for (const { words, spots } of labels) {
    const width = widthOf(words) * size + 2 * PADDING * ratio
    const found = spots
      .map((spot) => ({ words, width, height, ...inside(pane, spot, width, height) }))
      .find((plate) => ![...placed, ...taken].some((other) => overlap(plate, other)))
    if (found) placed.push(found)
  }
  return placed
}

function inside(pane: Box, { x, y }: Point, width: number, height: number): Point {
  return {
    x: clamp(x, pane.left + width / 2, pane.left + pane.width - width / 2),
    y: clamp(y, pane.top + height / 2, pane.top + pane.height - height / 2),
  }
}

export function overlap(one: Plate, other: Plate): boolean {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]
  return 2 * dx < one.width + other.width && 2 * dy < one.height + other.height
}

export function drawPlates(
  { ctx, ratio }: Look,
  pane: Box,
  labels: readonly Label[],
  taken: readonly Plate[],
  theme: Theme,
): void {
  const letters = (size: number): string => `700 ${size}px ${FONT}, sans-serif`
  const measured = SIZES[0] * ratio
  ctx.font = letters(measured)
  const widthOf = (words: string): number => ctx.measureText(words).width / measured
  const { size, plates } = placePlates(labels, pane, ratio, taken, widthOf)
  ctx.font = letters(size)
  ctx.lineWidth = 1.5 * ratio
  ctx.textAlign = 'center'
  for (const { words, x, y, width, height } of plates) {
    ctx.fillStyle = theme.cell
    ctx.strokeStyle = theme.wall
    ctx.beginPath()
    ctx.roundRect(x - width / 2, y - height / 2, width, height, height / 2)
    ctx.fill()
    ctx.stroke()
    ctx.fillStyle = theme.wall
    // A digit of the font is 0.73 of its size high, so half of that below the middle is its foot.
    ctx.fillText(words, x, y + size * 0.365)
  }
}
