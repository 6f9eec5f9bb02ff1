/** What is wrong with a pair of mazes and can be seen without a search over pairs: a person who can't get home alone. */
import type { Text } from '../text/say'
import { START, type MazesBoard } from './board'
import { cutOff, isCutOff } from './solver/cut-off'
import { survey } from './solver/reduce'

export interface MazeProblem {
  readonly message: Text
  readonly cells: readonly number[]
  readonly maze: number
}

export function problems(board: MazesBoard): MazeProblem[] {
  return ([0, 1] as const).flatMap((maze) => {
    const alone = survey(board, board.mazes[maze], START)
    if (!isCutOff(alone)) return []
    const { message, cells } = cutOff(board, maze, alone)
    return [{ message, cells, maze }]
  })
}
