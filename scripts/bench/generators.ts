/**
 * `npm run bench -- generators [--boards 1000] [--seeds 20] [--seconds 60]`: a batch of small boards by the built command
 * line on one core and on two, and how often a wanted rating is met within so many seconds of processor time on 8 × 8 cells.
 * `--seeds 0` leaves the second part out, `--boards 0` the first.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generate, type GenerateProgress } from '../../src/core/jobs/generate'
import { report, type BenchOptions, type Row } from './report'

const PROGRAM = fileURLToPath(new URL('../../out/cli/index.js', import.meta.url))
const BATCHES = [
  ['--size', '8', '--batteries', '6', '--no-rating'],
  ['--size', '8', '--batteries', '6'],
]
const RATINGS = [3, 5, 7, 9]

export function bench(options: BenchOptions): Promise<void> {
  const { values } = parseArgs({
    args: [...options.args],
    options: {
      boards: { type: 'string', default: '1000' },
      seeds: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '60' },
    },
  })
  const [boards, seeds, seconds] = [values.boards, values.seeds, values.seconds].map(Number)
  if (boards > 0) report('A batch of small rally boards', batchRows(boards), options)
  if (seeds > 0) report('Wanted ratings on 8 × 8 cells', wantedRows(seeds, seconds), options)
  return Promise.resolve()
}

function batchRows(boards: number): Row[] {
  return BATCHES.flatMap((batch) =>
    [1, 2].map((jobs) => {
      const folder = mkdtempSync(join(tmpdir(), 'stromwerk-bench-'))
      const args = ['generate', 'rally', ...batch, '--count', `${boards}`, '--jobs', `${jobs}`]
      const begin = performance.now()
      const { status } = spawnSync(process.execPath, [PROGRAM, ...args, '-o', folder])
      const seconds = (performance.now() - begin) / 1000
      const files = readdirSync(folder).length
      rmSync(folder, { recursive: true })
      if (status !== 0 || files !== boards) throw new Error(`${files} boards, exit code ${status}`)
      const perSecond = Math.round(boards / seconds)
      return {
        batch: batch.join(' '),
        jobs,
        boards,
        seconds: seconds.toFixed(1),
        'per second': perSecond,
      }
    }),
  )
}

function wantedRows(seeds: number, limit: number): Row[] {
  return RATINGS.flatMap((rating) =>
    [false, true].map((unique) => {
      const runs = Array.from({ length: seeds }, (_, index) =>
        search(rating, unique, index + 1, limit),
      )
      const times = runs.map(({ seconds }) => seconds).toSorted((a, b) => a - b)
      const tried = runs.map((run) => run.tried).toSorted((a, b) => a - b)
      const met = runs.filter((run) => run.met).length
      const middle = Math.floor(seeds / 2)
      const row = {
        rating,
        unique,
        met: `${met} of ${seeds}`,
        'median seconds': times[middle].toFixed(1),
        'most seconds': times[seeds - 1].toFixed(1),
        'median boards tried': tried[middle],
      }
      console.error(Object.values(row).join(' · '))
      return row
    }),
  )
}

function search(
  rating: number,
  unique: boolean,
  seed: number,
  limit: number,
): { met: boolean; seconds: number; tried: number } {
  const begin = processorSeconds()
  let tried = 1
  const report = (progress: GenerateProgress): void => void (tried = progress.tried)
  const few = unique ? { solutions: 1 } : {}
  const wanted = { rating, tolerance: 0.5, ...few, tries: 1_000_000, seconds: limit }
  const given = { width: 8, height: 8 }
  const ask = { kind: 'rally', strategy: 'route', given, seed, rate: false, wanted } as const
  const result = generate(ask, { clock: processorSeconds, report })
  if (result.fault) throw new Error(result.fault.code)
  return { met: result.met, seconds: processorSeconds() - begin, tried }
}

/** Other programs on the machine disturb it least; on a quiet one it is the time that passes. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
