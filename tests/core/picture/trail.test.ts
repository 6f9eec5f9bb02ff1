/** Trails: every move is seen, in the colour of its style, and a part looks as it does in the whole. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourAt, inkOf } from '../../../src/core/picture/ink'
import { wholeBoard } from '../../../src/core/grid/range'
import { CELL, type LinesShape, type Shape } from '../../../src/core/picture/shape'
import { LIGHT } from '../../../src/core/picture/theme'
import { trailAlong, trailShapes } from '../../../src/core/picture/trail'
import { mazesWay, rallyWay } from '../../../src/core/picture/way'
import { emptyBoard, type RallyBoard } from '../../../src/core/rally/board'
import { always } from '../../property'
import { mazesBoards, moveStrings, rallyBoards } from '../boards'

const rally = (change: Partial<RallyBoard>): RallyBoard => ({ ...emptyBoard(5, 5), ...change })

const linesOf = (shapes: readonly Shape[]): readonly LinesShape[] =>
  shapes.filter((shape) => shape.kind === 'lines')

const drawn = (board: RallyBoard, moves: string, frame?: number): readonly LinesShape[] => {
  const trail = trailAlong(board, rallyWay(board, moves), 'time', LIGHT)
  return linesOf(trailShapes(trail, LIGHT, frame))
}

/** Each line as text, the same in both directions. */
const pairsOf = (shapes: readonly LinesShape[]): string[] =>
  shapes
    .flatMap(({ lines }) => lines)
    .map(([x1, y1, x2, y2]) => [`${x1},${y1}`, `${x2},${y2}`].toSorted().join(' '))

describe('colours', () => {
  const way = rallyWay(
    rally({ robot: { cell: 0, charge: 2 }, batteries: [{ cell: 1, charge: 5 }] }),
    'rdulr',
  )

  test('by time run from the first over the middle to the last', () => {
    const { trail } = LIGHT
    expect([0, 0.5, 1].map((time) => colourAt(trail, time))).toEqual(trail)
    const long = rallyWay(rally({ robot: { cell: 0, charge: 1000 } }), 'rl'.repeat(500))
    const ink = inkOf(long, 'time', LIGHT)
    expect(ink.colours[ink.shade(1)]).toBe(trail[0])
    expect(ink.colours[ink.shade(1000)]).toBe(trail[2])
  })

  test('by battery change where one is taken, and come back with the battery', () => {
    expect([...way.battery]).toEqual([0, 0, 1, 1, 0, 0])
    const ink = inkOf(way, 'battery', LIGHT)
    expect(ink.shade(1)).toBe(ink.shade(4))
    expect(ink.shade(1)).not.toBe(ink.shade(2))
  })
})

