/**
 * Why a pair can't be solved. A person who can't get home alone can't get home at all, and the proof is a region
 * without an exit: the cells that the person can reach, or the cells from which the goal can be reached. The smaller of
 * the two is shown, for there one sees at a glance what is missing.
 */
import type { MazesBoard } from '../board'
import { text } from '../../text/say'
import type { Reason } from '../../verdict'
import { FAR } from './distance'
import type { Survey } from './reduce'

export function isCutOff({ toGoal, start }: Survey): boolean {
  return toGoal[start] === FAR
}

export function cutOff(board: MazesBoard, maze: 0 | 1, survey: Survey): Reason {
  const pits = new Set(board.mazes[maze].pits)
  const region = (distance: Int32Array): number[] =>
    [...distance.keys()].filter((cell) => distance[cell] !== FAR && !pits.has(cell))
  const aroundPerson = region(survey.from)
  const aroundGoal = region(survey.toGoal)
  const values = (cells: readonly number[]) => ({ maze: maze + 1, count: cells.length })
  return aroundPerson.length <= aroundGoal.length
    ? {
        code: 'cut-off',
        message: text('reason.maze-person-cut-off', values(aroundPerson)),
        cells: aroundPerson,
        maze,
      }
    : {
        code: 'cut-off',
        message: text('reason.maze-goal-cut-off', values(aroundGoal)),
        cells: aroundGoal,
        maze,
      }
}

/** Only from a position set up by hand: each could get home alone, but every sequence loses one of them. */
export function alwaysLost(): Reason {
  return { code: 'exhausted', message: text('reason.mazes-exhausted'), cells: [] }
}
