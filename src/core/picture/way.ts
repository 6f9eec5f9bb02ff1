/**
 * The way of a robot or a person, move by move. A move first enters a cell (its own, if a wall is ahead) and may then
 * jump: a teleporter carries the robot on, a pit sends a person back to the start.
 */
import type { Size } from '../grid/size'
import { START, type MazesBoard } from '../mazes/board'
import * as mazes from '../mazes/rules'
import type { RallyBoard } from '../rally/board'
import * as rally from '../rally/rules'
import { centre } from './grid'
import type { Stretch } from './trail'

export interface Way {
  /** The number of moves that can be made. */
  readonly length: number
  /** The cell entered by each move, from 1 on; at 0 the start. */
  readonly entered: Int32Array
  /** The cell where each move ends, from 1 on; at 0 the start. */
  readonly to: Int32Array
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
  return { length, entered, to }
}

type Step = Pick<rally.Event, 'entered' | 'to'>

export function rallyWay(board: RallyBoard, moves: string): Way {
  const world = rally.world(board)
  const state = rally.start(world)
  return wayAlong(state.cell, moves, (move) => {
    const event = rally.step(world, state, move)
    return typeof event === 'string' ? undefined : event
  })
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

/** The stretches of a way that lead somewhere. */
export function stretchesOf(size: Size, { length, entered, to }: Way): Stretch[] {
  const all: Stretch[] = []
  const add = (from: number, onto: number, jump: boolean): void => {
    if (from !== onto) all.push({ from: centre(size, from), to: centre(size, onto), jump })
  }
  for (let move = 1; move <= length; move++) {
    add(to[move - 1], entered[move], false)
    add(entered[move], to[move], true)
  }
  return all
}
