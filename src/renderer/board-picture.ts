/** Small pictures of boards, as addresses for `img`. */
import { svg } from '../core/picture/svg'
import type { Theme } from '../core/picture/theme'
import { puzzleOf, type Board } from '../core/puzzle'

/** Larger boards would be no more than a grey patch. */
const MOST_CELLS = 4000

export function pictureOf(board: Board, theme: Theme): string | undefined {
  if (board.width * board.height > MOST_CELLS) return undefined
  return `data:image/svg+xml,${encodeURIComponent(svg(puzzleOf(board).picture(board, theme)))}`
}
