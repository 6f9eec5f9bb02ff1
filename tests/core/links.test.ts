/** What reaches what, as a play tells it at any frame. */
import { expect, test } from 'vitest'
import { puzzleOf, read } from '../../src/core/puzzle'
import { say } from '../../src/core/text/say'

const board = read('5\n3,5,9\n3\n5,1,3\n1,2,2\n5,4,3\n').board!
const play = puzzleOf(board).play(board, 'rru')
const cell = (x: number, y: number): number => (y - 1) * 5 + x - 1

test('the robot at the start', () => {
  expect(play.links(0, cell(3, 5)).map(({ text }) => say('en', text))).toEqual([
    'reaches the battery at 5,4 in 3 moves; can arrive with charge 0, 2 … 6',
    'reaches the battery at 1,2 in 5 moves; can arrive with charge 0, 2 … 4',
    'reaches the battery at 5,1 in 6 moves; can arrive with charge 1, 3',
  ])
})

test('a battery, and whoever stands on one after a swap', () => {
  expect(play.links(0, cell(5, 1)).map(({ to, label }) => [to, label])).toEqual([
    [cell(5, 1), '2, 4 …'],
    [cell(5, 4), '3, 5 …'],
  ])
  expect(play.links(3, cell(5, 4)).map(({ to }) => to)).toEqual([cell(5, 4), cell(5, 1)])
  expect(play.links(0, cell(1, 1))).toEqual([])
})

test('everything, and what the charge is enough for', () => {
  const links = play.allLinks(0)!
  expect(links).toHaveLength(12)
  const possible = links.filter((link) => link.possible)
  const each = [cell(3, 5), ...[cell(5, 1), cell(1, 2), cell(5, 4)]].flatMap((from) =>
    play.links(0, from),
  )
  expect(possible.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual(
    each.map(({ from, to }) => `${from} ${to}`).toSorted(),
  )
})

test('in mazes nothing reaches anything', () => {
  const mazes = read('2 1\n0\n0\n1\n0\n').board!
  const pair = puzzleOf(mazes).play(mazes, '')
  expect([pair.links(0, 0), pair.allLinks(0)]).toEqual([[], []])
})
