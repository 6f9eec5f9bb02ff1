/** Small boards of every kind, as data for property tests. */
import fc from 'fast-check'
import { NOTHING_KNOWN } from '../../../src/core/about'
import { cellCount, type Size } from '../../../src/core/grid/size'
import { goalOf, START, type Maze, type MazesBoard } from '../../../src/core/mazes/board'
import { generate } from '../../../src/core/mazes/generators/pair'
import { Random } from '../../../src/core/random'

/** Walls and pits anywhere, so that many of these can't be solved. */
export function scatteredBoard(size: Size, walls: number, pits: number, seed: number): MazesBoard {
  const random = new Random(seed)
  const maze = (): Maze => {
    const cells = [...Array(cellCount(size)).keys()]
    const wall = (exists: boolean): number => Number(exists && random.chance(walls))
    return {
      right: Uint8Array.from(cells, (cell) => wall(cell % size.width < size.width - 1)),
      below: Uint8Array.from(cells, (cell) => wall(cell + size.width < cells.length)),
      pits: cells.filter((cell) => cell !== START && cell !== goalOf(size) && random.chance(pits)),
    }
  }
  return { kind: 'mazes', ...size, mazes: [maze(), maze()], about: NOTHING_KNOWN }
}

const share = (most: number): fc.Arbitrary<number> =>
  fc.oneof(fc.constant(0), fc.double({ min: 0, max: most, noNaN: true }))

const size = (longest: number): fc.Arbitrary<Size> =>
  fc.record({
    width: fc.integer({ min: 1, max: longest }),
    height: fc.integer({ min: 1, max: longest }),
  })

export const scatteredBoards = (longest: number): fc.Arbitrary<MazesBoard> =>
  fc
    .tuple(size(longest), share(0.5), share(0.2), fc.integer())
    .map((values) => scatteredBoard(...values))

/** Boards that can be solved: perfect mazes, with or without loops and pits. */
export const grownBoards = (longest: number): fc.Arbitrary<MazesBoard> =>
  fc
    .tuple(size(longest), share(0.5), share(0.3), fc.integer())
    .map(([{ width, height }, loops, pits, seed]) => generate({ width, height, loops, pits, seed }))

export const smallBoards = fc.oneof(scatteredBoards(6), grownBoards(8))

/** A board with both people on any cells. */
export const positions = smallBoards.chain((board) => {
  const cell = fc.integer({ min: 0, max: cellCount(board) - 1 })
  return fc.tuple(fc.constant(board), fc.tuple(cell, cell))
})
