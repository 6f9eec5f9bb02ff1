/**
 * How quickly the window answers, on the web edition in Chromium: from the key that cancels a search to its end on the
 * screen, and from a move of the slider to the words of the new frame, on a pair of mazes with thousands of moves.
 */
import type { Page } from 'playwright-core'
import { generate } from '../../src/core/mazes/generators/pair'
import { write } from '../../src/core/mazes/write'
import { startWebEdition, upload, withoutFilePickers } from '../web-edition'
import { report, type BenchOptions, type Row } from './report'

const RUNS = 20

export async function bench(options: BenchOptions): Promise<void> {
  const edition = await startWebEdition()
  try {
    const page = await edition.open({}, withoutFilePickers)
    const board = generate({ width: 101, height: 101, seed: 7, loops: 0, pits: 0 })
    await upload(page, { name: 'large.txt', content: write(board) })
    const cancelled = await repeat(() => cancel(page))
    await page.keyboard.press('Control+Enter')
    await page.locator('.solve-state[data-status="done"]').waitFor()
    const scrubbed = await repeat((run) => scrub(page, (run + 1) / (RUNS + 1)))
    report(
      'Window',
      [row('cancel a search', cancelled), row('scrub to any move', scrubbed)],
      options,
    )
  } finally {
    await edition.close()
  }
}

async function repeat(measure: (run: number) => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await measure(run))
  return times.toSorted((a, b) => a - b)
}

function row(what: string, times: readonly number[]): Row {
  const at = (part: number): string => times[Math.floor(part * (times.length - 1))].toFixed(1)
  return { what, runs: times.length, 'median ms': at(0.5), 'slowest ms': at(1) }
}

/** Presses Escape in the middle of a search; the page itself measures until the panel says that it is over. */
async function cancel(page: Page): Promise<number> {
  await page.keyboard.press('Control+Enter')
  await page.locator('.solve-state[data-status="running"]').waitFor()
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const panel = document.querySelector('.solve-state')!.parentElement!
        const started = performance.now()
        new MutationObserver((_, watcher) => {
          if (panel.querySelector('[data-status="running"]')) return
          watcher.disconnect()
          done(performance.now() - started)
        }).observe(panel, { subtree: true, childList: true, attributes: true })
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      }),
  )
}

async function scrub(page: Page, part: number): Promise<number> {
  return page.evaluate(
    (part) =>
      new Promise<number>((done) => {
        const slider = document.querySelector<HTMLInputElement>('input[type="range"]')!
        const started = performance.now()
        slider.value = String(Math.round(part * Number(slider.max)))
        slider.dispatchEvent(new Event('input', { bubbles: true }))
        // Two frames on, the canvas has drawn what the slider asked for.
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - started)))
      }),
    part,
  )
}
