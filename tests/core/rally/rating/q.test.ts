/** The measure q on the examples of the document that defines it. */
import { describe, expect, it } from 'vitest'
import { measureQ } from '../../../../src/core/rally/rating/q'
import { board } from './boards'

describe('the measure q', () => {
  it('gives what the document gives', () => {
    expect(measureQ(board('11 2,4,44 5 1,1,1 2,1,4 3,3,14 4,1,4 5,2,2'))).toBe(150)
    expect(measureQ(board('11 9,5,28 8 1,2,22 1,5,3 2,2,3 2,3,4 3,2,1 3,5,6 4,2,1 5,2,1'))).toBe(
      357,
    )
    const third =
      '26 10,5,68 10 1,9,10 1,11,2 2,7,4 2,9,5 2,12,2 3,10,2 7,11,20 10,6,8 11,11,8 14,9,12'
    expect(measureQ(board(third))).toBe(244)
  })

  it('is 1 for the plainest board, and takes the root of the area where a board is no square', () => {
    expect(measureQ(board('3 2,2,1 0'))).toBe(1)
    expect(measureQ(board('9,4 1,1,6 0'))).toBe(3)
  })
})
