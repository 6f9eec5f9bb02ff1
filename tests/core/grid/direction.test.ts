import { describe, expect, test } from 'vitest'
import { ALL_DIRECTIONS, neighbour, OFF_BOARD } from '../../../src/core/grid/direction'
import { cellAt, cellCount, contains, xOf, yOf } from '../../../src/core/grid/size'
import { always } from '../../property'
import { sizes } from '../boards'

const byLetter = (letter: string) => ALL_DIRECTIONS.find((one) => one.letter === letter)!

describe('directions', () => {
  // The cells of a 3 × 3 board around its centre, 4, as they lie on a number pad.
  test.each([
    ['7', 0],
    ['u', 1],
    ['9', 2],
    ['l', 3],
    ['r', 5],
    ['1', 6],
    ['d', 7],
    ['3', 8],
  ])('%s leads from the centre to cell %i', (letter, cell) => {
    expect(neighbour({ width: 3, height: 3 }, 4, byLetter(letter))).toBe(cell)
  })

  test('every letter stands for one direction', () => {
    expect(new Set(ALL_DIRECTIONS.map(({ letter }) => letter)).size).toBe(8)
  })

  test('a step off the board has no neighbour, any other one just a step away', () => {
    always(sizes, (size) => {
      for (let cell = 0; cell < cellCount(size); cell++) {
        for (const direction of ALL_DIRECTIONS) {
          const [x, y] = [xOf(size, cell) + direction.dx, yOf(size, cell) + direction.dy]
          const expected = contains(size, x, y) ? cellAt(size, x, y) : OFF_BOARD
          expect(neighbour(size, cell, direction)).toBe(expected)
        }
      }
    })
  })
})
