/** Plates find places where they cover nothing, as geometry. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlap, placePlates, type Label, type Plate } from '../../../src/renderer/canvas/plates'
import { always } from '../../property'

const PANE = { left: 0, top: 0, width: 400, height: 300 }
const widthOf = (words: string): number => 0.6 * words.length

const lay = (labels: readonly Label[], taken: readonly Plate[] = []) =>
  placePlates(labels, PANE, 1, taken, widthOf)

const point = fc.record({
  x: fc.integer({ min: -20, max: 420 }),
  y: fc.integer({ min: -20, max: 320 }),
})
const labels = fc.array(
  fc.record({
    words: fc.constantFrom('1 → 0', '2, 4 …', '2 → 0, 2 … 40'),
    spots: fc.array(point, { minLength: 1, maxLength: 7 }),
  }),
  { maxLength: 30 },
)
const bodies = fc.array(
  point.map((middle) => ({ ...middle, width: 30, height: 30 })),
  { maxLength: 10 },
)

describe('plates', () => {
  it('cover neither each other nor what is taken, and stay inside', () => {
    always(fc.tuple(labels, bodies), ([labels, taken]) => {
      const { plates } = lay(labels, taken)
      plates.forEach((plate, index) => {
        const others = [...plates.slice(index + 1), ...taken]
        expect(others.filter((other) => overlap(plate, other))).toEqual([])
        expect(plate.x - plate.width / 2).toBeGreaterThanOrEqual(0)
        expect(plate.x + plate.width / 2).toBeLessThanOrEqual(400)
        expect(plate.y - plate.height / 2).toBeGreaterThanOrEqual(0)
        expect(plate.y + plate.height / 2).toBeLessThanOrEqual(300)
      })
    })
  })

  it('are as large as they can be, and only then as small as they must be', () => {
    const beside = (distance: number) =>
      lay([100, 100 + distance].map((x) => ({ words: '1 → 2', spots: [{ x, y: 50 }] })))
    expect(beside(60)).toMatchObject({ size: 12, plates: { length: 2 } })
    expect(beside(40)).toMatchObject({ size: 9, plates: { length: 2 } })
    expect(beside(20)).toMatchObject({ size: 9, plates: { length: 1 } })
  })

  it('go elsewhere rather than to become smaller', () => {
    const spot = { x: 100, y: 50 }
    const both = [
      { words: '1 → 2', spots: [spot] },
      { words: '3 → 4', spots: [spot, { x: 100, y: 80 }] },
    ]
    expect(lay(both)).toMatchObject({ size: 12, plates: [spot, { x: 100, y: 80 }] })
  })
})
