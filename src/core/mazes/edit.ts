/**
 * Changes of a pair of mazes, each a function from a board to a board. Walls stand on edges between two cells; start
 * and goal stay free of pits whatever one does.
 */
import type { CellRange } from '../grid/range'
import { cellAt, cellCount, contains, xOf, yOf, type Size } from '../grid/size'
import { transformCell, transformSize, type Symmetry } from '../grid/symmetry'
import { emptyMaze, goalOf, START, type Maze, type MazesBoard } from './board'

/** The edge on the right of a cell, or below it. */
export interface Edge {
  readonly cell: number
  readonly side: 'right' | 'below'
}

export function hasWall(maze: Maze, { cell, side }: Edge): boolean {
  return maze[side][cell] === 1
}

/** The board with one of its two mazes changed. */
export function withMaze(
  board: MazesBoard,
  which: number,
  change: (maze: Maze) => Maze,
): MazesBoard {
  const [first, second] = board.mazes
  return { ...board, mazes: which === 0 ? [change(first), second] : [first, change(second)] }
}

export function withWalls(maze: Maze, edges: readonly Edge[], wall: 0 | 1): Maze {
  if (edges.every(({ cell, side }) => maze[side][cell] === wall)) return maze
  const walls = { right: maze.right.slice(), below: maze.below.slice() }
  for (const { cell, side } of edges) walls[side][cell] = wall
  return { ...maze, ...walls }
}

/** Adds pits; start and goal are left out. */
export function withPits(size: Size, maze: Maze, cells: readonly number[]): Maze {
  const taken = new Set([...maze.pits, START, goalOf(size)])
  const added = [...new Set(cells)].filter((cell) => !taken.has(cell))
  return added.length === 0 ? maze : { ...maze, pits: [...maze.pits, ...added] }
}

export function withoutPits(maze: Maze, isGone: (cell: number) => boolean): Maze {
  const pits = maze.pits.filter((cell) => !isGone(cell))
  return pits.length === maze.pits.length ? maze : { ...maze, pits }
}

/** The edge between a cell and its neighbour on the left or above; none at the border. */
function edgeBefore(size: Size, x: number, y: number, side: Edge['side']): Edge[] {
  const [column, row] = side === 'right' ? [x - 1, y] : [x, y - 1]
  return contains(size, column, row) ? [{ cell: cellAt(size, column, row), side }] : []
}

/** All edges of the board. */
export function allEdges(size: Size): Edge[] {
  return edgesWithin(size, { left: 0, top: 0, right: size.width, bottom: size.height })
}

/** The edges between two cells of a rectangle. */
export function edgesWithin(size: Size, { left, top, right, bottom }: CellRange): Edge[] {
  const edges: Edge[] = []
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const cell = cellAt(size, x, y)
      if (x + 1 < right) edges.push({ cell, side: 'right' })
      if (y + 1 < bottom) edges.push({ cell, side: 'below' })
    }
  }
  return edges
}

/** The edges around a rectangle, as far as they are not the border. */
export function edgesAround(size: Size, { left, top, right, bottom }: CellRange): Edge[] {
  const edges: Edge[] = []
  for (let x = left; x < right; x++) {
    edges.push(...edgeBefore(size, x, top, 'below'))
    if (bottom < size.height) edges.push({ cell: cellAt(size, x, bottom - 1), side: 'below' })
  }
  for (let y = top; y < bottom; y++) {
    edges.push(...edgeBefore(size, left, y, 'right'))
    if (right < size.width) edges.push({ cell: cellAt(size, right - 1, y), side: 'right' })
  }
  return edges
}

/** Whatever a cell carries to a new place: its two walls, which may come to lie on other sides, and its pit. */
interface Carrier {
  cell(cell: number): number | undefined
  edge(edge: Edge): Edge | undefined
}

/** A maze carried onto another board; what finds no place there, and pits on start or goal, are left out. */
function carried(maze: Maze, from: Size, to: Size, carrier: Carrier): Maze {
  const target = emptyMaze(to)
  for (let cell = 0; cell < cellCount(from); cell++) {
    for (const side of ['right', 'below'] as const) {
      const edge = maze[side][cell] ? carrier.edge({ cell, side }) : undefined
      if (edge) target[edge.side][edge.cell] = 1
    }
  }
  const pits = maze.pits.map((cell) => carrier.cell(cell)).filter((cell) => cell !== undefined)
  return withPits(to, target, pits)
}

function bothCarried(board: MazesBoard, to: Size, carrier: Carrier): MazesBoard {
  const [first, second] = board.mazes.map((maze) => carried(maze, board, to, carrier))
  return { ...board, width: to.width, height: to.height, mazes: [first, second] }
}

/** The mazes moved by some cells onto a board of another size. */
export function shiftedOnto(board: MazesBoard, size: Size, dx: number, dy: number): MazesBoard {
  const cell = (each: number): number | undefined => {
    const [x, y] = [xOf(board, each) + dx, yOf(board, each) + dy]
    return contains(size, x, y) ? cellAt(size, x, y) : undefined
  }
  const edge = ({ cell: each, side }: Edge): Edge | undefined => {
    const moved = cell(each)
    return moved !== undefined && isEdge(size, moved, side) ? { cell: moved, side } : undefined
  }
  return bothCarried(board, size, { cell, edge })
}

function isEdge(size: Size, cell: number, side: Edge['side']): boolean {
  return side === 'right' ? xOf(size, cell) + 1 < size.width : cell + size.width < cellCount(size)
}

/** Walls and pits mirrored or turned; start and goal are corners of the board and stay. */
export function transformed(board: MazesBoard, symmetry: Symmetry): MazesBoard {
  const size = transformSize(board, symmetry)
  const cell = (each: number): number => transformCell(board, each, symmetry)
  const edge = ({ cell: each, side }: Edge): Edge => {
    const other = side === 'right' ? each + 1 : each + board.width
    return edgeBetween(size, cell(each), cell(other))
  }
  return bothCarried(board, size, { cell, edge })
}

/** The edge between two neighbours. Those in a row have consecutive numbers, and so have all where rows are single cells. */
function edgeBetween({ width }: Size, one: number, other: number): Edge {
  const isRow = width > 1 && Math.abs(one - other) === 1
  return { cell: Math.min(one, other), side: isRow ? 'right' : 'below' }
}
