/** How much of a rating is chance: the same boards played with other seeds. */
import type { RallyBoard } from '../../src/core/rally/board'
import { rallyGenerators } from '../../src/core/rally/generators/list'
import { arenaOf } from '../../src/core/rally/rating/arena'
import { figureOf } from '../../src/core/rally/rating/formula'
import { carefulPlayer, naivePlayer, playGames } from '../../src/core/rally/rating/games'
import { PATIENCE } from '../../src/core/rally/rating/rate'
import { Budget } from '../../src/core/rally/solver/budget'
import { Random } from '../../src/core/random'

const BOARDS = 16
const SEEDS = 6

/** The standard deviation over seeds, as the root of the mean square over boards. */
export function noise(batteries: number): number {
  const deviations = boardsWith(batteries).map((board) => {
    const figures = Array.from({ length: SEEDS }, (_, seed) => played(board, seed))
    const mean = figures.reduce((sum, figure) => sum + figure, 0) / SEEDS
    return figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / (SEEDS - 1)
  })
  return Math.sqrt(deviations.reduce((sum, square) => sum + square, 0) / deviations.length)
}

function boardsWith(batteries: number): RallyBoard[] {
  const ways = rallyGenerators.filter(({ parameters }) => 'batteries' in parameters)
  return Array.from({ length: BOARDS }, (_, index) => {
    const made = ways[index % ways.length].generate({ batteries }, 910_000 + index)
    if (made.fault) throw new Error(made.fault.code)
    return made.board
  })
}

/** The figure without ideas and swaps, which are not left to chance, or hardly. */
function played(board: RallyBoard, seed: number): number {
  const arena = arenaOf(board, new Budget({}))!
  const budget = new Budget({})
  const naive = playGames(arena, naivePlayer(arena), PATIENCE.naive, new Random(seed), budget)
  const careful = playGames(arena, carefulPlayer(arena), PATIENCE.careful, new Random(seed), budget)
  const needed = { secondVisit: false, waste: false, partialWaste: false, loop: false }
  return Math.min(10, figureOf({ naive, careful, swaps: 0, needed }).figure)
}
