/** An animation that would fill the memory: it ends with a sentence, and before the memory is full. */
import { expect, it, vi } from 'vitest'
import { exported } from '../../../src/core/jobs/export'
import type { Rasteriser } from '../../../src/core/picture/pixels'
import { read } from '../../../src/core/puzzle'

const PIECE = new Uint8Array(64 * 1024 ** 2)
let made = 0

vi.mock('../../../src/core/picture/animation', async (original) => ({
  ...(await original()),
  *animate() {
    for (; ; made++) yield { bytes: PIECE, done: made, all: 1e9 }
  },
}))

it('stops at the largest size', async () => {
  const board = read('3\n1,1,2\n0\n').board!
  const ask = { board, moves: 'rr', format: 'gif', dark: false, trail: 'time' } as const
  const outcome = await exported(
    { ...ask, delay: 200, language: 'en' },
    { loadRasteriser: () => Promise.resolve({} as Rasteriser), report: () => undefined },
  )
  expect(outcome.fault).toMatchObject({ code: 'export-too-large' })
  expect(outcome.fault?.message.values).toEqual({ megabytes: 256 })
  expect(made).toBe(4)
})
