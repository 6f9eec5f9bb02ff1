import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { covers } from '../../../src/core/grid/range'
import { CELL } from '../../../src/core/picture/shape'
import {
  cellBelow,
  fitted,
  framed,
  limited,
  limitZoom,
  panned,
  revealed,
  sightOf,
  visibleCells,
  zoomedAt,
  type Box,
  type Camera,
} from '../../../src/renderer/canvas/camera'
import { paneAt, panesOf } from '../../../src/renderer/canvas/panes'

const SEED = { seed: 11 }
const box: Box = { left: 0, top: 0, width: 1000, height: 700 }

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 1, max: 300 }),
})
const ratios = fc.constantFrom(1, 1.25, 2)
const cameras = fc.record({
  x: fc.double({ min: 0, max: 5000, noNaN: true }),
  y: fc.double({ min: 0, max: 5000, noNaN: true }),
  zoom: fc.double({ min: 0.02, max: 3, noNaN: true }),
})

/** The point of the board below a point of the page. */
const below = (camera: Camera, x: number, y: number): [number, number] => [
  camera.x + (x - box.left - box.width / 2) / camera.zoom,
  camera.y + (y - box.top - box.height / 2) / camera.zoom,
]

const parts = fc
  .record({ left: fc.nat(200), top: fc.nat(200), size: sizes })
  .map(({ left, top, size }) => ({
    left,
    top,
    right: left + size.width,
    bottom: top + size.height,
  }))

describe('the camera', () => {
  test('shows a part of a board whole, wherever it looked before', () => {
    const board = { width: 600, height: 600 }
    fc.assert(
      fc.property(parts, cameras, ratios, (part, camera, ratio) => {
        const seen = (look: Camera): boolean =>
          covers(visibleCells(sightOf(look, box, ratio), board), part)
        expect(seen(framed(part, box, ratio))).toBe(true)
        const look = revealed(camera, part, box, ratio)
        expect(seen(look)).toBe(true)
        expect(look.zoom).toBeLessThanOrEqual(camera.zoom)
      }),
      SEED,
    )
  })

  test('shows a fitted board whole, and never larger than 96 pixels a cell', () => {
    fc.assert(
      fc.property(sizes, ratios, (size, ratio) => {
        const camera = fitted(size, box, ratio)
        const { x, y, scale } = sightOf(camera, box, ratio)
        expect(camera.zoom).toBeLessThanOrEqual(2)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(x + size.width * CELL * scale).toBeLessThanOrEqual(box.width * ratio)
        expect(y + size.height * CELL * scale).toBeLessThanOrEqual(box.height * ratio)
      }),
      SEED,
    )
  })

  test('shows small boards at 96 pixels a cell, and large ones in whole pixels', () => {
    expect(fitted({ width: 3, height: 3 }, box, 1).zoom * CELL).toBe(96)
    expect(fitted({ width: 40, height: 40 }, box, 1).zoom * CELL).toBe(16)
  })

  test('keeps the point below the pointer when it zooms', () => {
    fc.assert(
      fc.property(
        cameras,
        fc.double({ min: 0, max: 1000, noNaN: true }),
        fc.double({ min: 0.02, max: 3, noNaN: true }),
        (camera, at, zoom) => {
          const next = zoomedAt(camera, box, { x: at, y: at }, zoom)
          const [before, after] = [below(camera, at, at), below(next, at, at)]
          expect(after[0]).toBeCloseTo(before[0], 5)
          expect(after[1]).toBeCloseTo(before[1], 5)
        },
      ),
      SEED,
    )
  })

  test('moves with the pointer', () => {
    const camera = { x: 500, y: 400, zoom: 0.5 }
    const [x, y] = below(camera, 300, 300)
    const [movedX, movedY] = below(panned(camera, 40, -25), 340, 275)
    expect([movedX, movedY]).toEqual([x, y])
  })

  test('never loses the board', () => {
    const size = { width: 10, height: 5 }
    expect(limited({ x: -900, y: 9999, zoom: 1 }, size)).toEqual({ x: 0, y: 5 * CELL, zoom: 1 })
    const fit = fitted(size, box, 1).zoom
    expect(limitZoom(0.0001, size, box)).toBeCloseTo(fit / 2)
    expect(limitZoom(100, size, box)).toBeCloseTo(160 / CELL)
  })

  test('sees exactly the cells that a point of the pane can hit', () => {
    fc.assert(
      fc.property(cameras, ratios, sizes, (camera, ratio, size) => {
        const sight = sightOf(camera, box, ratio)
        const seen = visibleCells(sight, size)
        for (const x of [0, 333, 999.9]) {
          for (const y of [0, 250, 699.9]) {
            const cell = cellBelow(sight, size, { x, y }, ratio)
            if (cell === undefined) continue
            const [column, row] = [cell % size.width, Math.floor(cell / size.width)]
            expect(column).toBeGreaterThanOrEqual(seen.left)
            expect(column).toBeLessThan(seen.right)
            expect(row).toBeGreaterThanOrEqual(seen.top)
            expect(row).toBeLessThan(seen.bottom)
          }
        }
      }),
      SEED,
    )
  })
})

describe('the cell below the pointer', () => {
  test('is found in the middle of each cell, and not beside the board', () => {
    const size = { width: 7, height: 4 }
    const sight = sightOf(fitted(size, box, 2), box, 2)
    for (let cell = 0; cell < 28; cell++) {
      const x = (sight.x + ((cell % 7) + 0.5) * CELL * sight.scale) / 2
      const y = (sight.y + (Math.floor(cell / 7) + 0.5) * CELL * sight.scale) / 2
      expect(cellBelow(sight, size, { x, y }, 2)).toBe(cell)
    }
    expect(cellBelow(sight, size, { x: sight.x / 2 - 1, y: 350 }, 2)).toBeUndefined()
  })

  test('belongs to the maze whose pane it is in', () => {
    const size = { width: 10, height: 10 }
    const panes = panesOf({ width: 1001, height: 600 }, size, 2)
    const sights = panes.map((pane) => sightOf(fitted(size, pane, 1), pane, 1))
    expect(panes.map(({ left, width }) => [left, width])).toEqual([
      [0, 500],
      [501, 500],
    ])
    sights.forEach((sight, maze) => {
      const at = { x: sight.x + 3.5 * CELL * sight.scale, y: sight.y + 2.5 * CELL * sight.scale }
      expect(paneAt(panes, at.x, at.y)).toBe(maze)
      expect(cellBelow(sight, size, at, 1)).toBe(23)
      expect(cellBelow(sights[1 - maze], size, at, 1)).toBeUndefined()
    })
  })

  test('finds two mazes one above the other where the room is narrow', () => {
    const panes = panesOf({ width: 400, height: 801 }, { width: 10, height: 10 }, 2)
    expect(panes.map(({ top, height }) => [top, height])).toEqual([
      [0, 400],
      [401, 400],
    ])
  })
})
