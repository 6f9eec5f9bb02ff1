/**
 * The yardstick: plain breadth-first search over pairs of cells, as one would write it with some care. Typed arrays,
 * one bit per pair, two frontiers, no pruning. It tells the length only, so it is spared what a path would cost.
 * Slow or not, it is so simple that the tests trust it.
 */
import { cellCount } from '../../src/core/grid/size'
import { goalOf, START, type MazesBoard } from '../../src/core/mazes/board'
import { world } from '../../src/core/mazes/rules'

export interface Plain {
  /** The length of a shortest answer; nothing if there is none, or if time was up. */
  readonly length?: number
  readonly pairs: number
  readonly timeUp: boolean
}

/** Cells are packed into 16 bits each. */
const MOST_CELLS = 2 ** 16

export function plainSearch(
  board: MazesBoard,
  from: readonly [number, number] = [START, START],
  hasTime: () => boolean = () => true,
): Plain {
  const cells = cellCount(board)
  if (cells > MOST_CELLS) throw new RangeError(`${cells} cells are too many for the plain search`)
  const { tables } = world(board)
  const stride = Math.ceil(cells / 32)
  const visited = new Uint32Array(cells * stride)
  const start = (from[0] << 16) | from[1]
  const goal = (goalOf(board) << 16) | goalOf(board)
  let now = Int32Array.of(start)
  let next = new Int32Array(0)
  let pairs = 1
  visited[from[0] * stride + (from[1] >>> 5)] |= 1 << from[1]
  if (start === goal) return { length: 0, pairs, timeUp: false }
  for (let level = 1, count = 1; count > 0; level++) {
    if (!hasTime()) return { pairs, timeUp: true }
    if (next.length < 4 * count) next = new Int32Array(8 * count)
    let tail = 0
    for (let place = 0; place < count; place++) {
      const first = now[place] >>> 16
      const second = now[place] & 0xffff
      for (let direction = 0; direction < 4; direction++) {
        const nextFirst = tables[0][4 * first + direction]
        const nextSecond = tables[1][4 * second + direction]
        const word = nextFirst * stride + (nextSecond >>> 5)
        if ((visited[word] >>> nextSecond) & 1) continue
        visited[word] |= 1 << nextSecond
        const pair = (nextFirst << 16) | nextSecond
        if (pair === goal) return { length: level, pairs: pairs + tail + 1, timeUp: false }
        next[tail++] = pair
      }
    }
    pairs += tail
    count = tail
    ;[now, next] = [next, now]
  }
  return { pairs, timeUp: false }
}
