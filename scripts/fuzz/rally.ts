/**
 * `npm run fuzz -- rally --boards 100000 --seed 1`: random small boards, the rally solver against exhaustive search. Stops
 * at the first mismatch with exit code 1 and prints the board as a file, where the play stood, and the seed.
 */
import { parseArgs } from 'node:util'
import { write } from '../../src/core/rally/write'
import { trial, type Trial } from '../../tests/core/rally/judge'

const OPTIONS = {
  boards: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string', default: '0' },
} as const

export function fuzz(args: string[]): void {
  const { values } = parseArgs({ args, options: OPTIONS })
  const [boards, seed, from] = [values.boards, values.seed, values.from].map(Number)
  const tally = new Map<string, number>()
  const count = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1)
  for (let index = from; index < from + boards; index++) {
    const result = trial(seed, index)
    if (result.complaint) fail(result, seed, index)
    count(result.verdict)
    if (result.reason) count(`unsolvable: ${result.reason}`)
    if (result.counted) count('solutions counted')
    if ((index + 1) % 10_000 === 0) console.error(`${index + 1} boards`)
  }
  console.log(`${boards} boards with seed ${seed}: no mismatch`)
  for (const [what, number] of [...tally].sort()) {
    console.log(`${String(number).padStart(8)} ${what}`)
  }
}

function fail({ board, from: state, complaint }: Trial, seed: number, index: number): never {
  console.log(write(board))
  console.log(`# ${complaint}`)
  console.log(`# state: cell ${state.cell}, charge ${state.charge}, lying ${state.lying.join(' ')}`)
  console.log(`# again: npm run fuzz -- rally --seed ${seed} --from ${index} --boards 1`)
  process.exit(1)
}
