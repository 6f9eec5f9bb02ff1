/** A rectangle of cells, so that a large board can be drawn piece by piece. */
import type { Size } from '../grid/size'

/** `right` and `bottom` are the first column and row that no longer belong to it. */
export interface CellRange {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function wholeBoard({ width, height }: Size): CellRange {
  return { left: 0, top: 0, right: width, bottom: height }
}

/** The range with some cells more on every side, as far as the board goes. */
export function grown(range: CellRange, by: number, { width, height }: Size): CellRange {
  return {
    left: Math.max(0, range.left - by),
    top: Math.max(0, range.top - by),
    right: Math.min(width, range.right + by),
    bottom: Math.min(height, range.bottom + by),
  }
}

export function isEmpty({ left, top, right, bottom }: CellRange): boolean {
  return right <= left || bottom <= top
}
