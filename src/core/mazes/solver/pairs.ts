/**
 * Pairs of live cells, one in each maze, and the innermost loop of the solver.
 *
 * A pair is one 32-bit number: the first person's cell in the upper half, the second's in the lower. So a maze may
 * have at most 65,535 live cells (one number stands for the dead ones); the bits for more would fill half a gigabyte.
 *
 * One bit per pair tells whether it was visited. The bits lie in tiles of 16 × 32 cells, each as large as a line of
 * the processor's cache: since neighbours in a maze have neighbouring numbers, most steps stay within the tile.
 *
 * The loop has no branches, because none could be predicted: it always sets the bit and writes the pair, and advances
 * the end of the list by 1 only if the pair was new and not too far from home. A pair that is too far now will be too
 * far later as well, so it does no harm that its bit is set.
 */
import type { LiveMaze, Two } from './reduce'

export const MOST_CELLS = 2 ** 16 - 1
/** In 16 bits: no live cell is that far from home, and every dead one is. */
const TOO_FAR = 2 ** 16 - 1

export interface Pairs {
  readonly start: number
  readonly goal: number
  /** For each maze, at `4 * cell + direction`: the next cell's distance to the goal · 65,536 + the next cell. */
  readonly steps: Two<Int32Array>
  readonly visited: Int32Array
  /** The words that a row of tiles takes. */
  readonly rowOfTiles: number
}

export function pairOf(first: number, second: number): number {
  return (first << 16) | second
}

export function firstOf(pair: number): number {
  return pair >>> 16
}

export function secondOf(pair: number): number {
  return pair & 0xffff
}

export function pairsBytes([first, second]: Two<LiveMaze>): number {
  return 4 * (visitedWords(first, second) + first.moves.length + second.moves.length)
}

export function pairsOf(mazes: Two<LiveMaze>): Pairs {
  const [first, second] = mazes
  const pairs = {
    start: pairOf(first.start, second.start),
    goal: pairOf(first.goal, second.goal),
    steps: [packSteps(first), packSteps(second)] as const,
    visited: new Int32Array(visitedWords(first, second)),
    rowOfTiles: rowOfTiles(second),
  }
  pairs.visited[wordOf(pairs, pairs.start)] |= 1 << secondOf(pairs.start)
  return pairs
}

export function wasVisited(pairs: Pairs, pair: number): boolean {
  return ((pairs.visited[wordOf(pairs, pair)] >>> secondOf(pair)) & 1) === 1
}

/**
 * Goes every direction from the pairs `now[from]` to `now[to - 1]` and appends what is new and less than `room` from
 * home to `next`, of which `tail` places are taken. Returns the new tail. There must be 4 places for each pair, and one.
 */
export function expand(
  pairs: Pairs,
  now: Int32Array,
  from: number,
  to: number,
  next: Int32Array,
  tail: number,
  room: number,
): number {
  const { visited, rowOfTiles } = pairs
  const [firstSteps, secondSteps] = pairs.steps
  const limit = Math.min(room, TOO_FAR)
  for (let place = from; place < to; place++) {
    const first = (now[place] >>> 16) << 2
    const second = (now[place] & 0xffff) << 2
    tail = visit(visited, rowOfTiles, firstSteps[first], secondSteps[second], next, tail, limit)
    tail = visit(
      visited,
      rowOfTiles,
      firstSteps[first + 1],
      secondSteps[second + 1],
      next,
      tail,
      limit,
    )
    tail = visit(
      visited,
      rowOfTiles,
      firstSteps[first + 2],
      secondSteps[second + 2],
      next,
      tail,
      limit,
    )
    tail = visit(
      visited,
      rowOfTiles,
      firstSteps[first + 3],
      secondSteps[second + 3],
      next,
      tail,
      limit,
    )
  }
  return tail
}

/** `(x - limit) >>> 31` is 1 exactly if x < limit. */
function visit(
  visited: Int32Array,
  rowOfTiles: number,
  firstStep: number,
  secondStep: number,
  next: Int32Array,
  tail: number,
  limit: number,
): number {
  const first = firstStep & 0xffff
  const second = secondStep & 0xffff
  const word = (Math.imul(first >>> 4, rowOfTiles) + (first & 15) + ((second >>> 1) & 0x7ff0)) | 0
  const bits = visited[word]
  visited[word] = bits | (1 << second)
  next[tail] = (first << 16) | second
  const near = (((firstStep >>> 16) - limit) & ((secondStep >>> 16) - limit)) >>> 31
  return (tail + (~(bits >>> second) & near)) | 0
}

function wordOf({ rowOfTiles }: Pairs, pair: number): number {
  const first = firstOf(pair)
  return (first >>> 4) * rowOfTiles + (first & 15) + ((secondOf(pair) >>> 1) & 0x7ff0)
}

function rowOfTiles(second: LiveMaze): number {
  return 16 * Math.ceil((second.count + 1) / 32)
}

function visitedWords(first: LiveMaze, second: LiveMaze): number {
  return Math.ceil((first.count + 1) / 16) * rowOfTiles(second)
}

function packSteps({ moves, toGoal }: LiveMaze): Int32Array {
  return moves.map((cell) => (Math.min(toGoal[cell], TOO_FAR) << 16) | cell)
}
