/** A board seen from far away, for a small map of it: how much stands on each cell, and a few cells to find one's way by. */
import { cellCount, type Size } from '../grid/size'
import { goalOf, START, type MazesBoard } from '../mazes/board'
import type { RallyBoard } from '../rally/board'
import type { Theme } from './theme'

export interface Overview {
  /** For each cell from 0, free, to 255, full. */
  readonly density: Uint8Array
  /** The colour of what stands there. */
  readonly ink: 'battery' | 'wall'
  readonly marks: readonly { readonly cell: number; readonly colour: Mark }[]
}

type Mark = keyof Theme & ('robot' | 'start' | 'goal')

const FULL = 255
const WALL = 35

export function rallyOverview(board: RallyBoard): Overview {
  const density = new Uint8Array(cellCount(board))
  for (const { cell } of board.batteries) density[cell] = FULL
  for (const cell of board.teleporters.flat()) density[cell] = FULL
  return { density, ink: 'battery', marks: [{ cell: board.robot.cell, colour: 'robot' }] }
}

/** Both mazes at once: each cell has up to two walls of its own in each of them. Pits stand out from them. */
export function mazesOverview(board: MazesBoard): Overview {
  const density = new Uint8Array(cellCount(board))
  const [first, second] = board.mazes
  for (let cell = 0; cell < density.length; cell++) {
    const walls = first.right[cell] + first.below[cell] + second.right[cell] + second.below[cell]
    density[cell] = walls * WALL
  }
  for (const cell of [...first.pits, ...second.pits]) density[cell] = FULL
  const marks = [
    { cell: START, colour: 'start' },
    { cell: goalOf(board), colour: 'goal' },
  ] as const
  return { density, ink: 'wall', marks }
}

/** The average density of the cells that fall on each pixel of a picture no larger than the board. */
export function shrunk(density: Uint8Array, from: Size, to: Size): Uint8Array {
  const [sums, counts] = [new Float64Array(cellCount(to)), new Uint32Array(cellCount(to))]
  for (let cell = 0; cell < density.length; cell++) {
    const x = Math.floor(((cell % from.width) * to.width) / from.width)
    const y = Math.floor((Math.floor(cell / from.width) * to.height) / from.height)
    sums[y * to.width + x] += density[cell]
    counts[y * to.width + x]++
  }
  return Uint8Array.from(sums, (sum, pixel) => sum / counts[pixel])
}
