/**
 * A perfect maze by Wilson's algorithm, which makes every one equally likely: from each cell outside the maze a walk goes
 * at random until it meets the maze, and joins it by the way that is left when its loops are cut out. Remembering
 * for each cell only where the walk last went on cuts the loops by itself.
 */
import { cellCount, type Size } from '../../grid/size'
import type { Random } from '../../random'
import { START, type Maze } from '../board'
import { allWalls, neighbours, openWall } from './walls'

export function wilson(size: Size, random: Random): Maze {
  const maze = allWalls(size)
  const around = Array.from({ length: cellCount(size) }, (_, cell) => neighbours(size, cell))
  const inside = new Uint8Array(cellCount(size))
  const wentTo = new Int32Array(cellCount(size))
  inside[START] = 1
  for (let first = 0; first < inside.length; first++) {
    for (let cell = first; !inside[cell]; cell = wentTo[cell])
      wentTo[cell] = random.pick(around[cell])
    for (let cell = first; !inside[cell]; cell = wentTo[cell]) {
      inside[cell] = 1
      openWall(maze, size, cell, wentTo[cell])
    }
  }
  return maze
}
