/**
 * `npm run fuzz -- kills --times 500 --seed 1`: a program that saves and keeps documents safe, killed at random moments. Stops
 * with exit code 1 at the first torn file or lost change.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Random } from '../../src/core/random'
import { kill } from '../../tests/main/kills/kill'

const OPTIONS = {
  times: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
} as const

export async function fuzz(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS })
  const [times, seed] = [values.times, values.seed].map(Number)
  const folder = mkdtempSync(join(tmpdir(), 'stromwerk-kills-'))
  const random = new Random(seed)
  let [first, slowest] = [1, 0]
  for (let time = 1; time <= times; time++) {
    const killed = await kill(folder, first, random.between(0, 60))
    if (killed.complaints.length > 0) fail(killed.complaints, time, folder)
    first = killed.last + 1
    slowest = Math.max(slowest, killed.slowest)
    if (time % 50 === 0) console.error(`${time} kills`)
  }
  rmSync(folder, { recursive: true, force: true })
  console.log(`${times} kills with seed ${seed}, ${first} changes: no torn file, no lost change`)
  console.log(`the slowest change was safe after ${slowest} ms`)
}

function fail(complaints: readonly string[], time: number, folder: string): never {
  console.log(complaints.join('\n'))
  console.log(`# kill ${time}; what it left is in ${folder}`)
  process.exit(1)
}
