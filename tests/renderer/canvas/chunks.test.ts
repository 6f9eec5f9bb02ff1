import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generate } from '../../../src/core/mazes/generators/pair'
import { wallLines } from '../../../src/core/picture/mazes'
import { CELL } from '../../../src/core/picture/shape'
import {
  cellsOf,
  chunkCells,
  chunksOf,
  pixelOf,
  pixelsOf,
} from '../../../src/renderer/canvas/chunks'

const scales = fc.double({ min: 0.01, max: 6, noNaN: true })

describe('chunks', () => {
  test('are 160 to 320 pixels wide, or one cell', () => {
    fc.assert(
      fc.property(scales, (scale) => {
        const cells = chunkCells(scale)
        const pixels = cells * CELL * scale
        expect(Number.isInteger(Math.log2(cells))).toBe(true)
        expect(pixels).toBeGreaterThanOrEqual(159.99)
        if (cells > 1) expect(pixels).toBeLessThanOrEqual(320.01)
      }),
      { seed: 12 },
    )
  })

  test('hold each visible cell once', () => {
    const size = { width: 37, height: 21 }
    const seen = { left: 5, top: 3, right: 30, bottom: 21 }
    const counts = new Map<number, number>()
    const chunks = chunksOf(seen, 8)
    for (let row = chunks.top; row < chunks.bottom; row++) {
      for (let column = chunks.left; column < chunks.right; column++) {
        const { left, top, right, bottom } = cellsOf(column, row, 8, size)
        for (let y = top; y < bottom; y++) {
          for (let x = left; x < right; x++) {
            counts.set(y * 37 + x, (counts.get(y * 37 + x) ?? 0) + 1)
          }
        }
      }
    }
    for (let y = seen.top; y < seen.bottom; y++) {
      for (let x = seen.left; x < seen.right; x++) expect(counts.get(y * 37 + x)).toBe(1)
    }
    expect(Math.max(...counts.values())).toBe(1)
  })

  test('meet without a gap, and reach over the border of the board', () => {
    fc.assert(
      fc.property(scales, (scale) => {
        const size = { width: 100, height: 100 }
        const first = pixelsOf(cellsOf(0, 0, 8, size), scale, size)
        const second = pixelsOf(cellsOf(1, 0, 8, size), scale, size)
        expect(second.left).toBe(first.right)
        expect(first.left).toBeLessThan(0)
        const last = pixelsOf(cellsOf(12, 12, 8, size), scale, size)
        expect(last.right).toBeGreaterThan(pixelOf(100, scale))
      }),
      { seed: 13 },
    )
  })
})

describe('walls of a range', () => {
  test('together are the walls of the maze', () => {
    const board = generate({ width: 23, height: 17, loops: 0.2, pits: 0, seed: 3 })
    const [maze] = board.mazes
    const pieces = new Set<string>()
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) {
        addPieces(pieces, wallLines(board, maze, cellsOf(column, row, 8, board)))
      }
    }
    const whole = new Set<string>()
    addPieces(whole, wallLines(board, maze))
    expect([...pieces].sort()).toEqual([...whole].sort())
    const walls = [...maze.right, ...maze.below].reduce((sum, wall) => sum + wall, 0)
    expect(whole.size).toBe(walls + 2 * 23 + 2 * 17)
  })
})

/** Cuts lines into pieces of one cell. */
function addPieces(pieces: Set<string>, lines: number[][]): void {
  for (const [x0, y0, x1, y1] of lines) {
    const [dx, dy] = [Math.sign(x1 - x0) * CELL, Math.sign(y1 - y0) * CELL]
    for (let x = x0, y = y0; x < x1 || y < y1; x += dx, y += dy) {
      pieces.add(`${x},${y} ${dx === 0 ? 'down' : 'right'}`)
    }
  }
}
