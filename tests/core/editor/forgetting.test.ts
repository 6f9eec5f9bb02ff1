/** What a file says about one board only is forgotten when the board changes, and remembered with undo. */
import { describe, expect, it } from 'vitest'
import { withEntry } from '../../../src/core/about'
import { changed, draftOf, undone, type Draft } from '../../../src/core/editor/draft'
import { transform, type RallyBoard } from '../../../src/core/rally/board'
import { read } from '../../../src/core/rally/read'
import { text } from '../../../src/core/text/say'

const NAME = text('making.preview')
const FILE = `3
1,1,2
1
3,1,2
# a note
#!title=Two
#!solution=1,1;2,1;3,1;2,1;3,1
#!strategy=route
#!seed=7
#!parameters=batteries=1
#!wanted=rating=2 tries=3
#!rating=1.2
#!q=3
#!colour=red
`
const board = read(FILE).board!

const keys = ({ board }: Draft): string[] => board.about.entries.map(([key]) => key)
const charged = (charge: number, from: RallyBoard = board): RallyBoard => ({
  ...from,
  robot: { ...from.robot, charge },
})
const then = (draft: Draft, next: RallyBoard, merge?: string): Draft =>
  changed(draft, NAME, next, merge)

describe('a step', () => {
  const start = draftOf(board)

  it('that changes the board keeps what is true of any board', () => {
    const after = then(start, charged(4))
    expect(keys(after)).toEqual(['title', 'colour'])
    expect(after.board.about.notes).toEqual(['a note'])
    expect(undone(after).board).toEqual(board)
  })

  it('that mirrors it does so, too: that seed makes another board', () => {
    expect(keys(then(start, transform(board, 1)))).toEqual(['title', 'colour'])
  })

  it('that only names it or a cell forgets nothing', () => {
    const named = { ...board, about: withEntry(board.about, 'title', 'Three') }
    expect(then(start, named).board).toBe(named)
    const labelled: RallyBoard = { ...board, labels: [[0, 'here']] }
    expect(then(start, labelled).board).toBe(labelled)
  })

  it('that is taken back by the next digit leaves everything as it was', () => {
    const first = then(start, charged(4), 'charge')
    const back = then(first, charged(2, first.board as RallyBoard), 'charge')
    expect(back.board).toEqual(board)
    expect(back.past).toEqual([])
  })
})
