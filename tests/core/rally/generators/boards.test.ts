/** For each way, and each of its levels, boards by the dozen: valid, solvable, repeatable, and not all the same. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Given } from '../../../../src/core/generator'
import { rallyGenerators } from '../../../../src/core/rally/generators/list'
import { read } from '../../../../src/core/rally/read'
import { boardLines, trial, type Trial } from './trial'

const OPTIONS: Readonly<Record<string, Given>> = {
  'diagonal steps': { diagonal: true },
  teleporters: { teleporters: 2 },
  'free teleporters and diagonal steps': { teleporters: 3, teleportCost: 0, diagonal: true },
  'a size': { width: 9, height: 6 },
}

const cases = rallyGenerators.flatMap((generator) => [
  { generator, name: 'usual', given: {}, boards: 50 },
  ...Object.entries(generator.levels).map(([name, given]) => ({
    generator,
    name,
    given,
    boards: generator.name === 'route' ? 50 : 10,
  })),
  ...Object.entries(OPTIONS).map(([name, given]) => ({ generator, name, given, boards: 10 })),
])

describe.each(cases)('$generator.name, $name', ({ generator, given, boards }) => {
  let trials: Trial[]
  beforeAll(() => {
    trials = Array.from({ length: boards }, (_, seed) => trial('rally', generator, given, seed))
  })

  it('makes boards that are valid, solvable, and the same for the same seed', () => {
    expect(trials.filter((result) => 'complaint' in result)).toEqual([])
  })

  it('makes other boards for other seeds', () => {
    const texts = trials.map((result) => ('text' in result ? boardLines(result.text) : ''))
    expect(new Set(texts).size).toBe(boards)
  })

  it('has the options and the size asked for', () => {
    for (const result of trials) {
      const board = read('text' in result ? result.text : '').board!
      expect(board.diagonal).toBe(given.diagonal ?? false)
      expect(board.teleporters).toHaveLength(Number(given.teleporters ?? 0))
      expect(board.teleportCost).toBe(given.teleportCost ?? 1)
      if (given.width !== undefined) expect(board.width).toBe(given.width)
      if (given.height !== undefined) expect(board.height).toBe(given.height)
    }
  })
})

describe.each(rallyGenerators.filter(({ parameters }) => 'batteries' in parameters))(
  '$name',
  (generator) => {
    it.each([1, 2, 7, 12])('lays exactly the %i batteries asked for, all charged', (batteries) => {
      for (let seed = 0; seed < 10; seed++) {
        const made = generator.generate({ batteries, width: 6, height: 6 }, seed)
        const charges = made.fault ? [] : made.board.batteries.map(({ charge }) => charge)
        expect(charges).toHaveLength(batteries)
        expect(Math.min(...charges)).toBeGreaterThan(0)
      }
    })
  },
)
