/**
 * The checkerboard proof. Colour the cells (x + y) mod 2. A step costs 1 and changes the colour, so a battery keeps the
 * class (charge + colour of its cell) mod 2 wherever it travels. At the end every charge is 0: the batteries on
 * the board have the classes of their cells, and the robot's has any. So with P0, P1 batteries of each class now, the
 * robot's included, and F0, F1 battery cells of each colour, {P0 − F0, P1 − F1} must be {0, 1}.
 *
 * Teleporters keep the classes if for every pair the difference of the colours has the parity of the teleport cost.
 * Diagonal steps never do.
 */
import { xOf, yOf } from '../../grid/size'
import type { RallyBoard } from '../board'
import type { State, World } from '../rules'

export interface ParityCounts {
  readonly batteries: readonly [number, number]
  readonly cells: readonly [number, number]
}

function colour(board: RallyBoard, cell: number): 0 | 1 {
  return (xOf(board, cell) + yOf(board, cell)) % 2 === 0 ? 0 : 1
}

/** The counts that prove the state unsolvable, or nothing if they prove nothing. */
export function parityProof(world: World, state: State): ParityCounts | undefined {
  const counts = parityCounts(world, state)
  // All differences together are 1, so one of them decides.
  const surplus = counts ? counts.batteries[0] - counts.cells[0] : 0
  return surplus === 0 || surplus === 1 ? undefined : counts
}

/**
 * For each cell the parity that makes a charge there one of the class with one battery more than cells. Nothing where
 * the classes do not hold. Play never changes it.
 */
export function spareParity(world: World, state: State): ((cell: number) => 0 | 1) | undefined {
  const counts = parityCounts(world, state)
  if (!counts) return undefined
  const spare = counts.batteries[0] - counts.cells[0] === 1 ? 0 : 1
  return (cell) => (colour(world.board, cell) === spare ? 0 : 1)
}

function parityCounts({ board }: World, state: State): ParityCounts | undefined {
  if (board.diagonal || !teleportersKeepClasses(board)) return undefined
  const batteries: [number, number] = [0, 0]
  const cells: [number, number] = [0, 0]
  const count = (cell: number, charge: number): void => {
    batteries[(colour(board, cell) + charge) % 2]++
  }
  count(state.cell, state.charge)
  board.batteries.forEach(({ cell }, index) => {
    count(cell, state.lying[index])
    cells[colour(board, cell)]++
  })
  return { batteries, cells }
}

function teleportersKeepClasses(board: RallyBoard): boolean {
  return board.teleporters.every(
    ([a, b]) => (colour(board, a) + colour(board, b)) % 2 === board.teleportCost,
  )
}
