/** The two people of a pair of mazes: the first is round, the second a square on its corner; each bears its number. */
import type { Size } from '../grid/size'
import { centre } from './grid'
import type { Shape } from './shape'
import type { Theme } from './theme'

export function personShapes(size: Size, cell: number, who: number, theme: Theme): Shape[] {
  const { x, y } = centre(size, cell)
  const paint = { fill: theme.people[who], stroke: theme.onMark, strokeWidth: 2 }
  const diamond = [x, y - 20, x + 20, y, x, y + 20, x - 20, y]
  return [
    who === 0
      ? { kind: 'circles', centres: [x, y], radius: 16, ...paint }
      : { kind: 'lines', lines: [diamond], closed: true, ...paint },
    { kind: 'text', x, y, text: String(who + 1), size: 17, bold: true, fill: theme.onMark },
  ]
}
