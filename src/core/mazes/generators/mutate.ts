/**
 * A pair of mazes changed a little: a passage is opened and one on the way round it closed, so everything stays
 * connected; or a pit is dug, filled or moved. A change that cuts off the goal is none.
 */
import { cellCount, type Size } from '../../grid/size'
import type { Random } from '../../random'
import { goalOf, START, type Maze, type MazesBoard } from '../board'
import { moveTable } from '../rules'
import { distances, FAR, forward } from '../solver/distance'
import { isOpen, neighbours, setWall, type Border } from './walls'

/** `undefined` where the change drawn is not possible. */
export function mutate(board: MazesBoard, random: Random): MazesBoard | undefined {
  const which = random.between(0, 1)
  const maze = board.mazes[which]
  const digs = maze.pits.length > 0 && random.chance(0.3)
  const changed = digs ? movePit(board, maze, random) : moveWall(board, maze, random)
  if (!changed || !canGetHome(board, changed)) return undefined
  const mazes =
    which === 0 ? ([changed, board.mazes[1]] as const) : ([board.mazes[0], changed] as const)
  return { ...board, mazes }
}

function canGetHome(size: Size, maze: Maze): boolean {
  return distances(forward(moveTable(size, maze)), START)[goalOf(size)] < FAR
}

function movePit(size: Size, maze: Maze, random: Random): Maze | undefined {
  const cell = random.between(1, cellCount(size) - 2)
  if (maze.pits.includes(cell)) return undefined
  const filled = random.pick(maze.pits)
  return { ...maze, pits: [...maze.pits.filter((pit) => pit !== filled), cell] }
}

function moveWall(size: Size, maze: Maze, random: Random): Maze | undefined {
  const one = random.between(0, cellCount(size) - 1)
  const beyond = neighbours(size, one).filter((other) => !isOpen(maze, sorted(one, other), size))
  if (beyond.length === 0) return undefined
  const opened = sorted(one, random.pick(beyond))
  const way = wayRound(size, maze, opened)
  if (!way) return undefined
  const changed = { ...maze, right: maze.right.slice(), below: maze.below.slice() }
  setWall(changed, opened, size, 0)
  setWall(changed, random.pick(way), size, 1)
  return changed
}

/** The passages of a shortest way between the two sides of a wall, pits being cells like any other. */
function wayRound(size: Size, maze: Maze, { one, other }: Border): Border[] | undefined {
  const cameFrom = new Map<number, number>([[one, one]])
  for (const cell of cameFrom.keys()) {
    if (cell === other) return traced(cameFrom, other)
    for (const next of neighbours(size, cell)) {
      if (!cameFrom.has(next) && isOpen(maze, sorted(cell, next), size)) cameFrom.set(next, cell)
    }
  }
  return undefined
}

function traced(cameFrom: ReadonlyMap<number, number>, end: number): Border[] {
  const way: Border[] = []
  for (let cell = end; cameFrom.get(cell) !== cell; cell = cameFrom.get(cell)!) {
    way.push(sorted(cell, cameFrom.get(cell)!))
  }
  return way
}

function sorted(a: number, b: number): Border {
  return { one: Math.min(a, b), other: Math.max(a, b) }
}
