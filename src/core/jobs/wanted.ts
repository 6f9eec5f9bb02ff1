/**
 * A board of a wanted difficulty, or with few solutions, or both: start from the nearest of a handful of generated boards,
 * change it a little, and keep the change if it comes no farther from what is wanted. Where that leads nowhere for a
 * while, start anew. The number of solutions comes first, since counting is cheap and rating is not: only boards with few
 * enough are rated where that is wanted.
 *
 * The same seed finds the same board, unless a time limit cuts the search short.
 */
import { lookUp, type About } from '../about'
import { fault, type Fault } from '../fault'
import type { Generated, Given } from '../generator'
import type { Board, Puzzle } from '../puzzle'
import { Random } from '../random'
import type { Verdict } from '../verdict'

export interface Wanted {
  readonly rating?: number
  /** How far from the wanted rating is near enough. */
  readonly tolerance: number
  /** At most so many solutions. */
  readonly solutions?: number
  /** How many boards to look at before giving up. */
  readonly tries: number
  readonly seconds?: number
}

/** Where boards to start from come from. */
export interface Source {
  /** What was asked for, which no change may touch. */
  readonly given: Given
  /** The board that the parameters given make. */
  usual(seed: number): Generated<Board>
  /** A board for which parameters that are not given are drawn. */
  other(random: Random): Generated<Board>
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

/** The nearest board after so many were looked at. */
export interface Best extends Made {
  readonly rating?: number
  readonly tried: number
  readonly met: boolean
}

export type Found = (Best & { readonly fault?: undefined }) | { readonly fault: Fault }

type Report = (best: Best) => void

/** Of so many starts the nearest is gone on with. */
const STARTS = 8
/** So many changes in a row that bring nothing nearer lead to another start. */
const PATIENCE = 80
/** Nodes for solving and counting one board, and how many solutions too many are told apart. */
const NODES = 30_000
const MOST_TOO_MANY = 64
/** Farther off than any rating. */
const NOT_FEW = 100
/** Seconds between two reports without anything new. */
const REPORT_EVERY = 0.3

export function searchWanted(
  puzzle: Puzzle<Board>,
  source: Source,
  wanted: Wanted,
  seed: number,
  clock: () => number,
  report: Report,
): Found {
  if (wanted.solutions !== undefined && !puzzle.countsSolutions)
    return { fault: fault('unique-unknown', {}, {}) }
  const random = new Random(seed)
  const first = firstOf(source, seed, random)
  if (first.fault) return first
  return new Search(puzzle, source, wanted, random, clock, report).run(first)
}

/** Where the usual parameters can't be met, others may; if none can, the fault is that of the usual ones. */
function firstOf(source: Source, seed: number, random: Random): Generated<Board> {
  const usual = source.usual(seed)
  for (let starts = 0; usual.fault && starts < STARTS; starts++) {
    const other = source.other(random)
    if (!other.fault) return other
  }
  return usual
}

class Search {
  /** Boards looked at; the first one is looked at in any case. */
  private tried = 1
  private readonly started: number
  private reported: number

  constructor(
    private readonly puzzle: Puzzle<Board>,
    private readonly source: Source,
    private readonly wanted: Wanted,
    private readonly random: Random,
    private readonly clock: () => number,
    private readonly report: Report,
  ) {
    this.started = this.reported = clock()
  }

  run(first: Made): Best {
    let current = this.judge(first.board)
    let best = current ?? { ...first, miss: Infinity }
    let [starts, patience] = [STARTS - 1, PATIENCE]
    while (best.miss > this.wanted.tolerance && !this.isOver()) {
      this.tried++
      const isStart = starts > 0 || !current
      const next = isStart ? this.startAnew() : this.change(current!.board)
      const nearer = next !== undefined && !(next.miss >= (current?.miss ?? Infinity))
      if (nearer || (!isStart && next?.miss === current?.miss)) current = next
      if (isStart) starts--
      else patience = nearer ? PATIENCE : patience - 1
      const better = nearer && next.miss < best.miss
      if (better) best = next
      if (patience === 0) [current, starts, patience] = [undefined, STARTS, PATIENCE]
      this.tell(best, better)
    }
    return this.asTold(best)
  }

  private change(board: Board): Candidate | undefined {
    const changed = this.puzzle.mutate(board, this.random, this.source.given)
    return changed && this.judge(changed)
  }

  private startAnew(): Candidate | undefined {
    const made = this.source.other(this.random)
    return made.fault ? undefined : this.judge(made.board)
  }

  /** Nothing for a board that is not solved with little effort, or that has no rating. */
  private judge(board: Board): Candidate | undefined {
    const { rating: goal, solutions } = this.wanted
    const count = solutions === undefined ? {} : { count: solutions + MOST_TOO_MANY }
    const verdict = this.puzzle.solve(board, { limits: { nodes: NODES }, ...count })
    if (verdict.status !== 'solved') return undefined
    const candidate = { board, moves: verdict.moves }
    const surplus = this.surplus(verdict)
    if (surplus > 0) return { ...candidate, miss: NOT_FEW + surplus }
    if (goal === undefined) return { ...candidate, miss: 0 }
    const { rating } = this.puzzle.rate(board, {})
    return rating === undefined
      ? undefined
      : { ...candidate, rating, miss: Math.abs(rating - goal) }
  }

  /** How many solutions there are too many; where counting ended early, as many as are told apart. */
  private surplus({ solutions: found }: Extract<Verdict, { status: 'solved' }>): number {
    const { solutions } = this.wanted
    if (solutions === undefined) return 0
    return found?.exact ? Math.max(0, found.count - solutions) : MOST_TOO_MANY
  }

  private isOver(): boolean {
    const { tries, seconds = Infinity } = this.wanted
    return this.tried >= tries || this.clock() - this.started > seconds
  }

  private tell(best: Candidate, better: boolean): void {
    if (!better && this.clock() - this.reported < REPORT_EVERY) return
    this.reported = this.clock()
    this.report(this.asTold(best))
  }

  private asTold({ miss, ...best }: Candidate): Best {
    return { ...best, tried: this.tried, met: miss <= this.wanted.tolerance }
  }
}

/** What was wanted, as it stands in the file; so many boards lead there again, whatever the time limit was. */
export function wantedText(
  { rating, tolerance, solutions }: Wanted,
  { tried, met }: Pick<Best, 'tried' | 'met'>,
): string {
  const parts = [
    ...(rating === undefined ? [] : [`rating=${rating}`, `tolerance=${tolerance}`]),
    ...(solutions === undefined ? [] : [`solutions=${solutions}`]),
    `tries=${tried}`,
    ...(met ? [] : ['met=0']),
  ]
  return parts.join(' ')
}

/** What a file says was wanted of its board, and whether the board is so. */
export function readWanted(about: About): Pick<Wanted, 'rating' | 'solutions'> & { met: boolean } {
  const written = lookUp(about, 'wanted') ?? ''
  const figure = (name: string): Record<string, number> => {
    const found = new RegExp(`(?:^| )${name}=(\\d+(?:\\.\\d+)?)(?: |$)`).exec(written)
    return found ? { [name]: Number(found[1]) } : {}
  }
  const { met = 1, ...wanted } = { ...figure('rating'), ...figure('solutions'), ...figure('met') }
  return { ...wanted, met: met !== 0 }
}
