import { expect, test } from 'vitest'
import { Random } from '../../../src/core/random'
import { reverseBoard } from '../../../src/core/rally/generators/reverse'
import { solve } from '../../../src/core/rally/solver/solve'

const { board } = reverseBoard(new Random(7), {
  width: 14,
  height: 14,
  batteries: 147,
  wander: 0.5,
})

/** From "the graph does not fit" over "no level of a beam fits" to "beams are narrow". */
test.each([20_000, 40_000, 50_000, 60_000, 100_000, 400_000])('ends in %i bytes', (bytes) => {
  const verdict = solve(board, { limits: { bytes, nodes: 60_000 } })
  expect(['solved', 'unknown']).toContain(verdict.status)
})

test('too little memory for the graph is said', () => {
  expect(solve(board, { limits: { bytes: 20_000 } })).toMatchObject({ limit: 'bytes' })
})
