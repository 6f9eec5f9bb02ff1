/** What one of two mazes shows, cell by cell: grid, pits, start, goal and walls. */
import { cellAt, cellCount } from '../../core/grid/size'
import { goalOf, START, type MazesBoard } from '../../core/mazes/board'
import { gridShapes } from '../../core/picture/grid'
import { goalShapes, pitShapes, startShapes, wallShape } from '../../core/picture/mazes'
import type { CellRange } from '../../core/picture/range'
import type { Shape } from '../../core/picture/shape'
import type { Theme } from '../../core/picture/theme'
import { colourAt } from '../../core/picture/trail'
import type { Painter } from './bitmaps'
import { drawsGrid, drawsThings, wallStrength } from './detail'
import { drawShapes, type Brush } from './draw'

export interface MazeGround {
  readonly ground: Painter
  /** Shows another board of the same size. */
  show(board: MazesBoard): void
}

const PIT = 16

export function mazeGround(board: MazesBoard, who: number, theme: Theme): MazeGround {
  const looks = new Int32Array(cellCount(board))
  let shown = board
  const show = (next: MazesBoard): void => {
    shown = next
    findLooks(next, who, looks)
  }
  show(board)
  return {
    ground: {
      looks,
      reach: 1,
      paint: (brush, range) => paint(brush, range, shown, who, looks, theme),
    },
    show,
  }
}

/** A cell's look: a bit for each of its four walls, and one for a pit. */
function findLooks(board: MazesBoard, who: number, looks: Int32Array): void {
  const { right, below, pits } = board.mazes[who]
  const { width } = board
  for (let cell = 0; cell < looks.length; cell++) {
    const left = cell % width > 0 ? right[cell - 1] : 1
    const above = cell >= width ? below[cell - width] : 1
    looks[cell] = right[cell] | (below[cell] << 1) | (left << 2) | (above << 3)
  }
  for (const pit of pits) looks[pit] |= PIT
}

function paint(
  brush: Brush,
  range: CellRange,
  board: MazesBoard,
  who: number,
  looks: Int32Array,
  theme: Theme,
): void {
  const [cells, lines] = gridShapes(board, theme, range)
  const shapes = drawsGrid(brush.scale) ? [cells, lines] : [cells]
  shapes.push(...pitShapes(board, pitsOf(board, range, looks), theme))
  if (drawsThings(brush.scale)) shapes.push(...marks(board, range, theme))
  const wall = colourAt([theme.cell, theme.wall], wallStrength(brush.scale))
  shapes.push(wallShape(board, board.mazes[who], { ...theme, wall }, range))
  drawShapes(brush, shapes)
}

function marks(board: MazesBoard, range: CellRange, theme: Theme): Shape[] {
  const holds = (cell: number): boolean => {
    const [x, y] = [cell % board.width, Math.floor(cell / board.width)]
    return x >= range.left && x < range.right && y >= range.top && y < range.bottom
  }
  return [
    ...(holds(START) ? startShapes(board, theme) : []),
    ...(holds(goalOf(board)) ? goalShapes(board, theme) : []),
  ]
}

function pitsOf(board: MazesBoard, range: CellRange, looks: Int32Array): number[] {
  const pits: number[] = []
  for (let y = range.top; y < range.bottom; y++) {
    for (let x = range.left; x < range.right; x++) {
      const cell = cellAt(board, x, y)
      if (looks[cell] & PIT) pits.push(cell)
    }
  }
  return pits
}
