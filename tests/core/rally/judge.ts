/** Compares the solver with the slow truth on one random board. */
import { Random } from '../../../src/core/random'
import type { RallyBoard } from '../../../src/core/rally/board'
import { copy, solved, step, world, type State } from '../../../src/core/rally/rules'
import { solve } from '../../../src/core/rally/solver/solve'
import { allSolutions, canBeSolved } from './exhaustive'
import { kindOf, randomBoard, randomState } from './random-boards'

export interface Trial {
  readonly board: RallyBoard
  readonly from: State
  readonly verdict: 'solved' | 'unsolvable' | 'too large'
  readonly reason?: string
  readonly counted: boolean
  /** What is wrong with the solver's answer. */
  readonly complaint?: string
}

const MOST_STATES = 60_000
/** The solver may give up after so many, but only where the slow truth does too. */
const MOST_NODES = 2_000_000
const MOST_SOLUTIONS = 20_000

/** The board with that number of the series that a seed starts. */
export function trial(seed: number, index: number): Trial {
  const random = new Random(seed * 1_000_003 + index)
  const kind = kindOf(index)
  const board = randomBoard(random, kind)
  const from = randomState(random, board)
  // The slow count calls itself once per move, which huge charges do not allow.
  return judge(board, from, index % 4 === 0 && kind.huge === undefined)
}

export function judge(board: RallyBoard, from: State, counting: boolean): Trial {
  const play = world(board)
  const truth = canBeSolved(play, from, MOST_STATES)
  const answer = solve(board, { from: copy(from), limits: { nodes: MOST_NODES } })
  const base = { board, from, counted: false }
  if (truth === undefined) return { ...base, verdict: 'too large' }
  if (answer.status === 'unknown') return { ...base, verdict: 'too large', complaint: 'gave up' }
  if (answer.status === 'unsolvable') {
    const reason = answer.reason.code
    const complaint = `unsolvable (${reason}), but it can be solved`
    return { ...base, verdict: 'unsolvable', reason, ...(truth ? { complaint } : {}) }
  }
  if (!truth || !solves(board, from, answer.moves))
    return { ...base, verdict: 'solved', complaint: `wrong moves: ${answer.moves}` }
  return counting ? judgeCount(board, from) : { ...base, verdict: 'solved' }
}

function solves(board: RallyBoard, from: State, moves: string): boolean {
  const play = world(board)
  const state = copy(from)
  return [...moves].every((move) => typeof step(play, state, move) !== 'string') && solved(state)
}

function judgeCount(board: RallyBoard, from: State): Trial {
  const base = { board, from, verdict: 'solved' } as const
  const truth = allSolutions(world(board), from, MOST_SOLUTIONS)
  if (!truth) return { ...base, counted: false }
  const answer = solve(board, { from: copy(from), count: MOST_SOLUTIONS })
  const counted = answer.status === 'solved' ? answer.solutions : undefined
  if (counted?.count === truth.size && counted.exact) return { ...base, counted: true }
  const complaint = `counted ${counted?.count} (exact: ${counted?.exact}), but there are ${truth.size} solutions`
  return { ...base, counted: true, complaint }
}
