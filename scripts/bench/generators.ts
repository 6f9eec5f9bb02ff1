/**
 * `npm run bench -- generators [--boards 1000] [--seeds 20] [--from 1] [--seconds 60]`: a batch of small boards by the built
 * command line on one core and on two, and how often a wanted rating is met within so many seconds of processor time on
 * 8 × 8 cells. `--seeds 0` leaves the second part out, `--boards 0` the first. `--from` is the first seed: the search is
 * to be improved on other seeds than those that are reported.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generate, type GenerateProgress } from '../../src/core/jobs/generate'
import { processorSeconds, report, type BenchOptions, type Row } from './report'

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
      from: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '60' },
    },
  })
  const [boards, count, from, seconds] = (['boards', 'seeds', 'from', 'seconds'] as const).map(
    (name) => Number(values[name]),
  )
  const seeds = Array.from({ length: count }, (_, index) => from + index)
  if (boards > 0) report('A batch of small rally boards', batchRows(boards), options)
  if (count > 0) report('Wanted ratings on 8 × 8 cells', wantedRows(seeds, seconds), options)
  return Promise.resolve()
}

function batchRows(boards: number): Row[] {
  return BATCHES.flatMap((batch) =>
    [1, 2].map((jobs) => {
      const folder = mkdtempSync(join(tmpdir(), 'stromwerk-bench-'))
      const args = ['generate', 'rally', ...batch, '--count', `${boards}`, '--jobs', `${jobs}`]
      const begin = performance.now()
      const program = [TELLING_ITS_TIME, PROGRAM, ...args, '-o', folder]
      const { status, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' })
      const seconds = (performance.now() - begin) / 1000
      const files = readdirSync(folder).length
      rmSync(folder, { recursive: true })
      if (status !== 0 || files !== boards) throw new Error(`${files} boards, exit code ${status}`)
      const processor = timeTold(stderr)
      return {
        batch: batch.join(' '),
        jobs,
        boards,
        seconds: seconds.toFixed(1),
        'per second': Math.round(boards / seconds),
        'processor s': processor.toFixed(1),
        'per processor s': Math.round(boards / processor),
      }
    }),
  )
}

/** The program writes the processor seconds of all its threads to standard error when it ends. */
const TELLING_ITS_TIME = `--import=data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    console.error('processor seconds ' + (user + system) / 1e6)
  })`,
)}`

/** Threads tell it, too, and the program last. */
function timeTold(written: string): number {
  const told = Array.from(written.matchAll(/processor seconds ([\d.]+)/g), ([, time]) =>
    Number(time),
  )
  return Math.max(...told)
}

function wantedRows(seeds: readonly number[], limit: number): Row[] {
  return RATINGS.flatMap((rating) =>
    [false, true].map((unique) => {
      const runs = seeds.map((seed) => search(rating, unique, seed, limit))
      const times = runs.map(({ seconds }) => seconds).toSorted((a, b) => a - b)
      const tried = runs.map((run) => run.tried).toSorted((a, b) => a - b)
      const met = runs.filter((run) => run.met).length
      const middle = Math.floor(seeds.length / 2)
      const row = {
        rating,
        unique,
        met: `${met} of ${seeds.length}`,
        'median seconds': times[middle].toFixed(1),
        'most seconds': times[seeds.length - 1].toFixed(1),
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
