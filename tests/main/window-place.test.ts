import type { Rectangle } from 'electron'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onScreen, SMALLEST, USUAL, type WindowPlace } from '../../src/main/window-place'

const LEFT = { x: 0, y: 0, width: 1920, height: 1040 }
const RIGHT = { x: 1920, y: -200, width: 2560, height: 1400 }

const place = (x: number, y: number, width: number, height: number): WindowPlace => ({
  x,
  y,
  width,
  height,
  maximized: false,
})

describe('the place of the window', () => {
  it('stays where it was if that is on a display', () => {
    expect(onScreen(place(2000, 100, 1000, 700), [LEFT, RIGHT])).toEqual({
      x: 2000,
      y: 100,
      width: 1000,
      height: 700,
    })
  })

  it('is the middle of the first display if there was none, or its display is gone', () => {
    const middle = { x: 320, y: 120, width: 1280, height: 800 }
    expect(onScreen(USUAL, [LEFT, RIGHT])).toEqual(middle)
    expect(onScreen(place(5000, 5000, 1280, 800), [LEFT])).toEqual(middle)
  })

  it('always lies wholly on one display, and is never too small for it', () => {
    const number = fc.integer({ min: -5000, max: 5000 })
    const size = fc.integer({ min: 1, max: 5000 })
    const inside = (inner: Rectangle, outer: Rectangle): boolean =>
      inner.x >= outer.x &&
      inner.y >= outer.y &&
      inner.x + inner.width <= outer.x + outer.width &&
      inner.y + inner.height <= outer.y + outer.height
    fc.assert(
      fc.property(number, number, size, size, (x, y, width, height) => {
        const shown = onScreen(place(x, y, width, height), [LEFT, RIGHT])
        const fits = shown.width >= SMALLEST.width && shown.height >= SMALLEST.height
        return fits && [LEFT, RIGHT].some((display) => inside(shown, display))
      }),
      { seed: 1 },
    )
  })
})