describe('what is seen', () => {
  test('steps are solid, teleports dashed', () => {
    const board = rally({ robot: { cell: 0, charge: 9 }, teleporters: [[1, 13]] })
    const shapes = drawn(board, 'rd')
    expect(shapes.filter(({ dash }) => dash).flatMap(({ lines }) => lines)).toEqual([
      [1.5 * CELL, 0.5 * CELL, 3.5 * CELL, 2.5 * CELL],
    ])
    expect(pairsOf(shapes)).toHaveLength(3)
  })

  test('loops are wasted, ways to somewhere are not', () => {
    const wasted = (moves: string): string => {
      const way = rallyWay(rally({ robot: { cell: 12, charge: 99 } }), moves)
      return [...moves].map((move, index) => (way.wasted[index + 1] ? move : '.')).join('')
    }
    expect(wasted('urdl')).toBe('urdl')
    expect(wasted('rlu')).toBe('rl.')
    expect(wasted('uurd')).toBe('....')
    expect(wasted('urrdldrul')).toBe('....ldrul')
    expect(wasted('rdurul')).toBe('.du...')
  })

  test('a line that was gone in vain stays marked until the next swap', () => {
    const board = rally({ robot: { cell: 0, charge: 9 }, batteries: [{ cell: 2, charge: 9 }] })
    expect([...rallyWay(board, 'rlrrlr').wasted]).toEqual([0, 1, 1, 1, 0, 0, 0])
  })

  test('a swap ends a loop: coming back to a battery is a hop', () => {
    const board = rally({ robot: { cell: 0, charge: 9 }, batteries: [{ cell: 1, charge: 9 }] })
    expect([...rallyWay(board, 'rrlrdul').wasted]).toEqual([0, 0, 0, 0, 0, 1, 1, 0])
  })

  test('wasted steps are hollow', () => {
    const board = rally({ robot: { cell: 0, charge: 9 } })
    const strokes = (moves: string): (string | undefined)[] =>
      drawn(board, moves).map(({ stroke }) => stroke)
    expect(strokes('rlr')).toContain(LIGHT.cell)
    expect(strokes('rdl')).not.toContain(LIGHT.cell)
  })

  test('every step and jump up to the frame, and nothing of what follows', () => {
    always(fc.tuple(rallyBoards, moveStrings, fc.nat()), ([board, moves, number]) => {
      const way = rallyWay(board, moves)
      const frame = number % (way.length + 1)
      const at = (cell: number): string =>
        `${((cell % board.width) + 0.5) * CELL},${(Math.floor(cell / board.width) + 0.5) * CELL}`
      const expected = new Set<string>()
      for (let move = 1; move <= frame; move++) {
        const [from, entered, to] = [way.to[move - 1], way.entered[move], way.to[move]]
        if (from !== entered) expected.add([at(from), at(entered)].toSorted().join(' '))
        if (entered !== to) expected.add([at(entered), at(to)].toSorted().join(' '))
      }
      expect(new Set(pairsOf(drawn(board, moves, frame)))).toEqual(expected)
    })
  })

  test('the newest of several over the same cells is on top', () => {
    const board = rally({ robot: { cell: 0, charge: 99 } })
    const shapes = drawn(board, 'rl'.repeat(40))
    expect(pairsOf(shapes.filter(({ stroke }) => stroke !== LIGHT.cell))).toHaveLength(1)
    expect(shapes[0].stroke).toBe(
      inkOf(rallyWay(board, 'rl'.repeat(40)), 'time', LIGHT).colours.at(-1),
    )
  })

  test('a long way stays a few dozen shapes', () => {
    const size = { ...emptyBoard(1000, 14), robot: { cell: 0, charge: 20_000 } }
    const rows = Array.from({ length: 14 }, (_, row) => (row % 2 ? 'l' : 'r').repeat(999) + 'd')
    const moves = rows.join('').slice(0, -1)
    const shapes = drawn(size, moves)
    expect(shapes.length).toBeLessThan(80)
    expect(pairsOf(shapes)).toHaveLength(moves.length)
  })
})

describe('a part shows the lines of the whole that touch it', () => {
  const touches = (cell: { x: number; y: number }, line: readonly number[]): boolean => {
    for (let step = 0; step <= 200; step++) {
      const x = line[0] + ((line[2] - line[0]) * step) / 200 - cell.x * CELL
      const y = line[1] + ((line[3] - line[1]) * step) / 200 - cell.y * CELL
      if (x > -3 && y > -3 && x < CELL + 3 && y < CELL + 3) return true
    }
    return false
  }

  const check = (size: { width: number; height: number }, way: ReturnType<typeof rallyWay>) => {
    const trail = trailAlong(size, way, 'time', LIGHT)
    const whole = linesOf(trailShapes(trail, LIGHT, way.length, wholeBoard(size)))
    for (let y = 0; y < size.height; y++) {
      for (let x = 0; x < size.width; x++) {
        const range = { left: x, top: y, right: x + 1, bottom: y + 1 }
        const part = pairsOf(linesOf(trailShapes(trail, LIGHT, way.length, range)))
        const needed = whole.map((shape) => ({
          ...shape,
          lines: shape.lines.filter((line) => touches({ x, y }, line)),
        }))
        expect(part).toEqual(expect.arrayContaining(pairsOf(needed)))
      }
    }
  }

  test('rally', () => {
    always(
      fc.tuple(rallyBoards, moveStrings),
      ([board, moves]) => check(board, rallyWay(board, moves)),
      60,
    )
  })

  test('mazes', () => {
    always(
      fc.tuple(mazesBoards, moveStrings),
      ([board, moves]) => check(board, mazesWay(board, 1, moves)),
      60,
    )
  })
})
