/**
 * Where a pointer is: a point of a board in cells, (0,0) being the corner of the top left cell. It may lie off the board.
 * Cells and the edges between them are found from it, also along the way between two points, so that a fast drag
 * leaves no gap.
 */
import { cellAt, contains, xOf, yOf, type Size } from '../grid/size'

export interface Spot {
  readonly x: number
  readonly y: number
  /** Which board, where there are two. */
  readonly maze: number
}

/** The middle of a cell. */
export function middleOf(size: Size, cell: number, maze = 0): Spot {
  return { x: xOf(size, cell) + 0.5, y: yOf(size, cell) + 0.5, maze }
}

export function cellOf(size: Size, { x, y }: Spot): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  return contains(size, column, row) ? cellAt(size, column, row) : undefined
}

/** The cell of the board that is nearest to a spot. */
export function nearestCell(size: Size, { x, y }: Spot): number {
  const within = (value: number, most: number): number =>
    Math.min(Math.max(Math.floor(value), 0), most - 1)
  return cellAt(size, within(x, size.width), within(y, size.height))
}

/** The spots from one to another, close enough together to touch every cell and edge on the way. */
export function spotsBetween(from: Spot, to: Spot, spacing = 0.2): Spot[] {
  const distance = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  const count = Math.max(1, Math.ceil(distance / spacing))
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      maze: to.maze,
    }
  })
}

/** The cells on the way from one spot to another, each once and both ends included, as far as they are on the board. */
export function cellsBetween(size: Size, from: Spot, to: Spot): number[] {
  const cells = [from, ...spotsBetween(from, to)].map((spot) => cellOf(size, spot))
  return [...new Set(cells)].filter((cell) => cell !== undefined)
}
