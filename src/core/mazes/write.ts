/** A pair of mazes as a file in the contest format, followed by what is known about it. */
import { aboutLines } from '../about'
import { xOf, yOf } from '../grid/size'
import type { Maze, MazesBoard } from './board'

export function write(board: MazesBoard): string {
  const lines = [`${board.width} ${board.height}`]
  for (const maze of board.mazes) lines.push(...mazeLines(board, maze))
  return [...lines, ...aboutLines(board.about)].join('\n') + '\n'
}

function mazeLines(board: MazesBoard, { right, below, pits }: Maze): string[] {
  const { width, height } = board
  const row = (walls: Uint8Array, y: number, count: number): string =>
    walls.subarray(y * width, y * width + count).join(' ')
  const lines: string[] = []
  for (let y = 0; y < height; y++) lines.push(row(right, y, width - 1))
  for (let y = 0; y < height - 1; y++) lines.push(row(below, y, width))
  lines.push(`${pits.length}`)
  for (const pit of pits) lines.push(`${xOf(board, pit)} ${yOf(board, pit)}`)
  return lines
}
