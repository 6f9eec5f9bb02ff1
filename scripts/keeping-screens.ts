/** Screens about keeping what one has: files that somebody else changes, boards that were left unsaved, a file held over the window. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { openPut, put } from './picked-file'
import { reload } from './web-edition'

interface KeepingScreen {
  readonly name: string
  /** In a browser whose dialog for files picks one that can be changed from outside. */
  readonly picks: true
  show(page: Page): Promise<unknown>
}

const board = (name: string): string => readFileSync(`resources/examples/${name}.txt`, 'utf8')

const CROSSROADS = board('rally-04-crossroads')

function screen(name: string, show: (page: Page) => Promise<unknown>): KeepingScreen {
  return { name, picks: true, show }
}

async function clear(page: Page): Promise<void> {
  await page.getByRole('application').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
}

/** Another program changes the file of a board that has been changed here, too. */
async function changedElsewhere(page: Page, content: string): Promise<void> {
  await openPut(page, CROSSROADS)
  await clear(page)
  await put(page, content)
  await page.locator('[data-area="news"]').waitFor()
}

export const KEEPING_SCREENS: readonly KeepingScreen[] = [
  screen('news', (page) => changedElsewhere(page, board('rally-09-dozen'))),
  screen('compare', async (page) => {
    await changedElsewhere(page, CROSSROADS.replace('4,4,8', '4,5,9'))
    await page.locator('[data-area="news"]').getByRole('button').nth(1).click()
    await page.getByRole('dialog').getByRole('listbox').waitFor()
  }),
  screen('recovery', async (page) => {
    await openPut(page, CROSSROADS, 'first.txt')
    await clear(page)
    await openPut(page, board('mazes-03-pitfalls'), 'second.txt')
    await page.getByRole('textbox').first().fill('Labyrinth')
    // Longer than it takes until what was changed is kept.
    await page.waitForTimeout(2500)
    await reload(page)
    await page.getByRole('dialog').waitFor()
  }),
  screen('drop', (page) =>
    page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['3\n1,1,2\n0\n'], 'board.txt'))
      window.dispatchEvent(new DragEvent('dragover', { dataTransfer }))
    }),
  ),
]
