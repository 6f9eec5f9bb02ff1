/** What one of two mazes shows, cell by cell: grid, pits, start, goal and walls. */
import { cellAt, cellCount } from '../../core/grid/size'
import { goalOf, START, type MazesBoard } from '../../core/mazes/board'
import { gridShapes } from '../../core/picture/grid'
import { goalShapes, pitShapes, startShapes, wallShape } from '../../core/picture/mazes'
import type { CellRange } from '../../core/grid/range'
import type { Shape } from '../../core/picture/shape'
import type { Theme } from '../../core/picture/theme'
import { colourAt } from '../../core/picture/ink'
import type { Painter } from './bitmaps'
import { drawsGrid, drawsThings, wallStrength } from './detail'
import { drawShapes, type Brush } from './draw'

export interface MazeGround {
  readonly ground: Painter
  /** Shows another board of the same size. */
  show(board: MazesBoard): void
}

const PIT = 1 << 18

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
 * A cell's look: the walls of the cell and of the 8 around it, since walls that end at its corners stick out into it, and
 * a bit for a pit. With a margin around all walls no place needs a check; what lies beyond a row's end does no harm.
 */
function findLooks({ width, mazes }: MazesBoard, who: number, looks: Int32Array): void {
  const { right, below, pits } = mazes[who]
  const margin = width + 1
  const walls = new Uint8Array(looks.length + 2 * margin)
  for (let cell = 0; cell < looks.length; cell++) {
    walls[cell + margin] = right[cell] | (below[cell] << 1)
  }
  for (let cell = 0; cell < looks.length; cell++) {
    const above = threeFrom(walls, cell)
    const beside = threeFrom(walls, cell + width)
    const under = threeFrom(walls, cell + 2 * width)
    looks[cell] = above | (beside << 6) | (under << 12)
  }
  for (const pit of pits) looks[pit] |= PIT
}

function threeFrom(walls: Uint8Array, first: number): number {
  return walls[first] | (walls[first + 1] << 2) | (walls[first + 2] << 4)
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
