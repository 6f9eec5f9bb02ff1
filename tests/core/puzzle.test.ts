/** The list of puzzles: a file is told by its content, and every board finds its own puzzle. */
import { describe, expect, test } from 'vitest'
import { puzzleOf, puzzles, read } from '../../src/core/puzzle'
import { mazesBoards, rallyBoards } from './boards'
import { always } from '../property'

describe('reading a file of any puzzle', () => {
  test('tells every rally by its content', () => {
    always(rallyBoards, (board) => {
      expect(read(puzzleOf(board).write(board))).toEqual({ kind: 'rally', board })
    })
  })

  test('tells every pair of mazes by its content', () => {
    always(mazesBoards, (board) => {
      expect(read(puzzleOf(board).write(board))).toEqual({ kind: 'mazes', board })
    })
  })

  test.each([
    ['5', 'rally'],
    ['\n# comment\n 8 , 5 =0', 'rally'],
    ['3 3', 'mazes'],
    ['\t3\t4 \r\n', 'mazes'],
  ])('%j starts a file of %s, also if the rest is missing', (source, kind) => {
    const reading = read(source)
    expect(reading.kind).toBe(kind)
    expect(reading.faults?.map(({ code }) => code)).toContain('line-missing')
  })

  test.each(['hello, world and all', '1 2 3', '# only a comment'])(
    '%j is of no puzzle',
    (source) => {
      expect(read(source).faults).toMatchObject([{ code: 'unknown-kind', line: 1 }])
    },
  )
})

test('a puzzle without options says so', () => {
  const board = read('1 1\n0\n0\n').board!
  expect(puzzles.mazes.withOptions(board as never, { diagonal: true })).toBeUndefined()
})

test('a puzzle tells which moves mean something on a board', () => {
  const letters = (source: string): string => {
    const board = read(source).board!
    return puzzleOf(board).letters(board)
  }
  expect(letters('3\n1,1,1\n0\n')).toBe('udlr')
  expect(letters('3\n1,1,1\n1\nT2,2,3,3\n#!diagonal=1\n')).toBe('udlr7913t')
  expect(letters('1 1\n\n0\n\n0\n')).toBe('udlr')
})

describe('a play', () => {
  test('of a rally tells its swaps of charged batteries and its end', () => {
    const board = read('3\n1,1,2\n1\n3,1,2\n').board!
    const play = puzzleOf(board).play(board, 'rrll')
    expect(play).toMatchObject({
      length: 4,
      solved: true,
      end: { cell: [1, 1], charge: 0, left: 0 },
    })
    expect(play.counts).toMatchObject([{ name: 'swaps', value: 1 }])
    expect(play.words().map(({ frame, text }) => [frame, text.key])).toEqual([
      [0, 'rally.start'],
      [2, 'rally.swap'],
      [4, 'rally.end-solved'],
    ])
  })

  test('of mazes tells falls and arrivals', () => {
    // Two cells side by side and a pit below the start in the first maze.
    const board = read('2 2\n0\n0\n0 0\n1\n0 1\n0\n0\n0 0\n0\n').board!
    const play = puzzleOf(board).play(board, 'drd')
    expect(play).toMatchObject({
      solved: true,
      end: {
        cells: [
          [1, 1],
          [1, 1],
        ],
      },
    })
    expect(play.words().map(({ frame, text }) => [frame, text.key])).toEqual([
      [1, 'mazes.fell'],
      [2, 'mazes.home'],
      [3, 'mazes.home'],
    ])
  })

  test('that can’t be finished is not solved, and tells why', () => {
    const board = read('2\n1,1,1\n0\n').board!
    const play = puzzleOf(board).play(board, 'rr')
    expect(play).toMatchObject({
      length: 1,
      solved: false,
      fault: { code: 'move-no-charge', move: 2 },
    })
  })
})
