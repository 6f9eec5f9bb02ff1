/** A rectangle of a picture, in its units. */
import type { Size } from '../grid/size'
import { grown, type CellRange } from '../grid/range'
import { CELL } from './shape'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The cells of a board at the given corner that a box shows, and one more on every side. */
export function rangeIn(box: Box, corner: { x: number; y: number }, size: Size): CellRange {
  const [left, top] = [(box.x - corner.x) / CELL, (box.y - corner.y) / CELL]
  const range = {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.ceil(left + box.width / CELL),
    bottom: Math.ceil(top + box.height / CELL),
  }
  return grown(range, 1, size)
}

/** The box around cells of a board at the given corner. */
export function boxAround(range: CellRange, corner: { x: number; y: number }): Box {
  return {
    x: corner.x + range.left * CELL,
    y: corner.y + range.top * CELL,
    width: (range.right - range.left) * CELL,
    height: (range.bottom - range.top) * CELL,
  }
}
