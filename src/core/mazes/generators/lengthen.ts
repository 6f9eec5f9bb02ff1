/**
 * Makes the shortest sequence for both mazes longer: change the pair a little, solve it, and keep the change if the proven
 * answer is no shorter. The effort is counted in nodes of the solver, so the same seed finds the same mazes everywhere.
 */
import type { Random } from '../../random'
import type { MazesBoard } from '../board'
import { solve } from '../solver/solve'
import { mutate } from './mutate'

const NODES_PER_BOARD = 5_000_000
const NODES_IN_ALL = 500_000_000

export function lengthen(board: MazesBoard, tries: number, random: Random): MazesBoard {
  let nodes = 0
  const lengthOf = (candidate: MazesBoard): number => {
    const verdict = solve(candidate, { limits: { nodes: NODES_PER_BOARD } })
    nodes += verdict.nodes
    return verdict.status === 'solved' ? verdict.moves.length : 0
  }
  let best = { board, length: lengthOf(board) }
  for (let tried = 0; tried < tries && nodes < NODES_IN_ALL; tried++) {
    const changed = mutate(best.board, random)
    if (!changed) continue
    const length = lengthOf(changed)
    if (length >= best.length) best = { board: changed, length }
  }
  return best.board
}
