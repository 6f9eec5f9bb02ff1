/**
 * A search for a solution that does without an idea: depth-first over the options that are no example of it, with a
 * memo of positions that failed.
 *
 * Its "none" is a proof for each idea. Arriving empty and arriving by the shortest way are always among the options,
 * and without second visits, waste or partial waste nothing else is left. For loops the proof in remainders.ts holds as
 * it stands: it changes what is wasted where, and never the order of cells. Only where huge charges have more
 * remainders than are listed, "none" is no proof.
 */
import type { Budget } from '../solver/budget'
import { isSolved } from '../solver/exact'
import { Memo } from '../solver/memo'
import type { Position } from '../solver/position'
import type { Arena } from './arena'
import { IDEAS, listsAreComplete, type OptionBook, type Options } from './options'

export type Finding =
  | { readonly outcome: 'found'; readonly swaps: number; readonly ideas: number }
  | { readonly outcome: 'none' | 'unknown' }

const MEMO_BYTES = 64 * 1024 ** 2

/** An open position, the ideas on the way to it, and which of its options comes next. */
interface Frame {
  readonly options: Options
  readonly robot: number
  readonly charge: number
  readonly ideas: number
  next: number
}

export function solveWithout(
  arena: Arena,
  book: OptionBook,
  idea: number,
  budget: Budget,
): Finding {
  const { graph, longest } = arena
  const memo = new Memo(graph.nodes, longest, MEMO_BYTES)
  const position = arena.start.copy()
  const open: Frame[] = [frameOf(book, position, 0)]
  while (open.length > 0) {
    const frame = open[open.length - 1]
    if (!advance(frame, position, idea)) {
      memo.add(position)
      open.pop()
      takeBack(position, open.at(-1))
      continue
    }
    const ideas = frame.ideas | frame.options.ideas[frame.next - 1]
    if (isSolved(graph, position)) return { outcome: 'found', swaps: open.length, ideas }
    if (budget.spend(1)) return { outcome: 'unknown' }
    if (memo.has(position) || !hopeful(arena, position)) takeBack(position, frame)
    else open.push(frameOf(book, position, ideas))
  }
  const proven = idea !== IDEAS.loop || listsAreComplete(arena)
  return { outcome: proven ? 'none' : 'unknown' }
}

/** False only if the position is proven to fail, with the idea or without it. */
function hopeful({ reachability, endings }: Arena, position: Position): boolean {
  const { lying, robot, charge } = position
  return reachability.hopeful(position) && endings.possible(lying, robot, charge)
}

function frameOf(book: OptionBook, { robot, charge }: Position, ideas: number): Frame {
  return { options: book.at(robot, charge), robot, charge, ideas, next: 0 }
}

/** Makes the next hop that is no example of the idea; false if there is none left. */
function advance(frame: Frame, position: Position, idea: number): boolean {
  const { node, remainder, ideas } = frame.options
  while (frame.next < node.length) {
    const option = frame.next++
    if (ideas[option] & idea || position.lying[node[option]] === 0) continue
    position.hop(node[option], remainder[option])
    return true
  }
  return false
}

function takeBack(position: Position, frame: Frame | undefined): void {
  if (frame) position.unhop(frame.robot, frame.charge)
}
