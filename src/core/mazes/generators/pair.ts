/**
 * Pairs of mazes made at random, the same ones for the same seed: perfect mazes, some of whose walls are torn down, with
 * pits that never cut off the goal, and the second one as much like the first as asked for.
 */
import { NOTHING_KNOWN } from '../../about'
import type { Size } from '../../grid/size'
import { Random } from '../../random'
import type { Maze, MazesBoard } from '../board'
import { takingAfter, type Drawn } from './alike'
import { backtracker } from './backtracker'
import { withPits } from './pits'

export interface PairOptions extends Size {
  /** The share of the walls that a perfect maze leaves which is torn down: 0 to 1. */
  readonly loops: number
  /** The share of the cells beside the way that become pits: 0 to 1. */
  readonly pits: number
  /** How much the second maze copies of the first: 0 to 1. */
  readonly alike?: number
  /** Makes a perfect maze; by recursive backtracking unless given. */
  readonly perfect?: (size: Size, random: Random) => Maze
}

/** Plain data, so that it can be sent to other processes. */
export interface MazesRecipe extends Omit<PairOptions, 'perfect'> {
  readonly seed: number
}

export function generate({ seed, ...options }: MazesRecipe): MazesBoard {
  return pair(options, new Random(seed))
}

export function pair(options: PairOptions, random: Random): MazesBoard {
  const { width, height, alike = 0 } = options
  const first = draw(options, random)
  const own = draw(options, random)
  const second = alike > 0 ? takingAfter(options, first, own, alike, random) : own.maze
  return { kind: 'mazes', width, height, mazes: [first.maze, second], about: NOTHING_KNOWN }
}

function draw(options: PairOptions, random: Random): Drawn {
  const { loops, pits, perfect = backtracker } = options
  const tree = perfect(options, random)
  const looped = loops > 0 ? withLoops(tree, loops, random) : tree
  return { tree, maze: pits > 0 ? withPits(options, looped, pits, random) : looped }
}

function withLoops(maze: Maze, share: number, random: Random): Maze {
  const thin = (walls: Uint8Array): Uint8Array =>
    walls.map((wall) => (wall && random.chance(share) ? 0 : wall))
  return { ...maze, right: thin(maze.right), below: thin(maze.below) }
}
