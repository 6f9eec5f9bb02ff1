/** A rectangle of cells: a part of a board to draw, to select or to keep. */
import { cellAt, xOf, yOf, type Size } from './size'

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

/** The rectangle with two cells in opposite corners. */
export function rangeOf(size: Size, one: number, other: number): CellRange {
  const [x1, x2] = [xOf(size, one), xOf(size, other)]
  const [y1, y2] = [yOf(size, one), yOf(size, other)]
  return {
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    right: Math.max(x1, x2) + 1,
    bottom: Math.max(y1, y2) + 1,
  }
}

export function isInside({ left, top, right, bottom }: CellRange, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom
}

export function holds(range: CellRange, size: Size, cell: number): boolean {
  return isInside(range, xOf(size, cell), yOf(size, cell))
}

/** Whether a rectangle lies wholly within another. */
export function covers(outer: CellRange, inner: CellRange): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  )
}

export function cellsIn(size: Size, { left, top, right, bottom }: CellRange): number[] {
  return Array.from({ length: (bottom - top) * (right - left) }, (_, index) =>
    cellAt(size, left + (index % (right - left)), top + Math.floor(index / (right - left))),
  )
}

export function sizeOf({ left, top, right, bottom }: CellRange): Size {
  return { width: right - left, height: bottom - top }
}

export function shifted(range: CellRange, dx: number, dy: number): CellRange {
  return {
    left: range.left + dx,
    top: range.top + dy,
    right: range.right + dx,
    bottom: range.bottom + dy,
  }
}

/** The smallest rectangle that holds all the cells; there is at least one. */
export function boundsOf(size: Size, cells: readonly number[]): CellRange {
  const bounds = { left: size.width, top: size.height, right: 0, bottom: 0 }
  for (const cell of cells) {
    bounds.left = Math.min(bounds.left, xOf(size, cell))
    bounds.top = Math.min(bounds.top, yOf(size, cell))
    bounds.right = Math.max(bounds.right, xOf(size, cell) + 1)
    bounds.bottom = Math.max(bounds.bottom, yOf(size, cell) + 1)
  }
  return bounds
}
