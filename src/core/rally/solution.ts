/** A solution noted in a board: the cells of its way, in order, which the rules have confirmed. */
import { withEntry } from '../about'
import { xOf, yOf } from '../grid/size'
import type { RallyBoard } from './board'
import { solved, start, step, world } from './rules'

export function withSolution(board: RallyBoard, moves: string): RallyBoard {
  const cells = cellsOf(board, moves).map(
    (cell) => `${xOf(board, cell) + 1},${yOf(board, cell) + 1}`,
  )
  return { ...board, about: withEntry(board.about, 'solution', cells.join(';')) }
}

/** With a teleporter both its ends. Moves that do not solve the board are a mistake of whoever gives them. */
function cellsOf(board: RallyBoard, moves: string): number[] {
  const play = world(board)
  const state = start(play)
  const cells = [state.cell]
  for (const move of moves) {
    const event = step(play, state, move)
    if (typeof event === 'string') throw new Error(`a solution has an impossible move: ${event}`)
    cells.push(...(event.entered === event.to ? [event.to] : [event.entered, event.to]))
  }
  if (!solved(state)) throw new Error('a solution does not solve its board')
  return cells
}
