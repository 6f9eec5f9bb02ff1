/**
 * Mazes made at random, the same ones for the same seed.
 *
 * A perfect maze has exactly one way between any two cells: its open walls form a spanning tree, grown by a walk that
 * goes to a random cell not yet visited and turns back where there is none (recursive backtracking, with a stack of
 * our own, since the walk gets as deep as the board has cells). Loops come from tearing down walls that are left. Pits
 * lie beside one shortest way to the goal, so they never cut it off.
 */
import { neighbour, OFF_BOARD, ORTHOGONAL } from '../grid/direction'
import { cellCount, type Size } from '../grid/size'
import { NOTHING_KNOWN } from '../about'
import { Random } from '../random'
import { goalOf, START, type Maze, type MazesBoard } from './board'
import { moveTable } from './rules'

export interface MazesRecipe extends Size {
  readonly seed: number
  /** The share of the walls that a perfect maze leaves which is torn down: 0 to 1. */
  readonly loops: number
  /** The share of the cells beside the way that become pits: 0 to 1. */
  readonly pits: number
}

export function generate(recipe: MazesRecipe): MazesBoard {
  const { width, height, seed } = recipe
  const random = new Random(seed)
  const mazes = [oneMaze(recipe, random), oneMaze(recipe, random)] as const
  return { kind: 'mazes', width, height, mazes, about: NOTHING_KNOWN }
}

function oneMaze(recipe: MazesRecipe, random: Random): Maze {
  const perfect = perfectMaze(recipe, random)
  const looped = recipe.loops > 0 ? withLoops(perfect, recipe.loops, random) : perfect
  return recipe.pits > 0 ? withPits(recipe, looped, recipe.pits, random) : looped
}

export function perfectMaze(size: Size, random: Random): Maze {
  const maze = allWalls(size)
  const visited = new Uint8Array(cellCount(size))
  const way = [START]
  visited[START] = 1
  while (way.length > 0) {
    const cell = way[way.length - 1]
    const next = ORTHOGONAL.map((direction) => neighbour(size, cell, direction)).filter(
      (other) => other !== OFF_BOARD && !visited[other],
    )
    if (next.length === 0) {
      way.pop()
      continue
    }
    const chosen = random.pick(next)
    openWall(maze, cell, chosen)
    visited[chosen] = 1
    way.push(chosen)
  }
  return maze
}

export function withLoops(maze: Maze, share: number, random: Random): Maze {
  const thin = (walls: Uint8Array): Uint8Array =>
    walls.map((wall) => (wall && random.chance(share) ? 0 : wall))
  return { ...maze, right: thin(maze.right), below: thin(maze.below) }
}

export function withPits(size: Size, maze: Maze, share: number, random: Random): Maze {
  const kept = new Set(shortestWay(size, maze))
  const pits: number[] = []
  for (let cell = 0; cell < cellCount(size); cell++) {
    if (!kept.has(cell) && random.chance(share)) pits.push(cell)
  }
  return { ...maze, pits }
}

function allWalls(size: Size): Maze {
  const { width, height } = size
  const right = new Uint8Array(cellCount(size)).map((_, cell) => (cell % width < width - 1 ? 1 : 0))
  const below = new Uint8Array(cellCount(size)).fill(1, 0, width * (height - 1))
  return { right, below, pits: [] }
}

function openWall(maze: Maze, one: number, other: number): void {
  const first = Math.min(one, other)
  if (Math.abs(one - other) === 1 && maze.right[first]) maze.right[first] = 0
  else maze.below[first] = 0
}

/** The cells of one shortest way from the start to the goal of a maze without pits. */
function shortestWay(size: Size, maze: Maze): number[] {
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
