/** Pits that never cut off the goal: they lie beside one shortest way to it. */
import { OFF_BOARD } from '../../grid/direction'
import { cellCount, type Size } from '../../grid/size'
import type { Random } from '../../random'
import { goalOf, START, type Maze } from '../board'
import { moveTable } from '../rules'

/** Each cell beside the way becomes a pit with the chance `share`. */
export function withPits(size: Size, maze: Maze, share: number, random: Random): Maze {
  const kept = new Set(shortestWay(size, maze))
  const pits: number[] = []
  for (let cell = 0; cell < cellCount(size); cell++) {
    if (!kept.has(cell) && random.chance(share)) pits.push(cell)
  }
  return { ...maze, pits }
}

/** The cells of one shortest way from the start to the goal of a maze without pits. */
export function shortestWay(size: Size, maze: Maze): number[] {
  const moves = moveTable(size, maze)
  const cameFrom = new Int32Array(cellCount(size)).fill(OFF_BOARD)
  const queue = [START]
  cameFrom[START] = START
  for (const cell of queue) {
    for (const next of moves.subarray(4 * cell, 4 * cell + 4)) {
      if (cameFrom[next] !== OFF_BOARD) continue
      cameFrom[next] = cell
      queue.push(next)
    }
  }
  const way = [goalOf(size)]
  while (way[way.length - 1] !== START) way.push(cameFrom[way[way.length - 1]])
  return way
}
