/** Where two boards differ: every place at which something else lies, and none at which the same does. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellAtPlace, compared, placeText } from '../../../src/core/editor/comparison'
import { deskOf } from '../../../src/core/editor/desk'
import { middleOf } from '../../../src/core/editor/spot'
import { cellCount, xOf, yOf } from '../../../src/core/grid/size'
import { read, type Board } from '../../../src/core/puzzle'
import { LANGUAGES, say } from '../../../src/core/text/say'
import { always } from '../../property'
import { mazesBoards, rallyBoards } from '../boards'

const board = (source: string): Board => read(source).board!

const said = (one: string, other: string): string[] =>
  compared(board(one), board(other)).besides.map((words) => say('en', words))

const MINE = '3\n1,1,2\n1\n3,1,2\n'

describe('two boards', () => {
  it('differ where one sees something else', () => {
    const theirs = board('3\n1,1,3\n2\n2,2,2\nT 1,2,3,2\n#!title=x\n')
    const mine = board(MINE)
    const { places, besides } = compared(mine, theirs)
    expect(places.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ])
    expect(besides.map((words) => say('en', words))).toEqual(['Title, author or notes differ.'])
    expect(say('en', placeText(mine, theirs, places[1]))).toBe(
      'here 3, 1: battery, charge 2 · on disk 3, 1: free',
    )
  })

  it('of different sizes are laid corner onto corner', () => {
    const [mine, theirs] = [board(MINE), board('4\n1,1,2\n2\n3,1,2\n4,4,9\n')]
    const { places, besides } = compared(mine, theirs)
    expect(places).toEqual([{ x: 3, y: 3, maze: 0 }])
    expect(cellAtPlace(mine, places[0])).toBeUndefined()
    expect(say('en', besides[0])).toBe('The size differs: here 3 × 3, on disk 4 × 4.')
    expect(say('en', placeText(mine, theirs, places[0]))).toBe(
      'here not on the board · on disk 4, 4: battery, charge 9',
    )
  })

  it('say what else differs, in both languages', () => {
    expect(said(MINE, MINE)).toEqual(['Both are the same.'])
    const [order, other] = ['3\n1,1,0\n2\n3,1,2\n2,2,1\n', '3\n1,1,0\n2\n2,2,1\n3,1,2\n']
    expect(said(order, other)).toEqual(['Both show the same; only the order in the file differs.'])
    expect(said(MINE, `${MINE}#!diagonal=1\n`)).toEqual(['The options of the board differ.'])
    expect(said(MINE, '2 1\n0\n0\n0\n0\n')).toEqual(['They are boards of different puzzles.'])
    for (const language of LANGUAGES) {
      const { places, besides } = compared(board(MINE), board('4\n1,1,1\n0\n'))
      for (const words of besides) expect(say(language, words)).not.toMatch(/[{}]/)
      const words = placeText(board(MINE), board('4\n1,1,1\n0\n'), places[0])
      expect(say(language, words)).not.toMatch(/[{}]/)
    }
  })

  it('differ exactly where a look at the same cell says something else, if they have one size', () => {
    const looksOf = (each: Board): string[] =>
      Array.from({ length: deskOf(each).mazes }, (_, maze) =>
        Array.from({ length: cellCount(each) }, (_, cell) =>
          JSON.stringify(deskOf(each).look(each, middleOf(each, cell, maze))),
        ),
      ).flat()
    const expectSame = (mine: Board, theirs: Board): void => {
      const [here, there] = [looksOf(mine), looksOf(theirs)]
      const different = here.flatMap((look, at) => (look === there[at] ? [] : [at]))
      const { places } = compared(mine, theirs)
      const found = places.map(({ x, y, maze }) => maze * cellCount(mine) + y * mine.width + x)
      // A wall is seen from both its sides, but belongs to one cell.
      for (const at of found) expect(different).toContain(at)
      for (const at of different) {
        const [cell, maze] = [at % cellCount(mine), Math.floor(at / cellCount(mine))]
        const [x, y] = [xOf(mine, cell), yOf(mine, cell)]
        const near = places.some(
          (place) =>
            place.maze === maze &&
            Math.abs(place.x - x) + Math.abs(place.y - y) <= Number(mine.kind === 'mazes'),
        )
        expect(near).toBe(true)
      }
    }
    const asLargeAs = (one: Board, other: Board): Board => {
      const [right, bottom] = [one.width - other.width, one.height - other.height]
      return deskOf(other).resized(other, { left: 0, top: 0, right, bottom }).board
    }
    always(fc.tuple(rallyBoards, rallyBoards), ([one, other]) =>
      // A pair's letter follows from its place in the list, which is no difference on the board.
      expectSame({ ...one, teleporters: [] }, asLargeAs(one, { ...other, teleporters: [] })),
    )
    always(fc.tuple(mazesBoards, mazesBoards), ([one, other]) =>
      expectSame(one, asLargeAs(one, other)),
    )
  })
})
