import { describe, expect, it } from 'vitest'
import { puzzleOf, read } from '../../../src/core/puzzle'
import { say } from '../../../src/core/text/say'
import {
  documentName,
  hasOptions,
  KINDS,
  wishedBoard,
  wishFault,
  wishFor,
  withSide,
  withSquare,
} from '../../../src/renderer/state/new-board'

describe('a wish for a new board', () => {
  it.each(KINDS)('becomes a board that can be written and read (%s)', (kind) => {
    const wish = { ...withSquare(wishFor(kind), false), width: 4, height: 7, title: ' First try ' }
    const board = wishedBoard(wish)
    expect(puzzleOf(board).check(board)).toEqual([])
    expect(read(puzzleOf(board).write(board)).board).toEqual(board)
    expect(board).toMatchObject({ kind, width: 4, height: 7 })
    expect(board.about.entries).toEqual([['title', 'First try']])
  })

  it('brings its options along where the puzzle has some', () => {
    const options = { diagonal: true, teleportCost: 0 } as const
    expect(wishedBoard({ ...wishFor('rally'), options })).toMatchObject(options)
    expect(KINDS.filter(hasOptions)).toEqual(['rally'])
  })

  it('keeps both sides together while it is square', () => {
    const square = withSide(wishFor('rally'), 'height', 6)
    expect([square.width, square.height]).toEqual([6, 6])
    const free = withSide(withSquare(square, false), 'height', 9)
    expect([free.width, free.height]).toEqual([6, 9])
    const again = withSquare(free, true)
    expect([again.width, again.height]).toEqual([6, 6])
  })

  it.each([0, -3, 2.5, 1001, NaN])('says in words what is wrong with a side of %s', (side) => {
    const wish = withSquare(wishFor('mazes'), false)
    expect(say('en', wishFault({ ...wish, width: side })!)).toBe(
      'The width must be a whole number from 1 to 1000.',
    )
    expect(say('de', wishFault({ ...wish, height: side })!)).toBe(
      'Die Höhe muss eine ganze Zahl von 1 bis 1000 sein.',
    )
  })

  it('accepts the smallest and the largest', () => {
    for (const side of [1, 1000])
      expect(wishFault({ ...wishFor('rally'), width: side, height: side })).toBeUndefined()
  })

  it('gives the document a name that a file can have', () => {
    expect(documentName('Up/down: “7”?', 'Untitled 1')).toBe('Up down “7”')
    expect(documentName('  ', 'Untitled 1')).toBe('Untitled 1')
    expect(documentName('///', 'Untitled 1')).toBe('Untitled 1')
  })
})
