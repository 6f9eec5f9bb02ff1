/**
 * A game that someone plays on a document's board, as plain data: the moves, what is said about the last one, and what
 * a solver has advised. Each function answers with the game that follows. What is asked of the solver: game-search.ts.
 */
import type { MoveFaultCode } from '../../core/film'
import { begin, goTo, make, playOf, standing, type Playing } from '../../core/playing/playing'
import { learn } from '../../core/playing/solvable'
import type { Board, Standing } from '../../core/puzzle'
import { text, type Text } from '../../core/text/say'
import { adviceAt, knownWay, type Advice } from './advice'

export interface Game {
  readonly playing: Playing
  readonly advice: Advice
  readonly said: Said
  /** The way back to the last position that can be solved is being looked for. */
  readonly goesBack: boolean
  /** Why the search for the present position has no answer. */
  readonly trouble?: Text | undefined
  /** How many moves the board needs, once it is solved and where that counts. */
  readonly shortest?: number | 'unknown' | undefined
}

/** Counted, so that the same words twice are said twice. */
export interface Said {
  readonly count: number
  readonly text: Text
}

export function begun(board: Board): Game {
  const playing = begin(board)
  const what = playOf(playing).narrate(0)
  const said = standing(playing) === 'solved' ? 'play.solved-at-once' : undefined
  const words = said ? text(said) : text('play.began', { what })
  return { playing, advice: {}, said: { count: 1, text: words }, goesBack: false }
}

export function saying(game: Game, words: Text): Game {
  return { ...game, said: { count: game.said.count + 1, text: words } }
}

export function standingOf({ playing }: Game): Standing {
  return standing(playing)
}

/** Makes moves as far as they can be made, and tells what came of it. */
export function moved(game: Game, letters: string): Game {
  if (letters === '') return saying(game, text('play.there'))
  if (standingOf(game) === 'solved') return saying(game, text('play.over'))
  const { playing, fault } = make(game.playing, letters)
  if (playing.done > game.playing.done) return arrived(game, playing, moveText(playing))
  return fault ? saying(game, text(`refused.${fault.code as MoveFaultCode}`)) : game
}

/** Goes to a cell that someone points at. */
export function drivenTo(game: Game, cell: number, maze?: number): Game {
  const { playing } = game
  const way = playOf(playing).drive(playing.done, cell, maze)
  return way === undefined ? saying(game, text('play.nowhere')) : moved(game, way)
}

export function undone(game: Game): Game {
  return wentTo(game, game.playing.done - 1, 'play.undone')
}

export function redone(game: Game): Game {
  return wentTo(game, game.playing.done + 1, 'play.redone')
}

function wentTo(game: Game, frame: number, key: 'play.undone' | 'play.redone'): Game {
  const playing = goTo(game.playing, frame)
  if (playing.done === game.playing.done) return game
  const what = playOf(playing).narrate(playing.done)
  return arrived(game, playing, outcomeText(playing, text(key, { move: playing.done, what })))
}

export function restarted(game: Game): Game {
  const playing = goTo(game.playing, 0)
  return arrived(game, playing, text('play.restarted', { what: playOf(playing).narrate(0) }))
}

/** The game at another position. What was being searched for is about the one before. */
export function arrived(game: Game, playing: Playing, words: Text): Game {
  const advice = adviceAt(game.advice, playing)
  const way = knownWay(advice, playing)
  const known =
    way === undefined
      ? playing
      : learn(playing, playing.done, { status: 'solved', moves: way, nodes: 0 })
  return saying({ ...game, playing: known, advice, goesBack: false, trouble: undefined }, words)
}

function moveText(playing: Playing): Text {
  const { done: move } = playing
  return outcomeText(playing, text('play.move', { move, what: playOf(playing).narrate(move) }))
}

/** What happened, and that it is over, if it is. */
function outcomeText(playing: Playing, what: Text): Text {
  switch (standing(playing)) {
    case 'open':
      return what
    case 'solved':
      return text('play.is-solved', { what, moves: playing.done })
    case 'stuck':
      return text('play.is-stuck', { what })
  }
}
