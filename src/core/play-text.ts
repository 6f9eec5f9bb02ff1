/** A play as a text to keep: what it counts, the steps in words, where it ends, and its moves. */
import type { Play } from './puzzle'
import { say, type Language, type Text } from './text/say'

export function playText(play: Play, moves: string, language: Language): string {
  const texts: Text[] = [
    ...play.counts.map(({ text }) => text),
    ...play.steps().map(({ text }) => text),
    ...(play.solved ? [] : [play.endText]),
  ]
  const lines = texts.map((text) => say(language, text))
  return [...lines, '', moves.slice(0, play.length)].join('\n') + '\n'
}
