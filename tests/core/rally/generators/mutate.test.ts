import { describe, expect, it } from 'vitest'
import { check } from '../../../../src/core/rally/check'
import { rallyGenerators } from '../../../../src/core/rally/generators/list'
import { mutate } from '../../../../src/core/rally/generators/mutate'
import { Random } from '../../../../src/core/random'

const made = rallyGenerators[0].generate({ width: 6, height: 6, teleporters: 2 }, 1)

describe('a small change of a board', () => {
  it('stays valid, keeps size and teleporters, and forgets a solution that no longer fits', () => {
    const random = new Random(3)
    let board = made.fault ? undefined! : made.board
    const counts = new Set<number>()
    for (let round = 0; round < 500; round++) {
      const changed = mutate(board, random)
      if (!changed) continue
      expect(check(changed)).toEqual([])
      expect(changed).toMatchObject({ width: 6, height: 6, teleporters: board.teleporters })
      expect(changed.about.entries.map(([key]) => key)).not.toContain('solution')
      expect(changed.batteries.length).toBeGreaterThan(0)
      counts.add(changed.batteries.length)
      board = changed
    }
    expect(counts.size).toBeGreaterThan(5)
  })

  it('is none where there is no room for it', () => {
    const full = rallyGenerators[4].generate({ width: 2, height: 1, batteries: 1 }, 1)
    const board = full.fault ? undefined! : full.board
    for (let seed = 0; seed < 50; seed++) {
      const changed = mutate(board, new Random(seed))
      if (changed)
        expect(changed.batteries.map(({ cell }) => cell)).toEqual(
          board.batteries.map(({ cell }) => cell),
        )
    }
  })
})
