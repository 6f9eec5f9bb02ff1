/**
 * The way back through the stations of a search by levels.
 *
 * From the goal backwards: a pair known to be reached at some level must be reached from some pair of the station
 * before, in exactly as many moves as there are levels between. Only pairs near enough to the target in both mazes
 * come into question, and these are few, so a small search forwards from them finds the stretch. Any stretch will do:
 * each pair of a station is reached in as many moves as the station's level says.
 */
import { backward, distances, type Graph } from './distance'
import type { Station } from './levels'
import { firstOf, pairOf, secondOf } from './pairs'
import type { LiveMaze, Two } from './reduce'

/** A pair on the way, and how the search came to it. */
interface Stop {
  readonly pair: number
  readonly before?: Stop
  readonly direction?: number
}

/** The directions of an answer of the given length, of which the stations were written down. */
export function wayBack(
  mazes: Two<LiveMaze>,
  stations: readonly Station[],
  length: number,
): number[] {
  const reversed = [backward(mazes[0].moves), backward(mazes[1].moves)] as const
  const stretches: number[][] = []
  let target = pairOf(mazes[0].goal, mazes[1].goal)
  let level = length
  for (const station of stations.toReversed()) {
    const end = stretch(mazes, reversed, station, target, level - station.level)
    stretches.push(directionsTo(end))
    target = originOf(end)
    level = station.level
  }
  return stretches.reverse().flat()
}

/** The target as it is reached from the station in the given number of moves. */
function stretch(
  mazes: Two<LiveMaze>,
  reversed: Two<Graph>,
  station: Station,
  target: number,
  moves: number,
): Stop {
  const first = distances(reversed[0], firstOf(target), moves)
  const second = distances(reversed[1], secondOf(target), moves)
  const canReach = (pair: number, left: number): boolean =>
    first[firstOf(pair)] <= left && second[secondOf(pair)] <= left
  let stops: Stop[] = []
  for (const pair of station.pairs) if (canReach(pair, moves)) stops.push({ pair })
  for (let left = moves - 1; left >= 0; left--) {
    stops = onward(mazes, stops).filter(({ pair }) => canReach(pair, left))
  }
  return stops[0]
}

/** Every pair one move on, each once. */
function onward([one, two]: Two<LiveMaze>, stops: readonly Stop[]): Stop[] {
  const found = new Map<number, Stop>()
  for (const before of stops) {
    for (let direction = 0; direction < 4; direction++) {
      const first = one.moves[4 * firstOf(before.pair) + direction]
      const second = two.moves[4 * secondOf(before.pair) + direction]
      const pair = pairOf(first, second)
      if (!found.has(pair)) found.set(pair, { pair, before, direction })
    }
  }
  return [...found.values()]
}

function directionsTo(end: Stop): number[] {
  const directions: number[] = []
  for (let stop = end; stop.before; stop = stop.before) directions.push(stop.direction!)
  return directions.reverse()
}

function originOf(end: Stop): number {
  let stop = end
  while (stop.before) stop = stop.before
  return stop.pair
}
