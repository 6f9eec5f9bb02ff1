/** A rally in the web edition: open, solve, scrub, step; and what is shown is what the rules say. */
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startWebEdition,
  upload,
  withoutFilePickers,
  type WebEdition,
} from '../../scripts/web-edition'
import type { RallyFilm } from '../../src/core/rally/rules'
import { compareCharges, CONTEST_RALLIES, filmOf } from './charges'
import { frameOf, narrated, said, solved } from './look'

const EXAMPLES = 'resources/examples'

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

async function openSolved(path: string): Promise<{ page: Page; film: RallyFilm }> {
  const content = readFileSync(path, 'utf8')
  const page = await edition.open({}, withoutFilePickers)
  await upload(page, { name: basename(path), content })
  await page.keyboard.press('Control+Enter')
  await solved(page)
  return { page, film: filmOf(content) }
}

describe('a rally of our own', () => {
  it('shows at ten places the charges that the rules say', async () => {
    const { page, film } = await openSolved(`${EXAMPLES}/rally-09-dozen.txt`)
    await compareCharges(page, film)
    expect(await said(page, 'verdict')).toBe(`Solved with ${film.length} moves.`)
    await page.context().close()
  })

  it('steps, jumps from swap to swap, and keeps the list of steps in sync', async () => {
    const { page, film } = await openSolved(`${EXAMPLES}/rally-09-dozen.txt`)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    expect(await frameOf(page)).toBe(1)
    expect(await said(page, 'step')).toContain(`Move 1 of ${film.length}`)

    await page.keyboard.press('Shift+ArrowRight')
    const frame = await frameOf(page)
    expect(film.frame(frame).event?.swap).toBeDefined()
    expect(await narrated(page)).toMatch(/drops \d+, takes \d+/)
    const steps = page.getByRole('listbox', { name: 'Steps' })
    const step = steps.getByRole('option', { selected: true })
    expect(await step.innerText()).toContain('drop charge')

    await page.keyboard.press('End')
    expect(await frameOf(page)).toBe(film.length)
    await steps.getByRole('option').first().click()
    expect(await frameOf(page)).toBeLessThan(film.length)
    await page.keyboard.press('Home')
    expect(await frameOf(page)).toBe(0)
    await page.context().close()
  })

  it('plays by itself and stops at the end', async () => {
    const { page, film } = await openSolved(`${EXAMPLES}/rally-02-there-and-back.txt`)
    await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: '16×' })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.locator(`.now[data-frame="${film.length}"]`).waitFor()
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await page.context().close()
  })

  it('is saved byte for byte as it was opened', async () => {
    const content = readFileSync(`${EXAMPLES}/rally-04-crossroads.txt`)
    const page = await edition.open({}, withoutFilePickers)
    await upload(page, { name: 'crossroads.txt', content })
    const download = page.waitForEvent('download')
    await page.keyboard.press('Control+s')
    const saved = await download
    expect(saved.suggestedFilename()).toBe('crossroads.txt')
    expect(readFileSync(await saved.path())).toEqual(content)
    await page.context().close()
  })
})

describe.skipIf(!existsSync(CONTEST_RALLIES))(
  `rallies of the contest (from ${CONTEST_RALLIES})`,
  () => {
    it('show at ten places the charges that the rules say', async () => {
      const { page, film } = await openSolved(`${CONTEST_RALLIES}/stromrallye2.txt`)
      await compareCharges(page, film)
      await page.context().close()
    })

    it('say why there is no solution', async () => {
      const content = readFileSync(`${CONTEST_RALLIES}/stromrallye5.txt`)
      const page = await edition.open({}, withoutFilePickers)
      await upload(page, { name: 'stromrallye5.txt', content })
      await page.keyboard.press('Control+Enter')
      await page.getByText('Colour the board like a chessboard').first().waitFor()
      await page.getByText('The cells are lit up on the board.').waitFor()
      await page.context().close()
    })
  },
)
