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
 * the end of the list by 1 only if the pair was new. Pairs with a dead cell count as visited from the beginning. How
 * far a pair is from home is not asked there, but of a whole list every few levels: what is kept too long costs
 * less than asking. A pair that is too far now will be too far later as well, so it does no harm that its bit is set.
 */
import type { LiveMaze, Two } from './reduce'
import { leastTogether, type WayHome } from './way-home'

export const MOST_CELLS = 2 ** 16 - 1

export interface Pairs {
  readonly start: number
  readonly goal: number
  /** For each maze, at `4 * cell + direction`, the next cell. */
  readonly steps: Two<Uint16Array>
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
  return 4 * visitedWords(first, second) + 2 * (first.moves.length + second.moves.length)
}

export function pairsOf(mazes: Two<LiveMaze>): Pairs {
  const [first, second] = mazes
  const pairs = {
    start: pairOf(first.start, second.start),
    goal: pairOf(first.goal, second.goal),
    steps: [Uint16Array.from(first.moves), Uint16Array.from(second.moves)] as const,
    visited: new Int32Array(visitedWords(first, second)),
    rowOfTiles: rowOfTiles(second),
  }
  markVisited(pairs, pairs.start)
  for (let cell = 0; cell <= first.count; cell++) markVisited(pairs, pairOf(cell, second.count))
  for (let cell = 0; cell <= second.count; cell++) markVisited(pairs, pairOf(first.count, cell))
  return pairs
}

function markVisited(pairs: Pairs, pair: number): void {
  pairs.visited[wordOf(pairs, pair)] |= 1 << secondOf(pair)
}

export function wasVisited(pairs: Pairs, pair: number): boolean {
  return ((pairs.visited[wordOf(pairs, pair)] >>> secondOf(pair)) & 1) === 1
}

/**
 * Goes every direction from the pairs `now[from]` to `now[to - 1]` and appends what is new to `next`, of which `tail`
 * places are taken. Returns the new tail. There must be 4 places for each pair, and one.
 */
export function expand(
  pairs: Pairs,
  now: Int32Array,
  from: number,
  to: number,
  next: Int32Array,
  tail: number,
): number {
  const { visited, rowOfTiles: row } = pairs
  const [one, two] = pairs.steps
  for (let place = from; place < to; place++) {
    const first = firstOf(now[place]) << 2
    const second = secondOf(now[place]) << 2
    tail = visit(visited, row, one[first], two[second], next, tail)
    tail = visit(visited, row, one[first + 1], two[second + 1], next, tail)
    tail = visit(visited, row, one[first + 2], two[second + 2], next, tail)
    tail = visit(visited, row, one[first + 3], two[second + 3], next, tail)
  }
  return tail
}

function visit(
  visited: Int32Array,
  rowOfTiles: number,
  first: number,
  second: number,
  next: Int32Array,
  tail: number,
): number {
  const word = (Math.imul(first >>> 4, rowOfTiles) + (first & 15) + ((second >>> 1) & 0x7ff0)) | 0
  const bits = visited[word]
  visited[word] = bits | (1 << second)
  next[tail] = (first << 16) | second
  return (tail + (~(bits >>> second) & 1)) | 0
}

/**
 * Moves those of the first `count` pairs to the front that are less than `room` from home, and tells how many. No
 * branches here either: `(x - room) >>> 31` is 1 exactly if x < room.
 */
export function keepNear(pairs: Int32Array, count: number, home: WayHome, room: number): number {
  const [one, two] = home.alone
  let tail = 0
  for (let place = 0; place < count; place++) {
    const first = firstOf(pairs[place])
    const second = secondOf(pairs[place])
    pairs[tail] = pairs[place]
    const least = leastTogether(home, first, second)
    tail += ((one[first] - room) & (two[second] - room) & (least - room)) >>> 31
  }
  return tail
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
