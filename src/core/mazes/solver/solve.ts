/**
 * The shortest sequence for a pair of mazes, with its proof.
 *
 * 1. Each maze alone (reduce.ts): can both get home at all, and how far is it from each cell?
 * 2. A first answer at once (first-answer.ts).
 * 3. What both need at least: the steps that each has to take (duties.ts), put together (together.ts).
 * 4. A better answer soon (beam.ts).
 * 5. The proof (levels.ts): a search over pairs for anything shorter, pruned by what both need and the best answer.
 *    If it finds nothing, the best answer is optimal; if it finds something, that is (path.ts reads it back).
 * The search ends as soon as the best answer is no longer than a lower bound. No step depends on time, so the same
 * board gives the same sequence, unless a limit cuts the search short.
 */
import type { Limit, SolveOptions, Verdict } from '../../verdict'
import type { MazesBoard } from '../board'
import { copy, LETTERS, solved, start, step, world, type State } from '../rules'
import { beamSearch } from './beam'
import { alwaysLost, cutOff, isCutOff } from './cut-off'
import { FAR } from './distance'
import { dutiesOf, type Duties } from './duties'
import { firstAnswer } from './first-answer'
import { searchLevels } from './levels'
import { MOST_CELLS, pairsBytes } from './pairs'
import { wayBack } from './path'
import { liveMaze, survey, surveyBytes, type LiveMaze, type Survey, type Two } from './reduce'
import { NOT_TOGETHER, together, togetherBytes, type Together } from './together'
import { Watch } from './watch'
import { atLeast, wayHome } from './way-home'

/** Changes how long the solver takes, never what it answers. */
export interface Tuning {
  readonly beamWidth: number
  /** How many levels lie between two stations of the proof. */
  readonly spacing: number
}

const TUNING: Tuning = { beamWidth: 300, spacing: 32 }

export function solve(board: MazesBoard, options: SolveOptions<State> = {}): Verdict {
  return solveTuned(board, options, TUNING)
}

export function solveTuned(
  board: MazesBoard,
  options: SolveOptions<State>,
  tuning: Tuning,
): Verdict {
  const watch = new Watch(options)
  const from = options.from ?? start()
  watch.bytes += surveyBytes(board)
  const surveys = [
    survey(board, board.mazes[0], from.cells[0]),
    survey(board, board.mazes[1], from.cells[1]),
  ] as const
  for (const maze of [0, 1] as const) {
    if (!isCutOff(surveys[maze])) continue
    return { status: 'unsolvable', reason: cutOff(board, maze, surveys[maze]), nodes: 0 }
  }
  return search({ board, from, watch, tuning }, surveys)
}

/** What every step of the solver needs to know. */
interface Task {
  readonly board: MazesBoard
  readonly from: State
  readonly watch: Watch
  readonly tuning: Tuning
}

/** What each maze alone says, and what follows from it for both. */
interface Ground {
  readonly surveys: Two<Survey>
  readonly duties: Two<Duties>
  readonly together: Together
}

function search(task: Task, surveys: Two<Survey>): Verdict {
  const { watch, tuning } = task
  const duties = [dutiesOf(surveys[0]), dutiesOf(surveys[1])] as const
  const mazes = liveMazes({ surveys, duties }, FAR)
  watch.raiseBound(Math.max(...mazes.map(({ toGoal, start }) => toGoal[start])))
  const first = firstAnswer(mazes)
  let best = first && accept(task, first)
  const ground = { surveys, duties, together: togetherWithin(duties, mazes, watch) }
  const home = wayHome(mazes, ground.together)
  watch.raiseBound(atLeast(home, mazes[0].start, mazes[1].start))
  if (best === undefined) return prove(task, ground)
  watch.phase = 'search'
  if (best.length > watch.bound) {
    const beam = beamSearch(mazes, home, tuning.beamWidth, best.length, watch)
    if (beam.limit) return unknown(watch, beam.limit, best)
    if (beam.directions) best = accept(task, beam.directions)
  }
  if (best.length > watch.bound) return prove(task, ground, best)
  return { status: 'solved', moves: best, nodes: watch.nodes }
}

function prove(task: Task, ground: Ground, known?: string): Verdict {
  const { watch, tuning } = task
  watch.phase = 'proof'
  const limit = known?.length ?? FAR
  const mazes = liveMazes(ground, limit)
  if (!fits(mazes, watch)) return unknown(watch, 'bytes', known)
  watch.bytes += pairsBytes(mazes)
  const home = wayHome(mazes, ground.together)
  const levels = searchLevels(mazes, home, limit, tuning.spacing, watch)
  if (levels.limit) return unknown(watch, levels.limit, known)
  const best =
    levels.length === undefined
      ? known
      : accept(task, wayBack(mazes, levels.stations, levels.length))
  if (best === undefined) {
    return { status: 'unsolvable', reason: alwaysLost(), nodes: watch.nodes }
  }
  return { status: 'solved', moves: best, nodes: watch.nodes }
}

function liveMazes(
  { surveys, duties }: Pick<Ground, 'surveys' | 'duties'>,
  limit: number,
): Two<LiveMaze> {
  return [liveMaze(surveys[0], duties[0], limit), liveMaze(surveys[1], duties[1], limit)]
}

/** Where the mazes are too large for a proof anyway, the table would cost more than it is worth. */
function togetherWithin(duties: Two<Duties>, mazes: Two<LiveMaze>, watch: Watch): Together {
  const bytes = togetherBytes(duties)
  if (!canBePaired(mazes) || !watch.hasRoomFor(bytes)) return NOT_TOGETHER
  watch.bytes += bytes
  return together(duties)
}

function canBePaired(mazes: Two<LiveMaze>): boolean {
  return mazes.every(({ count }) => count <= MOST_CELLS)
}

function fits(mazes: Two<LiveMaze>, watch: Watch): boolean {
  return canBePaired(mazes) && watch.hasRoomFor(pairsBytes(mazes))
}

/** The moves as they are written, played through the rules: nothing else leaves the solver. */
function accept({ board, from, watch }: Task, directions: readonly number[]): string {
  const moves = directions.map((direction) => LETTERS[direction]).join('')
  const rules = world(board)
  const state = copy(from)
  for (const move of moves) step(rules, state, move)
  if (!solved(rules, state)) throw new Error('the mazes solver found an answer that is none')
  watch.improve(moves.length)
  return moves
}

function unknown({ nodes, bound }: Watch, limit: Limit, moves?: string): Verdict {
  return { status: 'unknown', limit, bound, nodes, ...(moves === undefined ? {} : { moves }) }
}
