/**
 * The proof: breadth-first search over pairs by levels, which finds a shortest answer below a limit or shows that
 * there is none.
 *
 * Every few levels, at level n, it drops the pairs that are `limit - n` or more from home at least (way-home.ts):
 * through them no answer could be shorter than the limit. What is left of a level are its pairs, and one bit per pair
 * ever visited; no parents are kept. Instead every so many levels the pairs are written down, and the way is found
 * between these stations (path.ts): one search is enough also where it finds something better than what was known.
 */
import type { Limit } from '../../verdict'
import { expand, firstOf, keepNear, pairsOf, secondOf, wasVisited, type Pairs } from './pairs'
import type { LiveMaze, Two } from './reduce'
import type { Watch } from './watch'
import { atLeast, type WayHome } from './way-home'

const CHUNK = 2 ** 20
const BLOCK = 2 ** 12
/** Asking every level costs more than the pairs that it saves. */
const PRUNE_EVERY = 4

/** The pairs of one level, in chunks that are used again for later levels. */
interface Frontier {
  readonly chunks: Int32Array[]
  /** How many pairs each chunk in use holds. */
  fills: number[]
}

/** All pairs of one level, written down for the way back. */
export interface Station {
  readonly level: number
  readonly pairs: Int32Array
}

export interface Levels {
  readonly limit?: Limit
  /** The length of a shortest answer, if one below the limit was found. */
  readonly length?: number
  readonly stations: readonly Station[]
}

/** Looks for a shortest answer of fewer than `limit` moves. */
export function searchLevels(
  mazes: Two<LiveMaze>,
  home: WayHome,
  limit: number,
  spacing: number,
  watch: Watch,
): Levels {
  const pairs = pairsOf(mazes)
  const stations: Station[] = [{ level: 0, pairs: Int32Array.of(pairs.start) }]
  let now = startFrontier(pairs)
  let next: Frontier = { chunks: [], fills: [] }
  const stopAt = (reason: Limit, level: number): Levels => {
    watch.raiseBound(lowerBound(home, now, level))
    return { limit: reason, stations }
  }
  for (let level = 1; level < limit && now.fills.length > 0; level++) {
    const stop = advance(pairs, now, next, watch)
    if (stop) return stopAt(stop, level - 1)
    if (wasVisited(pairs, pairs.goal)) return { length: level, stations }
    ;[now, next] = [next, now]
    if (level % PRUNE_EVERY === 0) dropFar(now, home, limit - level)
    if (level % spacing > 0) continue
    watch.raiseBound(lowerBound(home, now, level))
    if (!watch.hasRoomFor(4 * sizeOf(now))) return stopAt('bytes', level)
    stations.push(writeDown(now, level, watch))
  }
  return { stations }
}

function startFrontier({ start }: Pairs): Frontier {
  return { chunks: [Int32Array.of(start)], fills: [1] }
}

/** Fills `next` with the level after `now`, block by block; stops in the middle where a limit is reached. */
function advance(pairs: Pairs, now: Frontier, next: Frontier, watch: Watch): Limit | undefined {
  let chunk = -1
  let tail = CHUNK
  next.fills = []
  for (const [index, fill] of now.fills.entries()) {
    for (let from = 0; from < fill; from += BLOCK) {
      const stop = watch.reached()
      if (stop) return stop
      if (tail + 4 * BLOCK >= CHUNK) {
        if (!ensureChunk(next, ++chunk, watch)) return 'bytes'
        tail = 0
      }
      const to = Math.min(fill, from + BLOCK)
      const end = expand(pairs, now.chunks[index], from, to, next.chunks[chunk], tail)
      watch.nodes += end - tail
      tail = end
      next.fills[chunk] = tail
    }
  }
  while (next.fills.at(-1) === 0) next.fills.pop()
  return undefined
}

function dropFar({ chunks, fills }: Frontier, home: WayHome, room: number): void {
  for (const [index, fill] of fills.entries())
    fills[index] = keepNear(chunks[index], fill, home, room)
  while (fills.at(-1) === 0) fills.pop()
}

function ensureChunk({ chunks }: Frontier, index: number, watch: Watch): boolean {
  if (chunks.length > index && chunks[index].length === CHUNK) return true
  if (!watch.hasRoomFor(4 * CHUNK)) return false
  watch.bytes += 4 * CHUNK
  chunks[index] = new Int32Array(CHUNK)
  return true
}

function sizeOf({ fills }: Frontier): number {
  return fills.reduce((sum, fill) => sum + fill, 0)
}

function writeDown(frontier: Frontier, level: number, watch: Watch): Station {
  const { chunks, fills } = frontier
  const pairs = new Int32Array(sizeOf(frontier))
  let tail = 0
  for (const [index, fill] of fills.entries()) {
    pairs.set(chunks[index].subarray(0, fill), tail)
    tail += fill
  }
  watch.bytes += pairs.byteLength
  return { level, pairs }
}

/** Every answer below the limit passes through a pair of this level, and from there needs its way home. */
function lowerBound(home: WayHome, { chunks, fills }: Frontier, level: number): number {
  let nearest = Number.MAX_SAFE_INTEGER
  for (const [index, fill] of fills.entries()) {
    for (let place = 0; place < fill; place++) {
      const pair = chunks[index][place]
      nearest = Math.min(nearest, atLeast(home, firstOf(pair), secondOf(pair)))
    }
  }
  return level + nearest
}
