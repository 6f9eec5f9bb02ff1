/** What every board has: cells with lines between them, and coordinates along the left and the top. */
import type { Size } from '../grid/size'
import { wholeBoard, type CellRange } from '../grid/range'
import { CELL, type LinesShape, type Shape } from './shape'
import type { Theme } from './theme'

/** The room for coordinates on the left and the top, and the margin elsewhere. */
export const RULER = 30
export const MARGIN = 12

export function boardBox({ width, height }: Size): { width: number; height: number } {
  return { width: RULER + width * CELL + MARGIN, height: RULER + height * CELL + MARGIN }
}

export function centre({ width }: Size, cell: number): { x: number; y: number } {
  return {
    x: ((cell % width) + 0.5) * CELL,
    y: (Math.floor(cell / width) + 0.5) * CELL,
  }
}

export function gridShapes(size: Size, theme: Theme, range: CellRange = wholeBoard(size)): Shape[] {
  const [left, top] = [range.left * CELL, range.top * CELL]
  const [right, bottom] = [range.right * CELL, range.bottom * CELL]
  const lines: number[][] = []
  for (let x = left; x <= right; x += CELL) lines.push([x, top, x, bottom])
  for (let y = top; y <= bottom; y += CELL) lines.push([left, y, right, y])
  const grid: LinesShape = { kind: 'lines', lines, stroke: theme.grid, strokeWidth: 1 }
  const [width, height] = [right - left, bottom - top]
  return [{ kind: 'rect', x: left, y: top, width, height, fill: theme.cell }, grid]
}

/** Coordinates count from `origin`; on large boards only every 5th or 10th is written. */
export function rulerShapes({ width, height }: Size, origin: number, theme: Theme): Shape[] {
  const label = (value: number, x: number, y: number): Shape => ({
    kind: 'text',
    x,
    y,
    text: String(value),
    size: 14,
    fill: theme.coordinate,
  })
  const columns = labelled(width, origin).map((value) =>
    label(value, (value - origin + 0.5) * CELL, -RULER / 2),
  )
  const rows = labelled(height, origin).map((value) =>
    label(value, -RULER / 2, (value - origin + 0.5) * CELL),
  )
  return [...columns, ...rows]
}

function labelled(count: number, origin: number): number[] {
  const every = count <= 30 ? 1 : count <= 100 ? 5 : 10
  const values = Array.from({ length: count }, (_, index) => index + origin)
  return values.filter((value) => value === origin || value % every === 0)
}
