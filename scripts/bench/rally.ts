/**
 * `npm run bench -- rally [--sizes 5,8] [--fills 50,75] [--boards 1] [--limit 20] [--plain 2]`: the rally solver on
 * the contest's boards, on boards made backwards with fixed seeds, each beside a plain search, and six in all
 * symmetries. All seconds, those of the limits too, are seconds of processor time.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SYMMETRIES } from '../../src/core/grid/symmetry'
import { Random } from '../../src/core/random'
import { totalCharge, transform, type RallyBoard } from '../../src/core/rally/board'
import { read } from '../../src/core/rally/read'
import { reverseBoard } from '../../src/core/rally/generators/reverse'
import { solve } from '../../src/core/rally/solver/solve'
import type { Verdict } from '../../src/core/verdict'
import { solvePlainly } from './rally-plain'
import { processorSeconds, report, type BenchOptions, type Row } from './report'

const CONTEST = new URL('../../../shared/contest/rally/', import.meta.url)

const SYMMETRIC = [
  { size: 11, fill: 30 },
  { size: 11, fill: 50 },
  { size: 14, fill: 75 },
  { size: 14, fill: 100 },
  { size: 17, fill: 50 },
  { size: 20, fill: 100 },
]

interface Wanted {
  readonly sizes: readonly number[]
  readonly fills: readonly number[]
  readonly boards: number
  readonly limit: number
  readonly plain: number
}

export function bench(options: BenchOptions): Promise<void> {
  const wanted = wantedOf(options.args)
  if (existsSync(CONTEST)) report('Contest boards', contestRows(wanted), options)
  else console.error(`No contest boards: ${CONTEST.pathname} is missing.`)
  report('Boards made backwards', madeRows(wanted), options)
  const symmetric = symmetryRows(wanted)
  if (symmetric.length > 0) report('Six boards in all 8 symmetries', symmetric, options)
  return Promise.resolve()
}

function wantedOf(args: readonly string[]): Wanted {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '5,8,11,14,17,20,25,30' },
      fills: { type: 'string', default: '30,50,75,100' },
      boards: { type: 'string', default: '1' },
      limit: { type: 'string', default: '20' },
      plain: { type: 'string', default: '2' },
    },
  })
  const list = (value: string): number[] => value.split(',').map(Number)
  return {
    sizes: list(values.sizes),
    fills: list(values.fills),
    boards: Number(values.boards),
    limit: Number(values.limit),
    plain: Number(values.plain),
  }
}

function contestRows(wanted: Wanted): Row[] {
  return readdirSync(CONTEST).map((file) => {
    const { board } = read(readFileSync(new URL(file, CONTEST)))
    if (!board) throw new Error(`${file} can't be read`)
    return { board: file, ...measure(board, wanted) }
  })
}

function madeRows(wanted: Wanted): Row[] {
  const rows: Row[] = []
  for (const size of wanted.sizes) {
    for (const fill of wanted.fills) {
      for (let number = 1; number <= wanted.boards; number++) {
        const board = made(size, fill, number)
        rows.push({ size, fill: `${fill} %`, number, ...measure(board, wanted) })
      }
    }
  }
  return rows
}

function made(size: number, fill: number, number: number): RallyBoard {
  const cells = size * size
  const batteries = Math.min(cells - 1, Math.round((cells * fill) / 100))
  const random = new Random(1000 * number + 10 * size + fill)
  return reverseBoard(random, { width: size, height: size, batteries, wander: 0.5 }).board
}

function measure(board: RallyBoard, { limit, plain }: Wanted): Row {
  const { verdict, seconds, megabytes } = timed(board, limit)
  const begin = processorSeconds()
  const answer = solvePlainly(board, plain)
  return {
    batteries: board.batteries.length,
    charge: totalCharge(board),
    answer: verdict.status === 'unsolvable' ? verdict.reason.code : verdict.status,
    seconds,
    nodes: verdict.nodes,
    MB: megabytes,
    plain: answer,
    'plain seconds': Number((processorSeconds() - begin).toFixed(3)),
  }
}

function timed(
  board: RallyBoard,
  limit: number,
): { verdict: Verdict; seconds: number; megabytes: number } {
  const begin = processorSeconds()
  const verdict = solve(board, { limits: { seconds: limit }, clock: processorSeconds })
  const seconds = Number((processorSeconds() - begin).toFixed(3))
  return { verdict, seconds, megabytes: Math.round(process.memoryUsage().rss / 2 ** 20) }
}

function symmetryRows({ limit, sizes }: Wanted): Row[] {
  return SYMMETRIC.filter(({ size }) => sizes.includes(size)).map(({ size, fill }) => {
    const board = made(size, fill, 1)
    const runs = SYMMETRIES.map((symmetry) => timed(transform(board, symmetry), limit))
    const times = runs.map(({ seconds }) => seconds).toSorted((a, b) => a - b)
    return {
      size,
      fill: `${fill} %`,
      solved: runs.filter(({ verdict }) => verdict.status === 'solved').length,
      fastest: times[0],
      median: times[4],
      slowest: times[7],
    }
  })
}
