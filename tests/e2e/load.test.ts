/** Far more than usual: it stays usable, or says in a sentence why not. Times are guards, generous for a busy machine. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startWebEdition,
  upload,
  withoutFilePickers,
  withoutLiveVerdict,
  type WebEdition,
} from '../../scripts/web-edition'
import { said } from './look'

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

const visit = (): Promise<Page> =>
  edition.open({ viewport: { width: 900, height: 600 } }, async (page) => {
    await withoutFilePickers(page)
    await withoutLiveVerdict(page)
  })

/** 100,000 batteries, every seventh cell of the upper part of the board, with the robot in the corner. */
function crowd(): string {
  const lines = Array.from({ length: 100_000 }, (_, index) => {
    const cell = 7 * index + 11
    return `${(cell % 1000) + 1},${Math.floor(cell / 1000) + 1},${(index % 9) + 1}`
  })
  return `1000\n1,1,50\n100000\n${lines.join('\n')}\n`
}

/** Two mazes of 1000 × 1000 with a wall on the right of every fourth cell, and no way around in the last row. */
function labyrinth(): string {
  const right = Array.from({ length: 999 }, (_, x) => Number(x % 4 === 3)).join(' ')
  const below = '0 '.repeat(999) + '0'
  const maze = `${right}\n`.repeat(1000) + `${below}\n`.repeat(999) + '0\n'
  return `1000 1000\n${maze}${maze}`
}

async function saved(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.keyboard.press('Control+s')
  return readFileSync(await (await download).path(), 'utf8')
}

/** How long something takes, in seconds. */
async function seconds(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return (performance.now() - started) / 1000
}

const FRAMES = 30

/** Moves the view a little in each of some frames. */
async function panned(page: Page): Promise<number> {
  const box = (await page.getByRole('application').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  return seconds(async () => {
    for (let frame = 0; frame < FRAMES; frame++) {
      await page.mouse.wheel(20, 10)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  })
}

const CASES = [
  { name: '100,000 batteries', source: crowd(), tool: 'b', at: '3, 1: battery, charge 3' },
  { name: 'two mazes of 1000 × 1000', source: labyrinth(), tool: 'p', at: 'maze 1 · 2, 0: a pit' },
]

describe.each(CASES)('$name', ({ source, tool, at }) => {
  it('are opened, moved, drawn on, taken back, searched and saved', async () => {
    const page = await visit()
    const times: Record<string, number> = {}
    times.open = await seconds(() => upload(page, { name: 'large.txt', content: source }))
    await page.keyboard.press('Control+1')
    times.pan = await panned(page)
    await page.mouse.move(0, 0)
    await page.getByRole('application').focus()
    times.draw = await seconds(async () => {
      for (const key of [tool, 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
      await expect.poll(() => said(page, 'cursor')).toBe(at)
    })
    times.undo = await seconds(async () => {
      await page.keyboard.press('Control+z')
      await expect.poll(() => said(page, 'cursor')).toMatch(/: free$/)
    })
    times.search = await seconds(async () => {
      await page.keyboard.press('Control+Enter')
      await page.locator('.solve-state:not([data-status="idle"])').waitFor()
    })
    times.cancel = await seconds(async () => {
      await page.keyboard.press('Escape')
      await page.locator('.solve-state:not([data-status="running"])').waitFor()
    })
    expect(await said(page, 'verdict')).toMatch(/^(Cancelled after|Can’t be solved)/)
    times.save = await seconds(async () => expect((await saved(page)) === source).toBe(true))
    for (const [what, time] of Object.entries(times)) expect(time, what).toBeLessThan(60)
    await page.context().close()
  })
})

describe('30 documents', () => {
  it('are open side by side, shown one after the other, and closed', async () => {
    const page = await visit()
    const files = Array.from({ length: 30 }, (_, index) => ({
      name: `board-${index + 1}.txt`,
      content: `20\n1,1,${index + 1}\n1\n3,1,${index + 1}\n`,
    }))
    await upload(page, ...files)
    expect(await page.getByRole('tab').count()).toBe(30)
    await page.getByRole('tab', { selected: true }).focus()
    const time = await seconds(async () => {
      for (let tab = 29; tab >= 1; tab--) {
        await page.keyboard.press('ArrowLeft')
        await page.getByRole('tab', { name: `board-${tab}.txt`, selected: true }).waitFor()
      }
    })
    const first = page.getByRole('tab', { selected: true })
    expect(await first.evaluate((tab) => tab.getBoundingClientRect().left >= 0)).toBe(true)
    expect(time).toBeLessThan(60)
    for (let tab = 0; tab < 30; tab++) await page.keyboard.press('Delete')
    await page.getByRole('heading', { name: 'Which board shall it be?' }).waitFor()
    await page.context().close()
  })
})
