/** The ways of making pairs of mazes, by the dozen and at their edges. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Generated, Given } from '../../../../src/core/generator'
import { cellCount } from '../../../../src/core/grid/size'
import { goalOf, START, type Maze, type MazesBoard } from '../../../../src/core/mazes/board'
import { check } from '../../../../src/core/mazes/check'
import { lengthen } from '../../../../src/core/mazes/generators/lengthen'
import { mazesGenerators } from '../../../../src/core/mazes/generators/list'
import { mutate } from '../../../../src/core/mazes/generators/mutate'
import { borders, isOpen } from '../../../../src/core/mazes/generators/walls'
import { wilson } from '../../../../src/core/mazes/generators/wilson'
import { moveTable, play, solved } from '../../../../src/core/mazes/rules'
import { distances, FAR, forward } from '../../../../src/core/mazes/solver/distance'
import { solve } from '../../../../src/core/mazes/solver/solve'
import { Random } from '../../../../src/core/random'
import { always } from '../../../property'
import { boardLines, trial, type Trial } from '../../rally/generators/trial'

const cases = mazesGenerators.flatMap((generator) =>
  Object.entries({ usual: {}, ...generator.levels }).map(([name, given]) => ({
    generator,
    name,
    given,
    boards: name === 'expert' ? 10 : 50,
  })),
)

function made(result: Generated<MazesBoard>): MazesBoard {
  if (result.fault) throw new Error(result.fault.code)
  return result.board
}

function passages(board: MazesBoard, maze: Maze): number {
  return borders(board).filter((border) => isOpen(maze, border, board)).length
}

function getsHome(board: MazesBoard, maze: Maze): boolean {
  return distances(forward(moveTable(board, maze)), START)[goalOf(board)] < FAR
}

/** How much of two mazes is the same. */
function likeness(board: MazesBoard): number {
  const [first, second] = board.mazes
  const all = borders(board)
  const same = all.filter(
    (border) => isOpen(first, border, board) === isOpen(second, border, board),
  )
  return same.length / all.length
}

describe.each(cases)('$generator.name, $name', ({ generator, given, boards }) => {
  let trials: Trial[]
  beforeAll(() => {
    trials = Array.from({ length: boards }, (_, seed) => trial('mazes', generator, given, seed))
  })

  it('makes mazes that are valid, solvable, and the same for the same seed', () => {
    expect(trials.filter((result) => 'complaint' in result)).toEqual([])
  })

  it('makes other mazes for other seeds', () => {
    const texts = trials.map((result) => ('text' in result ? boardLines(result.text) : ''))
    expect(new Set(texts).size).toBe(boards)
  })
})

describe.each(mazesGenerators)('$name', (generator) => {
  const asked = fc.record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
    openings: fc.constantFrom(0, 0.3, 1),
    pits: fc.constantFrom(0, 0.5, 1),
    alike: fc.constantFrom(0, 0.5, 1),
    search: fc.constantFrom(0, 3),
  })

  it('makes mazes in which both get home, whatever is asked for', () => {
    always(fc.tuple(asked, fc.nat()), ([given, seed]) => {
      const result = generator.generate(given, seed)
      const board = made(result)
      expect(check(board)).toEqual([])
      for (const maze of board.mazes) expect(getsHome(board, maze)).toBe(true)
      const film = play(board, result.fault ? '' : result.moves)
      expect(solved(film.world, film.end().state)).toBe(true)
      if (given.alike === 1 && given.search === 0) expect(board.mazes[0]).toEqual(board.mazes[1])
    })
  })

  it('makes perfect mazes where nothing is torn down, also where they are alike', () => {
    for (const alike of [0, 0.3, 0.7, 1]) {
      const board = made(generator.generate({ width: 12, height: 9, alike }, 5))
      for (const maze of board.mazes) expect(passages(board, maze)).toBe(cellCount(board) - 1)
    }
  })

  it('makes mazes the more alike the more they should be', () => {
    const shares = [0, 0.3, 0.6, 0.9, 1].map((alike) =>
      likeness(made(generator.generate({ width: 30, height: 30, alike }, 2))),
    )
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares[0]).toBeLessThan(0.7)
    expect(shares[4]).toBe(1)
  })

  it('finds mazes with a longer answer when told to search', () => {
    const length = (given: Given): number => {
      const verdict = solve(made(generator.generate({ width: 8, height: 8, ...given }, 3)))
      return verdict.status === 'solved' ? verdict.moves.length : 0
    }
    expect(length({ search: 150 })).toBeGreaterThan(1.1 * length({}))
  })

  it('makes 250 × 250 cells', () => {
    const board = made(generator.generate({ width: 250, height: 250, pits: 0.02 }, 1))
    expect(check(board)).toEqual([])
    for (const maze of board.mazes) expect(getsHome(board, maze)).toBe(true)
  })
})

describe('Wilson’s algorithm', () => {
  it('makes each of the 15 spanning trees of 3 × 2 cells about equally often', () => {
    const size = { width: 3, height: 2 }
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 3000; seed++) {
      const { right, below } = wilson(size, new Random(seed))
      const key = [...right, ...below].join('')
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(counts.size).toBe(15)
    // 200 each are expected; five standard deviations are about 70.
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(70)
  })
})

describe('a small change', () => {
  it('keeps both mazes valid, open to the goal, and as open as they were', () => {
    let changes = 0
    const random = new Random(8)
    let board = made(
      mazesGenerators[1].generate({ width: 7, height: 6, pits: 0.2, openings: 0.1 }, 1),
    )
    for (let round = 0; round < 300; round++) {
      const changed = mutate(board, random)
      if (!changed) continue
      changes++
      expect(changed).not.toEqual(board)
      expect(check(changed)).toEqual([])
      changed.mazes.forEach((maze, index) => {
        expect(getsHome(changed, maze)).toBe(true)
        expect(passages(changed, maze)).toBe(passages(board, board.mazes[index]))
        expect(maze.pits).toHaveLength(board.mazes[index].pits.length)
      })
      board = changed
    }
    expect(changes).toBeGreaterThan(50)
  })

  it('never makes the answer shorter while searching', () => {
    const board = made(mazesGenerators[0].generate({ width: 6, height: 6 }, 4))
    const length = (of: MazesBoard): number => {
      const verdict = solve(of)
      return verdict.status === 'solved' ? verdict.moves.length : 0
    }
    const lengths = [0, 5, 10, 20, 40].map((tries) => length(lengthen(board, tries, new Random(1))))
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  })
})
