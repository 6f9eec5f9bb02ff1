/** What lies on which cell of a rally, as values that are equal where the same lies there. */
import { xOf, yOf } from '../grid/size'
import type { RallyBoard } from './board'

export function contents(board: RallyBoard): Map<number, string> {
  const found = new Map<number, string>()
  const put = (cell: number, what: string): void =>
    void found.set(cell, `${found.get(cell) ?? ''}${what};`)
  const at = (cell: number): string => `${xOf(board, cell)},${yOf(board, cell)}`
  put(board.robot.cell, `robot ${board.robot.charge}`)
  for (const { cell, charge } of board.batteries) put(cell, `battery ${charge}`)
  for (const [a, b] of board.teleporters) {
    put(a, `teleporter to ${at(b)}`)
    put(b, `teleporter to ${at(a)}`)
  }
  for (const [cell, label] of board.labels) put(cell, `label ${label}`)
  return found
}
