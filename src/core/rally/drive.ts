/**
 * The way to a cell that someone points at: the shortest one over free cells, so that nothing unexpected happens on it.
 * A battery or a teleporter may only be where it ends. On a teleporter pointing at its partner means to go back.
 */
import { neighbour } from '../grid/direction'
import { shortestWay } from '../grid/shortest-way'
import { cellCount } from '../grid/size'
import { NONE, TELEPORT_BACK, type State, type World } from './rules'

/** Nothing if the cell can't be reached like this with the charge there is. */
export function drive(world: World, state: State, target: number): string | undefined {
  const { board, batteryAt, partnerOf, directions } = world
  if (partnerOf[state.cell] === target && state.charge > 0) return TELEPORT_BACK
  const terrain = {
    cells: cellCount(board),
    letters: directions.map(({ letter }) => letter).join(''),
    ahead: (cell: number, direction: number) => neighbour(board, cell, directions[direction]),
    leadsOn: (cell: number) => batteryAt[cell] === NONE && partnerOf[cell] === NONE,
    longest: state.charge,
  }
  return shortestWay(terrain, state.cell, target)
}
