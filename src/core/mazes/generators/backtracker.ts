/**
 * A perfect maze (exactly one way between any two cells) by recursive backtracking: a walk goes to a random cell not yet
 * visited and turns back where there is none. The stack is our own, since the walk gets as deep as the board has cells.
 */
import { cellCount, type Size } from '../../grid/size'
import type { Random } from '../../random'
import { START, type Maze } from '../board'
import { allWalls, neighbours, openWall } from './walls'

export function backtracker(size: Size, random: Random): Maze {
  const maze = allWalls(size)
  const visited = new Uint8Array(cellCount(size))
  const way = [START]
  visited[START] = 1
  while (way.length > 0) {
    const cell = way[way.length - 1]
    const next = neighbours(size, cell).filter((other) => !visited[other])
    if (next.length === 0) {
      way.pop()
      continue
    }
    const chosen = random.pick(next)
    openWall(maze, size, cell, chosen)
    visited[chosen] = 1
    way.push(chosen)
  }
  return maze
}
