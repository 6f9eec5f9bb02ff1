/**
 * A board of a wanted difficulty, or with just one solution, or both: start from a generated board, change it a little,
 * and keep the change if it comes no farther from what is wanted. Where that leads nowhere for a while, start anew from
 * another board. The number of solutions comes first, since counting is cheap and rating is not: only boards with one
 * solution are rated where that is wanted.
 *
 * The same seed finds the same board, unless a time limit cuts the search short.
 */
import { fault, type Fault } from '../fault'
import type { Generated } from '../generator'
import type { Board, Puzzle } from '../puzzle'
import { Random } from '../random'

export interface Wanted {
  readonly rating?: number
  /** How far from the wanted rating is near enough. */
  readonly tolerance: number
  /** Exactly one solution. */
  readonly unique: boolean
  /** How many boards to look at before giving up. */
  readonly tries: number
  readonly seconds?: number
}

interface Made {
  readonly board: Board
  readonly moves: string
}

/** A board with a solution, and how far it is from what is wanted. */
interface Candidate extends Made {
  readonly rating?: number
  /** How far from the wanted rating, or beyond any of these by the number of solutions too many. */
  readonly miss: number
}

export type Found =
  | {
      readonly board: Board
      readonly moves: string
      readonly met: boolean
      readonly fault?: undefined
    }
  | { readonly fault: Fault }

type Report = (tried: number, best: { readonly board: Board; readonly rating?: number }) => void

/** So many changes in a row that bring nothing nearer lead to another start. */
const PATIENCE = 80
/** Nodes for solving and counting one board, and how many solutions are told apart. */
const NODES = 30_000
const MOST_SOLUTIONS = 64
/** Farther off than any rating. */
const NOT_UNIQUE = 100
/** Seconds between two reports without anything new. */
const REPORT_EVERY = 0.3

export function searchWanted(
  puzzle: Puzzle<Board>,
  make: (seed: number) => Generated<Board>,
  wanted: Wanted,
  seed: number,
  clock: () => number,
  report: Report,
): Found {
  if (wanted.unique && !puzzle.countsSolutions) return { fault: fault('unique-unknown', {}, {}) }
  const first = make(seed)
  if (first.fault) return first
  const search = new Search(puzzle, make, wanted, new Random(seed), clock, report)
  const best = search.run(first)
  return {
    board: puzzle.withSolution(best.board, best.moves),
    moves: best.moves,
    met: best.miss <= wanted.tolerance,
  }
}

class Search {
  private tried = 0
  private readonly started: number
  private reported: number

  constructor(
    private readonly puzzle: Puzzle<Board>,
    private readonly make: (seed: number) => Generated<Board>,
    private readonly wanted: Wanted,
    private readonly random: Random,
    private readonly clock: () => number,
    private readonly report: Report,
  ) {
    this.started = this.reported = clock()
  }

  run(first: Made): Candidate {
    let best = this.judge(first.board) ?? { ...first, miss: Infinity }
    let current = best
    let patience = PATIENCE
    while (best.miss > this.wanted.tolerance && !this.isOver()) {
      const anew = patience === 0
      const next = anew ? this.startAnew() : this.change(current.board)
      patience = anew || (next && next.miss < current.miss) ? PATIENCE : patience - 1
      if (next && (anew || next.miss <= current.miss)) current = next
      const better = current.miss < best.miss
      if (better) best = current
      this.tell(best, better)
    }
    return best
  }

  private change(board: Board): Candidate | undefined {
    const changed = this.puzzle.mutate(board, this.random)
    return changed && this.judge(changed)
  }

  private startAnew(): Candidate | undefined {
    const made = this.make(this.random.bits() >>> 0)
    return made.fault ? undefined : this.judge(made.board)
  }

  /** Nothing for a board that is not solved with little effort, or that has no rating. */
  private judge(board: Board): Candidate | undefined {
    const { rating: goal, unique } = this.wanted
    const count = unique ? { count: MOST_SOLUTIONS } : {}
    const verdict = this.puzzle.solve(board, { limits: { nodes: NODES }, ...count })
    if (verdict.status !== 'solved') return undefined
    const candidate = { board, moves: verdict.moves }
    const { solutions } = verdict
    if (unique && !(solutions?.count === 1 && solutions.exact)) {
      return { ...candidate, miss: NOT_UNIQUE + (solutions?.count ?? MOST_SOLUTIONS) }
    }
    if (goal === undefined) return { ...candidate, miss: 0 }
    const { rating } = this.puzzle.rate(board, {})
    return rating === undefined
      ? undefined
      : { ...candidate, rating, miss: Math.abs(rating - goal) }
  }

  private isOver(): boolean {
    const { tries, seconds = Infinity } = this.wanted
    this.tried++
    return this.tried > tries || this.clock() - this.started > seconds
  }

  private tell(best: Candidate, better: boolean): void {
    if (!better && this.clock() - this.reported < REPORT_EVERY) return
    this.reported = this.clock()
    this.report(this.tried, best)
  }
}

/** What is wanted, as it stands in the file. */
export function wantedText({ rating, tolerance, unique, tries, seconds }: Wanted): string {
  const parts = [
    ...(rating === undefined ? [] : [`rating=${rating}`, `tolerance=${tolerance}`]),
    ...(unique ? ['unique=1'] : []),
    `tries=${tries}`,
    ...(seconds === undefined ? [] : [`time-limit=${seconds}`]),
  ]
  return parts.join(' ')
}
