/** What is around the board: tabs, palette, languages, themes, problems, and jobs that die. */
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  reload,
  startWebEdition,
  upload,
  withoutFilePickers,
  withoutLiveVerdict,
  type WebEdition,
} from '../../scripts/web-edition'
import { generate } from '../../src/core/mazes/generators/pair'
import { write } from '../../src/core/mazes/write'
import { solved, verdictOf } from './look'

const BROKEN = '5\n3,5,nine\n2\n9,1,3\n1,2,2\n'

let edition: WebEdition

/** The only jobs are those that one asks for. */
async function whereOneAsks(page: Page): Promise<void> {
  await withoutFilePickers(page)
  await withoutLiveVerdict(page)
}

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

describe('the window', () => {
  it('greets with an example, which gives way to the first file', async () => {
    const page = await edition.open({}, withoutFilePickers)
    expect(await page.getByRole('tab').count()).toBe(1)
    await upload(page, { name: 'broken.txt', content: BROKEN })
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['broken.txt'])
    await page.getByText('line 2, column 5').waitFor()
    expect(await page.locator('.line .faulty').allInnerTexts()).toEqual(['nine', '9'])
    const line = page.getByRole('listbox', { name: 'can’t be read' }).getByRole('option')
    expect(await line.and(page.locator('[aria-selected="true"]')).innerText()).toContain('3,5,nine')
    await page.getByRole('button', { name: 'line 4, column 1' }).click()
    expect(await line.and(page.locator('[aria-selected="true"]')).innerText()).toContain('9,1,3')
    await line.filter({ hasText: '1,2,2' }).click()
    expect(await page.locator('.problem[aria-current="true"]').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Solve' }).first().isDisabled()).toBe(true)
    await page.context().close()
  })

  it('invites when nothing is open', async () => {
    const page = await edition.open()
    await page.keyboard.press('Control+Alt+w')
    await page.getByRole('heading', { name: 'Which board shall it be?' }).waitFor()
    await page.getByRole('button', { name: 'First steps' }).click()
    await page.getByRole('tab', { name: 'First steps', selected: true }).waitFor()
    await page.context().close()
  })

  it('gives the job of a tab up when another one is shown, and keeps its solution', async () => {
    const page = await edition.open({}, whereOneAsks)
    const hard = write(generate({ width: 181, height: 181, seed: 7, loops: 0, pits: 0 }))
    await upload(page, { name: 'small.txt', content: '3\n1,1,2\n1\n3,1,2\n' })
    await page.keyboard.press('Control+Enter')
    await solved(page)
    await page.keyboard.press('End')
    await upload(page, { name: 'hard.txt', content: hard })
    await page.keyboard.press('Control+Enter')
    await page.getByRole('tab', { name: 'small.txt' }).click()
    await page.getByText('4 / 4').waitFor()
    await page.getByRole('tab', { name: 'hard.txt' }).click()
    expect(await verdictOf(page)).toBe('cancelled')
    await page.context().close()
  })

  it('runs what is chosen in the command palette', async () => {
    const page = await edition.open()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Type a command' }).fill('gerst dark')
    await page.getByText('Nothing fits.').waitFor()
    await page.getByRole('combobox', { name: 'Type a command' }).fill('dark')
    await page.keyboard.press('Enter')
    await page.locator('html[data-theme="dark"]').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Type a command' }).fill('deutsch')
    await page.keyboard.press('Enter')
    await page.locator('html[lang="de"]').waitFor()
    await page.getByRole('button', { name: 'Lösen' }).first().waitFor()
    await page.getByRole('button', { name: 'Menü' }).click()
    const chosen = page.locator(
      '[role="menuitemradio"][data-action^="theme-"][aria-checked="true"]',
    )
    expect(await chosen.evaluateAll((all) => all.map((each) => each.dataset.action))).toEqual([
      'theme-dark',
    ])
    await page.keyboard.press('Escape')
    await reload(page)
    await page.locator('html[lang="de"][data-theme="dark"]').waitFor()
    await page.context().close()
  })

  it('opens the command palette again, however soon after a command', async () => {
    const page = await edition.open({}, withoutFilePickers)
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('combobox', { name: 'Type a command' })
    await palette.fill('turn left')
    await page.evaluate(async () => {
      const press = (key: string, ctrlKey = false): boolean =>
        document.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
        )
      press('Enter')
      // Long enough for the window to be without the palette, too short for the browser to say that it was closed.
      while (document.querySelector('dialog')) await Promise.resolve()
      press('k', true)
    })
    await page.waitForTimeout(200)
    expect(await palette.isVisible()).toBe(true)
    await page.context().close()
  })

  it('shows a dialog that is chosen in the command palette, and goes back from it', async () => {
    const page = await edition.open()
    await page.getByRole('button', { name: 'Zoom in' }).focus()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Type a command' }).fill('about')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'About Stromwerk' }).waitFor()
    await page.getByText('Web edition').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const focused = page.locator(':focus')
    expect(await focused.getAttribute('aria-label')).toBe('Zoom in')
    await page.context().close()
  })

  it('follows the system', async () => {
    const page = await edition.open({ locale: 'de-DE', colorScheme: 'dark' })
    await page.locator('html[lang="de"][data-theme="dark"]').waitFor()
    await page.emulateMedia({ colorScheme: 'light' })
    await page.locator('html[data-theme="light"]').waitFor()
    await page.context().close()
  })

  it('shows what stands in a file as text, never as HTML', async () => {
    const html = '<img src=x onerror="document.body.dataset.hacked=1">'
    const content = `3\n1,1,2\n1\n3,1,2\n#!title=${html}\n#!author=${html}\n# ${html}\n`
    const page = await edition.open({}, withoutFilePickers)
    await upload(page, { name: `${html}.txt`, content })
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(html)
    await upload(page, { name: `broken ${html}.txt`, content: `3\n1,1,${html}\n` })
    await page.getByText('Expected a charge').waitFor()
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    expect(await page.locator('[data-hacked]').count()).toBe(0)
    await page.context().close()
  })

  it('keeps to its content policy', async () => {
    const violations: string[] = []
    const page = await edition.open({}, async (page) => {
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text())
      })
      page.on('pageerror', (error) => violations.push(String(error)))
      await withoutFilePickers(page)
    })
    await page.keyboard.press('Control+Enter')
    await solved(page)
    await page.keyboard.press('F1')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+e')
    await page.getByRole('dialog').waitFor()
    expect(violations).toEqual([])
    await page.context().close()
  })
})

