/** A browser whose dialog for files picks one of its own, which whoever drives it can change as another program would. */
import type { Page } from 'playwright-core'

/** To be done before the page is loaded. */
export async function withPickedFile(page: Page): Promise<void> {
  // Methods only: tsx marks functions that are named by what they are put into, with a helper that the page does not have.
  await page.addInitScript(() => {
    const picker = {
      async showSaveFilePicker() {
        const folder = await navigator.storage.getDirectory()
        const name = localStorage.getItem('picked') ?? 'board.txt'
        return folder.getFileHandle(name, { create: true })
      },
      async showOpenFilePicker() {
        return [await picker.showSaveFilePicker()]
      },
    }
    Object.assign(window, picker)
  })
}

/** Writes the file, which is the one that is picked from then on. */
export async function put(page: Page, content: string, name = 'board.txt'): Promise<void> {
  await page.evaluate(
    async ([content, name]) => {
      localStorage.setItem('picked', name)
      const folder = await navigator.storage.getDirectory()
      const handle = await folder.getFileHandle(name, { create: true })
      const file = await handle.createWritable()
      await file.write(content)
      await file.close()
    },
    [content, name],
  )
}

export async function openPut(page: Page, content: string, name = 'board.txt'): Promise<void> {
  await put(page, content, name)
  await page.keyboard.press('Control+o')
  await page.getByRole('tab', { name, selected: true }).waitFor()
}
