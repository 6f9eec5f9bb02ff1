/**
 * A board changed a little: a battery moved, added, taken away or charged anew, or the robot moved or charged anew. What was
 * asked for stays: so many batteries, the charge in all, the least charge. Whether the board can still be solved is for the
 * solver to say.
 */
import { withEntry } from '../../about'
import type { Given } from '../../generator'
import { cellCount } from '../../grid/size'
import type { Random } from '../../random'
import type { Battery, RallyBoard } from '../board'

/** How far above the least charge those of new batteries are drawn; changes to others may lead beyond. */
const CHARGES = 8

/** `undefined` where the change drawn is not possible. */
export function mutate(
  board: RallyBoard,
  random: Random,
  asked: Given = {},
): RallyBoard | undefined {
  const least = Math.max(1, Number(asked.leastCharge ?? 1))
  const changed = random.pick(changesFor(asked))(board, random, least)
  if (!changed) return undefined
  return { ...changed, labels: [], about: withEntry(board.about, 'solution', undefined) }
}

type Change = (board: RallyBoard, random: Random, least: number) => RallyBoard | undefined

/** Recharging and moving come up more often: they keep the number of batteries. */
function changesFor({ batteries, totalCharge }: Given): readonly Change[] {
  if (totalCharge !== undefined) return [transfer, transfer, move]
  if (batteries !== undefined) return [recharge, recharge, recharge, move, move]
  return [recharge, recharge, recharge, move, move, add, remove]
}

/** The batteries with the robot's as number −1. */
function withCharge(board: RallyBoard, index: number, by: number, least: number): RallyBoard {
  const charged = ({ cell, charge }: Battery): Battery => ({
    cell,
    charge: Math.max(least, charge + by),
  })
  if (index < 0) return { ...board, robot: charged(board.robot) }
  return { ...board, batteries: board.batteries.with(index, charged(board.batteries[index])) }
}

function drawIndex({ batteries }: RallyBoard, random: Random): number {
  return random.between(-1, batteries.length - 1)
}

function recharge(board: RallyBoard, random: Random, least: number): RallyBoard {
  const by = random.pick([-2, -1, 1, 2])
  return withCharge(board, drawIndex(board, random), by, least)
}

/** Charge goes from one battery to another. */
function transfer(board: RallyBoard, random: Random, least: number): RallyBoard | undefined {
  const by = random.between(1, 2)
  const [from, to] = [drawIndex(board, random), drawIndex(board, random)]
  const { charge } = from < 0 ? board.robot : board.batteries[from]
  if (from === to || charge - by < least) return undefined
  return withCharge(withCharge(board, from, -by, least), to, by, least)
}

function move(board: RallyBoard, random: Random): RallyBoard | undefined {
  const cell = freeCell(board, random)
  if (cell === undefined) return undefined
  const index = drawIndex(board, random)
  if (index < 0) return { ...board, robot: { ...board.robot, cell } }
  return {
    ...board,
    batteries: sorted(board.batteries.with(index, { ...board.batteries[index], cell })),
  }
}

function add(board: RallyBoard, random: Random, least: number): RallyBoard | undefined {
  const cell = freeCell(board, random)
  if (cell === undefined) return undefined
  const charge = random.between(least, least + CHARGES - 1)
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
