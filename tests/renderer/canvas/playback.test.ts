import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generate } from '../../../src/core/mazes/generators/pair'
import { play as playMazes } from '../../../src/core/mazes/rules'
import { LIGHT } from '../../../src/core/picture/theme'
import { mazesWay, rallyWay } from '../../../src/core/picture/way'
import { emptyBoard } from '../../../src/core/rally/board'
import { reverseBoard } from '../../../src/core/rally/generators/reverse'
import { play as playRally } from '../../../src/core/rally/rules'
import { Random } from '../../../src/core/random'
import { poseAt } from '../../../src/renderer/canvas/pose'
import { ticks, withOne } from '../../../src/renderer/canvas/ruler'
import { Trail } from '../../../src/renderer/canvas/trail'

const { board, moves } = reverseBoard(new Random(4), {
  width: 12,
  height: 9,
  batteries: 20,
  wander: 0.3,
})
const mazes = generate({ width: 12, height: 9, loops: 0.3, pits: 0.2, seed: 8 })
const random = new Random(5)
const walk = Array.from({ length: 300 }, () => random.pick(['u', 'd', 'l', 'r'])).join('')

describe('a way', () => {
  test('is where the frames of a rally are', () => {
    const film = playRally(board, moves)
    const way = rallyWay(board, moves)
    expect(way.length).toBe(film.length)
    for (let index = 0; index <= film.length; index++) {
      expect(way.to[index]).toBe(film.frame(index).state.cell)
    }
  })

  test('is where the frames of both mazes are, and falls enter a pit', () => {
    const film = playMazes(mazes, walk)
    let falls = 0
    for (const who of [0, 1]) {
      const way = mazesWay(mazes, who, walk)
      for (let index = 1; index <= film.length; index++) {
        const { state, event } = film.frame(index)
        expect(way.to[index]).toBe(state.cells[who])
        const fell = event!.happened[who] === 'fell'
        expect(way.entered[index] !== way.to[index]).toBe(fell)
        if (fell) expect(mazes.mazes[who].pits).toContain(way.entered[index])
        falls += Number(fell)
      }
    }
    expect(falls).toBeGreaterThan(0)
  })

  test('ends at a move that can not be made', () => {
    expect(rallyWay({ ...emptyBoard(3, 3), robot: { cell: 0, charge: 1 } }, 'rrd').length).toBe(1)
  })
})

describe('a trail', () => {
  test('looks the same however a frame is reached', () => {
    const way = rallyWay(board, moves)
    const scrubbed = new Trail(board, way, LIGHT)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: way.length }), (frame) => {
        scrubbed.setFrame(frame)
        const fresh = new Trail(board, way, LIGHT)
        fresh.setFrame(frame)
        expect(scrubbed.looks).toEqual(fresh.looks)
      }),
      { seed: 14 },
    )
  })

  test('touches the cells passed, and no others', () => {
    const way = rallyWay(board, moves)
    const trail = new Trail(board, way, LIGHT)
    trail.setFrame(30)
    const passed = new Set(way.to.slice(0, 31))
    trail.looks.forEach((look, cell) => expect(look >= 0).toBe(passed.has(cell)))
  })
})

describe('a pose', () => {
  const size = { width: 5, height: 5 }

  test('goes evenly from cell to cell', () => {
    const way = rallyWay({ ...emptyBoard(5, 5), robot: { cell: 0, charge: 9 } }, 'rd')
    expect(poseAt(size, way, 'rd', 0.25)).toEqual({ x: 0.25, y: 0, presence: 1 })
    expect(poseAt(size, way, 'rd', 1)).toEqual({ x: 1, y: 0, presence: 1 })
    expect(poseAt(size, way, 'rd', 1.5)).toEqual({ x: 1, y: 0.5, presence: 1 })
    expect(poseAt(size, way, 'rd', 2)).toEqual({ x: 1, y: 1, presence: 1 })
  })

  test('vanishes on a teleporter and appears on its partner', () => {
    const teleporters = [[1, 18] as const]
    const way = rallyWay({ ...emptyBoard(5, 5), robot: { cell: 0, charge: 9 }, teleporters }, 'rt')
    expect(poseAt(size, way, 'rt', 0.25)).toEqual({ x: 0.5, y: 0, presence: 1 })
    expect(poseAt(size, way, 'rt', 0.75).presence).toBe(0)
    expect(poseAt(size, way, 'rt', 0.875)).toEqual({ x: 3, y: 3, presence: 0.5 })
    expect(poseAt(size, way, 'rt', 1.25)).toEqual({ x: 3, y: 3, presence: 0.5 })
    expect(poseAt(size, way, 'rt', 2)).toEqual({ x: 1, y: 0, presence: 1 })
  })

  test('bumps a wall, and stands still on the goal', () => {
    const still = { length: 1, entered: Int32Array.of(6, 6), to: Int32Array.of(6, 6) }
    const bump = poseAt(size, still, 'l', 0.5)
    expect(bump.x).toBeLessThan(1)
    expect(bump.x).toBeGreaterThan(0.8)
    const home = { length: 1, entered: Int32Array.of(24, 24), to: Int32Array.of(24, 24) }
    expect(poseAt(size, home, 'l', 0.5)).toEqual({ x: 4, y: 4, presence: 1 })
  })
})

describe('coordinates along the edge', () => {
  test('are all written where there is room, and round ones where there is not', () => {
    expect(ticks(0, 5, 1, 48, 27)).toEqual([1, 2, 3, 4, 5])
    expect(ticks(0, 12, 1, 6, 27)).toEqual([5, 10])
    // The cursor's own coordinate is always there.
    expect(withOne([5, 10], 4, 4.5)).toEqual([10, 4])
    expect(withOne([5, 10], 5, 4.5)).toEqual([10, 5])
    expect(ticks(0, 12, 0, 6, 27)).toEqual([0, 5, 10])
    expect(ticks(40, 71, 1, 3, 27)).toEqual([50, 60, 70])
  })

  test('never touch each other', () => {
    const cellPixels = fc.double({ min: 0.5, max: 100, noNaN: true })
    fc.assert(
      fc.property(cellPixels, fc.constantFrom(0, 1), (pixels, origin) => {
        const shown = ticks(0, 400, origin, pixels, 27)
        for (let index = 1; index < shown.length; index++) {
          expect((shown[index] - shown[index - 1]) * pixels).toBeGreaterThanOrEqual(27)
        }
      }),
      { seed: 15 },
    )
  })
})
