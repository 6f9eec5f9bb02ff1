/** Checking mazes that no file was read for. */
import { expect, test } from 'vitest'
import { emptyBoard, emptyMaze, type Maze, type MazesBoard } from '../../../src/core/mazes/board'
import { check } from '../../../src/core/mazes/check'

const size = { width: 3, height: 2 }
const withSecond = (maze: Partial<Maze>): MazesBoard => ({
  ...emptyBoard(3, 2),
  mazes: [emptyMaze(size), { ...emptyMaze(size), ...maze }],
})
const wallAt = (cell: number, wall = 1): Uint8Array => new Uint8Array(6).fill(wall, cell, cell + 1)

test.each<[string, string, MazesBoard, number?]>([
  ['too-large', 'a side beyond 1000', { ...emptyBoard(3, 2), width: 1001 }],
  ['too-large', 'an endless side', { ...emptyBoard(3, 2), height: Infinity }],
  ['too-small', 'a side of 0', { ...emptyBoard(3, 2), height: 0 }],
  ['negative', 'a negative side', { ...emptyBoard(3, 2), width: -3 }],
  ['fraction', 'half a cell', { ...emptyBoard(3, 2), width: 1.5 }],
  ['row-length', 'too few walls to the right', withSecond({ right: new Uint8Array(5) })],
  ['row-length', 'too many walls below', withSecond({ below: new Uint8Array(7) })],
  ['not-a-number', 'a wall that is neither 0 nor 1', withSecond({ right: wallAt(0, 2) }), 0],
  ['not-a-number', 'the same below', withSecond({ below: wallAt(1, 2) }), 1],
  ['not-a-number', 'a wall beyond the right edge', withSecond({ right: wallAt(2) }), 2],
  ['not-a-number', 'a wall beyond the bottom', withSecond({ below: wallAt(3) }), 3],
  ['off-board', 'a pit off the board', withSecond({ pits: [6] })],
  ['off-board', 'a pit between cells', withSecond({ pits: [1.5] })],
  ['pit-on-start', 'a pit on the start', withSecond({ pits: [0] }), 0],
  ['pit-on-goal', 'a pit on the goal', withSecond({ pits: [5] }), 5],
  ['cell-taken', 'two pits on one cell', withSecond({ pits: [1, 2, 1] }), 1],
])('%s: %s', (code, _, board, cell) => {
  const faults = check(board)
  expect(faults.map((fault) => fault.code)).toEqual([code])
  expect(faults[0].cell).toBe(cell)
  if (cell !== undefined) expect(faults[0].maze).toBe(1)
})

test('about-text: what does not fit into a line', () => {
  const about = { entries: [['a', 'b\nc'] as const], notes: ['a\rb'] }
  const codes = check({ ...emptyBoard(2, 2), about }).map(({ code }) => code)
  expect(codes).toEqual(['about-text', 'about-text'])
})
