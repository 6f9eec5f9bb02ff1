import { describe, expect, it } from 'vitest'
import { Random } from '../../../../src/core/random'
import { totalCharge } from '../../../../src/core/rally/board'
import { reverseBoard } from '../../../../src/core/rally/generators/reverse'
import { play, solved } from '../../../../src/core/rally/rules'

describe('boards made backwards', () => {
  const made = Array.from({ length: 200 }, (_, seed) => {
    const random = new Random(seed)
    const [width, height] = [random.between(1, 9), random.between(2, 9)]
    const batteries = random.between(0, width * height - 1)
    return {
      batteries,
      ...reverseBoard(random, { width, height, batteries, wander: random.unit() * 0.9 }),
    }
  })

  it('are solved by the moves they come with', () => {
    for (const { board, moves } of made) {
      const film = play(board, moves)
      expect(film.fault).toBeUndefined()
      expect(solved(film.end().state)).toBe(true)
      expect(moves).toHaveLength(totalCharge(board))
    }
  })

  it('have as many charged batteries as asked for, and the robot on a plain cell', () => {
    for (const { board, batteries } of made) {
      expect(board.batteries.filter(({ charge }) => charge > 0)).toHaveLength(batteries)
      const cells = new Set([board.robot.cell, ...board.batteries.map(({ cell }) => cell)])
      expect(cells.size).toBe(batteries + 1)
    }
  })

  it('are the same for the same seed', () => {
    const again = (): unknown =>
      reverseBoard(new Random(3), { width: 6, height: 5, batteries: 12, wander: 0.5 })
    expect(again()).toEqual(again())
  })
})
