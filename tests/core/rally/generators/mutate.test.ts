import { describe, expect, it } from 'vitest'
import type { Given } from '../../../../src/core/generator'
import { totalCharge, type RallyBoard } from '../../../../src/core/rally/board'
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

  it('keeps what was asked for: the batteries, the charge in all, the least charge', () => {
    const random = new Random(4)
    const start = made.fault ? undefined! : made.board
    const after = (asked: Given): RallyBoard => {
      let board = start
      for (let round = 0; round < 300; round++) board = mutate(board, random, asked) ?? board
      expect(check(board)).toEqual([])
      expect(board).not.toEqual(start)
      return board
    }
    expect(after({ batteries: 10 }).batteries).toHaveLength(start.batteries.length)
    expect(totalCharge(after({ totalCharge: 1 }))).toBe(totalCharge(start))
    const charged = { ...start, batteries: start.batteries.map((each) => ({ ...each, charge: 5 })) }
    let board: RallyBoard = charged
    for (let round = 0; round < 300; round++) {
      board = mutate(board, random, { leastCharge: 4 }) ?? board
      for (const { charge } of board.batteries) expect(charge).toBeGreaterThanOrEqual(4)
    }
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
