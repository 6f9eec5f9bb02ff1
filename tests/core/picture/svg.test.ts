/** SVG: every shape is an element that says the same, in the same order, with or without a way. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Paint, Picture, Shape } from '../../../src/core/picture/shape'
import { svg } from '../../../src/core/picture/svg'
import { DARK, LIGHT } from '../../../src/core/picture/theme'
import { puzzleOf, type Board } from '../../../src/core/puzzle'
import { always } from '../../property'
import { mazesBoards, moveStrings, rallyBoards } from '../boards'

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string
}

function elementsOf(source: string): Element[] {
  const lines = source.trimEnd().split('\n')
  return lines.slice(1, -1).map((line) => {
    const [, name, attributes, content = ''] =
      /^<(\w+)((?: [\w-]+="[^"]*")*)(?:\/>|>([^<]*)<\/\w+>)$/.exec(line)!
    const pairs = [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)]
    return {
      name,
      attributes: Object.fromEntries(pairs.map(([, key, value]) => [key, value])),
      content,
    }
  })
}

const numbers = (text: string): number[] =>
  Array.from(text.matchAll(/-?[\d.]+/g), ([found]) => Number(found))

const rounded = (values: readonly number[]): number[] =>
  values.map((value) => Math.round(value * 100) / 100)

function paintOf({ attributes }: Element): Paint {
  const { fill, stroke, opacity } = attributes
  const width = attributes['stroke-width']
  const dash = attributes['stroke-dasharray']
  return {
    ...(fill === 'none' ? {} : { fill }),
    ...(stroke === undefined ? {} : { stroke }),
    ...(width === undefined ? {} : { strokeWidth: Number(width) }),
    ...(opacity === undefined ? {} : { opacity: Number(opacity) }),
    ...(dash === undefined ? {} : { dash: numbers(dash) }),
  }
}

function expectSame(shape: Shape, element: Element): void {
  const { fill, stroke, strokeWidth, opacity, dash } = shape
  const paint = Object.entries({ fill, stroke, strokeWidth, opacity, dash })
  expect(paintOf(element)).toEqual(
    Object.fromEntries(paint.filter(([, value]) => value !== undefined)),
  )
  const { name, attributes, content } = element
  const named = (...keys: string[]): number[] => keys.map((key) => Number(attributes[key]))
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, radius } = shape
      expect([name, ...named('x', 'y', 'width', 'height')]).toEqual([
        'rect',
        ...rounded([x, y, width, height]),
      ])
      expect(attributes.rx).toBe(radius === undefined ? undefined : String(radius))
      break
    }
    case 'circles': {
      const starts = Array.from(
        attributes.d.matchAll(/M(-?[\d.]+) (-?[\d.]+)a([\d.]+)/g),
        (found) => [Number(found[1]) + Number(found[3]), Number(found[2]), Number(found[3])],
      )
      const { centres, radius } = shape
      expect(starts.length).toBe(centres.length / 2)
      starts.forEach(([x, y, r], index) => {
        expect(x).toBeCloseTo(centres[2 * index], 1)
        expect(y).toBeCloseTo(centres[2 * index + 1], 1)
        expect(r).toBe(radius)
      })
      break
    }
    case 'lines': {
      const parts = attributes.d.split('M').slice(1)
      expect(parts.map(numbers)).toEqual(shape.lines.map(rounded))
      expect(parts.every((part) => part.endsWith('Z'))).toBe(shape.closed === true)
      break
    }
    case 'text':
      expect([name, ...named('x', 'font-size')]).toEqual([
        'text',
        ...rounded([shape.x]),
        shape.size,
      ])
      expect(Number(attributes.y)).toBeCloseTo(shape.y + 0.365 * shape.size, 1)
      expect(attributes['font-weight']).toBe(shape.bold ? '700' : undefined)
      expect(unescaped(content)).toBe(shape.text)
  }
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

function check(picture: Picture): void {
  const elements = elementsOf(svg(picture))
  expect(elements).toHaveLength(picture.shapes.length)
  picture.shapes.forEach((shape, index) => expectSame(shape, elements[index]))
}

/** Line breaks in a text can't come from a file. */
const boards: fc.Arbitrary<Board> = fc.oneof(rallyBoards, mazesBoards)

describe('says the same as the shapes', () => {
  test('of a board with its way', () => {
    always(
      fc.tuple(boards, moveStrings, fc.boolean()),
      ([board, moves, dark]) => {
        const puzzle = puzzleOf(board)
        for (const style of puzzle.trails)
          check(puzzle.picture(board, dark ? DARK : LIGHT, moves, style))
      },
      80,
    )
  })

  test('of any frame', () => {
    always(
      fc.tuple(boards, moveStrings, fc.nat()),
      ([board, moves, number]) => {
        const reel = puzzleOf(board).reel(board, moves, LIGHT)
        const { width, height } = reel.box
        check({ width, height, shapes: reel.shapes(number % (reel.length + 1), reel.box) })
      },
      80,
    )
  })
})

describe('a frame shows', () => {
  const texts = (shapes: readonly Shape[]): string[] =>
    shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))

  test('the charges of its moment', () => {
    always(
      fc.tuple(rallyBoards, moveStrings),
      ([board, moves]) => {
        const puzzle = puzzleOf(board)
        const reel = puzzle.reel(board, moves, LIGHT)
        const { charge } = puzzle.play(board, moves).end
        expect(texts(reel.shapes(reel.length, reel.box))).toContain(String(charge))
      },
      60,
    )
  })

  test('in a box whatever the whole picture has there', () => {
    always(
      fc.tuple(boards, moveStrings, fc.nat()),
      ([board, moves, number]) => {
        const reel = puzzleOf(board).reel(board, moves, LIGHT)
        const frame = number % (reel.length + 1)
        const box = { ...reel.box, width: reel.box.width / 2, height: reel.box.height / 2 }
        const seen = (shape: Shape): boolean =>
          shape.kind === 'text' && shape.x < box.width && shape.y < box.height
        const key = (shape: Shape): string => JSON.stringify(shape)
        const part = new Set(reel.shapes(frame, box).map(key))
        for (const shape of reel.shapes(frame, reel.box).filter(seen))
          expect(part).toContain(key(shape))
      },
      60,
    )
  })
})
