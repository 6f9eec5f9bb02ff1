/**
 * A board on which one draws, with everything that can be undone and redone. A step is a difference between two boards
 * (difference.ts), so the history of thousands of steps stays small, and there is no limit to it.
 *
 * Steps that belong together (the digits of one charge) carry the same `merge` and become one, as long as nothing else
 * happens in between.
 *
 * A changed board is another one: what the file said about its solution, its making and its difficulty is forgotten, and
 * remembered with undo.
 */
import { lasting, NOTHING_KNOWN } from '../about'
import type { Board } from '../puzzle'
import type { Text } from '../text/say'
import { applied, difference, type Difference } from './difference'

export interface Step {
  /** What was done, for the list of steps. */
  readonly name: Text
  readonly difference: Difference
  readonly merge?: string | undefined
}

export interface Draft {
  readonly board: Board
  readonly past: readonly Step[]
  /** What can be redone, the next one first. */
  readonly future: readonly Step[]
}

export function draftOf(board: Board): Draft {
  return { board, past: [], future: [] }
}

/** The draft after one more step; the same draft if the board is the same. */
export function changed(draft: Draft, name: Text, board: Board, merge?: string): Draft {
  const last = draft.past.at(-1)
  const merges = merge !== undefined && last?.merge === merge
  const before = merges ? applied(draft.board, last.difference, 'before') : draft.board
  const past = merges ? draft.past.slice(0, -1) : draft.past
  const after = forgetful(before, board)
  const step = difference(before, after)
  if (!step) return merges ? { board: before, past, future: [] } : draft
  return { board: after, past: [...past, { name, difference: step, merge }], future: [] }
}

/** The board after a step without what is true only of the one before. */
function forgetful(before: Board, board: Board): Board {
  const [known, about] = [lasting(before.about), lasting(board.about)]
  if (known === before.about && about === board.about) return board
  if (difference(bare(before), bare(board))) return { ...board, about }
  // Steps that merged into none: what the first one forgot is true again.
  return difference(known, board.about) ? board : { ...board, about: before.about }
}

function bare(board: Board): object {
  return { ...board, labels: [], about: NOTHING_KNOWN }
}

/** From now on nothing merges with the last step. */
export function settled(draft: Draft): Draft {
  const last = draft.past.at(-1)
  if (last?.merge === undefined) return draft
  const { name, difference } = last
  return { ...draft, past: [...draft.past.slice(0, -1), { name, difference }] }
}

export function undone(draft: Draft): Draft {
  const step = draft.past.at(-1)
  if (!step) return draft
  const { name, difference } = step
  return {
    board: applied(draft.board, difference, 'before'),
    past: draft.past.slice(0, -1),
    future: [{ name, difference }, ...draft.future],
  }
}

export function redone(draft: Draft): Draft {
  const [step, ...future] = draft.future
  if (!step) return draft
  return {
    board: applied(draft.board, step.difference, 'after'),
    past: [...draft.past, step],
    future,
  }
}

/** The draft as it was after its first `count` steps, or will be again. */
export function jumped(draft: Draft, count: number): Draft {
  let reached = draft
  while (reached.past.length > count) reached = undone(reached)
  while (reached.past.length < count && reached.future.length > 0) reached = redone(reached)
  return reached
}
