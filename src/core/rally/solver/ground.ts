/**
 * The ground: where the robot can stand between two swaps, and what each move from there costs.
 *
 * A cell whose battery is empty is a wall. Swapping onto it leaves the robot with charge 0, which is lost unless every
 * other charge is 0 as well and the robot arrived with 0: so it can only be the very last step of a solution, which
 * the final run takes care of. A charged battery ends a hop. Since nothing but empty batteries is ever left behind on
 * a cell that was emptied, and batteries lie only where one lay before, the ground never changes during a play.
 *
 * Entering a teleporter with charge left carries the robot to the partner. A hop always has charge left there, since
 * its last step costs 1. With teleport cost 1 that is a move of cost 2; teleporting back is a move of cost 1. With
 * cost 0 teleporting back is free, so it is folded into the step before it: a step onto a teleporter leads to either
 * end. That leaves no move of cost 0, and so no circles.
 */
import { neighbour, OFF_BOARD } from '../../grid/direction'
import { cellCount } from '../../grid/size'
import { NONE, TELEPORT_BACK, type State, type World } from '../rules'

export const FREE = -1
export const WALL = -2

/** Moves from cell to cell; those of a cell stand together, from `start[cell]` up to `start[cell + 1]`. */
export interface Moves {
  readonly start: Int32Array
  readonly to: Int32Array
  readonly cost: Uint8Array
  /** Which of `Ground.letters` writes the move. */
  readonly letter: Uint8Array
}

export interface Ground {
  readonly world: World
  /** For each cell the number of its charged battery, from here on a node, or `FREE`, or `WALL`. */
  readonly nodeAt: Int32Array
  /** The number of nodes. */
  readonly nodes: number
  /** The cell of each node; behind them, as the node numbered `nodes`, where the robot starts. */
  readonly cellOf: Int32Array
  /** Moves that end on free ground. */
  readonly walks: Moves
  /** Moves that end on a charged battery; `to` holds nodes. */
  readonly swaps: Moves
  readonly letters: readonly string[]
}

/** Where a robot can stand for nothing that starts on this cell. */
export function standingAt({ world }: Ground, cell: number): readonly number[] {
  const partner = world.partnerOf[cell]
  return partner !== NONE && world.board.teleportCost === 0 ? [cell, partner] : [cell]
}

export function groundOf(world: World, from: State): Ground {
  const cells = cellCount(world.board)
  const nodeAt = new Int32Array(cells).fill(FREE)
  const charged: number[] = []
  world.board.batteries.forEach(({ cell }, battery) => {
    nodeAt[cell] = from.lying[battery] > 0 ? charged.length : WALL
    if (from.lying[battery] > 0) charged.push(cell)
  })
  const letters = world.directions.map(({ letter }) => letter)
  letters.push(...letters.map((letter) => letter + TELEPORT_BACK), TELEPORT_BACK)
  const walks = new MoveList(cells)
  const swaps = new MoveList(cells)
  for (let cell = 0; cell < cells; cell++) addMovesFrom(world, nodeAt, cell, walks, swaps)
  return {
    world,
    nodeAt,
    nodes: charged.length,
    cellOf: Int32Array.from([...charged, from.cell]),
    walks: walks.done(),
    swaps: swaps.done(),
    letters,
  }
}

function addMovesFrom(
  world: World,
  nodeAt: Int32Array,
  cell: number,
  walks: MoveList,
  swaps: MoveList,
): void {
  const { board, partnerOf, directions } = world
  const count = directions.length
  for (let index = 0; index < count; index++) {
    const entered = neighbour(board, cell, directions[index])
    if (entered === OFF_BOARD || nodeAt[entered] === WALL) continue
    const partner = partnerOf[entered]
    if (nodeAt[entered] !== FREE) swaps.add(nodeAt[entered], 1, index)
    else if (partner === NONE) walks.add(entered, 1, index)
    else {
      walks.add(partner, 1 + board.teleportCost, index)
      if (board.teleportCost === 0) walks.add(entered, 1, count + index)
    }
  }
  if (partnerOf[cell] !== NONE && board.teleportCost === 1) walks.add(partnerOf[cell], 1, 2 * count)
  walks.endCell()
  swaps.endCell()
}

/** Collects moves cell by cell. */
class MoveList {
  private readonly start: Int32Array
  private readonly to: number[] = []
  private readonly cost: number[] = []
  private readonly letter: number[] = []
  private cells = 0

  constructor(cells: number) {
    this.start = new Int32Array(cells + 1)
  }

  add(to: number, cost: number, letter: number): void {
    this.to.push(to)
    this.cost.push(cost)
    this.letter.push(letter)
  }

  endCell(): void {
    this.start[++this.cells] = this.to.length
  }

  done(): Moves {
    return {
      start: this.start,
      to: Int32Array.from(this.to),
      cost: Uint8Array.from(this.cost),
      letter: Uint8Array.from(this.letter),
    }
  }
}
