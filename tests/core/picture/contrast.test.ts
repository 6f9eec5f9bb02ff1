/** Everything on a board can be seen and read by people who see contrasts less well, in both themes. */
import { describe, expect, it } from 'vitest'
import { DARK, LIGHT, type Theme } from '../../../src/core/picture/theme'
import { contrast, SHAPE, TEXT } from '../../contrast'

type Pair = readonly [what: string, on: string]

/** What is read: charges, letters, numbers. */
const texts = (theme: Theme): Record<string, Pair> => ({
  'charge of the robot': [theme.onRobot, theme.robot],
  'charge of a battery': [theme.onBattery, theme.battery],
  'charge of an empty battery': [theme.onEmpty, theme.empty],
  label: [theme.label, theme.cell],
  coordinate: [theme.coordinate, theme.background],
  start: [theme.onMark, theme.start],
  goal: [theme.onMark, theme.goal],
  ...each('letter of teleporter', theme.teleporters, theme.onTeleporter),
  ...each('number of person', theme.people, theme.onMark),
  wall: [theme.wall, theme.cell],
})

/** What is told apart by its shape. */
const shapes = (theme: Theme): Record<string, Pair> => ({
  robot: [theme.robot, theme.cell],
  battery: [theme.battery, theme.cell],
  'outline of an empty battery': [theme.onEmpty, theme.cell],
  'edge of a pit': [theme.pitEdge, theme.cell],
  highlight: [theme.highlight, theme.cell],
  ...each('teleporter', theme.teleporters, theme.cell),
  ...each('person', theme.people, theme.cell),
  ...each('trail', theme.trail, theme.cell),
  ...each('trail of battery', theme.batteryTrails, theme.cell),
})

function each(what: string, colours: readonly string[], other: string): Record<string, Pair> {
  return Object.fromEntries(
    colours.map((colour, index) => [`${what} ${index + 1}`, [colour, other] as const]),
  )
}

/** Those that are too faint, with what they have. */
function faint(pairs: Record<string, Pair>, least: number): string[] {
  return Object.entries(pairs)
    .map(([what, [one, other]]) => ({ what, is: contrast(one, other) }))
    .filter(({ is }) => is < least)
    .map(({ what, is }) => `${what}: ${is.toFixed(2)}`)
}

it('is measured as it should be', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(faint({ grey: ['#777777', '#ffffff'] }, TEXT)).toEqual(['grey: 4.48'])
})

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('on a %s board', (_, theme) => {
  it('every text can be read, and walls as well as texts', () => {
    expect(faint(texts(theme), TEXT)).toEqual([])
  })

  it('every shape stands out from its cell', () => {
    expect(faint(shapes(theme), SHAPE)).toEqual([])
  })
})
