/** Works for a long time on one page, and tells what it held on to after each round. */
import type { Page } from 'playwright-core'
import { Random } from '../../src/core/random'
import { withoutFilePickers, withoutLiveVerdict, type WebEdition } from '../web-edition'
import { round, type Plan } from './round'
import { meterOf, type Usage } from './usage'

export interface Soak extends Plan {
  readonly rounds: number
  readonly seed: number
}

export interface Soaked {
  /** After each round. */
  readonly usages: readonly Usage[]
  /** The steps in all histories: how many edits have changed something and stayed. */
  readonly steps: number
}

export async function soak(
  edition: WebEdition,
  { rounds, seed, edits, solves, cancels }: Soak,
  tell: (round: number, usage: Usage) => void = () => undefined,
): Promise<Soaked> {
  const page = await edition.open({ viewport: { width: 900, height: 600 } }, async (page) => {
    await withoutFilePickers(page)
    await withoutLiveVerdict(page)
  })
  const meter = await meterOf(page)
  const random = new Random(seed)
  const share = (all: number, index: number): number =>
    Math.floor((all * (index + 1)) / rounds) - Math.floor((all * index) / rounds)
  const usages: Usage[] = []
  let steps = 0
  for (let index = 0; index < rounds; index++) {
    const [some, searches, given] = [edits, solves, cancels].map((all) => share(all, index))
    steps += await round(page, { edits: some, solves: searches, cancels: given }, random)
    await workersEnded(page)
    usages.push(await meter())
    tell(index + 1, usages[index])
  }
  await page.context().close()
  return { usages, steps }
}

/** Browsers take a moment to end a worker; one stands by for the next search. */
async function workersEnded(page: Page): Promise<void> {
  for (let time = 0; page.workers().length > 1 && time < 100; time++) {
    await page.waitForTimeout(50)
  }
}
