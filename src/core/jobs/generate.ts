/**
 * Making a board as work for a process of its own: by a generator, or by a search for what is wanted of it. Every board
 * that leaves has moves that the rules have confirmed, and the solver has had its look at it, too: it may give up on a
 * large one, but must not prove it unsolvable.
 */
import { withEntries, withEntry } from '../about'
import { fault, type Fault } from '../fault'
import { withDrawn, writeAsked, type Generator, type Given } from '../generator'
import { puzzles, type Board, type Kind, type Puzzle } from '../puzzle'
import type { Rating } from '../rating'
import { searchWanted, wantedText, type Best, type Source, type Wanted } from './wanted'

export interface GenerateAsk {
  readonly kind: Kind
  /** The name of a generator of that puzzle. */
  readonly strategy: string
  readonly given: Given
  readonly seed: number
  /** Whether to rate the board, too. */
  readonly rate: boolean
  readonly wanted?: Wanted
}

export interface GenerateProgress {
  /** Boards looked at. */
  readonly tried: number
  readonly seconds: number
  /** The nearest to what is wanted so far, as a file. */
  readonly best?: { readonly text: string; readonly rating?: number }
}

export type GenerateResult =
  | {
      /** The board as a file. */
      readonly text: string
      readonly moves: string
      readonly rating?: Rating
      /** Whether the board is as wanted; one that is not is the nearest that was found. */
      readonly met: boolean
      readonly fault?: undefined
    }
  | { readonly fault: Fault }

interface Tools {
  readonly clock: () => number
  readonly report: (progress: GenerateProgress) => void
}

export function generate(ask: GenerateAsk, tools: Tools): GenerateResult {
  const { kind, strategy, given, seed, wanted } = ask
  const puzzle: Puzzle<Board> = puzzles[kind]
  const generator = puzzle.generators.find(({ name }) => name === strategy)
  if (!generator) {
    const known = puzzle.generators.map(({ name }) => name).join(', ')
    return { fault: fault('strategy-unknown', {}, { name: strategy, known }) }
  }
  if (wanted) return search(puzzle, generator, wanted, ask, tools)
  const made = generator.generate(given, seed)
  if (made.fault) return made
  return { ...finish(puzzle, made, ask.rate), met: true }
}

function search(
  puzzle: Puzzle<Board>,
  generator: Generator<Board>,
  wanted: Wanted,
  ask: GenerateAsk,
  { clock, report }: Tools,
): GenerateResult {
  const started = clock()
  const noted = (best: Best): Board => withAsk(puzzle, generator, wanted, ask, best)
  const source = sourceOf(generator, ask.given)
  const found = searchWanted(puzzle, source, wanted, ask.seed, clock, (best) => {
    const { tried, rating } = best
    const text = puzzle.write(rated(noted(best), rating))
    const seconds = clock() - started
    report({ tried, seconds, best: { text, ...(rating === undefined ? {} : { rating }) } })
  })
  if (found.fault) return found
  const { moves, met } = found
  return { ...finish(puzzle, { board: noted(found), moves }, ask.rate), met }
}

function sourceOf(generator: Generator<Board>, given: Given): Source {
  const { parameters } = generator
  return {
    given,
    usual: (seed) => generator.generate(given, seed),
    other: (random) =>
      generator.generate(withDrawn(parameters, given, random), random.bits() >>> 0),
  }
}

/** The best board with what leads to it again: not the start it came from, but what was asked, and how far the search went. */
function withAsk(
  puzzle: Puzzle<Board>,
  { parameters }: Generator<Board>,
  wanted: Wanted,
  { given, seed }: GenerateAsk,
  best: Best,
): Board {
  const solved = puzzle.withSolution(best.board, best.moves)
  const entries = {
    seed: String(seed),
    parameters: writeAsked(parameters, given),
    wanted: wantedText(wanted, best),
  }
  return { ...solved, about: withEntries(solved.about, entries) }
}

function rated(board: Board, rating: number | undefined): Board {
  if (rating === undefined) return board
  return { ...board, about: withEntry(board.about, 'rating', rating.toFixed(1)) }
}

const CONFIRMING_NODES = 20_000

function finish(
  puzzle: Puzzle<Board>,
  { board, moves }: { readonly board: Board; readonly moves: string },
  rate: boolean,
): { text: string; moves: string; rating?: Rating } {
  if (!rate) {
    const { status } = puzzle.solve(board, { limits: { nodes: CONFIRMING_NODES } })
    if (status === 'unsolvable') throw new Error('the solver denies a board whose plan was played')
    return { text: puzzle.write(board), moves }
  }
  const rating = puzzle.rate(board, {})
  if (rating.rating === undefined) {
    if (rating.unrated.code === 'unsolvable')
      throw new Error('the solver denies a board whose plan was played')
    return { text: puzzle.write(board), moves, rating }
  }
  return { text: puzzle.write(rated(board, rating.rating)), moves, rating }
}
