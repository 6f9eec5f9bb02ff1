/** Reading maze files, and never an exception whatever comes in. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MazesBoard } from '../../../src/core/mazes/board'
import { read } from '../../../src/core/mazes/read'
import { write } from '../../../src/core/mazes/write'
import { always } from '../../property'
import { mazesBoards } from '../boards'
import { anySources, expectBoardOrFaults, mutated } from '../sources'

function board(text: string): MazesBoard {
  const reading = read(text)
  if (!reading.board) throw new Error(JSON.stringify(reading.faults))
  return reading.board
}

const lines = (text: string): unknown[] =>
  (read(text).faults ?? []).map(({ code, line }) => [code, line])

/** The example of the contest, with a pit in the second maze. */
const PLAIN = '3 3\n1 0\n1 1\n0 1\n0 0 0\n0 0 0\n0\n1 0\n0 1\n0 0\n0 0 0\n1 1 0\n1\n0 2\n'

describe('the contest format', () => {
  test('is read as the page says', () => {
    expect(board(PLAIN)).toEqual({
      kind: 'mazes',
      width: 3,
      height: 3,
      mazes: [
        {
          right: Uint8Array.of(1, 0, 0, 1, 1, 0, 0, 1, 0),
          below: new Uint8Array(9),
          pits: [],
        },
        {
          right: Uint8Array.of(1, 0, 0, 0, 1, 0, 0, 0, 0),
          below: Uint8Array.of(0, 0, 0, 1, 1, 0, 0, 0, 0),
          pits: [6],
        },
      ],
      about: { entries: [], notes: [] },
    })
  })

  test.each([
    ['CR LF', PLAIN.replaceAll('\n', '\r\n')],
    ['no last newline', PLAIN.trimEnd()],
    ['blanks at line ends', PLAIN.replaceAll('\n', ' \t\n')],
    ['more blanks between', PLAIN.replaceAll(' ', '   ')],
    ['a BOM', `\uFEFF${PLAIN}`],
    ['blank lines', PLAIN.replaceAll('\n', '\n\n')],
  ])('%s changes nothing', (_, text) => {
    expect(board(text)).toEqual(board(PLAIN))
  })

  test('with W = 1 the lines of vertical walls are empty, or left out', () => {
    const empty = board('1 3\n\n\n\n1\n0\n0\n\n\n\n0\n1\n1\n0 1\n')
    expect(empty.mazes[0].below).toEqual(Uint8Array.of(1, 0, 0))
    expect(empty.mazes[1]).toMatchObject({ below: Uint8Array.of(0, 1, 0), pits: [1] })
    expect(board('1 3\n1\n0\n0\n0\n1\n1\n0 1')).toEqual(empty)
  })

  test('with H = 1 there are no lines of horizontal walls', () => {
    const flat = board('3 1\n1 0\n0\n0 1\n1\n1 0')
    expect(flat.mazes[0].right).toEqual(Uint8Array.of(1, 0, 0))
    expect(flat.mazes[1]).toMatchObject({ right: Uint8Array.of(0, 1, 0), pits: [1] })
  })

  test('1 × 1 is nothing but two counts', () => {
    expect(board('1 1\n\n0\n\n0\n')).toMatchObject({ width: 1, height: 1 })
  })

  test('comments follow the last pit', () => {
    const text = `${PLAIN}# a note\n\n  #!title = A # B\n#\n#!title=C`
    expect(board(text).about).toEqual({
      entries: [
        ['title', 'A # B'],
        ['title', 'C'],
      ],
      notes: ['a note', ''],
    })
  })
})

describe('faults', () => {
  test('all are told, in the order of their lines', () => {
    const text = '2 2\n2\n0 0\n0 x\n1\n0 0\n0\n0\n0 0\n3\n1 1\n5 5\n1\nrest'
    expect(lines(text)).toEqual([
      ['too-large', 2],
      ['row-length', 3],
      ['not-a-number', 4],
      ['pit-on-start', 6],
      ['pit-on-goal', 11],
      ['off-board', 12],
      ['line-form', 13],
      ['unexpected-text', 14],
    ])
  })

  test('a comment inside a maze is not expected', () => {
    expect(lines('2 1\n# no\n0\n0\n0')[0]).toEqual(['row-length', 2])
    expect(lines('2 1\n0\n1\n# no')).toEqual([['too-few-entries', 3]])
  })

  test.each(['3 3', '3 3\n'])('a missing line is the one behind the last: %j', (text) => {
    expect(lines(text)).toEqual([['line-missing', 2]])
  })
})

describe('huge files are answered soon', () => {
  const wide = '1 '.repeat(4_000_000)

  test('lines of millions of numbers', () => {
    expect(lines(wide)).toEqual([['line-form', 1]])
    const { message } = read(`2 1\n${wide}\n0\n0\n0`).faults![0]
    expect(message.values).toMatchObject({ expected: 1, found: 4_000_000 })
  })

  test('the largest pair', () => {
    const maze = `${`${'1 '.repeat(999)}\n`.repeat(1000)}${`${'0 '.repeat(1000)}\n`.repeat(999)}0\n`
    const { mazes } = board(`1000 1000\n${maze}${maze}`)
    expect(mazes[1].right.reduce((sum, wall) => sum + wall)).toBe(999_000)
  })
})

describe('any input gives a board or faults', () => {
  test('any bytes and strings', () => {
    always(anySources, (source) => expectBoardOrFaults(read(source)), 1000)
  })

  test('a valid file with a few changes', () => {
    always(mutated(mazesBoards.map(write)), (text) => expectBoardOrFaults(read(text)), 1000)
  })

  test('and a board that was read writes and reads back', () => {
    const sources = fc.oneof(mutated(mazesBoards.map(write)), anySources)
    always(
      sources,
      (source) => {
        const { board } = read(source)
        if (board) expect(read(write(board)).board).toEqual(board)
      },
      500,
    )
  })
})
