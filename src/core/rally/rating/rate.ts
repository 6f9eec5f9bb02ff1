/**
 * The difficulty of a rally board: the solver says whether it can be solved and in how many ways, simulated players
 * say how often they succeed, searches say which ideas are needed, and the formula makes one figure of it all.
 *
 * All work is bounded by counting it, never by time, and chance comes from a fixed seed on the canonical form. So the rating
 * is the same on every machine and for every mirrored board. A time limit can only end it without a rating.
 */
import { Random } from '../../random'
import { rated, type RateOptions, type Rating } from '../../rating'
import { text } from '../../text/say'
import type { Verdict } from '../../verdict'
import type { RallyBoard } from '../board'
import { play } from '../rules'
import { solve } from '../solver/solve'
import { swapsOf } from '../words'
import { arenaOf, lookingCost, type Arena } from './arena'
import { canonicalForm } from './canonical'
import { figureOf, type Figures } from './formula'
import { carefulPlayer, naivePlayer, playGames } from './games'
import { needsOf } from './ideas'
import { partsOf } from './parts'
import { Stages } from './stages'

const SEED = 1

export const PATIENCE = {
  naive: { wins: 400, games: 20_000, work: 40_000_000 },
  careful: { wins: 200, games: 3_000, work: 40_000_000 },
} as const

const WORK = {
  /** Nodes for solving and counting, and how many solutions are counted. */
  count: { nodes: 30_000, solutions: 100 },
  /** Nodes for solving alone, where that is not enough. */
  solve: 100_000,
  /** For each search without an idea. */
  idea: 8_000_000,
  /** Moves of the solver’s solution. */
  moves: 100_000,
} as const

export function rate(board: RallyBoard, options: RateOptions = {}): Rating {
  const canonical = canonicalForm(board)
  const stages = new Stages(options)
  const verdict = decide(canonical, stages)
  if (verdict.status === 'unsolvable')
    return { unrated: { code: 'unsolvable', reason: verdict.reason } }
  const arena = arenaOf(canonical, stages.budget(Infinity, 'prepare'))
  if (verdict.status === 'unknown' || !arena) return unknown()
  const figures = measure(arena, canonical, verdict.moves, stages)
  if (stages.late()) return unknown()
  const { figure, error } = figureOf(figures)
  return rated(figure, error, partsOf(board, figures, verdict.solutions))
}

function decide(board: RallyBoard, stages: Stages): Verdict {
  const { nodes, solutions } = WORK.count
  const verdict = solve(board, { ...stages.next(nodes), count: solutions })
  return verdict.status === 'unknown' ? solve(board, stages.next(WORK.solve)) : verdict
}

function measure(arena: Arena, board: RallyBoard, solution: string, stages: Stages): Figures {
  const budget = stages.budget(Infinity, 'play')
  const naive = playGames(arena, naivePlayer(arena), PATIENCE.naive, new Random(SEED), budget)
  const careful = playGames(arena, carefulPlayer(arena), PATIENCE.careful, new Random(SEED), budget)
  const nodes = WORK.idea / lookingCost(arena)
  const needs = needsOf(arena, naive.avoided | careful.avoided, () => stages.budget(nodes, 'proof'))
  const won = Math.min(naive.swaps, careful.swaps, needs.swaps)
  return { naive, careful, swaps: fewestSwaps(board, solution, won), needed: needs.needed }
}

/** The solver’s own solution counts, too. One with millions of moves is looked through only if nobody else has won. */
function fewestSwaps(board: RallyBoard, solution: string, won: number): number {
  if (solution.length > WORK.moves && Number.isFinite(won)) return won
  return Math.min(won, swapsOf(play(board, solution)))
}

function unknown(): Rating {
  return { unrated: { code: 'unknown', message: text('rating.unknown') } }
}
