/**
 * The rules of the rally, once and for all: the player, the playback, the solver's check of its own answers and the
 * generators all move the robot through `step`.
 *
 * A `World` is what never changes while one plays: which cells hold batteries and which are teleporters. Batteries are
 * only ever swapped, so they always lie on the cells where they lay at the start; a state therefore needs just the
 * robot's cell, its charge, and one charge per battery cell.
 */
import { Film, type MoveFaultCode, type Rules } from '../film'
import { DIAGONAL, neighbour, OFF_BOARD, ORTHOGONAL, type Direction } from '../grid/direction'
import { cellCount } from '../grid/size'
import type { RallyBoard } from './board'

export interface World {
  readonly board: RallyBoard
  /** For each cell the index of its battery, or `NONE`. */
  readonly batteryAt: Int32Array
  /** For each cell the cell of its teleporter's partner, or `NONE`. */
  readonly partnerOf: Int32Array
  /** The directions that the robot may go. */
  readonly directions: readonly Direction[]
}

export const NONE = -1

export interface State {
  cell: number
  charge: number
  /** The charge that lies on each battery cell, in the order of the board's batteries. */
  readonly lying: Int32Array
  /** The sum of `lying`. */
  left: number
}

/** What one move did. */
export interface Event {
  readonly from: number
  /** The cell stepped onto; differs from `to` when a teleporter carried the robot on. */
  readonly entered: number
  readonly to: number
  /** Charge spent, the teleport included. */
  readonly cost: number
  readonly swap?: { readonly battery: number; readonly dropped: number; readonly taken: number }
}

export const TELEPORT_BACK = 't'

export function world(board: RallyBoard): World {
  const batteryAt = new Int32Array(cellCount(board)).fill(NONE)
  const partnerOf = new Int32Array(cellCount(board)).fill(NONE)
  board.batteries.forEach((battery, index) => (batteryAt[battery.cell] = index))
  for (const [a, b] of board.teleporters) {
    partnerOf[a] = b
    partnerOf[b] = a
  }
  return { board, batteryAt, partnerOf, directions: directionsOn(board) }
}

function directionsOn({ diagonal }: RallyBoard): readonly Direction[] {
  return diagonal ? [...ORTHOGONAL, ...DIAGONAL] : ORTHOGONAL
}

/** The moves that mean something on a board, as they are written. */
export function letters(board: RallyBoard): string {
  const steps = directionsOn(board).map(({ letter }) => letter)
  return [...steps, ...(board.teleporters.length > 0 ? [TELEPORT_BACK] : [])].join('')
}

export function start({ board }: World): State {
  const lying = Int32Array.from(board.batteries, (battery) => battery.charge)
  const left = lying.reduce((sum, charge) => sum + charge, 0)
  return { cell: board.robot.cell, charge: board.robot.charge, lying, left }
}

export function copy(state: State): State {
  return { ...state, lying: state.lying.slice() }
}

/** Makes one move in place and tells what happened, or leaves the state as it is and tells why it can't be made. */
export function step(world: World, state: State, move: string): Event | MoveFaultCode {
  if (move === TELEPORT_BACK) return teleportBack(world, state)
  const direction = world.directions.find((candidate) => candidate.letter === move)
  if (!direction)
    return DIAGONAL.some(({ letter }) => letter === move) ? 'move-diagonal' : 'move-unknown'
  if (state.charge === 0) return 'move-no-charge'
  const entered = neighbour(world.board, state.cell, direction)
  if (entered === OFF_BOARD) return 'move-off-board'
  return enter(world, state, entered)
}

function enter(world: World, state: State, entered: number): Event {
  const from = state.cell
  state.cell = entered
  state.charge -= 1
  const battery = world.batteryAt[entered]
  if (battery !== NONE) {
    const dropped = state.charge
    const taken = state.lying[battery]
    state.lying[battery] = dropped
    state.charge = taken
    state.left += dropped - taken
    return { from, entered, to: entered, cost: 1, swap: { battery, dropped, taken } }
  }
  const partner = world.partnerOf[entered]
  if (partner === NONE || state.charge === 0) return { from, entered, to: entered, cost: 1 }
  const cost = world.board.teleportCost
  state.cell = partner
  state.charge -= cost
  return { from, entered, to: partner, cost: 1 + cost }
}

function teleportBack(world: World, state: State): Event | MoveFaultCode {
  const from = state.cell
  const partner = world.partnerOf[from]
  if (partner === NONE) return 'move-no-teleporter'
  if (state.charge === 0) return 'move-no-charge'
  const cost = world.board.teleportCost
  state.cell = partner
  state.charge -= cost
  return { from, entered: from, to: partner, cost }
}

export function solved(state: State): boolean {
  return state.charge === 0 && state.left === 0
}

/** Lost: charge is left on the board, or in the robot with nowhere to go, and the robot can't move. */
export function stuck(world: World, state: State): boolean {
  if (solved(state)) return false
  return state.charge === 0 || !canMove(world, state.cell)
}

function canMove({ board, partnerOf, directions }: World, cell: number): boolean {
  return (
    partnerOf[cell] !== NONE ||
    directions.some((direction) => neighbour(board, cell, direction) !== OFF_BOARD)
  )
}

export type RallyFilm = Film<World, State, Event>

export function play(board: RallyBoard, moves: string): RallyFilm {
  return playIn(world(board), moves)
}

export function playIn(world: World, moves: string): RallyFilm {
  return new Film(rules, world, moves)
}

const rules: Rules<World, State, Event> = {
  start,
  copy,
  step,
  weight: ({ board }) => board.batteries.length,
}
