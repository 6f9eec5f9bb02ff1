/**
 * The 8 symmetries of a rectangle. A symmetry is a number from 0 to 7 whose bits say what is done, in this order:
 * 1 mirrors left and right, 2 mirrors top and bottom, 4 swaps x and y.
 */
import { ALL_DIRECTIONS } from './direction'
import { cellAt, xOf, yOf, type Size } from './size'

export type Symmetry = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

export const SYMMETRIES: readonly Symmetry[] = [0, 1, 2, 3, 4, 5, 6, 7]

export const IDENTITY: Symmetry = 0
export const MIRROR_LEFT_RIGHT: Symmetry = 1
export const MIRROR_TOP_BOTTOM: Symmetry = 2
export const HALF_TURN: Symmetry = 3
export const TRANSPOSE: Symmetry = 4
export const TURN_LEFT: Symmetry = 5
export const TURN_RIGHT: Symmetry = 6
export const TRANSPOSE_OTHER_DIAGONAL: Symmetry = 7

export function transformSize(size: Size, symmetry: Symmetry): Size {
  return symmetry & 4 ? { width: size.height, height: size.width } : size
}

/** Where a cell of a board of the given size comes to lie. */
export function transformCell(size: Size, cell: number, symmetry: Symmetry): number {
  const x = symmetry & 1 ? size.width - 1 - xOf(size, cell) : xOf(size, cell)
  const y = symmetry & 2 ? size.height - 1 - yOf(size, cell) : yOf(size, cell)
  return symmetry & 4
    ? cellAt(transformSize(size, symmetry), y, x)
    : cellAt(transformSize(size, symmetry), x, y)
}

/** The symmetry that undoes the given one: the two quarter turns undo each other, all others themselves. */
export function inverse(symmetry: Symmetry): Symmetry {
  if (symmetry === TURN_LEFT) return TURN_RIGHT
  if (symmetry === TURN_RIGHT) return TURN_LEFT
  return symmetry
}

/** A move string as it reads on the transformed board; letters that are no direction stay. */
export function transformMoves(moves: string, symmetry: Symmetry): string {
  return Array.from(moves, (letter) => transformLetter(letter, symmetry)).join('')
}

function transformLetter(letter: string, symmetry: Symmetry): string {
  const direction = ALL_DIRECTIONS.find((candidate) => candidate.letter === letter)
  if (!direction) return letter
  const dx = symmetry & 1 ? -direction.dx : direction.dx
  const dy = symmetry & 2 ? -direction.dy : direction.dy
  const [tx, ty] = symmetry & 4 ? [dy, dx] : [dx, dy]
  return ALL_DIRECTIONS.find((candidate) => candidate.dx === tx && candidate.dy === ty)!.letter
}
