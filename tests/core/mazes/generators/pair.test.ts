import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellCount } from '../../../../src/core/grid/size'
import { goalOf, START, type Maze, type MazesBoard } from '../../../../src/core/mazes/board'
import { generate } from '../../../../src/core/mazes/generators/pair'
import { moveTable } from '../../../../src/core/mazes/rules'
import { distances, FAR, forward } from '../../../../src/core/mazes/solver/distance'

const recipes = fc.record({
  width: fc.integer({ min: 1, max: 12 }),
  height: fc.integer({ min: 1, max: 12 }),
  seed: fc.integer(),
})

const check = (predicate: (board: MazesBoard, maze: Maze) => void, loops: number, pits: number) =>
  fc.assert(
    fc.property(recipes, (recipe) => {
      const board = generate({ ...recipe, loops, pits })
      for (const maze of board.mazes) predicate(board, maze)
    }),
    { seed: 4, numRuns: 300 },
  )

const reach = (board: MazesBoard, maze: Maze): Int32Array =>
  distances(forward(moveTable(board, maze)), START)

/** How many cells hang together with the start, the goal being a cell like any other. */
function connected({ width }: MazesBoard, maze: Maze): number {
  const found = new Set([START])
  for (const cell of found) {
    if (cell % width < width - 1 && !maze.right[cell]) found.add(cell + 1)
    if (cell % width > 0 && !maze.right[cell - 1]) found.add(cell - 1)
    if (cell + width < maze.below.length && !maze.below[cell]) found.add(cell + width)
    if (cell >= width && !maze.below[cell - width]) found.add(cell - width)
  }
  return found.size
}

/** Passages between neighbouring cells. */
function passages({ width, height }: MazesBoard, maze: Maze): number {
  const walls = [...maze.right, ...maze.below].reduce((sum, wall) => sum + wall, 0)
  return (width - 1) * height + width * (height - 1) - walls
}

describe('generated mazes', () => {
  it('are perfect without loops: all connected, by one passage fewer than there are cells', () => {
    check(
      (board, maze) => {
        expect(passages(board, maze)).toBe(cellCount(board) - 1)
        expect(connected(board, maze)).toBe(cellCount(board))
      },
      0,
      0,
    )
  })

  it('have no walls on the border, where the board ends anyway', () => {
    check(
      ({ width, height }, maze) => {
        for (let y = 0; y < height; y++) expect(maze.right[y * width + width - 1]).toBe(0)
        for (let x = 0; x < width; x++) expect(maze.below[(height - 1) * width + x]).toBe(0)
      },
      0,
      0,
    )
  })

  it('can get home whatever pits there are', () => {
    check(
      (board, maze) => {
        expect(maze.pits).not.toContain(START)
        expect(maze.pits).not.toContain(goalOf(board))
        expect(reach(board, maze)[goalOf(board)]).toBeLessThan(FAR)
      },
      0.2,
      0.9,
    )
  })

  it('have loops, pits and two different mazes where asked for', () => {
    const board = generate({ width: 20, height: 20, seed: 1, loops: 0.3, pits: 0.1 })
    expect(board.mazes[0]).not.toEqual(board.mazes[1])
    for (const maze of board.mazes) {
      expect(passages(board, maze)).toBeGreaterThan(cellCount(board))
      expect(maze.pits.length).toBeGreaterThan(10)
    }
  })

  it('are the same for the same seed', () => {
    const recipe = { width: 30, height: 20, seed: 9, loops: 0.1, pits: 0.1 }
    expect(generate(recipe)).toEqual(generate(recipe))
    expect(generate({ ...recipe, seed: 10 })).not.toEqual(generate(recipe))
  })

  it('grow to 250 × 250', () => {
    const board = generate({ width: 250, height: 250, seed: 9, loops: 0, pits: 0 })
    expect(connected(board, board.mazes[1])).toBe(62_500)
  })
})
