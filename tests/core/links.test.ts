/** What reaches what, as a play tells it at any frame. */
import { expect, test } from 'vitest'
import type { Link } from '../../src/core/link'
import { puzzleOf, read } from '../../src/core/puzzle'
import { emptyBoard } from '../../src/core/rally/board'
import { linksFrom } from '../../src/core/rally/links'
import { reachFrom, runsText } from '../../src/core/rally/reach'
import { world } from '../../src/core/rally/rules'
import { Random } from '../../src/core/random'
import { say } from '../../src/core/text/say'
import { kindOf, randomBoard, randomState } from './rally/random-boards'

const board = read('5\n3,5,9\n3\n5,1,3\n1,2,2\n5,4,3\n').board!
const play = puzzleOf(board).play(board, 'rru')
const cell = (x: number, y: number): number => (y - 1) * 5 + x - 1

const links = (frame: number, x: number, y: number): readonly Link[] =>
  play.links(frame, cell(x, y))!.links
const summary = (frame: number, x: number, y: number): string =>
  say('en', play.links(frame, cell(x, y))!.text)

test('the robot at the start', () => {
  expect(links(0, 3, 5).map(({ text }) => say('en', text))).toEqual([
    '5,4 costs 3 or more, left 0, 2 … 6',
    '1,2 costs 5 or more, left 0, 2, 4',
    '5,1 costs 6 or more, left 1, 3',
  ])
  expect(summary(0, 3, 5)).toBe('reaches 3 other batteries')
})

test('a battery, and whoever stands on one after a swap', () => {
  expect(links(0, 5, 1).map(({ to, label }) => [to, label])).toEqual([
    [cell(5, 1), '2 → 1'],
    [cell(5, 4), '3 → 0'],
  ])
  expect(say('en', links(0, 5, 1)[0].text)).toBe('back here costs 2, left 1')
  expect(summary(0, 5, 1)).toBe('reaches 1 other battery')
  expect(links(3, 5, 4).map(({ to }) => to)).toEqual([cell(5, 4), cell(5, 1)])
})

test('what is empty, what reaches nothing, and where there is nothing', () => {
  const source = '4,1\n1,1,1\n2\n4,1,1\n2,1,0\n'
  const sparse = read(source).board!
  const start = puzzleOf(sparse).play(sparse, '')
  const said = (at: number): string | undefined => {
    const found = start.links(0, at)
    return found && say('en', found.text)
  }
  expect([said(0), said(1), said(2), said(3)]).toEqual([
    'reaches no other battery',
    'is empty and reaches nothing',
    undefined,
    'reaches no other battery',
  ])
})

test('what lies beyond a charge changes nothing, on boards of any kind', () => {
  for (let index = 1; index <= 300; index++) {
    const random = new Random(7000 + index)
    const board = randomBoard(random, kindOf(index))
    const [inWorld, state] = [world(board), randomState(random, board)]
    for (const from of [state.cell, ...board.batteries.map(({ cell }) => cell)]) {
      const whole = reachFrom(inWorld, state, from).map(({ to, least, remainders }) => [
        to,
        `${least} → ${runsText(remainders)}`,
      ])
      const near = linksFrom(inWorld, state, from)!.links.map(({ to, label }) => [to, label])
      expect(near).toEqual(whole)
    }
  }
})

test('a huge board is cut to what is in reach, and what is too much is not worked out', () => {
  const near = { cell: 500_500, charge: 3 }
  const far = { cell: 0, charge: 900_000 }
  const batteries = [near, { cell: 500_502, charge: 1 }, far]
  const huge = { ...emptyBoard(1000, 1000), robot: { cell: 999_999, charge: 1 }, batteries }
  const play = puzzleOf(huge).play(huge, '')
  expect(play.links(0, near.cell)!.links.map(({ to, label }) => [to, label])).toEqual([
    [near.cell, '2 → 1'],
    [500_502, '2 → 1'],
  ])
  expect(say('en', play.links(0, far.cell)!.text)).toMatch(/^may reach so much/)
  expect(play.allLinks(0)).toBeUndefined()
})

test('everything, and what the charge is enough for', () => {
  const links = play.allLinks(0)!
  expect(links).toHaveLength(12)
  const possible = links.filter((link) => link.possible)
  const each = [cell(3, 5), ...[cell(5, 1), cell(1, 2), cell(5, 4)]].flatMap(
    (from) => play.links(0, from)!.links,
  )
  expect(possible.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual(
    each.map(({ from, to }) => `${from} ${to}`).toSorted(),
  )
})

test('everything once, also where the robot stands on a battery', () => {
  const pairs = play.allLinks(3)!.map(({ from, to }) => `${from} ${to}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(pairs).toContain(`${cell(5, 4)} ${cell(5, 1)}`)
})

test('in mazes nothing reaches anything', () => {
  const mazes = read('2 1\n0\n0\n1\n0\n').board!
  const pair = puzzleOf(mazes).play(mazes, '')
  expect([pair.links(0, 0), pair.allLinks(0)]).toEqual([undefined, []])
})
