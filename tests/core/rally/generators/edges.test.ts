/** Parameters at their edges: a valid, solvable board with everything asked for, or a sentence that says what can't be met. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Generated, Given, Parameter } from '../../../../src/core/generator'
import { totalCharge } from '../../../../src/core/rally/board'
import { check } from '../../../../src/core/rally/check'
import { rallyGenerators } from '../../../../src/core/rally/generators/list'
import { play, solved } from '../../../../src/core/rally/rules'
import { always } from '../../../property'

const [route, nested, walk, budget, reverse] = rallyGenerators

/** Larger values only take longer; what they do is shown apart. */
const LARGEST = 12

function valueOf(parameter: Parameter): fc.Arbitrary<string | number | boolean> {
  switch (parameter.kind) {
    case 'choice':
      return fc.constantFrom(...parameter.choices)
    case 'switch':
      return fc.boolean()
    case 'share':
      return fc.constantFrom(0, 0.5, 1)
    case 'whole': {
      const { least, most } = parameter
      return fc.oneof(fc.constant(least), fc.integer({ min: least, max: Math.min(most, LARGEST) }))
    }
  }
}

describe.each(rallyGenerators)('$name with parameters at their edges', (generator) => {
  const values = Object.entries(generator.parameters).map(
    ([name, parameter]) => [name, fc.option(valueOf(parameter), { nil: undefined })] as const,
  )
  const asked = fc.record(Object.fromEntries(values)).map((all) => {
    const given = Object.entries(all).filter(([, value]) => value !== undefined)
    return Object.fromEntries(given) as Given
  })

  it('makes a board that is solved by its moves, or says why not', () => {
    const codes = new Set<string>()
    always(
      fc.tuple(asked, fc.nat()),
      ([given, seed]) => {
        const made = generator.generate(given, seed)
        if (made.fault) return void codes.add(made.fault.code)
        const { board, moves } = made
        expect(check(board)).toEqual([])
        expect(solved(play(board, moves).end().state)).toBe(true)
        if (given.batteries !== undefined) expect(board.batteries).toHaveLength(+given.batteries)
        expect(board.teleporters).toHaveLength(Number(given.teleporters ?? 0))
      },
      300,
    )
    for (const code of codes) expect(['too-much-for-size', 'no-plan-found']).toContain(code)
  })
})

const codeOf = (generator: (typeof rallyGenerators)[number], given: Given): string | undefined =>
  generator.generate(given, 1).fault?.code

describe('what can’t be met', () => {
  it.each([route, nested, walk, reverse])('$name: more batteries than cells', (generator) => {
    expect(codeOf(generator, { width: 3, height: 3, batteries: 9 })).toBe('too-much-for-size')
    expect(codeOf(generator, { width: 3, batteries: 1, teleporters: 4 })).toBe('too-much-for-size')
  })

  it.each(rallyGenerators)('$name: a board of one cell', (generator) => {
    expect(codeOf(generator, { width: 1, height: 1 })).toBe('too-much-for-size')
  })

  it('a plan that treads more cells than there are', () => {
    expect(codeOf(walk, { width: 10, batteries: 99 })).toBe('no-plan-found')
  })

  it('is possible backwards: every cell but one holds a battery', () => {
    expect(codeOf(reverse, { width: 10, batteries: 99 })).toBeUndefined()
  })
})

describe('single parameters', () => {
  it('budget spends exactly the total', () => {
    for (const totalCharge_ of [2, 3, 50, 150, 1000]) {
      const made = budget.generate({ totalCharge: totalCharge_, width: 6 }, 4)
      expect(made.fault ? 0 : totalCharge(made.board)).toBe(totalCharge_)
    }
  })

  it('budget draws totals from 50 to 150 on boards that fit them', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { board } = made(budget.generate({}, seed))
      const total = totalCharge(board)
      expect(total).toBeGreaterThanOrEqual(50)
      expect(total).toBeLessThanOrEqual(150)
      expect(board.width).toBeGreaterThanOrEqual(Math.ceil(Math.sqrt(total)))
      expect(board.width).toBeLessThanOrEqual(Math.max(total / 5, Math.ceil(Math.sqrt(total))))
    }
  })

  it('walk lays a battery on every fourth cell and starts in the middle', () => {
    const { board } = made(walk.generate({ width: 9, height: 9 }, 1))
    expect(board.batteries).toHaveLength(20)
    expect(board.robot.cell).toBe(40)
  })

  it('route without second visits and with no waste visits each battery once', () => {
    const given = { secondVisit: 0, takeFastest: 1, batteries: 12 }
    for (let seed = 0; seed < 20; seed++) {
      const { board, moves } = made(route.generate(given, seed))
      const film = play(board, moves)
      const swaps = Array.from(
        { length: film.length },
        (_, index) => film.frame(index + 1).event!.swap,
      )
      expect(swaps.filter((swap) => swap !== undefined)).toHaveLength(12)
    }
  })

  it('route with second visits comes back to a battery cell', () => {
    let returns = 0
    for (let seed = 0; seed < 20; seed++) {
      const { board, moves } = made(route.generate({ secondVisit: 1, returnNow: 1 }, seed))
      const film = play(board, moves)
      for (let frame = 1; frame <= film.length; frame++) {
        const { swap } = film.frame(frame).event!
        if (swap && swap.dropped > 0) returns++
      }
    }
    expect(returns).toBeGreaterThan(20)
  })

  it('nested without insertions never leaves charge behind', () => {
    const { board, moves } = made(nested.generate({ insert: 0 }, 3))
    const film = play(board, moves)
    for (let frame = 1; frame <= film.length; frame++) {
      expect(film.frame(frame).event!.swap?.dropped ?? 0).toBe(0)
    }
  })

  it('nested with insertions leaves batteries half used', () => {
    const { board, moves } = made(nested.generate({ insert: 0.6, batteries: 12 }, 3))
    const film = play(board, moves)
    const dropped = Array.from(
      { length: film.length },
      (_, index) => film.frame(index + 1).event!.swap?.dropped ?? 0,
    )
    expect(dropped.filter((charge) => charge > 0).length).toBeGreaterThan(2)
  })

  it('reverse charges every battery with at least the least charge', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { board } = made(reverse.generate({ leastCharge: 4, width: 6 }, seed))
      expect(Math.min(...board.batteries.map(({ charge }) => charge))).toBeGreaterThanOrEqual(4)
    }
  })
})

function made<Board>(result: Generated<Board>): { board: Board; moves: string } {
  if (result.fault) throw new Error(result.fault.code)
  return result
}
