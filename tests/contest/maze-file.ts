/** Just enough to read the contest's maze files: numbers in their order, comments and errors left out. */
import { NOTHING_KNOWN } from '../../src/core/about'
import { cellAt } from '../../src/core/grid/size'
import { emptyMaze, type Maze, type MazesBoard } from '../../src/core/mazes/board'

export function readMazeFile(source: string): MazesBoard {
  const numbers = source.split(/\s+/).filter(Boolean).map(Number).values()
  const next = (): number => numbers.next().value!
  const size = { width: next(), height: next() }
  const readMaze = (): Maze => {
    const { right, below } = emptyMaze(size)
    for (let y = 0; y < size.height; y++) {
      for (let x = 0; x < size.width - 1; x++) right[cellAt(size, x, y)] = next()
    }
    for (let cell = 0; cell < size.width * (size.height - 1); cell++) below[cell] = next()
    const pits = Array.from({ length: next() }, () => next() + size.width * next())
    return { right, below, pits }
  }
  return { kind: 'mazes', ...size, mazes: [readMaze(), readMaze()], about: NOTHING_KNOWN }
}
