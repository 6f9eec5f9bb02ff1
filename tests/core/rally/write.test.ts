/** Writing rally files: plain wherever that can hold the board, and reading gives the same board again. */
import { describe, expect, test } from 'vitest'
import { emptyBoard } from '../../../src/core/rally/board'
import { check } from '../../../src/core/rally/check'
import { read } from '../../../src/core/rally/read'
import { write } from '../../../src/core/rally/write'
import { always } from '../../property'
import { rallyBoards } from '../boards'

describe('what is written reads back to the same board', () => {
  test.each([
    ['as it is', (text: string) => text],
    ['as bytes', (text: string) => new TextEncoder().encode(text)],
    ['as bytes with a BOM', (text: string) => new TextEncoder().encode(`\uFEFF${text}`)],
    ['with CR LF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['without the last newline', (text: string) => text.slice(0, -1)],
    ['with blanks at the ends of lines', (text: string) => text.replaceAll('\n', ' \t\n')],
  ])('%s', (_, change) => {
    always(rallyBoards, (board) => {
      expect(read(change(write(board)))).toEqual({ board })
    })
  })

  test('with blanks around numbers', () => {
    always(rallyBoards, (board) => {
      const plain = { ...board, labels: [], about: { entries: [], notes: [] } }
      expect(read(write(plain).replace(/[,\n]/g, ' $& '))).toEqual({ board: plain })
    })
  })
})

test('every board of the examples is valid', () => {
  always(rallyBoards, (board) => {
    expect(check(board)).toEqual([])
  })
})

test('a plain board is written in the contest format', () => {
  const text = '5\n3,5,9\n3\n5,1,3\n1,2,2\n5,4,3\n'
  expect(write(read(text).board!)).toBe(text)
})

test('what needs it is written in the extended format, what is known at the end', () => {
  const text = [
    '#!title=A',
    '3,2=0 # note',
    '0,0,1',
    '*',
    'T 1,0,2,1',
    '2,0,4: full',
    '-',
    'LABELS',
    '0,1:free',
    '2,0',
  ]
  const source = `${text.slice(0, -1).join('\n')}\n-\nSchwierigkeitsgrad: 7\n#!diagonal=1\n#!teleport-cost=0`
  expect(write(read(source).board!)).toBe(
    '3,2\n1,1,1\n2\n3,1,4:full\nT 2,1,3,2\nLABELS\n1,2:free\n-\n' +
      '# note\n#!diagonal=1\n#!teleport-cost=0\n#!title=A\n#!q=7\n',
  )
})

test('a blank note is a bare hash', () => {
  const about = { entries: [], notes: ['', 'a', ''] }
  expect(write({ ...emptyBoard(1, 1), about })).toBe('1\n1,1,0\n0\n#\n# a\n#\n')
})
