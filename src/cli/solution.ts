/** The moves that a command shows: those it is given, or those of a solution. */
import type { Fault } from '../core/fault'
import { puzzleOf, type Board } from '../core/puzzle'
import { text, type Text } from '../core/text/say'
import type { OptionValues } from './command'
import { EXIT, type Exit, type Io } from './io'
import { JobThread } from './threads'
import { readMoves } from './verify'

export const MOVES_OPTIONS = {
  moves: { type: 'string' },
  solution: { type: 'boolean' },
} as const

/** Moves that the rules allow; or the fault of those given; or why no solution can be shown. */
export interface Shown {
  readonly moves?: string
  readonly fault?: Fault
  readonly none?: { readonly why: Text; readonly exit: Exit }
}

export function asksForMoves({ moves, solution }: OptionValues): boolean {
  return moves !== undefined || solution === true
}

export async function movesToShow(board: Board, { moves }: OptionValues, io: Io): Promise<Shown> {
  return typeof moves === 'string' ? given(board, await readMoves(moves, io)) : solution(board, io)
}

function given(board: Board, moves: string): Shown {
  const { fault } = puzzleOf(board).play(board, moves)
  return fault ? { fault } : { moves }
}

async function solution(board: Board, io: Io): Promise<Shown> {
  const thread = new JobThread(io.worker)
  const end = await thread.run('solve', { board })
  await thread.end()
  if (end.type === 'failed')
    return noneSince(text('cli.broke-off', { message: end.message }), EXIT.gaveUp)
  const verdict = end.result
  if (verdict.status === 'unsolvable') return noneSince(verdict.reason.message, EXIT.no)
  if (verdict.moves !== undefined) return { moves: verdict.moves }
  return noneSince(text('cli.found-none'), EXIT.gaveUp)
}

function noneSince(why: Text, exit: Exit): Shown {
  return { none: { why, exit } }
}
