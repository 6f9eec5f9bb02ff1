/** Why a board can’t be solved, as a plain object for programs. */
import { coordinates, puzzleOf, type Board } from '../core/puzzle'
import { say } from '../core/text/say'
import type { Reason } from '../core/verdict'
import type { Io } from './io'

export function reasonJson({ code, message, cells, maze }: Reason, board: Board, io: Io): object {
  const { origin } = puzzleOf(board)
  return {
    code,
    message: say(io.language, message),
    cells: cells.map((cell) => coordinates(board, cell, origin)),
    ...(maze === undefined ? {} : { maze: maze + 1 }),
  }
}
