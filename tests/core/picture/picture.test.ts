/** Pictures: everything on the board is drawn where it is, and the SVG says the same as the shapes. */
import { describe, expect, test } from 'vitest'
import { mazesPicture, wallLines } from '../../../src/core/picture/mazes'
import { rallyPicture } from '../../../src/core/picture/rally'
import { CELL, type Picture, type Shape } from '../../../src/core/picture/shape'
import { svg } from '../../../src/core/picture/svg'
import { DARK, LIGHT, type Theme } from '../../../src/core/picture/theme'
import { pairName } from '../../../src/core/rally/pair-name'
import { always } from '../../property'
import { mazesBoards, rallyBoards } from '../boards'

const texts = ({ shapes }: Picture): string[] =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))

const corners = (shape: Shape): number[][] => {
  switch (shape.kind) {
    case 'rect':
      return [
        [shape.x, shape.y],
        [shape.x + shape.width, shape.y + shape.height],
      ]
    case 'circles':
      return pairs(shape.centres)
    case 'lines':
      return shape.lines.flatMap(pairs)
    case 'text':
      return [[shape.x, shape.y]]
  }
}

const pairs = (points: readonly number[]): number[][] =>
  points.flatMap((x, index) => (index % 2 === 0 ? [[x, points[index + 1]]] : []))

const expectInside = (picture: Picture): void => {
  for (const [x, y] of picture.shapes.flatMap(corners)) {
    expect(x >= 0 && x <= picture.width && y >= 0 && y <= picture.height).toBe(true)
  }
}

describe('a rally', () => {
  test('shows every charge, and nothing outside the picture', () => {
    always(
      rallyBoards,
      (board) => {
        const picture = rallyPicture(board, LIGHT)
        const shown = texts(picture)
        for (const { charge } of [board.robot, ...board.batteries])
          expect(shown).toContain(String(charge))
        expectInside(picture)
      },
      60,
    )
  })

  test('names teleporter pairs A to Z, then AA', () => {
    expect([0, 25, 26, 27, 52, 701, 702].map(pairName)).toEqual([
      'A',
      'Z',
      'AA',
      'AB',
      'BA',
      'ZZ',
      'AAA',
    ])
  })
})

const rallyBoard = () =>
  ({
    kind: 'rally',
    width: 5,
    height: 1,
    robot: { cell: 0, charge: 4 },
    batteries: [],
    teleporters: [],
    diagonal: false,
    teleportCost: 1,
    labels: [],
    about: { entries: [], notes: [] },
  }) as const

describe('mazes', () => {
  test('have as much wall as the board says, and the border', () => {
    always(
      mazesBoards,
      (board) => {
        for (const maze of board.mazes) {
          const length = (line: readonly number[]): number =>
            Math.abs(line[2] - line[0]) + Math.abs(line[3] - line[1])
          const drawn = wallLines(board, maze).reduce((sum, line) => sum + length(line), 0)
          const walls = [...maze.right, ...maze.below].reduce((sum, wall) => sum + wall, 0)
          const border = 2 * (board.width + board.height)
          expect(drawn).toBe((walls + border) * CELL)
        }
        expectInside(mazesPicture(board, DARK))
      },
      60,
    )
  })
})

describe('SVG', () => {
  test('has an element for every shape', () => {
    always(
      rallyBoards,
      (board) => {
        const picture = rallyPicture(board, LIGHT)
        const drawn = svg(picture)
        expect(drawn.match(/<(rect|path|text) /g)).toHaveLength(picture.shapes.length)
      },
      40,
    )
  })

  test('never lets a label become markup', () => {
    const label = '<img src=x onerror="alert(1)">&'
    const board = { ...rallyBoard(), labels: [[2, label] as const] }
    const drawn = svg(rallyPicture(board, LIGHT), { title: label })
    expect(drawn).not.toContain('<img')
    expect(drawn).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;')
  })
})

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('the %s theme', (_, theme) => {
  const against: readonly (readonly [keyof Theme, keyof Theme])[] = [
    ['coordinate', 'background'],
    ['wall', 'cell'],
    ['onRobot', 'robot'],
    ['onBattery', 'battery'],
    ['onEmpty', 'empty'],
    ['label', 'cell'],
  ]

  test.each(against)('%s is readable on %s', (text, ground) => {
    expect(contrast(theme[text] as string, theme[ground] as string)).toBeGreaterThanOrEqual(4.5)
  })

  test('the letters of teleporters are readable on each of their colours', () => {
    for (const colour of theme.teleporters) {
      expect(contrast(theme.onTeleporter, colour)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('things stand out from the cells they lie on', () => {
    for (const thing of [
      theme.robot,
      theme.battery,
      theme.pitEdge,
      ...theme.trail,
      ...theme.batteryTrails,
    ]) {
      expect(contrast(thing, theme.cell)).toBeGreaterThanOrEqual(3)
    }
  })
})

/** The contrast of two colours as WCAG 2 defines it. */
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
