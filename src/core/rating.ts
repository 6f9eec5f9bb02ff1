/**
 * How difficult a board is: a figure from 1.0 to 10.0 with a name, and what it is made of. It comes from a model of
 * players, not from people (docs/difficulty.md), and it is the same on every machine and for every mirrored board.
 */
import type { Text } from './text/say'
import type { Reason, SolveOptions } from './verdict'

export type Level = 'beginner' | 'advanced' | 'expert' | 'master'

/** One of the figures behind a rating: its name in JSON, its value (`null`: not found out), and how one says it. */
export interface RatingPart {
  readonly name: string
  readonly value: number | boolean | null
  readonly text: Text
}

export type Rating =
  | {
      readonly rating: number
      readonly level: Level
      /** With repeated trials, 19 of 20 ratings would lie within plus or minus so much. */
      readonly uncertainty: number
      readonly parts: readonly RatingPart[]
    }
  | { readonly rating?: undefined; readonly unrated: Unrated }

/** Why there is no rating: the board can't be solved, or it was not found out whether it can. */
export type Unrated =
  | { readonly code: 'unsolvable'; readonly reason: Reason }
  | { readonly code: 'unknown'; readonly message: Text }

/** The clock is asked only to stop and to report, so it never changes a figure. */
export type RateOptions = Pick<SolveOptions<unknown>, 'clock' | 'limits' | 'report'>

const EASIEST = 1
const HARDEST = 10

export function levelOf(rating: number): Level {
  if (rating < 3) return 'beginner'
  if (rating < 5) return 'advanced'
  return rating < 7 ? 'expert' : 'master'
}

/**
 * A figure of the model, as it is told: within the scale, with one decimal. The uncertainty is what the error means on
 * the scale, rounded up: a figure far beyond its end is certain to be the end.
 */
export function rated(figure: number, error: number, parts: readonly RatingPart[]): Rating {
  const exact = onScale(figure)
  const rating = Math.round(10 * exact) / 10
  const spread = Math.max(onScale(figure + error) - exact, exact - onScale(figure - error))
  return { rating, level: levelOf(rating), uncertainty: Math.ceil(10 * spread) / 10, parts }
}

function onScale(figure: number): number {
  return Math.min(HARDEST, Math.max(EASIEST, figure))
}
