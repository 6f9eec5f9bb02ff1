/** A pair of mazes of the same size. Plain data. */
import { NOTHING_KNOWN, withEntry, type About } from '../about'
import { MOST_BYTES } from '../decode'
import { cellAt, cellCount, type Size } from '../grid/size'

export interface Maze {
  /** For each cell 1 if a wall stands between it and the cell on its right. The last column is 0. */
  readonly right: Uint8Array
  /** For each cell 1 if a wall stands between it and the cell below. The last row is 0. */
  readonly below: Uint8Array
  /** In the order of the file. */
  readonly pits: readonly number[]
}

export interface MazesBoard {
  readonly kind: 'mazes'
  readonly width: number
  readonly height: number
  readonly mazes: readonly [Maze, Maze]
  readonly about: About
}

export const LIMITS = {
  side: 1000,
  fileBytes: MOST_BYTES,
} as const

export const START = 0

export function goalOf(size: Size): number {
  return cellCount(size) - 1
}

export function emptyMaze(size: Size): Maze {
  return {
    right: new Uint8Array(cellCount(size)),
    below: new Uint8Array(cellCount(size)),
    pits: [],
  }
}

/** A board without walls and pits. */
export function emptyBoard(width: number, height: number): MazesBoard {
  const size = { width, height }
  return { kind: 'mazes', ...size, mazes: [emptyMaze(size), emptyMaze(size)], about: NOTHING_KNOWN }
}

/**
 * The board with x and y swapped: the one symmetry that keeps start and goal where they are. What is known about the
 * board stays, save a solution, which no longer fits.
 */
export function transpose(board: MazesBoard): MazesBoard {
  const size = { width: board.height, height: board.width }
  const turn = (maze: Maze): Maze => {
    const turned = emptyMaze(size)
    for (let y = 0; y < board.height; y++) {
      for (let x = 0; x < board.width; x++) {
        turned.below[cellAt(size, y, x)] = maze.right[cellAt(board, x, y)]
        turned.right[cellAt(size, y, x)] = maze.below[cellAt(board, x, y)]
      }
    }
    const pits = maze.pits.map((cell) =>
      cellAt(size, Math.floor(cell / board.width), cell % board.width),
    )
    return { ...turned, pits }
  }
  const about = withEntry(board.about, 'solution', undefined)
  return { ...board, ...size, mazes: [turn(board.mazes[0]), turn(board.mazes[1])], about }
}

/** A loop of its own: whoever draws on a large board counts with every stroke. */
export function wallCount({ right, below }: Maze): number {
  let count = 0
  for (let cell = 0; cell < right.length; cell++) count += right[cell] + below[cell]
  return count
}
