/** How far both people have come: where each of them stands. */
import { xOf, yOf } from '../grid/size'
import { text, type Text } from '../text/say'
import { goalOf, type MazesBoard } from './board'
import type { State } from './rules'

export function tally(board: MazesBoard, { cells }: State): Text[] {
  return cells.map((cell, who) => {
    const person = who + 1
    if (cell === goalOf(board)) return text('tally.home', { person })
    return text('tally.stands', { person, x: xOf(board, cell), y: yOf(board, cell) })
  })
}
