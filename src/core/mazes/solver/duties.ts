/**
 * What a person has to do, come what may: the steps without which no way leads from their cell to the goal.
 *
 * Take any way to the goal, and walk it. Behind each of its steps look at all cells that can be reached without the
 * rest of the way: if none of them is further along the way, there is no way around the next step. It is a duty. So
 * each cell belongs to a stage, the number of duties done before it is reached. From a cell of stage n every way to the
 * goal does all later duties, for a way past one of them would also have been a way past it from the person's cell. And
 * it does them in their order, each for the last time: behind one duty stands a cell of the next stage.
 *
 * So the directions of the duties ahead are a subsequence of every answer. In a perfect maze they are the way home.
 */
import type { Survey } from './reduce'

export interface Duties {
  /** The directions, the one next to the goal first. */
  readonly directions: readonly number[]
  /** For each cell, how many of them are ahead; 0 where the person never comes. */
  readonly ahead: Int32Array
}

const UNSEEN = -1
const OFF_THE_WAY = -1

/** Of a maze in which the person can get home. */
export function dutiesOf({ table, toGoal, start }: Survey): Duties {
  const way = shortestWay(table, toGoal, start)
  const view: View = { table, way, place: placesOn(way, table), stage: toGoal.map(() => UNSEEN) }
  const directions: number[] = []
  let furthest = lookAround(view, start, 0)
  for (const [place, step] of way.entries()) {
    if (furthest === place) directions.push(step & 3)
    furthest = Math.max(furthest, lookAround(view, table[step], directions.length))
  }
  const ahead = view.stage.map((stage) => (stage === UNSEEN ? 0 : directions.length - stage))
  return { directions: directions.reverse(), ahead }
}

interface View {
  readonly table: Int32Array
  readonly way: readonly number[]
  /** For each cell its place on the way, or `OFF_THE_WAY`. */
  readonly place: Int32Array
  readonly stage: Int32Array
}

/** The steps of a shortest way, each as `4 * cell + direction`. */
function shortestWay(table: Int32Array, toGoal: Int32Array, start: number): number[] {
  const way: number[] = []
  for (let cell = start; toGoal[cell] > 0; cell = table[way.at(-1)!]) {
    let step = 4 * cell
    while (toGoal[table[step]] !== toGoal[cell] - 1) step++
    way.push(step)
  }
  return way
}

function placesOn(way: readonly number[], table: Int32Array): Int32Array {
  const place = new Int32Array(table.length / 4).fill(OFF_THE_WAY)
  for (const [index, step] of way.entries()) {
    place[step >>> 2] = index
    place[table[step]] = index + 1
  }
  return place
}

/** Sees every cell that can be reached from here without a step of the way; tells the furthest place on the way. */
function lookAround({ table, way, place, stage }: View, from: number, now: number): number {
  let furthest = place[from]
  const waiting = [from]
  while (waiting.length > 0) {
    const cell = waiting.pop()!
    if (stage[cell] !== UNSEEN) continue
    stage[cell] = now
    furthest = Math.max(furthest, place[cell])
    for (let step = 4 * cell; step < 4 * cell + 4; step++) {
      if (step !== way[place[cell]]) waiting.push(table[step])
    }
  }
  return furthest
}
