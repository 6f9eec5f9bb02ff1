/** What a board is called where there is no room for more: its puzzle and its size. */
import { puzzleOf, type Board } from '../../core/puzzle'
import { text, type Text } from '../../core/text/say'

export function boardLabel(board: Board): { readonly puzzle: Text; readonly size: Text } {
  const { width, height } = board
  return { puzzle: puzzleOf(board).name, size: text('fact.size', { width, height }) }
}
