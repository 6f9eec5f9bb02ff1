/** A selected rectangle of cells, of one maze where there are two. Selecting is no step of the history. */
import type { CellRange } from '../grid/range'
import type { Size } from '../grid/size'

export interface Area {
  readonly range: CellRange
  readonly maze: number
}

/** The shift nearest to the wanted one that keeps a rectangle on the board. */
export function allowedShift(size: Size, range: CellRange, dx: number, dy: number) {
  const within = (value: number, least: number, most: number): number =>
    Math.min(Math.max(value, least), most)
  return {
    dx: within(dx, -range.left, size.width - range.right),
    dy: within(dy, -range.top, size.height - range.bottom),
  }
}
