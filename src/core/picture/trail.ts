/**
 * The way through a board as shapes, up to any frame and for any part of the board. Steps are solid lines, wasted steps
 * hollow ones, jumps (teleports and falls) thin and dashed.
 *
 * Whoever goes along a line again hides what was there before, so a line is drawn as it was last gone along: there are
 * never more lines than pairs of cells, however long the play. Neighbours in time that look alike are one shape. Which
 * belong together does not depend on the part that is drawn, so a part looks exactly as in the whole.
 */
import type { Size } from '../grid/size'
import { centre } from './grid'
import { inkOf, type Ink, type TrailStyle } from './ink'
import { lineBetween } from './loops'
import { wholeBoard, type CellRange } from '../grid/range'
import type { Shape } from './shape'
import type { Theme } from './theme'
import type { Way } from './way'

const STEP_WIDTH = 5
const JUMP_WIDTH = 2.5
/** How much of a wasted step's line is hollow. */
export const HOLLOW = 0.36

/** From the middle of a cell to the middle of another; steps and jumps between the same cells are two lines. */
interface Line {
  readonly from: number
  readonly to: number
  readonly jump: boolean
  /** The moves that go along it, in the order of time. */
  readonly moves: number[]
}

export interface Trail {
  readonly size: Size
  readonly ink: Ink
  readonly wasted: Uint8Array
  /** At `whenOf` a stretch which run it belongs to: stretches of one run are drawn as one shape. */
  readonly runs: Int32Array
  readonly lines: readonly Line[]
  /** For each cell the lines that lead through it. */
  readonly through: ReadonlyMap<number, readonly Line[]>
}

/** A line as it was last gone along. */
interface Stretch {
  readonly line: Line
  readonly move: number
}

/** The order of stretches: a move steps before it jumps. */
function whenOf(move: number, jump: boolean): number {
  return 2 * move + (jump ? 1 : 0)
}

export function trailAlong(size: Size, way: Way, style: TrailStyle, theme: Theme): Trail {
  const ink = inkOf(way, style, theme)
  const lines = [...linesAlong(way).values()]
  const through = new Map<number, Line[]>()
  for (const line of lines) {
    for (const cell of cellsAlong(size, line.from, line.to)) {
      const known = through.get(cell)
      if (known) known.push(line)
      else through.set(cell, [line])
    }
  }
  return { size, ink, wasted: way.wasted, runs: runsAlong(way, ink), lines, through }
}

function linesAlong(way: Way): Map<number, Line> {
  const lines = new Map<number, Line>()
  eachStretch(way, (move, from, to, jump) => {
    const key = 2 * lineBetween(from, to) + (jump ? 1 : 0)
    const known = lines.get(key)
    if (known) known.moves.push(move)
    else lines.set(key, { from, to, jump, moves: [move] })
  })
  return lines
}

/** A run ends where the colour changes, or how a line is drawn. */
function runsAlong(way: Way, ink: Ink): Int32Array {
  const runs = new Int32Array(whenOf(way.length + 1, false))
  let [run, last] = [0, -1]
  eachStretch(way, (move, _from, _to, jump) => {
    const look = 3 * ink.shade(move) + (jump ? 2 : way.wasted[move])
    if (look !== last) run++
    last = look
    runs[whenOf(move, jump)] = run
  })
  return runs
}

function eachStretch(
  { length, entered, to }: Way,
  visit: (move: number, from: number, to: number, jump: boolean) => void,
): void {
  for (let move = 1; move <= length; move++) {
    if (to[move - 1] !== entered[move]) visit(move, to[move - 1], entered[move], false)
    if (entered[move] !== to[move]) visit(move, entered[move], to[move], true)
  }
}

/** The cells that a line between two cells may touch, row by row; lines are thinner than half a cell. */
function* cellsAlong({ width }: Size, a: number, b: number): Generator<number> {
  const [ax, ay, bx, by] = [a % width, Math.floor(a / width), b % width, Math.floor(b / width)]
  const xAt = (y: number): number =>
    ay === by ? bx : ax + (bx - ax) * Math.min(Math.max((y - ay) / (by - ay), 0), 1)
  for (let y = Math.min(ay, by); y <= Math.max(ay, by); y++) {
    const ends = ay === by ? [ax, bx] : [xAt(y - 0.75), xAt(y + 0.75)]
    const left = Math.max(Math.ceil(Math.min(...ends) - 0.75), Math.min(ax, bx))
    const right = Math.min(Math.floor(Math.max(...ends) + 0.75), Math.max(ax, bx))
    for (let x = left; x <= right; x++) yield y * width + x
  }
}

/** The trail up to a frame, as far as it may be seen in a range of cells. */
export function trailShapes(
  trail: Trail,
  theme: Theme,
  frame = Infinity,
  range = wholeBoard(trail.size),
): Shape[] {
  const stretches: Stretch[] = []
  for (const line of linesIn(trail, range)) {
    const move = lastUpTo(line.moves, frame)
    if (move !== undefined) stretches.push({ line, move })
  }
  const when = ({ line, move }: Stretch): number => whenOf(move, line.jump)
  stretches.sort((a, b) => when(a) - when(b))
  return together(trail, stretches).flatMap((run) => runShapes(trail, run, theme))
}

function linesIn({ size, lines, through }: Trail, range: CellRange): Iterable<Line> {
  const { width, height } = size
  const { left, top, right, bottom } = range
  if (left <= 0 && top <= 0 && right >= width && bottom >= height) return lines
  const found = new Set<Line>()
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      for (const line of through.get(y * width + x) ?? []) found.add(line)
    }
  }
  return found
}

/** The last of some moves, in the order of time, that is made by a frame. */
function lastUpTo(moves: readonly number[], frame: number): number | undefined {
  let [first, end] = [0, moves.length]
  while (first < end) {
    const middle = (first + end) >> 1
    if (moves[middle] <= frame) first = middle + 1
    else end = middle
  }
  return moves[first - 1]
}

function together({ runs }: Trail, stretches: readonly Stretch[]): Stretch[][] {
  const groups: Stretch[][] = []
  let last = 0
  for (const stretch of stretches) {
    const run = runs[whenOf(stretch.move, stretch.line.jump)]
    if (run === last) groups.at(-1)!.push(stretch)
    else groups.push([stretch])
    last = run
  }
  return groups
}

function runShapes({ size, ink, wasted }: Trail, run: readonly Stretch[], theme: Theme): Shape[] {
  const lines = run.map(({ line }) => {
    const [start, end] = [centre(size, line.from), centre(size, line.to)]
    return [start.x, start.y, end.x, end.y]
  })
  const [{ move, line }] = run
  const stroke = ink.colours[ink.shade(move)]
  if (line.jump) return [{ kind: 'lines', lines, stroke, strokeWidth: JUMP_WIDTH, dash: [6, 5] }]
  const solid: Shape = { kind: 'lines', lines, stroke, strokeWidth: STEP_WIDTH }
  if (!wasted[move]) return [solid]
  return [solid, { kind: 'lines', lines, stroke: theme.cell, strokeWidth: HOLLOW * STEP_WIDTH }]
}
