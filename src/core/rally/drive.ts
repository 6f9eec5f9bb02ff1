/**
 * The way to a cell that someone points at: the shortest one over free cells, so that nothing unexpected happens on it.
 * A battery or a teleporter may only be where it ends. On a teleporter pointing at its partner means to go back.
 */
import { neighbour, OFF_BOARD } from '../grid/direction'
import { NONE, TELEPORT_BACK, type State, type World } from './rules'

/** Nothing if the cell can't be reached like this with the charge there is. */
export function drive(world: World, state: State, target: number): string | undefined {
  const { board, batteryAt, partnerOf, directions } = world
  if (target === state.cell) return ''
  if (partnerOf[state.cell] === target && state.charge > 0) return TELEPORT_BACK
  const wayTo = new Map([[state.cell, '']])
  for (const [cell, way] of wayTo) {
    if (way.length === state.charge) return undefined
    const isFree = batteryAt[cell] === NONE && partnerOf[cell] === NONE
    if (cell !== state.cell && !isFree) continue
    for (const direction of directions) {
      const next = neighbour(board, cell, direction)
      if (next === OFF_BOARD || wayTo.has(next)) continue
      if (next === target) return way + direction.letter
      wayTo.set(next, way + direction.letter)
    }
  }
  return undefined
}
