import { describe, expect, test } from 'vitest'
import { ALL_DIRECTIONS, neighbour, OFF_BOARD } from '../../../src/core/grid/direction'
import { cellCount, type Size } from '../../../src/core/grid/size'
import {
  HALF_TURN,
  IDENTITY,
  inverse,
  MIRROR_LEFT_RIGHT,
  MIRROR_TOP_BOTTOM,
  SYMMETRIES,
  transformCell,
  transformMoves,
  transformSize,
  TRANSPOSE,
  TRANSPOSE_OTHER_DIAGONAL,
  TURN_LEFT,
  TURN_RIGHT,
  type Symmetry,
} from '../../../src/core/grid/symmetry'
import { always } from '../../property'
import { sizes } from '../boards'

/** Where each cell of a board comes to lie. */
function images(size: Size, ...symmetries: Symmetry[]): number[] {
  return Array.from({ length: cellCount(size) }, (_, start) => {
    let [cell, current] = [start, size]
    for (const symmetry of symmetries) {
      cell = transformCell(current, cell, symmetry)
      current = transformSize(current, symmetry)
    }
    return cell
  })
}

describe('symmetries', () => {
  // A board of 2 × 3 and the place of its cells 0 to 5 afterwards.
  test.each([
    ['identity', IDENTITY, [0, 1, 2, 3, 4, 5]],
    ['mirror left and right', MIRROR_LEFT_RIGHT, [1, 0, 3, 2, 5, 4]],
    ['mirror top and bottom', MIRROR_TOP_BOTTOM, [4, 5, 2, 3, 0, 1]],
    ['half turn', HALF_TURN, [5, 4, 3, 2, 1, 0]],
    ['transpose', TRANSPOSE, [0, 3, 1, 4, 2, 5]],
    ['turn left', TURN_LEFT, [3, 0, 4, 1, 5, 2]],
    ['turn right', TURN_RIGHT, [2, 5, 1, 4, 0, 3]],
    ['transpose on the other diagonal', TRANSPOSE_OTHER_DIAGONAL, [5, 2, 4, 1, 3, 0]],
  ])('%s', (_, symmetry, expected) => {
    expect(images({ width: 2, height: 3 }, symmetry)).toEqual(expected)
  })

  test('each puts the cells in another order, and each on a cell of its own', () => {
    const size = { width: 3, height: 3 }
    const orders = SYMMETRIES.map((symmetry) => images(size, symmetry))
    expect(new Set(orders.map(String)).size).toBe(8)
    for (const order of orders) expect(new Set(order).size).toBe(9)
  })

  test('two after another are one again', () => {
    const size = { width: 3, height: 4 }
    const single = SYMMETRIES.map((symmetry) => String(images(size, symmetry)))
    for (const a of SYMMETRIES) {
      for (const b of SYMMETRIES) expect(single).toContain(String(images(size, a, b)))
    }
  })

  test('the inverse undoes it', () => {
    always(sizes, (size) => {
      const untouched = images(size)
      for (const symmetry of SYMMETRIES) {
        expect(images(size, symmetry, inverse(symmetry))).toEqual(untouched)
        expect(inverse(inverse(symmetry))).toBe(symmetry)
      }
    })
  })

  test('moves turn with the board', () => {
    always(
      sizes,
      (size) => {
        for (const symmetry of SYMMETRIES) {
          const turned = transformSize(size, symmetry)
          for (const direction of ALL_DIRECTIONS) {
            const letter = transformMoves(direction.letter, symmetry)
            const turnedDirection = ALL_DIRECTIONS.find((one) => one.letter === letter)!
            for (let cell = 0; cell < cellCount(size); cell++) {
              const ahead = neighbour(size, cell, direction)
              const expected = ahead === OFF_BOARD ? ahead : transformCell(size, ahead, symmetry)
              const from = transformCell(size, cell, symmetry)
              expect(neighbour(turned, from, turnedDirection)).toBe(expected)
            }
          }
        }
      },
      30,
    )
  })

  test('letters that are no direction stay', () => {
    expect(transformMoves('utx', MIRROR_TOP_BOTTOM)).toBe('dtx')
  })
})
