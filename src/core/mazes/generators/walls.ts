/** Walls of a maze in the making: all of them at first, then torn down and put up one by one. */
import { neighbour, OFF_BOARD, ORTHOGONAL } from '../../grid/direction'
import { cellCount, type Size } from '../../grid/size'
import type { Maze } from '../board'

export function allWalls(size: Size): Maze {
  const { width, height } = size
  const right = new Uint8Array(cellCount(size)).map((_, cell) => (cell % width < width - 1 ? 1 : 0))
  const below = new Uint8Array(cellCount(size)).fill(1, 0, width * (height - 1))
  return { right, below, pits: [] }
}

/** A wall or a passage: between a cell and the one to its right, or the one below. */
export interface Border {
  readonly one: number
  readonly other: number
}

/** Every border between two cells of the board. */
export function borders({ width, height }: Size): Border[] {
  const all: Border[] = []
  for (let cell = 0; cell < width * height; cell++) {
    if (cell % width < width - 1) all.push({ one: cell, other: cell + 1 })
    if (cell < width * (height - 1)) all.push({ one: cell, other: cell + width })
  }
  return all
}

export function isOpen(maze: Maze, { one, other }: Border, { width }: Size): boolean {
  return !wallsAt(maze, one, other, width)[one]
}

export function setWall(maze: Maze, { one, other }: Border, { width }: Size, wall: 0 | 1): void {
  wallsAt(maze, one, other, width)[one] = wall
}

/** In a maze one cell wide the cell below is the next one, too, but there is none to the right. */
function wallsAt(maze: Maze, one: number, other: number, width: number): Uint8Array {
  return other - one === 1 && width > 1 ? maze.right : maze.below
}

/** Tears down the wall between two neighbours, in whatever order they are named. */
export function openWall(maze: Maze, size: Size, a: number, b: number): void {
  setWall(maze, { one: Math.min(a, b), other: Math.max(a, b) }, size, 0)
}

export function neighbours(size: Size, cell: number): number[] {
  return ORTHOGONAL.map((direction) => neighbour(size, cell, direction)).filter(
    (other) => other !== OFF_BOARD,
  )
}
