/**
 * The way to a cell that someone points at, for the person in that maze: the shortest sequence that leads there without
 * a fall. Only the last instruction may lead into a pit, if it is the pit that was pointed at. What happens to the
 * other person meanwhile is up to the mazes.
 */
import { goalOf } from './board'
import { cellAhead, LETTERS, type State, type World } from './rules'

/** Nothing if the person can't get there, or is on the goal, which nobody leaves. */
export function drive(
  { board, tables }: World,
  { cells }: State,
  target: number,
  maze: number,
): string | undefined {
  const goal = goalOf(board)
  if (target === cells[maze]) return ''
  const wayTo = new Map([[cells[maze], '']])
  for (const [cell, way] of wayTo) {
    if (cell === goal) continue
    for (let direction = 0; direction < LETTERS.length; direction++) {
      const ahead = cellAhead(board, board.mazes[maze], cell, direction)
      if (ahead === target) return way + LETTERS[direction]
      const falls = tables[maze][4 * cell + direction] !== ahead
      if (!falls && !wayTo.has(ahead)) wayTo.set(ahead, way + LETTERS[direction])
    }
  }
  return undefined
}
