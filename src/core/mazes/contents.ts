/** What is on which cell of a maze, the walls on its right and below it included, as bits. */
import type { MazesBoard } from './board'

const [RIGHT, BELOW, PIT] = [1, 2, 4]

export function contents({ mazes }: MazesBoard, which: number): Map<number, number> {
  const { right, below, pits } = mazes[which]
  const found = new Map<number, number>()
  right.forEach((wall, cell) => {
    const bits = RIGHT * wall + BELOW * below[cell]
    if (bits !== 0) found.set(cell, bits)
  })
  for (const cell of pits) found.set(cell, (found.get(cell) ?? 0) + PIT)
  return found
}
