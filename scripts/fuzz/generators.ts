/**
 * `npm run fuzz -- generators --boards 1000 --seed 1`: every way of making boards, with its usual parameters, each of its
 * levels, teleporters and diagonal steps. Every board must be valid, solved by its moves, not denied by the solver, the
 * same again for the same seed, and unlike the boards of all other seeds. Stops at the first that is not, with exit code 1.
 */
import { parseArgs } from 'node:util'
import type { Generator, Given } from '../../src/core/generator'
import { puzzles, type Board, type Kind, type Puzzle } from '../../src/core/puzzle'
import { boardLines, trial } from '../../tests/core/rally/generators/trial'

const OPTIONS: Readonly<Record<Kind, Readonly<Record<string, Given>>>> = {
  rally: {
    diagonal: { diagonal: true },
    teleporters: { teleporters: 2 },
    'free teleporters': { teleporters: 2, teleportCost: 0, diagonal: true },
  },
  mazes: { alike: { alike: 0.5, openings: 0.1, pits: 0.1 } },
}

const ARGUMENTS = {
  boards: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
} as const

export function fuzz(args: string[]): void {
  const { values } = parseArgs({ args, options: ARGUMENTS })
  const [boards, seed] = [values.boards, values.seed].map(Number)
  for (const puzzle of Object.values(puzzles) as Puzzle<Board>[]) {
    for (const generator of puzzle.generators) {
      const sets = { usual: {}, ...generator.levels, ...OPTIONS[puzzle.kind] }
      for (const [name, given] of Object.entries(sets)) {
        console.log(fuzzOne(puzzle.kind, generator, name, given, boards, seed))
      }
    }
  }
}

function fuzzOne(
  kind: Kind,
  generator: Generator<Board>,
  name: string,
  given: Given,
  boards: number,
  seed: number,
): string {
  const seen = new Set<string>()
  let confirmed = 0
  for (let number = seed; number < seed + boards; number++) {
    const result = trial(kind, generator, given, number)
    if ('complaint' in result) fail(generator, name, number, result.complaint)
    const lines = boardLines(result.text)
    if (seen.has(lines)) fail(generator, name, number, 'the same board as for another seed')
    seen.add(lines)
    if (result.confirmed) confirmed++
  }
  return `${kind} ${generator.name}, ${name}: ${boards} boards, ${confirmed} confirmed by the solver`
}

function fail(
  { name: way }: Generator<Board>,
  name: string,
  seed: number,
  complaint: string,
): never {
  console.log(`${way}, ${name}, seed ${seed}: ${complaint}`)
  process.exit(1)
}
