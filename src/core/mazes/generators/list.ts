/** The ways of making a pair of mazes: two algorithms for perfect mazes, with the same parameters. */
import { generator, share, whole, type Generator, type Way } from '../../generator'
import { LIMITS, type MazesBoard } from '../board'
import { solve } from '../solver/solve'
import { backtracker } from './backtracker'
import { lengthen } from './lengthen'
import { pair, type PairOptions } from './pair'
import { wilson } from './wilson'

const PARAMETERS = {
  width: whole('width', 1, LIMITS.side, undefined),
  height: whole('height', 1, LIMITS.side, undefined),
  openings: share('openings', 0),
  pits: share('pits', 0),
  alike: share('alike', 0),
  search: whole('search', 0, 100_000, 0),
}

const LEVELS = {
  beginner: { width: 10, height: 10 },
  advanced: { width: 20, height: 20, openings: 0.05, pits: 0.03 },
  expert: { width: 40, height: 40, openings: 0.05, pits: 0.08 },
}

const USUAL_SIDE = 15

type Named = Pick<Way<MazesBoard, typeof PARAMETERS>, 'name' | 'label' | 'about'>

function mazesGenerator(
  named: Named,
  perfect: NonNullable<PairOptions['perfect']>,
): Generator<MazesBoard> {
  return generator<MazesBoard, typeof PARAMETERS>({
    ...named,
    parameters: PARAMETERS,
    levels: LEVELS,
    make({ width, height, openings, pits, alike, search }, random) {
      const side = width ?? height ?? USUAL_SIDE
      const size = { width: width ?? side, height: height ?? side }
      const drawn = pair({ ...size, loops: openings, pits, alike, perfect }, random)
      const board = search > 0 ? lengthen(drawn, search, random) : drawn
      return { board, moves: firstMoves(board) }
    },
  })
}

/** An answer at once, played through the rules: the solver stopped before it looks for a shorter one. */
function firstMoves(board: MazesBoard): string {
  const verdict = solve(board, { limits: { nodes: 0 } })
  if ('moves' in verdict && verdict.moves !== undefined) return verdict.moves
  throw new Error('a generated pair of mazes has no answer')
}

export const mazesGenerators = [
  mazesGenerator(
    { name: 'backtracker', label: 'generator.backtracker', about: 'generator.backtracker.about' },
    backtracker,
  ),
  mazesGenerator(
    { name: 'wilson', label: 'generator.wilson', about: 'generator.wilson.about' },
    wilson,
  ),
] as const
