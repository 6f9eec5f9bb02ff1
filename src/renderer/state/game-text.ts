/** How a game stands, in words: a sign, a heading, and what there is to say about it. */
import { prospect } from '../../core/playing/solvable'
import { text, type Text } from '../../core/text/say'
import { standingOf, type Game } from './game'
import { isHopeless } from './game-search'
import type { Badge } from './verdict-text'

/** `lost` can't be solved any more, `hopeless` never could; both only as far as it is known. */
export type Stands = 'open' | 'solved' | 'stuck' | 'lost' | 'hopeless'

interface GameBadge {
  readonly stands: Stands
  readonly head: Badge
  readonly words: readonly Text[]
}

export function stands(game: Game): Stands {
  const standing = standingOf(game)
  if (standing === 'solved') return 'solved'
  if (isHopeless(game.playing)) return 'hopeless'
  if (standing === 'stuck') return game.playing.done === 0 ? 'hopeless' : 'stuck'
  return prospect(game.playing) === 'lost' ? 'lost' : 'open'
}

const HEADS = {
  open: { tone: 'calm', icon: 'play', words: text('play.open') },
  solved: { tone: 'good', icon: 'check', words: text('play.solved') },
  stuck: { tone: 'bad', icon: 'blocked', words: text('play.stuck') },
  lost: { tone: 'bad', icon: 'warning', words: text('play.lost') },
  hopeless: { tone: 'bad', icon: 'blocked', words: text('play.hopeless') },
} as const satisfies Record<Stands, Badge>

export function gameBadge(game: Game): GameBadge {
  const how = stands(game)
  return { stands: how, head: HEADS[how], words: wordsFor(how, game) }
}

function wordsFor(how: Stands, game: Game): Text[] {
  if (how === 'open') return []
  return how === 'solved' ? solvedWords(game) : [text(`play.${how}-why`)]
}

function solvedWords({ playing, shortest }: Game): Text[] {
  const { done: moves } = playing
  if (moves === 0) return [text('play.solved-at-once')]
  const words = [text('play.solved-in', { moves })]
  if (shortest === undefined || shortest === 'unknown') return words
  if (shortest < moves) return [...words, text('play.shorter', { moves: shortest })]
  return [...words, text('play.shortest')]
}
