import { expect, test } from 'vitest'
import { cellAt, cellCount, contains, xOf, yOf } from '../../../src/core/grid/size'
import { always } from '../../property'
import { sizes } from '../boards'

test('cells are numbered row by row from the top left', () => {
  const size = { width: 3, height: 2 }
  const cells = [0, 1].flatMap((y) => [0, 1, 2].map((x) => cellAt(size, x, y)))
  expect(cells).toEqual([0, 1, 2, 3, 4, 5])
  expect(cellCount(size)).toBe(6)
})

test('a cell and its coordinates tell each other', () => {
  always(sizes, (size) => {
    for (let cell = 0; cell < cellCount(size); cell++) {
      const [x, y] = [xOf(size, cell), yOf(size, cell)]
      expect(contains(size, x, y)).toBe(true)
      expect(cellAt(size, x, y)).toBe(cell)
    }
  })
})

test.each([
  [-1, 0],
  [0, -1],
  [3, 0],
  [0, 2],
])('%i,%i is off a board of 3 × 2', (x, y) => {
  expect(contains({ width: 3, height: 2 }, x, y)).toBe(false)
})
