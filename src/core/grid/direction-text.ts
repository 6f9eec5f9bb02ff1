/** The letter of a direction as a word. */
import { text, type Text } from '../text/say'

const NAMES: Readonly<Record<string, Text>> = {
  u: text('direction.u'),
  d: text('direction.d'),
  l: text('direction.l'),
  r: text('direction.r'),
  7: text('direction.7'),
  9: text('direction.9'),
  1: text('direction.1'),
  3: text('direction.3'),
}

export function directionText(letter: string): Text {
  return NAMES[letter]
}
