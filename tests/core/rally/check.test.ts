/** Checking boards that no file was read for: what an editor or a generator could get wrong. */
import { describe, expect, test } from 'vitest'
import { emptyBoard, type RallyBoard } from '../../../src/core/rally/board'
import { check } from '../../../src/core/rally/check'

const board = (parts: Partial<RallyBoard>): RallyBoard => ({ ...emptyBoard(3, 3), ...parts })
const about = (entries: [string, string][], notes: string[] = []) => ({ about: { entries, notes } })

describe('faults of boards', () => {
  test.each<[string, string, Partial<RallyBoard>, number?]>([
    ['too-large', 'a side beyond 1000', { width: 1001 }],
    ['too-small', 'a side of 0', { height: 0 }],
    ['negative', 'a negative side', { height: -1 }],
    ['fraction', 'half a cell', { width: 2.5 }],
    ['fraction', 'no number at all', { width: NaN }],
    ['too-large', 'an endless side', { width: Infinity }],
    ['off-board', 'the robot off the board', { robot: { cell: 9, charge: 0 } }],
    ['off-board', 'a battery off the board', { batteries: [{ cell: -1, charge: 0 }] }],
    ['off-board', 'a battery between cells', { batteries: [{ cell: 1.5, charge: 0 }] }],
    ['off-board', 'a teleporter off the board', { teleporters: [[1, 9]] }],
    ['off-board', 'a label off the board', { labels: [[9, 'a']] }],
    ['off-board', 'a label between cells', { labels: [[0.5, 'a']] }],
    ['negative', 'a negative charge', { robot: { cell: 1, charge: -1 } }, 1],
    ['fraction', 'a fractional charge', { batteries: [{ cell: 1, charge: 0.5 }] }, 1],
    ['too-large', 'a huge charge', { batteries: [{ cell: 1, charge: 1_000_001 }] }, 1],
    ['cell-taken', 'a battery under the robot', { batteries: [{ cell: 0, charge: 1 }] }, 0],
    ['cell-taken', 'a teleporter under the robot', { teleporters: [[0, 1]] }, 0],
    [
      'cell-taken',
      'two teleporters on one cell',
      {
        teleporters: [
          [1, 2],
          [3, 2],
        ],
      },
      2,
    ],
    ['teleporter-self', 'a teleporter onto itself', { teleporters: [[4, 4]] }, 4],
    [
      'label-twice',
      'two labels on one cell',
      {
        labels: [
          [4, 'a'],
          [4, 'b'],
        ],
      },
      4,
    ],
    ['label-text', 'an empty label', { labels: [[4, '']] }, 4],
    ['label-text', 'a label with blanks around', { labels: [[4, ' a']] }, 4],
    ['label-text', 'a label with a comment', { labels: [[4, 'a#b']] }, 4],
    ['label-text', 'a label of two lines', { labels: [[4, 'a\nb']] }, 4],
    ['label-text', 'half a character', { labels: [[4, '\uD83D']] }, 4],
    ['label-text', 'a control character', { labels: [[4, '\u0007']] }, 4],
    ['about-text', 'a key that is no word', about([['a b', '1']])],
    ['about-text', 'a value of two lines', about([['a', '1\n2']])],
    ['about-text', 'a value with blanks around', about([['a', ' 1']])],
    ['about-text', 'a note of two lines', about([], ['a\r\nb'])],
    ['about-text', 'a note with blanks behind', about([], ['a '])],
    ['about-option', 'an option among the entries', about([['diagonal', '1']])],
  ])('%s: %s', (code, _, parts, cell) => {
    const faults = check(board(parts))
    expect(faults.map((fault) => fault.code)).toEqual([code])
    expect(faults[0].cell).toBe(cell)
  })

  test('all charges together beyond 50,000,000', () => {
    const batteries = Array.from({ length: 50 }, (_, cell) => ({
      cell: cell + 1,
      charge: 1_000_000,
    }))
    expect(check({ ...emptyBoard(9, 9), batteries })).toEqual([])
    const robot = { cell: 0, charge: 1 }
    expect(check({ ...emptyBoard(9, 9), batteries, robot })).toMatchObject([
      { code: 'total-charge', message: { values: { found: 50_000_001 } } },
    ])
  })

  test('a long label is shown only in part', () => {
    const [{ message }] = check(board({ labels: [[4, '#'.repeat(1_000_000)]] }))
    expect(message.values.found).toHaveLength(40)
  })

  test('each fault is told, not only the first', () => {
    const parts = {
      batteries: [{ cell: 0, charge: 1 }],
      labels: [[4, '#'] as const],
      ...about([['', '']]),
    }
    expect(check(board(parts)).map(({ code }) => code)).toEqual([
      'cell-taken',
      'label-text',
      'about-text',
    ])
  })
})
