/** What one asks of a solver, what it tells meanwhile, and what it answers: the same for every puzzle. */
import type { Text } from './text/say'

/** Where a search has to stop; what is left out does not limit it. */
export interface Limits {
  readonly seconds?: number
  readonly bytes?: number
  readonly nodes?: number
}

export type Limit = keyof Limits

export const DEFAULT_MEMORY = 2 * 1024 ** 3

export interface SolveOptions<State> {
  /** Where to start, if not at the board's own start: any state in the middle of a play. */
  readonly from?: State
  readonly limits?: Limits
  /** Also count distinct solutions, up to this many. */
  readonly count?: number
  /** Seconds since any fixed moment. The core has no clock of its own; without one there is no time limit. */
  readonly clock?: () => number
  /** Called a few times per second (needs the clock). */
  readonly report?: (progress: Progress) => void
}

export type Phase = 'prepare' | 'search' | 'proof' | 'count' | 'play'

/** Figures beside the nodes: all optional, since not every search has each of them. */
export type Figure = 'memo' | 'depth' | 'best' | 'bound' | 'bytes' | 'solutions'

export interface Progress {
  readonly phase: Phase
  readonly nodes: number
  readonly seconds: number
  readonly figures: Readonly<Partial<Record<Figure, number>>>
}

/** Why a board can't be solved: in words, and the cells to show (of one maze, where there are two). */
export interface Reason {
  readonly code: string
  readonly message: Text
  readonly cells: readonly number[]
  readonly maze?: number
}

/** Every `moves` has been played through the rules. Every `unsolvable` is proven. */
export type Verdict = { readonly nodes: number } & (
  | {
      readonly status: 'solved'
      readonly moves: string
      readonly solutions?: { readonly count: number; readonly exact: boolean }
    }
  | { readonly status: 'unsolvable'; readonly reason: Reason }
  | {
      /** Stopped at a limit. A puzzle that wants the shortest answer gives its best so far, and a lower bound. */
      readonly status: 'unknown'
      readonly limit: Limit
      readonly moves?: string
      readonly bound?: number
    }
)
