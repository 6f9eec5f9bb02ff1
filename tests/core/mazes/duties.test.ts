import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellAt } from '../../../src/core/grid/size'
import { emptyBoard, START } from '../../../src/core/mazes/board'
import { LETTERS } from '../../../src/core/mazes/rules'
import { FAR } from '../../../src/core/mazes/solver/distance'
import { dutiesOf } from '../../../src/core/mazes/solver/duties'
import { survey, type Survey } from '../../../src/core/mazes/solver/reduce'
import { positions } from './random-board'

/** The cells that can be reached from a cell without one step. */
function reachable(table: Int32Array, from: number, without: number): Set<number> {
  const seen = new Set([from])
  for (const cell of seen) {
    for (let step = 4 * cell; step < 4 * cell + 4; step++) {
      if (step !== without) seen.add(table[step])
    }
  }
  return seen
}

/** How many steps there are without which the goal can't be reached from a cell. */
function countDuties({ table, goal }: Survey, from: number): number {
  return [...table.keys()].filter((step) => !reachable(table, from, step).has(goal)).length
}

describe('the duties of a person', () => {
  it('are the steps without which the goal can’t be reached', () => {
    let dutiful = 0
    fc.assert(
      fc.property(positions, ([board, cells]) => {
        const maze = survey(board, board.mazes[0], cells[0])
        if (maze.toGoal[maze.start] === FAR) return
        const { directions, ahead } = dutiesOf(maze)
        expect(directions).toHaveLength(countDuties(maze, maze.start))
        expect(ahead[maze.start]).toBe(directions.length)
        expect(ahead[maze.goal]).toBe(0)
        for (const cell of reachable(maze.table, maze.start, -1)) {
          expect(ahead[cell]).toBeLessThanOrEqual(countDuties(maze, cell))
        }
        if (directions.length > 0) dutiful++
      }),
      { seed: 1, numRuns: 300 },
    )
    expect(dutiful).toBeGreaterThan(100)
  })

  it('are told from the goal backwards', () => {
    const board = emptyBoard(3, 3)
    const [maze] = board.mazes
    const letters = (): string =>
      dutiesOf(survey(board, maze, START))
        .directions.map((direction) => LETTERS[direction])
        .join('')
    // Down and right, for there are walls; then either way around the open square of four cells.
    maze.right[cellAt(board, 0, 0)] = 1
    maze.right[cellAt(board, 0, 2)] = 1
    maze.below[cellAt(board, 0, 1)] = 1
    expect(letters()).toBe('rd')
    // The lower way is walled up; above there are two ways still, but they end in the same step.
    maze.below[cellAt(board, 1, 1)] = 1
    expect(letters()).toBe('drd')
  })
})
