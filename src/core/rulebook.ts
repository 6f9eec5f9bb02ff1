/** The rules of each puzzle as lessons: one rule each, shown on a small board of its own that is played by the rules. */
import type { Kind } from './puzzle'

export interface Lesson {
  readonly name: string
  /** A board as a file holds it. */
  readonly board: string
  readonly moves: string
}

const RALLY = [
  { name: 'drive', board: '4,2\n1,1,4\n0\n', moves: 'rrrd' },
  { name: 'swap', board: '5,1\n1,1,2\n1\n3,1,2\n', moves: 'rrrr' },
  { name: 'again', board: '4,1\n1,1,3\n1\n3,1,2\n', moves: 'rrrll' },
  { name: 'waste', board: '3,2\n1,1,4\n1\n3,1,1\n', moves: 'durrd' },
  { name: 'lost', board: '4,1\n1,1,3\n1\n3,1,1\n', moves: 'rrr' },
  { name: 'teleporter', board: '5,2\n1,1,5\n1\nT2,1,4,1\n', moves: 'rtdl' },
  { name: 'diagonal', board: '4,3\n1,1,2\n1\n3,3,1\n#!diagonal=1\n', moves: '339' },
] as const

const MAZES = [
  {
    name: 'together',
    board: '3 2\n0 1\n0 0\n0 0 0\n0\n0 0\n1 0\n0 0 0\n0\n',
    moves: 'rdr',
  },
  {
    name: 'wall',
    board: '3 2\n0 1\n0 0\n1 0 0\n0\n0 0\n0 0\n0 1 1\n0\n',
    moves: 'drdr',
  },
  {
    name: 'pit',
    board: '3 2\n1 0\n0 1\n0 0 0\n0\n0 0\n0 0\n0 0 0\n1\n1 1\n',
    moves: 'drurrd',
  },
  {
    name: 'goal',
    board: '3 2\n0 0\n0 0\n0 0 1\n0\n0 0\n0 1\n0 0 0\n0\n',
    moves: 'drrurd',
  },
] as const

export const RULEBOOK = { rally: RALLY, mazes: MAZES } satisfies Record<Kind, readonly Lesson[]>
