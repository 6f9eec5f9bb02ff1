/**
 * What a game wants to know of a solver, and what it makes of the answers: hints, the warning that a position is lost,
 * the way back to the last one that is not, and, for whoever has won, how short a solution can be.
 */
import { playOf, type Playing } from '../../core/playing/playing'
import { backToSolvable, learn, prospect, question } from '../../core/playing/solvable'
import { puzzleOf } from '../../core/puzzle'
import { text, type Text } from '../../core/text/say'
import type { Limits, Verdict } from '../../core/verdict'
import { answered as withHint, askMore } from './advice'
import { arrived, saying, standingOf, type Game } from './game'

/** A person waits for the answer, or has long gone on: then the search is given up anyway. */
export const GAME_LIMITS: Limits = { seconds: 60 }

/** The frame to ask about next; nothing if nobody wants to know anything. */
export function wanted(game: Game, warns: boolean): number | undefined {
  const { playing, advice, goesBack, trouble } = game
  if (trouble) return undefined
  if (goesBack) return question(playing)
  if (standingOf(game) === 'solved') return wantsShortest(game) ? 0 : undefined
  if (prospect(playing) === 'lost') return undefined
  const needsHint = advice.asked !== undefined && advice.asked.given === undefined
  return needsHint || (warns && prospect(playing) === 'unknown') ? playing.done : undefined
}

function wantsShortest({ playing, shortest }: Game): boolean {
  return shortest === undefined && playing.done > 0 && puzzleOf(playing.board).wantsShortest
}

/** The state that a solver starts from. */
export function stateAt({ playing }: Game, frame: number): unknown {
  return playOf(playing).state(frame)
}

/** A hint, or more of it. */
export function hinted(game: Game): Game {
  const { playing, trouble } = game
  if (standingOf(game) !== 'open') return saying(game, game.said.text)
  if (prospect(playing) === 'lost') return saying(game, text('play.is-lost'))
  if (trouble) return { ...game, trouble: undefined, advice: withAsked(game) }
  const advice = askMore(game.advice, playing)
  return tellHint({ ...game, advice })
}

function withAsked({ advice }: Game): Game['advice'] {
  return { ...advice, asked: advice.asked ?? { level: 'aim' } }
}

function tellHint(game: Game): Game {
  const { asked } = game.advice
  if (!asked) return saying(game, text('play.hint-hidden'))
  return saying(game, asked.given ? asked.given.hint[asked.level].text : text('play.thinking'))
}

/** Goes back as soon as it is known where to. */
export function sentBack(game: Game): Game {
  if (standingOf(game) === 'solved') return saying(game, text('play.over'))
  return wentBack(
    saying({ ...game, goesBack: true, trouble: undefined }, text('play.looking-back')),
  )
}

function wentBack(game: Game): Game {
  const { playing } = game
  if (prospect(playing) === 'solvable')
    return saying({ ...game, goesBack: false }, text('play.still-solvable'))
  if (question(playing) !== undefined) return game
  const back = backToSolvable(playing)
  if (!back) return saying({ ...game, goesBack: false }, noWayBack(playing))
  return arrived(game, back, text('play.went-back', { move: back.done }))
}

function noWayBack(playing: Playing): Text {
  return text(isHopeless(playing) ? 'play.hopeless-why' : 'play.no-way-back')
}

/** Whether not even the start can be solved. */
export function isHopeless({ known }: Playing): boolean {
  return known.lost === 0
}

/** The game after a solver has said something about one of its frames. */
export function learned(game: Game, frame: number, verdict: Verdict): Game {
  if (standingOf(game) === 'solved' && !game.goesBack)
    return { ...game, shortest: shortestOf(game, verdict) }
  const playing = learn(game.playing, frame, verdict)
  const next = { ...game, playing }
  if (game.goesBack) return wentBack(next)
  if (verdict.status === 'unsolvable') return saying({ ...next, advice: {} }, text('play.is-lost'))
  if (verdict.moves === undefined)
    return troubled(next, text('play.gave-up', { seconds: GAME_LIMITS.seconds ?? 0 }))
  const solution = { from: frame, moves: playing.moves.slice(0, frame) + verdict.moves }
  const advice = withHint({ ...game.advice, solution }, playing)
  return game.advice.asked ? tellHint({ ...next, advice }) : { ...next, advice }
}

/** A search that gave up may have found something shorter all the same. */
function shortestOf({ playing }: Game, verdict: Verdict): number | 'unknown' {
  if (verdict.status === 'unsolvable' || verdict.moves === undefined) return 'unknown'
  const { length } = verdict.moves
  return verdict.status === 'solved' || length < playing.done ? length : 'unknown'
}

/** The game after a search has ended without an answer. */
export function troubled(game: Game, trouble: Text): Game {
  if (standingOf(game) === 'solved' && !game.goesBack) return { ...game, shortest: 'unknown' }
  return saying({ ...game, trouble, goesBack: false }, trouble)
}
