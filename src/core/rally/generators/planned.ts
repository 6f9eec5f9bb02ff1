/**
 * A rally generator: a way of planning, whose every board is proven by playing its plan through the rules before anybody
 * sees it. The cells of the plan are kept in the board.
 */
import { generator, type Generator, type Parameters, type Way } from '../../generator'
import type { RallyBoard } from '../board'
import { withSolution } from '../solution'

export function rallyGenerator<Ps extends Parameters>(
  way: Way<RallyBoard, Ps>,
): Generator<RallyBoard> {
  return generator({
    ...way,
    make(settings, random) {
      const made = way.make(settings, random)
      return made.fault ? made : { ...made, board: withSolution(made.board, made.moves) }
    },
  })
}