describe('a job that dies', () => {
  it('becomes a sentence, and the next solve works', async () => {
    const page = await edition.open({}, whereOneAsks)
    const hard = write(generate({ width: 181, height: 181, seed: 7, loops: 0, pits: 0 }))
    await upload(page, { name: 'hard.txt', content: hard })
    const worker = await attachToWorker(page)
    await page.keyboard.press('Control+Enter')
    await worker.kill()
    await page.getByText('The search ended unexpectedly.').first().waitFor()

    await upload(page, { name: 'small.txt', content: '3\n1,1,2\n1\n3,1,2\n' })
    await page.keyboard.press('Control+Enter')
    await solved(page)
    await page.context().close()
  })
})

describe('a worker that dies while it starts', () => {
  it('becomes a sentence too, and the next solve works', async () => {
    const page = await edition.open({}, async (page) => {
      await withoutFilePickers(page)
      await page.clock.install()
      await page.route('**/worker-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'close()' }),
      )
    })
    await page.keyboard.press('Control+Enter')
    expect(await verdictOf(page)).toBe('running')
    await page.clock.fastForward(20_000)
    await page.getByText('has not started a process for this within 20 s').waitFor()

    await page.unroute('**/worker-*.js')
    await page.keyboard.press('Control+Enter')
    await solved(page)
    await page.context().close()
  })
})

/**
 * Ends the worker that stands by now, in the middle of the job that it gets next, through the browser's own debugging
 * door. The one that takes its place is left alone.
 */
async function attachToWorker(page: Page): Promise<{ kill(): Promise<void> }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const attached = new Promise<string>((resolve) =>
    session.on('Target.attachedToTarget', ({ sessionId }) => resolve(sessionId)),
  )
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  const worker = await attached
  const tell = (sessionId: string, id: number, method: string, params = {}): Promise<unknown> =>
    session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    })
  return {
    async kill() {
      await tell(worker, 1, 'Runtime.terminateExecution')
      await tell(worker, 2, 'Runtime.evaluate', { expression: 'close()' })
    },
  }
}
