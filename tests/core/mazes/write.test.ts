/** Writing maze files: reading gives the same board again. */
import { describe, expect, test } from 'vitest'
import { emptyBoard } from '../../../src/core/mazes/board'
import { check } from '../../../src/core/mazes/check'
import { read } from '../../../src/core/mazes/read'
import { write } from '../../../src/core/mazes/write'
import { always } from '../../property'
import { mazesBoards } from '../boards'

describe('what is written reads back to the same board', () => {
  test.each([
    ['as it is', (text: string) => text],
    ['as bytes', (text: string) => new TextEncoder().encode(text)],
    ['as bytes with a BOM', (text: string) => new TextEncoder().encode(`\uFEFF${text}`)],
    ['with CR LF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['without the last newline', (text: string) => text.slice(0, -1)],
    ['with blanks at the ends of lines', (text: string) => text.replaceAll('\n', ' \t\n')],
  ])('%s', (_, change) => {
    always(mazesBoards, (board) => {
      expect(read(change(write(board)))).toEqual({ board })
    })
  })
})

test('every board of the examples is valid', () => {
  always(mazesBoards, (board) => {
    expect(check(board)).toEqual([])
  })
})

test('the contest format, with what is known at the end', () => {
  const text = '3 2\n1 0\n0 0\n0 1 0\n0\n0 0\n0 0\n0 0 0\n2\n1 1\n1 0\n# a\n#!title=A\n'
  expect(write(read(text).board!)).toBe(text)
})

test('with W = 1 the lines of vertical walls are empty', () => {
  expect(write(emptyBoard(1, 2))).toBe('1 2\n\n\n0\n0\n\n\n0\n0\n')
})
