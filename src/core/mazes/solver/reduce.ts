/**
 * What one maze alone says about the pair.
 *
 * A survey holds, for each cell, the fewest instructions from the person's cell to it and from it to the goal, falls
 * included: falling can be the faster way home. Both are lower bounds for the pair, since one person can't be served
 * faster together with the other than alone. So a cell through which even one person alone needs `limit` instructions
 * or more lies on no answer shorter than `limit`: it is dropped, and the rest, the live cells, are numbered anew.
 *
 * The new numbers follow a depth-first walk, side ways before the way to the goal, so that neighbours in a corridor
 * are neighbours in memory. Together with the tiles of pairs.ts this cut the search over the pairs of a perfect maze
 * of 250 × 250 to a third of its time; tiles without it gained little.
 */
import { cellCount, type Size } from '../../grid/size'
import { goalOf, type Maze } from '../board'
import { moveTable } from '../rules'
import { backward, distances, FAR, forward } from './distance'
import type { Duties } from './duties'

export interface Survey {
  /** The move table of the rules. */
  readonly table: Int32Array
  readonly from: Int32Array
  readonly toGoal: Int32Array
  readonly start: number
  readonly goal: number
}

/** A maze of live cells only. The number `count` stands for every dead cell; it leads to itself and is far away. */
export interface LiveMaze {
  readonly count: number
  /** At `4 * cell + direction` the next cell. */
  readonly moves: Int32Array
  readonly toGoal: Int32Array
  /** How many duties are ahead. */
  readonly ahead: Int32Array
  readonly start: number
  readonly goal: number
}

export type Two<T> = readonly [T, T]

export function survey(size: Size, maze: Maze, start: number): Survey {
  const table = moveTable(size, maze)
  const goal = goalOf(size)
  const from = distances(forward(table), start)
  const toGoal = distances(backward(table), goal)
  return { table, from, toGoal, start, goal }
}

/** Roughly what surveying both mazes takes: tables, their reversals, the distances and the duties. */
export function surveyBytes(size: Size): number {
  return 2 * 4 * cellCount(size) * (4 + 4 + 2 + 4 + 3)
}

export function liveMaze(survey: Survey, { ahead }: Duties, limit: number): LiveMaze {
  const { table, toGoal } = survey
  const { order, number } = numberCells(survey, limit)
  const count = order.length
  const moves = new Int32Array(4 * (count + 1)).fill(count)
  const distance = new Int32Array(count + 1).fill(FAR)
  const dutiesAhead = new Int32Array(count + 1)
  for (let live = 0; live < count; live++) {
    distance[live] = toGoal[order[live]]
    dutiesAhead[live] = ahead[order[live]]
    for (let direction = 0; direction < 4; direction++) {
      const next = number[table[4 * order[live] + direction]]
      if (next !== UNNUMBERED) moves[4 * live + direction] = next
    }
  }
  return {
    count,
    moves,
    toGoal: distance,
    ahead: dutiesAhead,
    start: number[survey.start],
    goal: number[survey.goal],
  }
}

const UNNUMBERED = -1

function numberCells(survey: Survey, limit: number): { order: number[]; number: Int32Array } {
  const { table, from, toGoal } = survey
  const number = new Int32Array(from.length).fill(UNNUMBERED)
  const order: number[] = []
  const waiting = [survey.start]
  while (waiting.length > 0) {
    const cell = waiting.pop()!
    if (number[cell] !== UNNUMBERED) continue
    number[cell] = order.length
    order.push(cell)
    const next = [...table.subarray(4 * cell, 4 * cell + 4)].filter(
      (other) => number[other] === UNNUMBERED && from[other] + toGoal[other] < limit,
    )
    waiting.push(...next.sort((one, other) => toGoal[one] - toGoal[other]))
  }
  return { order, number }
}
