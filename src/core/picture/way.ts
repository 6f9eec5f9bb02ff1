/**
 * The way of a robot or a person, move by move. A move first enters a cell (its own, if a wall is ahead) and may then
 * jump: a teleporter carries the robot on, a pit sends a person back to the start.
 */
import { START, type MazesBoard } from '../mazes/board'
import * as mazes from '../mazes/rules'
import type { RallyBoard } from '../rally/board'
import * as rally from '../rally/rules'
import { markLoops } from './loops'

/** Arrays have an entry for each move, from 1 on; at 0 stands the start. */
export interface Way {
  /** The number of moves that can be made. */
  readonly length: number
  /** The cell that each move enters. */
  readonly entered: Int32Array
  /** The cell where each move ends. */
  readonly to: Int32Array
  /** The battery that each move is made with, numbered as they are first used; 0 where there are none. */
  readonly battery: Int32Array
  /** 1 for moves that are wasted (loops.ts). */
  readonly wasted: Uint8Array
}

function wayAlong(start: number, moves: string, go: (move: string) => Step | undefined): Way {
  const [entered, to] = [new Int32Array(moves.length + 1), new Int32Array(moves.length + 1)]
  entered[0] = to[0] = start
  let length = 0
  for (; length < moves.length; length++) {
    const step = go(moves[length])
    if (!step) break
    entered[length + 1] = step.entered
    to[length + 1] = step.to
  }
  const [battery, wasted] = [new Int32Array(moves.length + 1), new Uint8Array(moves.length + 1)]
  return { length, entered, to, battery, wasted }
}

type Step = Pick<rally.Event, 'entered' | 'to'>

const NEVER_USED = -1

export function rallyWay(board: RallyBoard, moves: string): Way {
  const world = rally.world(board)
  const state = rally.start(world)
  const swapped = new Int32Array(moves.length + 1).fill(rally.NONE)
  let move = 0
  const way = wayAlong(state.cell, moves, (letter) => {
    const event = rally.step(world, state, letter)
    if (typeof event === 'string') return undefined
    swapped[++move] = event.swap?.battery ?? rally.NONE
    return event
  })
  numberBatteries(way, swapped, board.batteries.length)
  markWaste(way, swapped)
  return way
}

/** Follows each battery as it is carried, put down and taken again. */
function numberBatteries({ length, battery }: Way, swapped: Int32Array, count: number): void {
  const lying = new Int32Array(count).fill(NEVER_USED)
  let [carried, used] = [0, 1]
  for (let move = 1; move <= length; move++) {
    battery[move] = carried
    const at = swapped[move]
    if (at === rally.NONE) continue
    const taken = lying[at] === NEVER_USED ? used++ : lying[at]
    lying[at] = carried
    carried = taken
  }
}

/** A hop ends with a swap, which is never wasted, and the last one with the play. */
function markWaste(way: Way, swapped: Int32Array): void {
  let first = 1
  for (let move = 1; move <= way.length; move++) {
    if (swapped[move] === rally.NONE) continue
    markLoops(way, first, move - 1)
    first = move + 1
  }
  markLoops(way, first, way.length)
}

export function mazesWay(board: MazesBoard, who: number, moves: string): Way {
  const table = mazes.moveTable(board, board.mazes[who])
  let cell = START
  return wayAlong(cell, moves, (move) => {
    const direction = mazes.LETTERS.indexOf(move)
    if (direction < 0) return undefined
    const ahead = mazes.cellAhead(board, board.mazes[who], cell, direction)
    const to = table[4 * cell + direction]
    const entered = to === cell ? cell : ahead
    cell = to
    return { entered, to }
  })
}
