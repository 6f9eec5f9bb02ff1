/** One run of one solver on one pair of mazes, in a process of its own: request in, result out. */
import { readFileSync } from 'node:fs'
import type { MazesBoard } from '../../src/core/mazes/board'
import { generate, type MazesRecipe } from '../../src/core/mazes/generators/pair'
import { solve } from '../../src/core/mazes/solver/solve'
import { read } from '../../src/core/mazes/read'
import { plainSearch } from './plain-mazes'

export interface CaseRequest {
  /** A file or a recipe. */
  readonly source: string | MazesRecipe
  readonly solver: 'ours' | 'plain'
  /** The limit, in processor seconds. */
  readonly seconds: number
}

export interface CaseResult {
  /** Proven, or shown to be unsolvable. */
  readonly done: boolean
  readonly length?: number
  readonly pairs: number
  readonly seconds: number
  /** What all threads of the process have used: on a busy machine a fairer measure than the time that passed. */
  readonly processorSeconds: number
  readonly megabytes: number
}

type Answer = Pick<CaseResult, 'done' | 'length' | 'pairs'>

const clock = (): number => performance.now() / 1000

function processorClock(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function runOurs(board: MazesBoard, seconds: number): Answer {
  const verdict = solve(board, { clock: processorClock, limits: { seconds } })
  const moves = 'moves' in verdict ? verdict.moves : undefined
  return {
    done: verdict.status !== 'unknown',
    pairs: verdict.nodes,
    ...(moves === undefined ? {} : { length: moves.length }),
  }
}

function runPlain(board: MazesBoard, seconds: number): Answer {
  const end = processorClock() + seconds
  const { length, pairs, timeUp } = plainSearch(board, undefined, () => processorClock() < end)
  return { done: !timeUp, pairs, ...(length === undefined ? {} : { length }) }
}

process.once('message', ({ source, solver, seconds }: CaseRequest) => {
  const board = typeof source === 'string' ? read(readFileSync(source)).board! : generate(source)
  const started = clock()
  const startedProcessor = processorClock()
  const answer = solver === 'ours' ? runOurs(board, seconds) : runPlain(board, seconds)
  const result: CaseResult = {
    ...answer,
    seconds: clock() - started,
    processorSeconds: processorClock() - startedProcessor,
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }
  process.send!(result, () => process.disconnect())
})
