/**
 * The difficulty of a pair of mazes. To bring both people home is easy: one after the other. What is hard is the shortest
 * sequence, so the rating says how surprising that is for someone who looks at each maze alone (walk.ts), on a
 * logarithmic scale, and a little more if someone has to fall. A model: nobody’s trials were counted to fit it.
 *
 * The search is bounded by counting its nodes. Where it ends without a proof the rating belongs to the best sequence so far,
 * and its uncertainty covers everything down to the lower bound.
 */
import { rated, type RateOptions, type Rating } from '../../rating'
import { text } from '../../text/say'
import { START, type MazesBoard } from '../board'
import { solve } from '../solver/solve'
import { survey } from '../solver/reduce'
import { canonicalForm } from './canonical'
import { lengthWithoutFalls } from './dry-shod'
import { partsOf } from './parts'
import { walkOf, type Walk } from './walk'

const MOST_NODES = 20_000_000

/** For each doubling of the bits, and for a fall that is needed. */
const PRICE = { doubling: 0.7, fall: 0.5 } as const

export function rate(board: MazesBoard, options: RateOptions = {}): Rating {
  const canonical = canonicalForm(board)
  const nodes = Math.min(MOST_NODES, options.limits?.nodes ?? Infinity)
  const verdict = solve(canonical, { ...options, limits: { ...options.limits, nodes } })
  if (verdict.status === 'unsolvable')
    return { unrated: { code: 'unsolvable', reason: verdict.reason } }
  const late = verdict.status === 'unknown' && verdict.limit === 'seconds'
  if (verdict.moves === undefined || late)
    return { unrated: { code: 'unknown', message: text('rating.unknown') } }
  const bound = verdict.status === 'unknown' ? (verdict.bound ?? 0) : verdict.moves.length
  return judge(canonical, verdict.moves, bound)
}

function judge(board: MazesBoard, moves: string, bound: number): Rating {
  const surveys = [
    survey(board, board.mazes[0], START),
    survey(board, board.mazes[1], START),
  ] as const
  const walk = walkOf(board, surveys, moves)
  const needed = fallNeeded(board, walk, moves.length)
  const share = moves.length === 0 ? 1 : bound / moves.length
  const spread = doublings(walk.bits) - doublings(walk.bits * share)
  const doubt = needed === null ? 0.5 : 0
  const fall = needed === null ? 0.5 : Number(needed)
  const figure = 1 + PRICE.doubling * doublings(walk.bits) + PRICE.fall * fall
  const error = PRICE.doubling * spread + PRICE.fall * doubt
  return rated(figure, error, partsOf(surveys, walk, needed, { length: moves.length, bound }))
}

function doublings(bits: number): number {
  return Math.log2(1 + bits)
}

/** Whether every shortest sequence makes someone fall; `null` if that was not found out. */
function fallNeeded(board: MazesBoard, { falls }: Walk, length: number): boolean | null {
  if (falls === 0) return false
  const dry = lengthWithoutFalls(board)
  return dry === undefined ? null : dry > length
}
