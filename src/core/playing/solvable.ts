/**
 * Which positions of a play can still be solved, and which was the last that could.
 *
 * Once lost, always lost: if some moves solve the position after a move, then that move and these solve the position
 * before it. So the positions of a play that can be solved come first, all others follow, and what a solver says about one
 * position tells about every one before it (if solvable) or behind it (if not). A search between the two finds the
 * border with few questions. It starts at the end and doubles its steps back, since the latest positions are the ones
 * that a solver answers soonest, and mistakes are usually noticed soon.
 *
 * A solver may give up. Such a position is not offered as one to go back to, and nothing behind it is asked about.
 */
import type { Verdict } from '../verdict'
import { goTo, playOf, type Known, type Playing } from './playing'

export type Prospect = 'solvable' | 'lost' | 'unknown'

/** What is known about a position, the present one unless told; stuck is lost without asking a solver. */
export function prospect(playing: Playing, frame = playing.done): Prospect {
  const { solvable, lost } = playing.known
  if (frame <= solvable) return 'solvable'
  if (frame >= lost) return 'lost'
  const standing = playOf(playing).standing(frame)
  if (standing === 'open') return 'unknown'
  return standing === 'solved' ? 'solvable' : 'lost'
}

/** The playing with what a solver says about one of its positions. */
export function learn(playing: Playing, frame: number, verdict: Verdict): Playing {
  return { ...playing, known: learned(playing.known, frame, verdict) }
}

function learned(known: Known, frame: number, verdict: Verdict): Known {
  if (verdict.status === 'unsolvable') return { ...known, lost: Math.min(known.lost, frame) }
  // A sequence that is perhaps not the shortest solves all the same.
  if (verdict.moves !== undefined) return { ...known, solvable: Math.max(known.solvable, frame) }
  return { ...known, undecided: Math.min(known.undecided, frame) }
}

/** The first frame that is not worth asking about. */
function ceiling({ done, known }: Playing): number {
  return Math.min(known.lost, known.undecided, done + 1)
}

/** Which position to ask a solver about next, to find the last solvable one; nothing when it is found. */
export function question(playing: Playing): number | undefined {
  const { done, known } = playing
  const top = ceiling(playing)
  if (known.solvable >= top - 1) return undefined
  const doubled = top - Math.max(1, done + 1 - top)
  const middle = Math.floor((known.solvable + top) / 2)
  return Math.max(doubled, middle, 0)
}

/** Back to the last position that can be solved; nothing as long as questions are open, or if there is none. */
export function backToSolvable(playing: Playing): Playing | undefined {
  if (question(playing) !== undefined || playing.known.solvable < 0) return undefined
  return goTo(playing, playing.known.solvable)
}
