/**
 * Where a robot or person is at a moment between two frames. A step goes evenly from cell to cell. A jump (teleport or
 * fall) takes the second half of its move: vanish where it begins, appear where it ends. Who runs into a wall bumps it.
 */
import type { Size } from '../../core/grid/size'
import { ALL_DIRECTIONS } from '../../core/grid/direction'
import type { Way } from '../../core/picture/way'

export interface Pose {
  /** In cells; a whole number is the middle of a cell. */
  readonly x: number
  readonly y: number
  /** 1 is whole, 0 vanished. */
  readonly presence: number
}

/** How far a bump goes, in cells: not quite to the wall. */
const BUMP = 0.07

type Steps = Pick<Way, 'length' | 'entered' | 'to'>

export function poseAt(size: Size, way: Steps, moves: string, frame: number): Pose {
  const before = Math.min(Math.floor(frame), way.length)
  const part = before < way.length ? frame - before : 0
  const from = way.to[before]
  if (part === 0) return onCell(size, from)
  const [entered, to] = [way.entered[before + 1], way.to[before + 1]]
  if (entered === to) {
    return from === to ? bump(size, from, moves[before], part) : between(size, from, to, part)
  }
  const walk = from === entered ? 0 : 0.5
  if (part < walk) return between(size, from, entered, part / walk)
  const jump = (part - walk) / (1 - walk)
  const cell = jump < 0.5 ? entered : to
  return { ...onCell(size, cell), presence: Math.abs(1 - 2 * jump) }
}

function onCell({ width }: Size, cell: number): Pose {
  return { x: cell % width, y: Math.floor(cell / width), presence: 1 }
}

function between(size: Size, from: number, to: number, part: number): Pose {
  const [a, b] = [onCell(size, from), onCell(size, to)]
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, presence: 1 }
}

function bump(size: Size, cell: number, move: string, part: number): Pose {
  const { x, y, presence } = onCell(size, cell)
  const direction = ALL_DIRECTIONS.find(({ letter }) => letter === move)
  // Who is on the goal hears no instruction any more.
  if (!direction || cell === size.width * size.height - 1) return { x, y, presence }
  const far = BUMP * Math.sin(Math.PI * part)
  return { x: x + direction.dx * far, y: y + direction.dy * far, presence }
}
