/**
 * From figures to a rating. The main one is bits: how many tries, as a power of two, a player needs on average until one
 * is won, as the mean of both players. Longer solutions and ideas that are needed add a little. The constants
 * spread the scale; nobody’s tries were counted to fit them.
 */
import type { Games } from './games'
import type { Idea } from './options'

const BITS = { factor: 1.5, power: 0.75 } as const
const SWAP = 0.03
const IDEA: Readonly<Record<Idea, number>> = {
  secondVisit: 0.25,
  waste: 0.25,
  partialWaste: 0.5,
  loop: 0.5,
}

export interface Figures {
  readonly naive: Games
  readonly careful: Games
  readonly swaps: number
  readonly needed: Readonly<Record<Idea, boolean | null>>
}

/** How many tries a win takes. Without any win it is as if the next game had been one: the least one can assume. */
export function triesOf({ games, wins }: Games): number {
  return (games + 1) / (wins + 1)
}

/** A figure and its standard error. */
interface Estimate {
  readonly figure: number
  readonly error: number
}

function bitsOf(games: Games): Estimate {
  const tries = triesOf(games)
  const error = Math.sqrt((1 - 1 / tries) / (games.wins + 1)) / Math.LN2
  return { figure: Math.log2(tries), error }
}

/** A careful player who never won in the games that the work allowed still wins at least as often as the naive one. */
function carefulBits(careful: Games, naive: Estimate): Estimate {
  const least = bitsOf(careful)
  if (careful.wins > 0 || least.figure >= naive.figure) return least
  const half = (naive.figure - least.figure) / 2
  return { figure: least.figure + half, error: half / 2 }
}

/** The rating before it is cut to the scale, and how far off it may be (two standard errors, and all open questions). */
export function figureOf({ naive, careful, swaps, needed }: Figures): Estimate {
  const estimates = [bitsOf(naive), carefulBits(careful, bitsOf(naive))]
  const bits = (estimates[0].figure + estimates[1].figure) / 2
  const twice = Math.hypot(estimates[0].error, estimates[1].error)
  const ideas = (Object.keys(IDEA) as Idea[]).map((idea) => ideaPrice(idea, needed[idea]))
  const price = ideas.reduce((sum, { figure }) => sum + figure, 0)
  const doubt = ideas.reduce((sum, { error }) => sum + error, 0)
  const spread = fromBits(bits + twice) - fromBits(Math.max(0, bits - twice))
  return {
    figure: 1 + fromBits(bits) + SWAP * swaps + price,
    error: spread / 2 + doubt,
  }
}

function fromBits(bits: number): number {
  return BITS.factor * bits ** BITS.power
}

/** An idea of which is not known whether it is needed counts half. */
function ideaPrice(idea: Idea, needed: boolean | null): Estimate {
  if (needed === null) return { figure: IDEA[idea] / 2, error: IDEA[idea] / 2 }
  return { figure: needed ? IDEA[idea] : 0, error: 0 }
}
