/** A small sample of `npm run fuzz -- soak`: what the page holds on to does not grow from round to round. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { soak } from '../../scripts/soak/soak'
import { leftOver } from '../../scripts/soak/usage'
import { startWebEdition, type WebEdition } from '../../scripts/web-edition'

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

it('leaves no worker, listener or process behind, and hardly any memory', async () => {
  const plan = { edits: 160, solves: 8, cancels: 8, rounds: 4, seed: 1 }
  const { usages, steps } = await soak(edition, plan)
  expect(steps).toBeGreaterThan(40)
  const [, before, , after] = usages
  expect(after.workers).toBe(1)
  // What a process has in memory and on disk settles only in a long run.
  const settled = { ...after, resident: before.resident, handles: before.handles }
  expect(leftOver(before, settled)).toEqual([])
})
