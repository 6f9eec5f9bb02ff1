/**
 * The colours of a trail: a style chooses them, and whatever draws a trail (picture, animation, canvas) asks here.
 * `time` runs from the theme's first trail colour over the others to its last, so that one sees who was where when.
 * `battery` gives each battery a colour of its own; those used one after the other for the first time differ.
 */
import type { Theme } from './theme'
import type { Way } from './way'

export const TRAIL_STYLES = ['time', 'battery'] as const

export type TrailStyle = (typeof TRAIL_STYLES)[number]

export interface Ink {
  readonly colours: readonly string[]
  /** Which of the colours a move has. Moves count from 1. */
  shade(move: number): number
}

const SHADES = 64

export function inkOf({ length, battery }: Way, style: TrailStyle, theme: Theme): Ink {
  if (style === 'battery') {
    const colours = theme.batteryTrails
    return { colours, shade: (move) => battery[move] % colours.length }
  }
  return {
    colours: Array.from({ length: SHADES }, (_, index) =>
      colourAt(theme.trail, index / (SHADES - 1)),
    ),
    shade: (move) => Math.floor((move / (length + 1)) * SHADES),
  }
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
