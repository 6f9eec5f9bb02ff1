/** What comes back: unsaved boards after a page that did not end well, open files, closed boards, files that change. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  reload,
  startWebEdition,
  withoutFilePickers,
  withoutLiveVerdict,
  type WebEdition,
} from '../../scripts/web-edition'
import { openPut, put, withPickedFile } from '../../scripts/picked-file'

const MINE = '3\n1,1,2\n1\n3,1,2\n'
const THEIRS = '5\n1,1,2\n1\n5,5,2\n'

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

/** The contents of all boards that the browser keeps for the next visit. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('stromwerk')
        opening.onerror = () => reject(new Error('IndexedDB'))
        opening.onsuccess = () => {
          const database = opening.result
          const all = database.transaction('recovery').objectStore('recovery').getAll()
          all.onsuccess = () => {
            database.close()
            resolve((all.result as { content: string }[]).map(({ content }) => content))
          }
        }
      }),
  )
}

async function drawOn(page: Page): Promise<void> {
  await page.getByRole('application').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
}

async function openPicked(): Promise<Page> {
  const page = await edition.open({ viewport: { width: 900, height: 600 } }, async (page) => {
    await withoutLiveVerdict(page)
    await withPickedFile(page)
  })
  await openPut(page, MINE)
  return page
}

const size = (page: Page, width: number) =>
  page.getByRole('application', { name: `${width} × ${width}` })

describe('an unsaved board', () => {
  it('is offered by the next page, comes back as it was, and is forgotten when saved', async () => {
    const page = await edition.open({ viewport: { width: 900, height: 600 } }, withoutFilePickers)
    await drawOn(page)
    await expect.poll(() => kept(page)).toHaveLength(1)
    const [drawn] = await kept(page)
    await reload(page)
    const dialog = page.getByRole('dialog', { name: 'Unsaved boards' })
    await dialog.getByText('1 board was not saved').waitFor()
    expect(await dialog.locator('img').count()).toBe(1)
    await dialog.getByRole('button', { name: 'Bring all back' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'not saved', selected: true }).waitFor()
    expect(await page.getByRole('tab').count()).toBe(1)

    const saving = page.waitForEvent('download')
    await page.keyboard.press('Control+s')
    expect(await readFile(await (await saving).path(), 'utf8')).toBe(drawn)
    await expect.poll(() => kept(page)).toEqual([])
    await page.context().close()
  })

  it('is offered no more once it is discarded', async () => {
    const page = await edition.open({}, withoutFilePickers)
    await drawOn(page)
    await expect.poll(() => kept(page)).toHaveLength(1)
    await reload(page)
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => kept(page)).toEqual([])
    await page.context().close()
  })

  it('comes back when it was closed', async () => {
    const page = await edition.open({}, withoutFilePickers)
    await drawOn(page)
    await page.keyboard.press('Control+Alt+w')
    await page.getByRole('tab').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+Alt+z')
    await page.getByRole('tab', { name: 'not saved', selected: true }).waitFor()
    await page.context().close()
  })
})

describe('settings that are garbage', () => {
  it('are kept aside, which is said once, and the usual ones hold', async () => {
    const page = await edition.open({}, (page) =>
      page.addInitScript(() => {
        if (localStorage['seen'] === 'yes') return
        Object.assign(localStorage, { seen: 'yes', 'stromwerk.settings': '{"language":' })
      }),
    )
    await page.getByText('The settings could not be read').waitFor()
    const aside = await page.evaluate(
      () => localStorage['stromwerk.settings.unreadable'] as unknown,
    )
    expect(aside).toBe('{"language":')
    await reload(page)
    expect(await page.getByText('The settings could not be read').count()).toBe(0)
    await page.context().close()
  })
})

describe('a file', () => {
  it('is open again on the next page', async () => {
    const page = await openPicked()
    await reload(page)
    await page.getByRole('tab', { name: 'board.txt', selected: true }).waitFor()
    expect(await page.getByRole('tab').count()).toBe(1)
    await page.context().close()
  })

  it('that somebody else changes can be compared and loaded again', async () => {
    const page = await openPicked()
    await put(page, THEIRS)
    const news = page.getByRole('region', { name: 'About this file' })
    await news.getByText('Another program has changed “board.txt”.').waitFor()
    await page.locator('[data-says="file"]', { hasText: 'board.txt' }).waitFor()
    await news.getByRole('button', { name: 'Compare' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Compare “board.txt”' })
    await dialog.getByRole('img', { name: 'Here: Rally, 3 × 3' }).waitFor()
    await dialog.getByRole('img', { name: 'On disk: Rally, 5 × 5' }).waitFor()
    await dialog.getByText('2 cells differ; they are marked on both boards.').waitFor()
    await dialog.getByRole('listbox').focus()
    await page.keyboard.press('ArrowDown')
    const chosen = dialog.getByRole('option', { selected: true })
    expect(await chosen.innerText()).toContain('here 3, 1: battery, charge 2 · on disk 3, 1: free')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.locator(':focus').innerText()).toBe('Compare')

    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Open what is on disk' }).click()
    await page.getByRole('tab', { name: 'board.txt (on disk)', selected: true }).waitFor()
    await size(page, 5).waitFor()
    await page.getByRole('tab', { name: 'board.txt, not saved' }).click()
    await size(page, 3).waitFor()
    await news.getByRole('button', { name: 'Compare' }).click()
    await dialog.getByRole('button', { name: 'Reload' }).click()
    await size(page, 5).waitFor()
    await news.waitFor({ state: 'detached' })
    await page.context().close()
  })
})
