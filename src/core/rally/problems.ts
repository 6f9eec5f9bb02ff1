/**
 * What one sees to be wrong with a board without searching: quick enough to be looked for after every stroke.
 *
 * What is said here is true, but not all that is true is said. Any battery may be carried anywhere, so something counts as
 * out of reach only when even the largest charge on the board is less than its distance to the nearest battery (or the
 * robot). The solver knows more, and says so in its verdict.
 */
import { neighbour, OFF_BOARD } from '../grid/direction'
import { cellCount } from '../grid/size'
import { text, type Text } from '../text/say'
import { totalCharge, type RallyBoard } from './board'
import { NONE, start, stuck, world, type World } from './rules'

export interface BoardProblem {
  readonly message: Text
  readonly cells: readonly number[]
}

export function problems(board: RallyBoard): BoardProblem[] {
  if (totalCharge(board) === 0) return [{ message: text('problem.nothing-to-do'), cells: [] }]
  const place = world(board)
  const spread = spreadOf(board, place)
  const largest = board.batteries.reduce(
    (most, { charge }) => Math.max(most, charge),
    board.robot.charge,
  )
  return [
    ...standstill(board, place),
    ...farAway(board, spread, largest),
    ...idleTeleporters(board, spread, largest),
  ]
}

function standstill(board: RallyBoard, place: World): BoardProblem[] {
  if (!stuck(place, start(place))) return []
  const isEmpty = board.robot.charge === 0
  const message = text(isEmpty ? 'problem.robot-empty' : 'problem.robot-closed-in')
  return [{ message, cells: [board.robot.cell] }]
}

function farAway(board: RallyBoard, { nearest }: Spread, largest: number): BoardProblem[] {
  const cells = board.batteries
    .filter(({ cell, charge }) => charge > 0 && nearest[cell] > largest)
    .map(({ cell }) => cell)
  if (cells.length === 0) return []
  return [{ message: text('problem.far-away', { count: cells.length }), cells }]
}

/** To use a teleporter one must have charge left after stepping onto it. */
function idleTeleporters(board: RallyBoard, { distance }: Spread, largest: number): BoardProblem[] {
  return board.teleporters
    .filter((pair) => pair.every((cell) => distance[cell] >= largest))
    .map((cells) => ({ message: text('problem.idle-teleporter'), cells }))
}

interface Spread {
  /** For each cell the distance to the nearest battery or the robot. */
  readonly distance: Int32Array
  /** For each battery cell, and the robot's, the distance to the nearest other one. */
  readonly nearest: Float64Array
}

/**
 * Robot and batteries spread over the free cells all at once; where the regions of two meet, the way between them is
 * known. On the shortest way to the nearest other one, the first cell of another region is as near to its own source.
 */
function spreadOf(board: RallyBoard, place: World): Spread {
  const owner = new Int32Array(cellCount(board)).fill(NONE)
  const distance = new Int32Array(cellCount(board))
  const nearest = new Float64Array(cellCount(board)).fill(Infinity)
  const queue = new Int32Array(cellCount(board))
  let end = 0
  const take = (cell: number, source: number): void => {
    owner[cell] = source
    queue[end++] = cell
  }
  const reach = (cell: number, next: number): void => {
    const [one, other] = [owner[cell], owner[next]]
    if (other === NONE) {
      take(next, one)
      distance[next] = distance[cell] + 1
    } else if (other !== one) {
      const steps = distance[cell] + 1 + distance[next]
      nearest[one] = Math.min(nearest[one], steps)
      nearest[other] = Math.min(nearest[other], steps)
    }
  }
  take(board.robot.cell, board.robot.cell)
  for (const { cell } of board.batteries) take(cell, cell)
  for (let at = 0; at < end; at++) eachStep(place, queue[at], reach)
  return { distance, nearest }
}

/** The cells that one step may lead to; over a teleporter to either of its ends, as if the jump cost nothing. */
function eachStep(
  { board, partnerOf, directions }: World,
  cell: number,
  reach: (cell: number, next: number) => void,
): void {
  for (const direction of directions) {
    const next = neighbour(board, cell, direction)
    if (next === OFF_BOARD) continue
    reach(cell, next)
    if (partnerOf[next] !== NONE) reach(cell, partnerOf[next])
  }
}
