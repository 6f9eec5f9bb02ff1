/**
 * The way to a cell that someone points at, for the person in that maze: the shortest sequence that leads there without
 * a fall. Only the last instruction may lead into a pit, if it is the pit that was pointed at. What happens to the
 * other person meanwhile is up to the mazes.
 */
import { shortestWay } from '../grid/shortest-way'
import { cellCount } from '../grid/size'
import { goalOf } from './board'
import { cellAhead, LETTERS, type State, type World } from './rules'

/** Nothing if the person can't get there, or is on the goal, which nobody leaves. */
export function drive(
  { board }: World,
  { cells }: State,
  target: number,
  maze: number,
): string | undefined {
  const from = cells[maze]
  if (from === goalOf(board) && target !== from) return undefined
  const pits = new Set(board.mazes[maze].pits)
  const terrain = {
    cells: cellCount(board),
    letters: LETTERS,
    ahead: (cell: number, direction: number) =>
      cellAhead(board, board.mazes[maze], cell, direction),
    leadsOn: (cell: number) => !pits.has(cell) && cell !== goalOf(board),
    longest: Infinity,
  }
  return shortestWay(terrain, from, target)
}
