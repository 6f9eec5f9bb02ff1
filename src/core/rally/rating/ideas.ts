/**
 * Which ideas a board needs. An idea is needed if no won game did without it and a search without it proves that there
 * is no solution. The search is bounded; where it ends without an answer, so does the question.
 */
import type { Budget } from '../solver/budget'
import type { Arena } from './arena'
import { ALL_IDEAS, IDEAS, OptionBook, type Idea } from './options'
import { solveWithout } from './without'

export interface Needs {
  /** For each idea whether it is needed; `null` if that was not found out. */
  readonly needed: Readonly<Record<Idea, boolean | null>>
  /** The fewest swaps of the solutions found on the way. */
  readonly swaps: number
}

export function needsOf(arena: Arena, avoidedInGames: number, nextBudget: () => Budget): Needs {
  const book = new OptionBook(arena)
  const needed: Partial<Record<Idea, boolean | null>> = {}
  let avoided = avoidedInGames
  let swaps = Infinity
  for (const idea of Object.keys(IDEAS) as Idea[]) {
    if (avoided & IDEAS[idea]) {
      needed[idea] = false
      continue
    }
    const finding = solveWithout(arena, book, IDEAS[idea], nextBudget())
    needed[idea] = finding.outcome === 'unknown' ? null : finding.outcome === 'none'
    if (finding.outcome !== 'found') continue
    avoided |= ALL_IDEAS & ~finding.ideas
    swaps = Math.min(swaps, finding.swaps)
  }
  return { needed: needed as Needs['needed'], swaps }
}
