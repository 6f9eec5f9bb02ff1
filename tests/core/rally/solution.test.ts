/** A solution noted in a board, and read from it again. */
import { describe, expect, it } from 'vitest'
import { withEntry } from '../../../src/core/about'
import type { RallyBoard } from '../../../src/core/rally/board'
import { rallyGenerators } from '../../../src/core/rally/generators/list'
import { play, solved } from '../../../src/core/rally/rules'
import { notedSolution, withSolution } from '../../../src/core/rally/solution'
import { read } from '../../../src/core/rally/read'

const OPTIONS = [{}, { diagonal: true }, { teleporters: 3 }, { teleporters: 3, teleportCost: 0 }]

const board = (lines: string): RallyBoard => read(lines.replaceAll(' ', '\n')).board!

describe('a noted solution', () => {
  it.each(rallyGenerators)('of $name solves the board as the plan does', (generator) => {
    for (const given of OPTIONS) {
      for (let seed = 0; seed < 10; seed++) {
        const made = generator.generate(given, seed)
        if (made.fault) throw new Error(made.fault.code)
        const moves = notedSolution(made.board)!
        expect(solved(play(made.board, moves).end().state)).toBe(true)
        expect(moves).toHaveLength(made.moves.length)
      }
    }
  })

  it('goes through teleporters and back', () => {
    const row = board('5,1 1,1,6 1 T2,1,4,1')
    const noted = withSolution(row, 'rtrr')
    expect(notedSolution(noted)).toBe('rtrr')
  })

  it('is empty where nothing is to be done', () => {
    expect(notedSolution(withSolution(board('3 1,1,0 0'), ''))).toBe('')
  })

  it.each([
    ['is missing', undefined],
    ['does not start at the robot', '2,1;1,1'],
    ['leaps', '1,1;3,1'],
    ['leads off the board', '1,1;0,1'],
    ['ends too early', '1,1;2,1'],
    ['is no list of cells', 'over the hills'],
  ])('that %s is none', (_, cells) => {
    const plain = board('3 1,1,2 0')
    const noted = { ...plain, about: withEntry(plain.about, 'solution', cells) }
    expect(notedSolution(noted)).toBeUndefined()
  })
})
