/**
 * A good answer soon: breadth-first search over pairs of cells that keeps only the most promising pairs of each level.
 *
 * A pair ranks by 2 · max + min of the two ways home; and four times by what the duties of both need, where these tell
 * more than the ways home do. What is seen once is not taken again. The memory of what was seen is one bit per pair,
 * folded where there are more pairs than bits: then a pair may be taken for another and be missed, which costs a little
 * quality and no correctness. Each kept pair remembers its parent's place in the level before and the direction from
 * there, so the answer can be read off backwards.
 */
import type { Limit } from '../../verdict'
import type { LiveMaze, Two } from './reduce'
import type { Watch } from './watch'
import { leastTogether, type WayHome } from './way-home'

/** Parent and direction share 16 bits. */
const WIDEST = 2 ** 14
/** The most pairs kept in all where a proof follows, which does the rest faster, and where there are too many pairs. */
const KEPT_BEFORE_PROOF = 4_000_000
const KEPT_WITHOUT_PROOF = 12_000_000
const MOST_PROVABLE = 2 ** 32
/** Of all pairs the beam keeps at most this share: a kept pair costs several times what the proof spends on one. */
const SHARE_KEPT = 1 / 64
const MOST_BITS = 2 ** 28
/** Ranks further than this behind the best of their level are all alike. */
const RANKS = 4096

export interface Beam {
  readonly limit?: Limit
  /** An answer shorter than what was known. */
  readonly directions?: number[]
}

interface Level {
  count: number
  readonly first: Int32Array
  readonly second: Int32Array
  /** Parent's place · 4 + direction. */
  readonly origin: Int32Array
}

interface Candidates extends Level {
  readonly rank: Int32Array
  best: number
  /** The place of the pair where both are home. */
  home: number
}

interface Seen {
  readonly bits: Int32Array
  readonly mask: number
}

/** Looks for an answer shorter than `limit`. */
export function beamSearch(
  mazes: Two<LiveMaze>,
  home: WayHome,
  width: number,
  limit: number,
  watch: Watch,
): Beam {
  width = Math.max(1, Math.min(width, WIDEST, Math.floor(mostKept(mazes) / limit)))
  const bitCount = seenBits(mazes)
  const bytes = bitCount / 8 + 2 * width * limit + 4 * width * 19
  if (!watch.hasRoomFor(bytes)) return {}
  watch.bytes += bytes
  const result = run(mazes, home, width, limit, bitCount, watch)
  watch.bytes -= bytes
  return result
}

function run(
  mazes: Two<LiveMaze>,
  home: WayHome,
  width: number,
  limit: number,
  bitCount: number,
  watch: Watch,
): Beam {
  const seen = { bits: new Int32Array(bitCount / 32), mask: bitCount - 1 }
  const trail = new Uint16Array(width * limit)
  const counts = new Int32Array(RANKS)
  const kept = emptyLevel(width)
  const found = { ...emptyLevel(4 * width), rank: new Int32Array(4 * width), best: 0, home: -1 }
  const weight = weightOfDuties(mazes, home)
  kept.first[0] = mazes[0].start
  kept.second[0] = mazes[1].start
  kept.count = 1
  for (let level = 1; level < limit && kept.count > 0; level++) {
    const stop = watch.reached()
    if (stop) return { limit: stop }
    spread(mazes, home, weight, kept, found, seen, limit - level)
    watch.nodes += kept.count
    if (found.home >= 0) {
      return { directions: readBack(trail, width, level, found.origin[found.home]) }
    }
    keepBest(found, kept, width, counts)
    trail.set(kept.origin.subarray(0, kept.count), width * level)
  }
  return {}
}

function emptyLevel(size: number): Level {
  return {
    count: 0,
    first: new Int32Array(size),
    second: new Int32Array(size),
    origin: new Int32Array(size),
  }
}

/** Where there are few duties, as in a maze with loops, they would lead astray. */
function weightOfDuties([one, two]: Two<LiveMaze>, home: WayHome): number {
  const alone = Math.max(one.toGoal[one.start], two.toGoal[two.start])
  return leastTogether(home, one.start, two.start) > alone ? 4 : 0
}

function mostKept(mazes: Two<LiveMaze>): number {
  const pairs = pairCount(mazes)
  const most = pairs <= MOST_PROVABLE ? KEPT_BEFORE_PROOF : KEPT_WITHOUT_PROOF
  return Math.min(most, pairs * SHARE_KEPT)
}

function pairCount([first, second]: Two<LiveMaze>): number {
  return (first.count + 1) * (second.count + 1)
}

/** A power of two: one bit for each pair if that is not too many. */
function seenBits(mazes: Two<LiveMaze>): number {
  return Math.min(MOST_BITS, 2 ** Math.max(5, Math.ceil(Math.log2(pairCount(mazes)))))
}

/** Every pair one instruction on that is new and less than `room` from home. */
function spread(
  [one, two]: Two<LiveMaze>,
  home: WayHome,
  weight: number,
  kept: Level,
  found: Candidates,
  { bits, mask }: Seen,
  room: number,
): void {
  const stride = two.count + 1
  let tail = 0
  found.best = Number.MAX_SAFE_INTEGER
  for (let origin = 0; origin < 4 * kept.count; origin++) {
    const first = one.moves[4 * kept.first[origin >>> 2] + (origin & 3)]
    const second = two.moves[4 * kept.second[origin >>> 2] + (origin & 3)]
    const far = Math.max(one.toGoal[first], two.toGoal[second])
    const least = leastTogether(home, first, second)
    if (far >= room || least >= room) continue
    const bit = (Math.imul(first, stride) + second) & mask
    if ((bits[bit >>> 5] >>> bit) & 1) continue
    bits[bit >>> 5] |= 1 << bit
    if (far === 0) found.home = tail
    const rank = weight * least + far + one.toGoal[first] + two.toGoal[second]
    if (rank < found.best) found.best = rank
    found.first[tail] = first
    found.second[tail] = second
    found.origin[tail] = origin
    found.rank[tail++] = rank
  }
  found.count = tail
}

/** The `width` best of what was found, in their order; of the last rank that fits only the first ones. */
function keepBest(found: Candidates, kept: Level, width: number, counts: Int32Array): void {
  const { rank, best } = found
  counts.fill(0)
  for (let place = 0; place < found.count; place++)
    counts[Math.min(rank[place] - best, RANKS - 1)]++
  let last = 0
  let room = width
  while (last < RANKS && counts[last] <= room) room -= counts[last++]
  let tail = 0
  for (let place = 0; place < found.count; place++) {
    const behind = Math.min(rank[place] - best, RANKS - 1)
    if (behind > last || (behind === last && room-- <= 0)) continue
    kept.first[tail] = found.first[place]
    kept.second[tail] = found.second[place]
    kept.origin[tail++] = found.origin[place]
  }
  kept.count = tail
}

function readBack(trail: Uint16Array, width: number, length: number, last: number): number[] {
  const directions: number[] = []
  let origin = last
  for (let level = length; level > 0; level--) {
    directions.push(origin & 3)
    origin = trail[width * (level - 1) + (origin >>> 2)]
  }
  return directions.reverse()
}
