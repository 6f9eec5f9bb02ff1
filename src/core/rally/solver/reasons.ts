/**
 * Why a board can't be solved: the simplest reason that holds, in words for a pupil, with the cells to show.
 *
 * Some hold before any search: the robot is stuck; the checkerboard; batteries that nothing can ever reach; groups of
 * batteries that can't be visited one after the other. Otherwise the search went through everything. If it met
 * positions with all other batteries empty, then what was left could not be burnt there; that is worth telling.
 */
import { text } from '../../text/say'
import type { Reason } from '../../verdict'
import type { State, World } from '../rules'
import type { Ground } from './ground'
import type { HopGraph } from './hops'
import { parityProof, type ParityCounts } from './parity'
import type { Position } from './position'
import type { Reachability } from './reachability'
import { xOf, yOf } from '../../grid/size'

/** The reasons that need no graph of hops. */
export function reasonAtSight(from: State): Reason | undefined {
  if (from.charge === 0)
    return { code: 'stuck', message: text('reason.stuck-empty'), cells: [from.cell] }
  return undefined
}

export function reasonByParity(world: World, from: State): Reason | undefined {
  const counts = parityProof(world, from)
  return counts && parityReason(world, from, counts)
}

function parityReason(world: World, from: State, counts: ParityCounts): Reason {
  const { batteries, cells } = counts
  const tooMany = batteries[0] - cells[0] > 1 ? 0 : 1
  const inClass = (cell: number, charge: number): boolean =>
    (xOf(world.board, cell) + yOf(world.board, cell) + charge) % 2 === tooMany
  const shown = world.board.batteries
    .filter(({ cell }, index) => inClass(cell, from.lying[index]))
    .map(({ cell }) => cell)
  if (inClass(from.cell, from.charge)) shown.unshift(from.cell)
  const message = text('reason.parity', {
    batteries: batteries[tooMany],
    cells: cells[tooMany],
    otherBatteries: batteries[1 - tooMany],
    otherCells: cells[1 - tooMany],
  })
  return { code: 'parity', message, cells: shown }
}

/** The robot can't make a step that does not lose at once, or nothing but its own charge is left and can't be burnt. */
export function reasonAtStart(
  ground: Ground,
  graph: HopGraph,
  position: Position,
): Reason | undefined {
  const cells = [ground.cellOf[position.robot]]
  const arcs = graph.start[position.robot + 1] - graph.start[position.robot]
  if (arcs === 0 && graph.burn[position.robot] <= 1)
    return { code: 'stuck', message: text('reason.stuck-walled'), cells }
  if (position.live === 0) return lastCharge(cells)
  return undefined
}

export function reasonByReach(
  ground: Ground,
  reachability: Reachability,
  position: Position,
): Reason | undefined {
  const cellsOf = (nodes: number[]): number[] => nodes.map((node) => ground.cellOf[node])
  const missed = reachability.unreachable(position)
  if (missed.length > 0) {
    const message = text('reason.unreachable', { count: missed.length })
    return { code: 'unreachable', message, cells: cellsOf(missed) }
  }
  const groups = reachability.brokenChain(position)
  if (!groups) return undefined
  const message = text('reason.one-way', { first: groups[0].length, second: groups[1].length })
  return { code: 'one-way', message, cells: cellsOf(groups.flat()) }
}

/** After a complete search; `unburntAt` is a node where only the last charge was left, or −1. */
export function reasonBySearch(ground: Ground, unburntAt: number): Reason {
  if (unburntAt >= 0) return lastCharge([ground.cellOf[unburntAt]])
  return { code: 'exhausted', message: text('reason.exhausted'), cells: [] }
}

function lastCharge(cells: number[]): Reason {
  return { code: 'last-charge', message: text('reason.last-charge'), cells }
}
