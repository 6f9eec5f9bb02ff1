/** What the shortest sequence advises: how many instructions are left, then the next one. */
import { directionText } from '../grid/direction-text'
import type { Hint } from '../hint'
import { text } from '../text/say'

export function hint(moves: string): Hint {
  const next = moves.slice(0, 1)
  const said =
    next === '' ? text('hint.home') : text('hint.instruction', { direction: directionText(next) })
  return {
    aim: { text: text('hint.remaining', { moves: moves.length }), cells: [] },
    way: { text: said, moves: next },
  }
}
