/** The directions of a step, each with the letter that stands for it in a move string. */
import { cellAt, contains, xOf, yOf, type Size } from './size'

export interface Direction {
  readonly letter: string
  readonly dx: number
  readonly dy: number
}

export const ORTHOGONAL: readonly Direction[] = [
  { letter: 'u', dx: 0, dy: -1 },
  { letter: 'd', dx: 0, dy: 1 },
  { letter: 'l', dx: -1, dy: 0 },
  { letter: 'r', dx: 1, dy: 0 },
]

/** Diagonal steps are written as they lie on a number pad. */
export const DIAGONAL: readonly Direction[] = [
  { letter: '7', dx: -1, dy: -1 },
  { letter: '9', dx: 1, dy: -1 },
  { letter: '1', dx: -1, dy: 1 },
  { letter: '3', dx: 1, dy: 1 },
]

export const ALL_DIRECTIONS: readonly Direction[] = [...ORTHOGONAL, ...DIAGONAL]

/** What `neighbour` answers when the step leaves the board. */
export const OFF_BOARD = -1

export function neighbour(size: Size, cell: number, direction: Direction): number {
  const x = xOf(size, cell) + direction.dx
  const y = yOf(size, cell) + direction.dy
  return contains(size, x, y) ? cellAt(size, x, y) : OFF_BOARD
}
