/**
 * The measure q, by which another solution of the contest’s task ranks boards: three times the charge in all, times the
 * sum over all batteries of how many batteries lie on their cell and the four cells around it, divided by the side of the
 * board, rounded down. The robot counts as a battery with its charge. A board that is no square has the side of a square
 * of the same area.
 */
import { neighbour, OFF_BOARD, ORTHOGONAL } from '../../grid/direction'
import { cellCount } from '../../grid/size'
import { totalCharge, type RallyBoard } from '../board'

export function measureQ(board: RallyBoard): number {
  const cells = [board.robot, ...board.batteries].map(({ cell }) => cell)
  const taken = new Set(cells)
  const around = (cell: number): number =>
    ORTHOGONAL.map((direction) => neighbour(board, cell, direction)).filter(
      (other) => other !== OFF_BOARD && taken.has(other),
    ).length
  const neighbourhood = cells.reduce((sum, cell) => sum + 1 + around(cell), 0)
  return Math.floor((3 * totalCharge(board) * neighbourhood) / Math.sqrt(cellCount(board)))
}
