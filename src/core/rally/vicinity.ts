/**
 * The part of a rally that a charge can lead to. Each step costs 1, so whatever lies further away than the charge can be
 * cut off without changing what is reached. Teleporters lead anywhere: with one of them in reach the board stays whole.
 */
import { grown, holds, rangeOf, sizeOf } from '../grid/range'
import { cellAt, xOf, yOf } from '../grid/size'
import { NONE, world as worldOf, type State, type World } from './rules'

export interface Vicinity {
  readonly world: World
  readonly state: State
  /** A cell of the whole board as one of this part; `NONE` if it lies outside. */
  inside(cell: number): number
  /** A cell of this part as one of the whole board. */
  outside(cell: number): number
}

export function vicinityOf(world: World, state: State, cell: number, charge: number): Vicinity {
  const { board } = world
  const range = grown(rangeOf(board, cell, cell), charge, board)
  const isNear = (other: number): boolean => holds(range, board, other)
  if (board.teleporters.some((pair) => pair.some(isNear))) return wholeOf(world, state)
  const size = sizeOf(range)
  const inside = (other: number): number =>
    isNear(other)
      ? cellAt(size, xOf(board, other) - range.left, yOf(board, other) - range.top)
      : NONE
  const near = board.batteries.flatMap((battery, index) =>
    isNear(battery.cell) ? { cell: inside(battery.cell), charge: state.lying[index] } : [],
  )
  const part = { ...board, ...size, batteries: near, teleporters: [], labels: [] }
  const lying = Int32Array.from(near, ({ charge }) => charge)
  return {
    world: worldOf(part),
    state: { ...state, cell: inside(state.cell), lying },
    inside,
    outside: (other) => cellAt(board, xOf(size, other) + range.left, yOf(size, other) + range.top),
  }
}

function wholeOf(world: World, state: State): Vicinity {
  const same = (cell: number): number => cell
  return { world, state, inside: same, outside: same }
}
