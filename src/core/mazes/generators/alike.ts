/**
 * A second maze that takes after the first. Its tree is made of passages of the first maze's tree, each taken with the chance
 * `alike`, and completed by passages of its own, which connects everything. Whether a further wall is torn down, and whether
 * a cell is a pit, is the first maze's decision with that chance, and its own otherwise. So mazes without openings stay
 * perfect, and with a chance of 1 both are the same.
 */
import { cellCount, type Size } from '../../grid/size'
import type { Random } from '../../random'
import type { Maze } from '../board'
import { shortestWay } from './pits'
import { allWalls, borders, isOpen, setWall, type Border } from './walls'

/** A maze, and the perfect maze that it was before walls were torn down. */
export interface Drawn {
  readonly tree: Maze
  readonly maze: Maze
}

export function takingAfter(
  size: Size,
  first: Drawn,
  own: Drawn,
  alike: number,
  random: Random,
): Maze {
  const all = random.shuffle(borders(size))
  const inTree = ({ tree }: Drawn) => all.filter((border) => isOpen(tree, border, size))
  const tornDown = ({ tree, maze }: Drawn, border: Border): boolean =>
    isOpen(maze, border, size) && !isOpen(tree, border, size)
  const copied = inTree(first).filter(() => random.chance(alike))
  const tree = spanningTree(size, [...copied, ...inTree(own)])
  const openings = all.filter((border) => tornDown(random.chance(alike) ? first : own, border))
  const maze = allWalls(size)
  for (const border of [...tree, ...openings]) setWall(maze, border, size, 0)
  return { ...maze, pits: mixedPits(size, maze, [first.maze, own.maze], alike, random) }
}

/** Those of the passages, taken in their order, that join what was apart. */
function spanningTree(size: Size, passages: readonly Border[]): Border[] {
  const parent = Int32Array.from({ length: cellCount(size) }, (_, cell) => cell)
  const root = (cell: number): number => {
    while (parent[cell] !== cell) cell = parent[cell] = parent[parent[cell]]
    return cell
  }
  return passages.filter(({ one, other }) => {
    const [a, b] = [root(one), root(other)]
    parent[a] = b
    return a !== b
  })
}

function mixedPits(
  size: Size,
  maze: Maze,
  [first, second]: readonly [Maze, Maze],
  alike: number,
  random: Random,
): number[] {
  const pits = [new Set(first.pits), new Set(second.pits)]
  const kept = new Set(shortestWay(size, maze))
  return Array.from({ length: cellCount(size) }, (_, cell) => cell).filter(
    (cell) => pits[random.chance(alike) ? 0 : 1].has(cell) && !kept.has(cell),
  )
}
