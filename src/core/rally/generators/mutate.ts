/**
 * A board changed a little: a battery moved, added, taken away or charged anew, or the robot moved or charged anew. Whether
 * the board can still be solved is for the solver to say.
 */
import { withEntry } from '../../about'
import { cellCount } from '../../grid/size'
import type { Random } from '../../random'
import type { Battery, RallyBoard } from '../board'

/** Charges drawn for new batteries; changes to others may lead beyond. */
const LARGEST_NEW_CHARGE = 8

/** `undefined` where the change drawn is not possible. */
export function mutate(board: RallyBoard, random: Random): RallyBoard | undefined {
  const changed = random.pick(CHANGES)(board, random)
  if (!changed) return undefined
  return { ...changed, labels: [], about: withEntry(board.about, 'solution', undefined) }
}

type Change = (board: RallyBoard, random: Random) => RallyBoard | undefined

/** Recharging and moving come up more often: they keep the number of batteries. */
const CHANGES: readonly Change[] = [recharge, recharge, recharge, move, move, add, remove]

function recharge(board: RallyBoard, random: Random): RallyBoard {
  const by = random.pick([-2, -1, 1, 2])
  const charged = ({ cell, charge }: Battery): Battery => ({
    cell,
    charge: Math.max(1, charge + by),
  })
  const index = random.between(-1, board.batteries.length - 1)
  if (index < 0) return { ...board, robot: charged(board.robot) }
  return { ...board, batteries: board.batteries.with(index, charged(board.batteries[index])) }
}

function move(board: RallyBoard, random: Random): RallyBoard | undefined {
  const cell = freeCell(board, random)
  if (cell === undefined) return undefined
  const index = random.between(-1, board.batteries.length - 1)
  if (index < 0) return { ...board, robot: { ...board.robot, cell } }
  return {
    ...board,
    batteries: sorted(board.batteries.with(index, { ...board.batteries[index], cell })),
  }
}

function add(board: RallyBoard, random: Random): RallyBoard | undefined {
  const cell = freeCell(board, random)
  if (cell === undefined) return undefined
  const charge = random.between(1, LARGEST_NEW_CHARGE)
  return { ...board, batteries: sorted([...board.batteries, { cell, charge }]) }
}

function remove(board: RallyBoard, random: Random): RallyBoard | undefined {
  if (board.batteries.length < 2) return undefined
  const index = random.between(0, board.batteries.length - 1)
  return { ...board, batteries: board.batteries.toSpliced(index, 1) }
}

function sorted(batteries: readonly Battery[]): Battery[] {
  return batteries.toSorted((a, b) => a.cell - b.cell)
}

/** A free cell, if one comes up in a few draws. */
function freeCell(board: RallyBoard, random: Random): number | undefined {
  const { robot, batteries, teleporters } = board
  const taken = new Set([robot.cell, ...batteries.map(({ cell }) => cell), ...teleporters.flat()])
  for (let draws = 0; draws < 20; draws++) {
    const cell = random.between(0, cellCount(board) - 1)
    if (!taken.has(cell)) return cell
  }
  return undefined
}
