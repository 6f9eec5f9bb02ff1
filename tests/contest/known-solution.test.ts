/** The published solution of the contest's first rally board, played by the rules. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { puzzleOf, read } from '../../src/core/puzzle'

const FILE = '../shared/contest/rally/stromrallye0.txt'

describe.skipIf(!existsSync(FILE))(`a known solution (of ${FILE})`, () => {
  const board = read(readFileSync(FILE)).board!

  test('solves the board, with the swaps that are told with it', () => {
    const play = puzzleOf(board).play(board, 'rru' + 'uuu' + 'ddd' + 'lllluu' + 'ur')
    expect(play).toMatchObject({ length: 17, solved: true })
    const swaps = play
      .words()
      .map(({ text: { values } }) => [values.x, values.y, values.dropped, values.taken])
    expect(swaps.slice(1, -1)).toEqual([
      [5, 4, 6, 3],
      [5, 1, 0, 3],
      [5, 4, 0, 6],
      [1, 2, 0, 2],
    ])
  })

  test('is none if the last step is missing', () => {
    expect(puzzleOf(board).play(board, 'rruuuudddlllluuu').solved).toBe(false)
  })
})
