/**
 * A person playing a board: the moves made so far, and those taken back that can be made again. Each function answers
 * with what follows and changes nothing. What a position looks like, and whether it is solved or stuck, the play itself
 * tells (`playOf`): frames 0 to `done` are behind the person.
 */
import type { Fault } from '../fault'
import { puzzleOf, type Board, type Play, type Player, type Standing } from '../puzzle'

export interface Playing {
  readonly board: Board
  /** Plays move strings on the board. */
  readonly player: Player
  readonly moves: string
  /** How many of the moves are made; this is also the step counter. */
  readonly done: number
  /** What is known about positions of this play (solvable.ts). */
  readonly known: Known
}

export interface Known {
  /** The last frame that can be solved for certain; -1 if none is known. */
  readonly solvable: number
  /** The first frame that can't be solved any more for certain. */
  readonly lost: number
  /** The first frame for which a search gave up. */
  readonly undecided: number
}

export const NOTHING_KNOWN: Known = { solvable: -1, lost: Infinity, undecided: Infinity }

export function begin(board: Board): Playing {
  return { board, player: puzzleOf(board).player(board), moves: '', done: 0, known: NOTHING_KNOWN }
}

export function playOf({ player, moves }: Playing): Play {
  return player(moves)
}

export function standing(playing: Playing): Standing {
  return playOf(playing).standing(playing.done)
}

/**
 * Makes moves as far as the rules allow, and tells why one can't be made. Once the board is solved nothing more is
 * made. Moves that were taken back stay at hand as long as the same ones are made again.
 */
export function make(playing: Playing, letters: string): { playing: Playing; fault?: Fault } {
  const { player, moves, done } = playing
  const wanted = moves.slice(0, done) + letters
  const play = player(wanted)
  const end = firstSolved(play, done)
  if (moves.startsWith(wanted.slice(0, end))) return withFault({ ...playing, done: end }, play, end)
  const known = forget(playing.known, commonLength(moves, wanted))
  return withFault({ ...playing, moves: wanted.slice(0, end), done: end, known }, play, end)
}

/** The first frame from `from` on at which the play is solved, or its end. */
function firstSolved(play: Play, from: number): number {
  let frame = Math.min(from, play.length)
  while (frame < play.length && play.standing(frame) !== 'solved') frame++
  return frame
}

function withFault(playing: Playing, { fault, length }: Play, end: number) {
  return fault && end === length ? { playing, fault } : { playing }
}

function commonLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** What stays known when moves after a frame become others. */
function forget({ solvable, lost, undecided }: Known, frame: number): Known {
  return {
    solvable: Math.min(solvable, frame),
    lost: lost <= frame ? lost : Infinity,
    undecided: undecided <= frame ? undecided : Infinity,
  }
}

/** Goes to a position of the play, behind or ahead: taking moves back, making them again, starting over. */
export function goTo(playing: Playing, frame: number): Playing {
  return { ...playing, done: Math.min(Math.max(frame, 0), playing.moves.length) }
}

export function undo(playing: Playing): Playing {
  return goTo(playing, playing.done - 1)
}

export function redo(playing: Playing): Playing {
  return goTo(playing, playing.done + 1)
}

export function restart(playing: Playing): Playing {
  return goTo(playing, 0)
}
