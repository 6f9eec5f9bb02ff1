/**
 * How far a pair is from home at least: as far as either person alone, and as far as the duties of both together say.
 */
import type { LiveMaze, Two } from './reduce'
import { blockOf, type Together } from './together'

export interface WayHome {
  /** For each cell of each maze the way home alone. */
  readonly alone: Two<Int32Array>
  /** For each cell of the first maze where its row in `together` begins, and of the second its column. */
  readonly row: Int32Array
  readonly column: Int32Array
  readonly together: Uint16Array
}

export function wayHome([first, second]: Two<LiveMaze>, together: Together): WayHome {
  const { rows, columns, least } = together
  return {
    alone: [first.toGoal, second.toGoal],
    row: first.ahead.map((ahead) => blockOf(ahead, rows) * columns),
    column: second.ahead.map((ahead) => blockOf(ahead, columns)),
    together: least,
  }
}

export function leastTogether(home: WayHome, first: number, second: number): number {
  return home.together[home.row[first] + home.column[second]]
}

export function atLeast(home: WayHome, first: number, second: number): number {
  const [one, two] = home.alone
  return Math.max(one[first], two[second], leastTogether(home, first, second))
}
