/** Reading rally files: all that the extended format allows, and never an exception whatever comes in. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { read } from '../../../src/core/rally/read'
import { write } from '../../../src/core/rally/write'
import type { RallyBoard } from '../../../src/core/rally/board'
import { always } from '../../property'
import { rallyBoards } from '../boards'
import { anySources, expectBoardOrFaults, mutated } from '../sources'

function board(text: string): RallyBoard {
  const reading = read(text)
  if (!reading.board) throw new Error(JSON.stringify(reading.faults))
  return reading.board
}

const codes = (text: string): string[] => (read(text).faults ?? []).map(({ code }) => code)
const lines = (text: string): unknown[] =>
  (read(text).faults ?? []).map(({ code, line }) => [code, line])

const PLAIN = '5\n3,5,9\n3\n5,1,3\n1,2,2\n5,4,3\n'

describe('the contest format', () => {
  test('is read as the page says', () => {
    expect(board(PLAIN)).toEqual({
      kind: 'rally',
      width: 5,
      height: 5,
      robot: { cell: 22, charge: 9 },
      batteries: [
        { cell: 4, charge: 3 },
        { cell: 5, charge: 2 },
        { cell: 19, charge: 3 },
      ],
      teleporters: [],
      diagonal: false,
      teleportCost: 1,
      labels: [],
      about: { entries: [], notes: [] },
    })
  })

  test.each([
    ['CR LF', PLAIN.replaceAll('\n', '\r\n')],
    ['CR', PLAIN.replaceAll('\n', '\r')],
    ['no last newline', PLAIN.trimEnd()],
    ['blanks around numbers', PLAIN.replaceAll(',', ' ,\t').replaceAll('\n', '  \n ')],
    ['a BOM', `\uFEFF${PLAIN}`],
    ['blank lines', PLAIN.replaceAll('\n', '\n\n \n')],
    ['a star for the count', PLAIN.replace('\n3\n', '\n*\n')],
    ['a star, and the list ended', `${PLAIN.replace('\n3\n', '\n*\n')}-\n`],
    ['a counted list ended all the same', `${PLAIN}-\n`],
    ['the size twice', PLAIN.replace('5', '5,5')],
    ['the origin named', PLAIN.replace('5', '5=1')],
    ['origin 0', '5=0\n2,4,9\n3\n4,0,3\n0,1,2\n4,3,3'],
    ['leading zeros and a plus', PLAIN.replace('3,5,9', '+3,05,009')],
    ['an empty section of labels', `${PLAIN}LABELS\n-\n`],
    ['a label without text', PLAIN.replace('5,1,3', '5,1,3:')],
  ])('%s changes nothing', (_, text) => {
    expect(board(text)).toEqual(board(PLAIN))
  })

  test('bytes are read like text, a BOM too', () => {
    const bytes = new TextEncoder().encode(`\uFEFF${PLAIN}# ä`)
    expect(read(bytes)).toEqual(read(`${PLAIN}# ä`))
  })

  test('what is no UTF-8 is Windows-1252', () => {
    const bytes = Uint8Array.from(`${PLAIN}# \xe4\x80`, (letter) => letter.charCodeAt(0))
    expect(read(bytes).board?.about.notes).toEqual(['ä€'])
  })
})

describe('the extended format', () => {
  test('comments stand in every position, and are the notes', () => {
    const text = '# a\n5 # b\n#c\n3,5,9# d\n1 #\n5,1,3:L # e # f\n# g'
    expect(board(text).about.notes).toEqual(['a', 'b', 'c', 'd', '', 'e # f', 'g'])
    expect(board(text).labels).toEqual([[4, 'L']])
  })

  test('boards need not be square', () => {
    expect(board('8,5=0\n7,4,1\n0')).toMatchObject({ width: 8, height: 5, robot: { cell: 39 } })
  })

  test.each(['T2,1,3,3', 'T 2,1,3,3', 'T\t2 , 1 ,3, 3'])('a teleporter: %s', (entry) => {
    expect(board(`3\n1,1,1\n1\n${entry}`).teleporters).toEqual([[1, 8]])
  })

  test('a teleporter counts as one entry, wherever it stands in the list', () => {
    const mixed = board('3\n1,1,1\n3\n3,1,5\nT 2,1,3,3\n1,3,4')
    expect(mixed.batteries.map(({ cell }) => cell)).toEqual([2, 6])
    expect(mixed.teleporters).toHaveLength(1)
  })

  test('labels stand behind batteries, and in a section on any cell', () => {
    const text =
      '3\n1,1,1\n2\n2,1,5: a:b \nT 2,2,3,3\nLABELS\n1,1:robot\n2,2:teleporter\n3,1:free\n-'
    expect(board(text).labels).toEqual([
      [0, 'robot'],
      [1, 'a:b'],
      [2, 'free'],
      [4, 'teleporter'],
    ])
  })

  test.each([
    ['behind a list without end', '*\n2,1,5\nLABELS\n3,1:x\n-'],
    ['behind a list with an end', '*\n2,1,5\n-\nLABELS\n3,1:x\n-'],
    ['behind a counted list', '1\n2,1,5\nLABELS\n3,1:x\n-'],
    ['without an end', '1\n2,1,5\nLABELS\n3,1:x'],
  ])('a section of labels %s', (_, rest) => {
    expect(board(`3\n1,1,1\n${rest}`).labels).toEqual([[2, 'x']])
  })

  test('options come from comments; the later one counts', () => {
    const text = `${PLAIN}#!diagonal=1\n#!teleport-cost=0\n`
    expect(board(text)).toMatchObject({ diagonal: true, teleportCost: 0 })
    expect(board(text).about.entries).toEqual([])
    expect(board(`${text}#!diagonal=0\n`).diagonal).toBe(false)
  })

  test('entries are kept in their order, unknown and doubled ones too', () => {
    const text = `#!title = A = B \n${PLAIN}#! x-y=\n#!title=C`
    expect(board(text).about.entries).toEqual([
      ['title', 'A = B'],
      ['x-y', ''],
      ['title', 'C'],
    ])
  })

  test('the old line of difficulty is read as q', () => {
    expect(board(`${PLAIN}Schwierigkeitsgrad: 150`).about.entries).toEqual([['q', '150']])
  })

  test('a solution counts from 1 on the board, whatever the file’s origin', () => {
    const text = '5=0\n1,1,1\n0\n#!solution=0,0; 1 , 0;x;12345678901,1'
    const first = board(text)
    expect(first.about.entries).toEqual([['solution', '1,1;2,1;x;12345678901,1']])
    expect(board(write(first))).toEqual(first)
    expect(board(text.replace('=0', '=1')).about.entries[0][1]).toBe('0,0; 1 , 0;x;12345678901,1')
  })
})

describe('what is no whole number', () => {
  test.each([
    ['1e3', 'fraction'],
    ['1.0', 'fraction'],
    ['.5', 'fraction'],
    ['-5', 'negative'],
    ['-0', 'negative'],
    ['-1.5', 'negative'],
    ['٣', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['', 'not-a-number'],
    ['1 0', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['1000001', 'too-large'],
    ['9'.repeat(500), 'too-large'],
  ])('%s: %s', (charge, code) => {
    expect(read(`5\n3,3,${charge}\n0`).faults).toMatchObject([{ code, line: 2, column: 5 }])
  })

  test('too many numbers in a line', () => {
    expect(read('5\n3,3,1\n1\n9,9,9,9').faults).toMatchObject([{ code: 'line-form', line: 4 }])
  })

  test('a missing one between commas', () => {
    expect(read('5\n3,,1\n0').faults).toMatchObject([{ code: 'not-a-number', line: 2, column: 3 }])
  })
})

describe('faults', () => {
  test('all are told, in the order of their lines', () => {
    const text =
      '3\n4,1,1\n5\n2,1,x\n1,1,-1\n2,2,1\n2,2,1\nhello\nLABELS\n1,1:a\n1,1:b\n-\nrest\n#!diagonal=2'
    expect(lines(text)).toEqual([
      ['off-board', 2],
      ['not-a-number', 4],
      ['negative', 5],
      ['line-form', 8],
      ['unexpected-text', 13],
      ['bad-option', 14],
    ])
    expect(lines(text.replace('4,1,1', '3,1,1'))).toEqual([
      ['not-a-number', 4],
      ['negative', 5],
      ['cell-taken', 7],
      ['line-form', 8],
      ['label-twice', 11],
      ['unexpected-text', 13],
      ['bad-option', 14],
    ])
  })

  test('each further label of a cell is told at its own line', () => {
    expect(lines('3\n1,1,1\n0\nLABELS\n2,2:a\n1,1:x\n2,2:b\n2,2:c\n-')).toEqual([
      ['label-twice', 7],
      ['label-twice', 8],
    ])
  })

  test('entries behind the end of the list are not expected', () => {
    expect(codes('3\n1,1,1\n*\n-\n2,2,1\n3,3,1')).toEqual(['unexpected-text', 'unexpected-text'])
  })

  test('coordinates are told as the file counts them', () => {
    const { message } = read('3=0\n3,0,1\n0').faults![0]
    expect(message.values).toEqual({ x: 3, y: 0, left: 0, right: 2, top: 0, bottom: 2 })
  })

  test('very many are cut off, and that is told', () => {
    const all = read(`3\n1,1,1\n*\n${'x\n'.repeat(5000)}`).faults!
    expect(all).toHaveLength(1001)
    expect(all.at(-1)!.code).toBe('more-faults')
  })
})

describe('huge files are answered soon', () => {
  const most = 32 * 1024 * 1024

  test('more than 32 MB are refused unread', () => {
    expect(codes('\0'.repeat(most + 1))).toEqual(['file-too-large'])
    expect(read(new Uint8Array(most + 1)).faults).toMatchObject([{ code: 'file-too-large' }])
  })

  // Each of these took half a minute or gigabytes when the reader listed what it only needs to count.
  test.each([
    ['a line of commas', ','.repeat(8_000_000), 'line-form'],
    ['a line of equals signs', '='.repeat(8_000_000), 'line-form'],
    ['a number of millions of digits', `5\n1,1,${'9'.repeat(8_000_000)}\n0`, 'too-large'],
  ])('%s', (_, text, code) => {
    expect(codes(text)[0]).toBe(code)
  })

  test('a solution of digits without end', () => {
    expect(board(`5=0\n1,1,1\n0\n#!solution=${'1'.repeat(200_000)}`).width).toBe(5)
  })

  test('100,000 cells labelled twice', () => {
    const labels = Array.from({ length: 200_000 }, (_, index) => {
      const cell = index % 100_000
      return `${(cell % 1000) + 1},${Math.floor(cell / 1000) + 1}:a`
    })
    expect(codes(`1000\n1,1,1\n0\nLABELS\n${labels.join('\n')}`)).toHaveLength(1001)
  })

  test('the largest board', () => {
    const batteries = Array.from({ length: 999_999 }, (_, index) => {
      const cell = index + 1
      return `${(cell % 1000) + 1},${Math.floor(cell / 1000) + 1},50`
    })
    const full = board(`1000\n1,1,50\n999999\n${batteries.join('\n')}`)
    expect(full.batteries).toHaveLength(999_999)
  })
})

describe('any input gives a board or faults', () => {
  test('any bytes and strings', () => {
    always(anySources, (source) => expectBoardOrFaults(read(source)), 1000)
  })

  test('a valid file with a few changes', () => {
    always(mutated(rallyBoards.map(write)), (text) => expectBoardOrFaults(read(text)), 1000)
  })

  test('and a board that was read writes and reads back', () => {
    always(
      fc.oneof(mutated(rallyBoards.map(write)), anySources),
      (source) => {
        const { board } = read(source)
        if (board) expect(read(write(board)).board).toEqual(board)
      },
      500,
    )
  })
})
