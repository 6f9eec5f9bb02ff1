/** The window's own colours, as its style sheet has them, in both themes. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DARK, LIGHT } from '../../src/core/picture/theme'
import { contrast, SHAPE, TEXT } from '../contrast'

const STYLE = readFileSync('src/renderer/style.css', 'utf8')

function coloursOf(theme: string): Record<string, string> {
  const [, block] = new RegExp(`data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(STYLE)!
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/gi)].map(([, name, colour]) => [name, colour]),
  )
}

const SURFACES = ['surface', 'surface-sunk', 'surface-hover', 'accent-soft']

const TEXTS: readonly (readonly [string, string])[] = [
  ...SURFACES.map((surface) => ['text', surface] as const),
  ...SURFACES.slice(0, 3).map((surface) => ['text-quiet', surface] as const),
  ...['good', 'bad', 'warn'].map((tone) => [tone, 'surface'] as const),
  ['bad', 'bad-soft'],
  ['text', 'bad-soft'],
  ['on-accent', 'accent'],
]

/** The ring around what has the focus, a button that is pressed, and the border of what one types into. */
const SHAPES: readonly (readonly [string, string])[] = [
  ...SURFACES.map((surface) => ['accent', surface] as const),
  ['line-strong', 'surface'],
]

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s window', (name, board) => {
  const colours = { ...coloursOf(name), accent: board.robot, 'on-accent': board.onRobot }
  const all: Record<string, string> = colours
  const faint = (pairs: typeof TEXTS, least: number): string[] =>
    pairs
      .filter(([one, other]) => contrast(all[one], all[other]) < least)
      .map(([one, other]) => `${one} on ${other}: ${contrast(all[one], all[other]).toFixed(2)}`)

  it('can be read', () => {
    expect(faint(TEXTS, TEXT)).toEqual([])
  })

  it('shows where one is and what one can use', () => {
    expect(faint(SHAPES, SHAPE)).toEqual([])
  })
})
