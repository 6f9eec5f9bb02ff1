/**
 * A valid answer at once: bring one person home by a shortest way, then the other from wherever that has led them.
 *
 * It always exists where each person alone can get home and the board's start is no trap: walking can be undone and a
 * pit leads to the start, so no cell that can be reached is lost, and who is home stays there. Only from a position
 * set up by hand can the second person fall to a start from which no way leads home; then there may be no answer.
 */
import type { LiveMaze, Two } from './reduce'

/** The shorter of both orders, as directions; `undefined` where both lose a person. */
export function firstAnswer(mazes: Two<LiveMaze>): number[] | undefined {
  const answers = [bringHome(mazes, 0), bringHome(mazes, 1)]
  const valid = answers.filter((answer) => answer !== undefined)
  return valid.sort((one, other) => one.length - other.length)[0]
}

function bringHome(mazes: Two<LiveMaze>, leader: 0 | 1): number[] | undefined {
  const cells: [number, number] = [mazes[0].start, mazes[1].start]
  const directions: number[] = []
  for (const who of [leader, 1 - leader]) {
    while (cells[who] !== mazes[who].goal) {
      if (cells[who] === mazes[who].count) return undefined
      const direction = homeward(mazes[who], cells[who])
      directions.push(direction)
      for (const person of [0, 1]) {
        cells[person] = mazes[person].moves[4 * cells[person] + direction]
      }
    }
  }
  return directions
}

function homeward({ moves, toGoal }: LiveMaze, cell: number): number {
  let direction = 0
  while (toGoal[moves[4 * cell + direction]] !== toGoal[cell] - 1) direction++
  return direction
}
