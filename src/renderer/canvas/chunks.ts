/**
 * A board cut into chunks of cells, each drawn into a bitmap of its own. A chunk's bitmap covers the device's pixels
 * from its first cell's corner (rounded) up to the next chunk's, so that all of them together are the board drawn
 * in one go.
 */
import type { Size } from '../../core/grid/size'
import type { CellRange } from '../../core/grid/range'
import { CELL } from '../../core/picture/shape'

const SMALLEST_CHUNK = 160

/** How many cells a chunk is wide: the power of two that makes it 160 to 320 pixels. */
export function chunkCells(scale: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(SMALLEST_CHUNK / (CELL * scale))))
}

/** The chunks that hold the given cells, counted in chunks. */
export function chunksOf({ left, top, right, bottom }: CellRange, cells: number): CellRange {
  return {
    left: Math.floor(left / cells),
    top: Math.floor(top / cells),
    right: Math.ceil(right / cells),
    bottom: Math.ceil(bottom / cells),
  }
}

/** The cells of a chunk, as far as the board goes. */
export function cellsOf(column: number, row: number, cells: number, size: Size): CellRange {
  return {
    left: column * cells,
    top: row * cells,
    right: Math.min((column + 1) * cells, size.width),
    bottom: Math.min((row + 1) * cells, size.height),
  }
}

/** The first pixel of a column or row of cells, counted from the board's corner. */
export function pixelOf(cell: number, scale: number): number {
  return Math.round(cell * CELL * scale)
}

/** The pixels that belong to a range of cells; the board's last ones get some more, for what sticks out of the board. */
export function pixelsOf(range: CellRange, scale: number, size: Size): CellRange {
  const over = Math.ceil(3 * scale) + 1
  return {
    left: pixelOf(range.left, scale) - (range.left === 0 ? over : 0),
    top: pixelOf(range.top, scale) - (range.top === 0 ? over : 0),
    right: pixelOf(range.right, scale) + (range.right === size.width ? over : 0),
    bottom: pixelOf(range.bottom, scale) + (range.bottom === size.height ? over : 0),
  }
}
