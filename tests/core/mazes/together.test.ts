import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainSearch } from '../../../scripts/bench/plain-mazes'
import { START, type Maze, type MazesBoard } from '../../../src/core/mazes/board'
import { generate } from '../../../src/core/mazes/generators/pair'
import { world } from '../../../src/core/mazes/rules'
import { FAR } from '../../../src/core/mazes/solver/distance'
import { dutiesOf, type Duties } from '../../../src/core/mazes/solver/duties'
import { liveMaze, survey, type LiveMaze, type Two } from '../../../src/core/mazes/solver/reduce'
import { NOT_TOGETHER, together } from '../../../src/core/mazes/solver/together'
import { atLeast, wayHome } from '../../../src/core/mazes/solver/way-home'
import { Random } from '../../../src/core/random'

const duties = (directions: number[]): Duties => ({ directions, ahead: new Int32Array(0) })

/** The length of a shortest sequence that contains both, by the textbook. */
function shortestCommon(first: readonly number[], second: readonly number[]): number {
  let above = [...Array(second.length + 1).keys()]
  for (const letter of first) {
    const row = [above[0] + 1]
    for (const [place, other] of second.entries()) {
      const either = Math.min(above[place + 1], row[place])
      row.push(1 + (letter === other ? above[place] : either))
    }
    above = row
  }
  return above.at(-1)!
}

describe('what the duties of both need together', () => {
  it('is the shortest sequence that contains both, at every 16th duty', () => {
    const directions = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 70, size: 'max' })
    fc.assert(
      fc.property(directions, directions, (first, second) => {
        const { rows, columns, least } = together([duties(first), duties(second)])
        expect(least).toHaveLength(rows * columns)
        for (let row = 0; row < rows; row++) {
          for (let column = 0; column < columns; column++) {
            const parts = [first.slice(0, 16 * row), second.slice(0, 16 * column)] as const
            expect(least[row * columns + column]).toBe(shortestCommon(...parts))
          }
        }
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it('is cut where it does not fit into 16 bits', () => {
    const long = [duties(Array<number>(65_536).fill(0)), duties(Array<number>(32).fill(1))] as const
    const { columns, least } = together(long)
    expect(least[4095 * columns]).toBe(65_520)
    expect(least[4095 * columns + 1]).toBe(65_534)
    expect(least[4096 * columns]).toBe(65_534)
  })
})

/** A board, and pairs to which instructions at random lead. */
function randomWalk(seed: number): { board: MazesBoard; mazes: Two<LiveMaze>; pairs: Pair[] } {
  const board = generate({
    width: 12 + (seed % 7),
    height: 12 + (seed % 5),
    seed,
    loops: [0, 0.02, 0.1][seed % 3],
    pits: seed % 2 === 0 ? 0 : 0.05,
  })
  const live = (maze: Maze): LiveMaze => {
    const alone = survey(board, maze, START)
    return liveMaze(alone, dutiesOf(alone), FAR)
  }
  const mazes = [live(board.mazes[0]), live(board.mazes[1])] as const
  const { tables } = world(board)
  const random = new Random(seed)
  const pairs: Pair[] = [{ cells: [START, START], live: [mazes[0].start, mazes[1].start] }]
  for (let step = 0; step < 200; step++) {
    const { cells, live } = pairs.at(-1)!
    const direction = random.between(0, 3)
    const next = (table: Int32Array, cell: number): number => table[4 * cell + direction]
    pairs.push({
      cells: [next(tables[0], cells[0]), next(tables[1], cells[1])],
      live: [next(mazes[0].moves, live[0]), next(mazes[1].moves, live[1])],
    })
  }
  return { board, mazes, pairs: pairs.filter((_, place) => place % 20 === 0) }
}

interface Pair {
  readonly cells: Two<number>
  readonly live: Two<number>
}

describe('the way home', () => {
  it('is never shorter than what is said, which is more than either person alone needs', () => {
    let more = 0
    for (let seed = 0; seed < 60; seed++) {
      const { board, mazes, pairs } = randomWalk(seed)
      const duties = board.mazes.map((maze) => dutiesOf(survey(board, maze, START)))
      const home = wayHome(mazes, together([duties[0], duties[1]]))
      const alone = wayHome(mazes, NOT_TOGETHER)
      for (const { cells, live } of pairs) {
        expect(atLeast(home, ...live)).toBeLessThanOrEqual(plainSearch(board, cells).length!)
        if (atLeast(home, ...live) > atLeast(alone, ...live)) more++
      }
    }
    expect(more).toBeGreaterThan(50)
  })
})
