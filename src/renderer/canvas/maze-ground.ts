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

const PIT = 1 << 12

export function mazeGround(board: MazesBoard, who: number, theme: Theme): MazeGround {
  const looks = new Int32Array(cellCount(board))
  let shown = board
  const show = (next: MazesBoard): void => {
    const isSame = next.mazes[who] === shown.mazes[who]
    shown = next
    if (!isSame) findLooks(next, who, looks)
  }
  findLooks(board, who, looks)
  return {
    ground: {
      looks,
      reach: 1,
      paint: (brush, range) => paint(brush, range, shown, who, looks, theme),
    },
    show,
  }
}

/**
 * A cell's look: a bit for each wall that ends at one of its corners, since that one's end sticks out into the cell, and
 * one for a pit. Beyond the board's edge these are walls of other cells or none, which does no harm.
 */
function findLooks({ width, mazes }: MazesBoard, who: number, looks: Int32Array): void {
  const { right, below, pits } = mazes[who]
  for (let cell = 0; cell < looks.length; cell++) {
    const [above, under] = [cell - width, cell + width]
    looks[cell] =
      right[above - 1] |
      (right[above] << 1) |
      (right[cell - 1] << 2) |
      (right[cell] << 3) |
      (right[under - 1] << 4) |
      (right[under] << 5) |
      (below[above - 1] << 6) |
      (below[above] << 7) |
      (below[above + 1] << 8) |
      (below[cell - 1] << 9) |
      (below[cell] << 10) |
      (below[cell + 1] << 11)
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
