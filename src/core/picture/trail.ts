/**
 * The way through a board, coloured by time from the theme's first trail colour to its last. Pieces of about the same
 * time share one colour, so that a way of 14,000 moves is a few dozen shapes.
 */
import type { Shape } from './shape'
import type { Theme } from './theme'

/** One stretch of a way; `jump` marks what is no step: a teleport or a fall. */
export interface Stretch {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
  readonly jump: boolean
}

const COLOURS = 48

export function trailShapes(stretches: readonly Stretch[], theme: Theme): Shape[] {
  const shapes: Shape[] = []
  const perColour = Math.max(1, Math.ceil(stretches.length / COLOURS))
  for (let first = 0; first < stretches.length; first += perColour) {
    const part = stretches.slice(first, first + perColour)
    const time = stretches.length === 1 ? 0 : first / (stretches.length - 1)
    const stroke = colourAt(theme.trail, time)
    for (const jump of [false, true]) {
      const lines = part
        .filter((stretch) => stretch.jump === jump)
        .map(({ from, to }) => [from.x, from.y, to.x, to.y])
      if (lines.length === 0) continue
      const dash = jump ? { dash: [5, 5] } : {}
      shapes.push({
        kind: 'lines',
        lines,
        stroke,
        strokeWidth: jump ? 2 : 4,
        opacity: 0.85,
        ...dash,
      })
    }
  }
  return shapes
}

/** The colour at a time from 0 to 1, mixed between its neighbours in the list. */
export function colourAt(colours: readonly string[], time: number): string {
  const position = Math.min(Math.max(time, 0), 1) * (colours.length - 1)
  const index = Math.min(Math.floor(position), colours.length - 2)
  const part = position - index
  const channel = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(colours[index], at) * (1 - part) + channel(colours[index + 1], at) * part),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
