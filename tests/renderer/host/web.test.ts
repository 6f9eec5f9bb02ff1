/** The web edition's side of the door, in a real Chromium: what is kept, what was open, and files that change. */
import { chromium, type Browser, type BrowserContext, type JSHandle } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CHROMIUM_SWITCHES, needChromium } from '../../../scripts/chromium'
import { pageScript } from '../page-script'
import type { HostPage } from './page'

const ORIGIN = 'http://localhost/'
const SNAPSHOT = { key: 'a-1', name: 'New', content: 'content', revision: 3 }

let script: string
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  script = await pageScript(new URL('page.ts', import.meta.url))
  browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...CHROMIUM_SWITCHES],
  })
})
afterAll(() => browser.close())

beforeEach(async () => {
  context = await browser.newContext()
  await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
})
afterEach(() => context.close())

async function visit(): Promise<JSHandle<HostPage>> {
  const page = await context.newPage()
  await page.goto(ORIGIN)
  await page.addScriptTag({ content: script })
  return page.evaluateHandle(() => Reflect.get(window, 'page') as HostPage)
}

/** Leaves a page without a word, as a crash does. */
const leave = (page: JSHandle<HostPage>): Promise<void> =>
  page.evaluate(() => void location.replace('about:blank')).then(() => page.dispose())

describe('recovery in the browser', () => {
  it('gives the next page what this one kept, but not while it lives', async () => {
    const first = await visit()
    await first.evaluate((page, snapshot) => page.recovery.keep(snapshot), SNAPSHOT)
    const second = await visit()
    const recovered = (): Promise<unknown> => second.evaluate((page) => page.recovery.recovered())
    expect(await recovered()).toEqual([])
    await leave(first)
    await expect.poll(recovered).toMatchObject([SNAPSHOT])
    await second.evaluate((page) => page.recovery.forget('a-1'))
    expect(await recovered()).toEqual([])
  })

  it('knows the file of a document, and writes it back', async () => {
    const first = await visit()
    await first.evaluate((page) => page.write('board.txt', 'old'))
    await first.evaluate(async (page, snapshot) => {
      const file = await page.open('board.txt')
      await page.recovery.keep({ ...snapshot, file })
    }, SNAPSHOT)
    await leave(first)
    const second = await visit()
    const recovered = (): Promise<unknown[]> => second.evaluate((page) => page.recovery.recovered())
    await expect.poll(recovered).toHaveLength(1)
    const written = await second.evaluate(async (page) => {
      const [{ file, content }] = await page.recovery.recovered()
      const saved = await page.files.save(file!, content)
      return [saved.ok, await page.read('board.txt')]
    })
    expect(written).toEqual([true, 'content'])
  })

  it('says once that the browser keeps nothing, and goes on', async () => {
    const page = await visit()
    const problems = await page.evaluate(async (page, snapshot) => {
      const forbidden = (): never => {
        throw new DOMException('forbidden', 'SecurityError')
      }
      Object.defineProperty(window, 'indexedDB', { value: { open: forbidden } })
      await page.recovery.keep(snapshot)
      await page.recovery.keep(snapshot)
      const none = [await page.recovery.recovered(), (await page.lastSession()).files]
      return [page.problems.map(({ key }) => key), ...none]
    }, SNAPSHOT)
    expect(problems).toEqual([['keeping.cant-keep'], [], []])
  })
})

describe('the session in the browser', () => {
  it('comes back with the file that was shown', async () => {
    const first = await visit()
    await first.evaluate(async (page) => {
      for (const name of ['a.txt', 'b.txt']) await page.write(name, name)
      const ids = [await page.open('a.txt'), await page.open('b.txt')]
      await page.keepSession([...ids, 'made-up'], ids[1])
    })
    const second = await visit()
    const session = await second.evaluate(async (page) => {
      const { files, shown } = await page.lastSession()
      return files.map(({ id, name, bytes }) => [name, bytes.length, id === shown])
    })
    expect(session).toEqual([
      ['a.txt', 5, false],
      ['b.txt', 5, true],
    ])
  })
})

describe('a file of the browser', () => {
  it('is news when somebody else changes it or removes it, and not when it is saved', async () => {
    const page = await visit()
    const id = await page.evaluate(async (page) => {
      await page.write('board.txt', 'mine')
      const id = await page.open('board.txt')
      page.follow([id])
      await page.files.save(id, 'mine, saved')
      return id
    })
    const states = (): Promise<string[]> =>
      page.evaluate(({ news }) => news.map(({ state }) => state))
    await page.evaluate((page) => page.write('board.txt', 'theirs'))
    await expect.poll(states).toEqual(['changed'])
    await page.evaluate((page) => page.remove('board.txt'))
    await expect.poll(states).toEqual(['changed', 'gone'])
    expect(await page.evaluate(({ news }) => news[0].id)).toBe(id)
  })

  it('is not replaced before the window knows what somebody else has written', async () => {
    const page = await visit()
    const seen = await page.evaluate(async (page) => {
      await page.write('board.txt', 'mine')
      const id = await page.open('board.txt')
      await page.write('board.txt', 'theirs')
      const refused = await page.files.save(id, 'mine')
      const kept = await page.read('board.txt')
      const saved = await page.files.save(id, 'mine')
      return [refused.ok, kept, saved.ok, await page.read('board.txt')]
    })
    expect(seen).toEqual([false, 'theirs', true, 'mine'])
  })
})
