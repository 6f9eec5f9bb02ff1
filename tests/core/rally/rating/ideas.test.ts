/** Which ideas a board needs: small boards with a sibling that does without, and every small board by brute force. */
import { describe, expect, it } from 'vitest'
import { arenaOf } from '../../../../src/core/rally/rating/arena'
import { needsOf } from '../../../../src/core/rally/rating/ideas'
import { ALL_IDEAS, IDEAS, type Idea } from '../../../../src/core/rally/rating/options'
import { rate } from '../../../../src/core/rally/rating/rate'
import { Budget } from '../../../../src/core/rally/solver/budget'
import { board, partOf, solvableBoards } from './boards'
import { canDoWithout } from './plain'

const ALL = Object.keys(IDEAS) as Idea[]

function neededBy(lines: string): Idea[] {
  const rating = rate(board(lines))
  expect(rating.rating).toBeDefined()
  return ALL.filter((idea) => partOf(rating, idea) === true)
}

describe('an idea', () => {
  it('second visit: 2 is too much for the first cell of two in a row', () => {
    expect(neededBy('3,1 1,1,2 2 2,1,1 3,1,1')).toEqual(['secondVisit'])
    expect(neededBy('3,1 1,1,1 2 2,1,1 3,1,1')).toEqual([])
  })

  it('waste: 4 has to become 2 before the battery is reached', () => {
    expect(neededBy('3,1 1,1,4 1 3,1,1')).toEqual(['waste'])
    expect(neededBy('3,1 1,1,2 1 3,1,1')).toEqual([])
  })

  it('partial waste: 4 has to arrive as 1, three steps away from a neighbour', () => {
    expect(neededBy('4,1 2,1,4 2 3,1,2 4,1,1')).toEqual(['secondVisit', 'waste', 'partialWaste'])
    expect(neededBy('4,1 2,1,2 2 3,1,2 4,1,1')).toEqual(['secondVisit'])
  })

  it('loop: what was put down can be taken again only from beside', () => {
    expect(neededBy('3,1 1,1,2 1 2,1,2')).toEqual(['secondVisit', 'loop'])
    expect(neededBy('3,1 1,1,1 1 2,1,2')).toEqual([])
  })

  it('is not needed where either of two ideas will do', () => {
    expect(neededBy('3,1 1,1,4 1 3,1,2')).toEqual([])
  })

  it('is needed exactly where no solution does without it, by every length a hop can have', () => {
    const needed: Record<Idea, number> = { secondVisit: 0, waste: 0, partialWaste: 0, loop: 0 }
    for (const each of solvableBoards(400, 9)) {
      const arena = arenaOf(each, new Budget({}))!
      const needs = needsOf(arena, 0, () => new Budget({}))
      for (const idea of ALL) {
        expect(needs.needed[idea]).toBe(!canDoWithout(arena, idea))
        if (needs.needed[idea]) needed[idea]++
      }
    }
    for (const idea of ALL) expect(needed[idea]).toBeGreaterThan(2)
  })

  it('is not searched for where a won game did without it', () => {
    const arena = arenaOf(board('3,1 1,1,2 1 2,1,2'), new Budget({}))!
    let asked = 0
    const needs = needsOf(arena, ALL_IDEAS & ~IDEAS.loop, () => {
      asked++
      return new Budget({})
    })
    expect(asked).toBe(1)
    expect(needs.needed).toMatchObject({ secondVisit: false, loop: true })
  })

  it('stays an open question where the search may not go on', () => {
    const arena = arenaOf(board('3,1 1,1,2 1 2,1,2'), new Budget({}))!
    const { needed } = needsOf(arena, 0, () => new Budget({ limits: { nodes: 0 } }))
    expect(needed.loop).toBeNull()
  })
})
