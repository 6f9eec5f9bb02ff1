/** How far a robot has come, in figures: what it has on board, and what still lies on the board. */
import { text, type Text } from '../text/say'
import type { State } from './rules'

export function tally({ charge, left }: State): Text[] {
  return [text('tally.on-board', { charge }), text('tally.lying', { charge: left })]
}
