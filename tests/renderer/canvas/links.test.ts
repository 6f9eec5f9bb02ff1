/** The arrows of what reaches what, as geometry. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOf } from '../../../src/renderer/canvas/actors'
import { arcOf, crownOf } from '../../../src/renderer/canvas/links'

const size = { width: 20, height: 15 }
const cells = fc.nat(size.width * size.height - 1)

test('an arrow ends just outside of what it connects', () => {
  fc.assert(
    fc.property(cells, cells, (from, to) => {
      const arc = arcOf(size, { from, to })
      const [start, end] = [placeOf(size, from), placeOf(size, to)]
      for (const [place, tip] of [
        [start, arc.from],
        [end, arc.to],
      ]) {
        const far = Math.hypot(tip.x - place.x, tip.y - place.y)
        expect(far).toBeGreaterThan(0.35)
        expect(far).toBeLessThan(0.5)
      }
    }),
    { seed: 41 },
  )
})

test('there and back are two arrows, on either side of the straight line', () => {
  fc.assert(
    fc.property(cells, cells, (from, to) => {
      fc.pre(from !== to)
      const [a, b] = [placeOf(size, from), placeOf(size, to)]
      const side = (one: number, other: number): number => {
        const { x, y } = crownOf(arcOf(size, { from: one, to: other }))
        return Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x))
      }
      expect(side(from, to)).toBe(-1)
      expect(side(to, from)).toBe(1)
    }),
    { seed: 42 },
  )
})

test('who comes back to the same cell goes round in a loop that stays on the board', () => {
  expect(crownOf(arcOf(size, { from: 25, to: 25 })).y).toBeLessThan(0.5)
  expect(crownOf(arcOf(size, { from: 5, to: 5 })).y).toBeGreaterThan(0.5)
})
