/**
 * One form for all boards that are the same but for turning, mirroring and the order of their batteries: of the 8
 * symmetries the one whose numbers come first. What is played on this form plays the same on all of them.
 */
import { NOTHING_KNOWN } from '../../about'
import { SYMMETRIES } from '../../grid/symmetry'
import { transform, type RallyBoard } from '../board'

export function canonicalForm(board: RallyBoard): RallyBoard {
  const bare = { ...board, labels: [], about: NOTHING_KNOWN }
  const forms = SYMMETRIES.map((symmetry) => inOrder(transform(bare, symmetry)))
  return forms.reduce((first, form) => (comesBefore(form, first) ? form : first))
}

function inOrder(board: RallyBoard): RallyBoard {
  const pairs = board.teleporters.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
  return {
    ...board,
    batteries: board.batteries.toSorted((one, other) => one.cell - other.cell),
    teleporters: pairs.toSorted(([one], [other]) => one - other),
  }
}

function comesBefore(one: RallyBoard, other: RallyBoard): boolean {
  const [left, right] = [numbersOf(one), numbersOf(other)]
  const differs = left.findIndex((number, index) => number !== right[index])
  return differs >= 0 && left[differs] < right[differs]
}

function numbersOf({ width, height, robot, batteries, teleporters }: RallyBoard): number[] {
  const lying = batteries.flatMap(({ cell, charge }) => [cell, charge])
  return [width, height, robot.cell, robot.charge, ...lying, ...teleporters.flat()]
}
