/**
 * What a solver's answer is worth to someone who plays: a hint in two levels, first what to aim at, then the way there.
 *
 * An answer holds as long as one follows it, since what is left of a solution solves what is left of the board; so
 * nobody is asked again on the way. Whoever goes another way to a battery is still on the way to it until some battery
 * is swapped. An aim without cells, such as how many instructions are left, changes with every move and is asked for
 * anew.
 */
import type { Hint } from '../../core/hint'
import { playOf, standing, type Playing } from '../../core/playing/playing'

export interface Advice {
  /** Moves that solve the board, those that led to the frame `from` included. */
  readonly solution?: { readonly from: number; readonly moves: string } | undefined
  readonly asked?: Asked | undefined
}

export interface Asked {
  readonly level: 'aim' | 'way'
  /** What was answered, and for which frame; nothing as long as the solver searches. */
  readonly given?: Given | undefined
}

export interface Given {
  readonly frame: number
  readonly hint: Hint
}

/** The moves that solve the present position, if they are known. */
export function knownWay({ solution }: Advice, { moves, done }: Playing): string | undefined {
  if (!solution || done < solution.from) return undefined
  return solution.moves.startsWith(moves.slice(0, done)) ? solution.moves.slice(done) : undefined
}

/** The moves of a hint that are still ahead, where the way was asked for. */
export function wayAhead({ solution, asked }: Advice, { done }: Playing): string {
  const { level, given } = asked ?? {}
  if (level !== 'way' || !given || !solution) return ''
  return solution.moves.slice(done, given.frame + given.hint.way.moves.length)
}

/** What is left of some advice at another position. */
export function adviceAt(advice: Advice, playing: Playing): Advice {
  const holds = knownWay(advice, playing) !== undefined
  const next = { solution: holds ? advice.solution : undefined }
  return answered({ ...next, asked: stillAsked(advice, playing, holds) }, playing)
}

function stillAsked({ asked }: Advice, playing: Playing, holds: boolean): Asked | undefined {
  if (!asked?.given) return standing(playing) === 'open' ? asked : undefined
  const { frame, hint } = asked.given
  if (standing(playing) !== 'open' || playing.done < frame) return undefined
  const isOnTheWay = holds && playing.done < frame + hint.way.moves.length
  if (isOnTheWay) return asked
  if (hint.aim.cells.length === 0) return { level: 'aim' }
  return cameSomewhere(playing, frame) ? undefined : { level: 'aim', given: asked.given }
}

/** Whether the moves since a frame have led to something that one can aim at. */
function cameSomewhere(playing: Playing, frame: number): boolean {
  const made = playing.moves.slice(frame, playing.done)
  return playOf(playing).hint(frame, made).aim.cells.length > 0
}

/** Gives the hint that was asked for, if the solution is known. */
export function answered(advice: Advice, playing: Playing): Advice {
  const { asked } = advice
  const way = knownWay(advice, playing)
  if (!asked || asked.given || way === undefined) return advice
  const given = { frame: playing.done, hint: playOf(playing).hint(playing.done, way) }
  return { ...advice, asked: { ...asked, given } }
}

/** One level more: the aim, the way, and then nothing again. While the solver searches there is no more to be had. */
export function askMore(advice: Advice, playing: Playing): Advice {
  const { asked } = advice
  if (asked && !asked.given) return advice
  if (asked?.level === 'way') return { ...advice, asked: undefined }
  return answered({ ...advice, asked: { level: asked ? 'way' : 'aim' } }, playing)
}
