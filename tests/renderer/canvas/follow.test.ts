/** Following whoever moves: in sight where that is possible, and still where it is not needed. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CELL } from '../../../src/core/picture/shape'
import {
  fitted,
  limited,
  MARGIN,
  RULER,
  type Box,
  type Camera,
} from '../../../src/renderer/canvas/camera'
import { between, followed, isLeap, type Following } from '../../../src/renderer/canvas/follow'

const box: Box = { left: 0, top: 0, width: 800, height: 500 }
const size = { width: 120, height: 90 }
const HOW = fc.constantFrom<Following>('evenly', 'in-leaps')
const cameras = fc.record({
  x: fc.double({ min: 0, max: size.width * CELL, noNaN: true }),
  y: fc.double({ min: 0, max: size.height * CELL, noNaN: true }),
  zoom: fc.double({ min: 0.3, max: 3, noNaN: true }),
})
const places = fc.record({
  x: fc.double({ min: 0, max: size.width - 1, noNaN: true }),
  y: fc.double({ min: 0, max: size.height - 1, noNaN: true }),
})

type Place = { x: number; y: number }

/** Where the middle of a place is in the pane, from its middle, in parts of half the pane. */
function offset(camera: Camera, { x, y }: Place): Place {
  const part = (place: number, at: number, pixels: number): number =>
    ((place + 0.5) * CELL - at) / (pixels / camera.zoom / 2)
  return { x: part(x, camera.x, box.width), y: part(y, camera.y, box.height) }
}

const isSeen = (camera: Camera, place: Place): boolean => {
  const { x, y } = offset(camera, place)
  return Math.abs(x) <= 1 + 1e-9 && Math.abs(y) <= 1 + 1e-9
}

describe('one who moves', () => {
  test('is always in sight, and nothing beyond the edge is for its sake', () => {
    fc.assert(
      fc.property(cameras, places, HOW, (camera, place, how) => {
        const next = followed(camera, box, size, [place], how)
        expect(isSeen(next, place)).toBe(true)
        expect(next.zoom).toBe(camera.zoom)
        if (next.x !== camera.x) {
          const half = box.width / camera.zoom / 2
          expect(next.x - half).toBeGreaterThanOrEqual(-RULER / camera.zoom - 1e-6)
          const right = size.width * CELL + MARGIN / camera.zoom
          expect(next.x + half).toBeLessThanOrEqual(right + 1e-6)
        }
      }),
      { seed: 31 },
    )
  })

  test('is left alone in the inner part, and followed only once', () => {
    fc.assert(
      fc.property(cameras, places, HOW, (camera, place, how) => {
        const { x, y } = offset(camera, place)
        const next = followed(camera, box, size, [place], how)
        if (Math.abs(x) < 0.6 && Math.abs(y) < 0.6) expect(next).toEqual(camera)
        const again = followed(next, box, size, [place], how)
        expect(again.x).toBeCloseTo(next.x, 6)
        expect(again.y).toBeCloseTo(next.y, 6)
      }),
      { seed: 32 },
    )
  })

  test('step by step the camera moves with it, no further', () => {
    let camera: Camera = { x: 20 * CELL, y: 20 * CELL, zoom: 1 }
    for (let x = 20; x < 60; x += 0.25) {
      const next = followed(camera, box, size, [{ x, y: 20 }], 'evenly')
      expect(next.x - camera.x).toBeGreaterThanOrEqual(0)
      expect(next.x - camera.x).toBeLessThanOrEqual(0.25 * CELL + 1e-9)
      expect(next.y).toBe(camera.y)
      camera = next
    }
    expect(camera.x).toBeGreaterThan(50 * CELL)
  })

  test('in leaps it comes to the middle', () => {
    const camera: Camera = { x: 20 * CELL, y: 20 * CELL, zoom: 1 }
    const next = followed(camera, box, size, [{ x: 40, y: 20 }], 'in-leaps')
    expect(next.x).toBeCloseTo(40.5 * CELL)
  })

  test('who sees all of the board is not moved', () => {
    const small = { width: 9, height: 6 }
    const whole = limited(fitted(small, box, 1), small)
    expect(followed(whole, box, small, [{ x: 8, y: 5 }], 'evenly')).toEqual(whole)
  })
})

describe('two people', () => {
  test('are both in sight if there is room, and else the first is', () => {
    fc.assert(
      fc.property(cameras, places, places, HOW, (camera, first, second, how) => {
        const next = followed(camera, box, size, [first, second], how)
        const fits =
          (Math.abs(first.x - second.x) + 1) * CELL <= box.width / camera.zoom &&
          (Math.abs(first.y - second.y) + 1) * CELL <= box.height / camera.zoom
        expect(isSeen(next, first)).toBe(true)
        if (fits) expect(isSeen(next, second)).toBe(true)
      }),
      { seed: 33 },
    )
  })
})

test('a leap is most of a pane; the way there begins and ends where it should', () => {
  const from: Camera = { x: 1000, y: 1000, zoom: 1 }
  expect(isLeap(from, { ...from, x: 1100 }, box)).toBe(false)
  expect(isLeap(from, { ...from, x: 1400 }, box)).toBe(true)
  expect(isLeap(from, { ...from, y: 1250 }, box)).toBe(true)
  const to = { ...from, x: 1400 }
  expect([0, 0.5, 1].map((part) => between(from, to, part).x)).toEqual([1000, 1200, 1400])
})
