/**
 * Every screen of the window as axe-core sees it, in both themes. A new dialog is one more line in `DIALOGS`, and the
 * last test says so when it is missing.
 */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reload, startWebEdition, type WebEdition } from '../../scripts/web-edition'
import { seriousViolations, withAxe } from './axe'
import { solved } from './look'
import { openPut, put, withPickedFile } from '../../scripts/picked-file'

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

type Show = (page: Page) => Promise<unknown>

const press =
  (keys: string): Show =>
  (page) =>
    page.keyboard.press(keys)

/** Runs a command by its name, through the palette. */
const command =
  (name: string): Show =>
  async (page) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Type a command' }).fill(name)
    await page.keyboard.press('Enter')
  }

/** Opens a dialog by a command, and types something that it has to say something about. */
const filled =
  (name: string, field: string, value: string): Show =>
  async (page) => {
    await command(name)(page)
    await page.getByRole('spinbutton', { name: field }).fill(value)
  }

const BOARD = '5\n3,3,4\n1\n3,1,2\n'

/** How each dialog is shown on a page with an open board; Escape leaves it. */
const DIALOGS: Readonly<Record<string, Show>> = {
  palette: press('Control+k'),
  examples: press('Control+e'),
  shortcuts: press('F1'),
  about: command('about'),
  rules: command('rules'),
  new: filled('new board', 'Width', '0'),
  export: press('Control+Shift+E'),
  resize: filled('size of the board', 'Rows at the top', '-1'),
  ask: command('wrap the border'),
  async generate(page) {
    await page.keyboard.press('Control+Alt+g')
    await page.locator('figure[data-candidate="made"]').waitFor()
  },
  async compare(page) {
    await put(page, '6\n3,3,1\n1\n3,1,4\n')
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('listbox', { name: 'cells differ' }).waitFor()
  },
  async recovery(page) {
    await page.getByRole('application').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.waitForTimeout(1500)
    await reload(page)
  },
}

/** The other screens, one after the other. */
const SCREENS: Readonly<Record<string, Show>> = {
  greeting: () => Promise.resolve(),
  async solved(page) {
    await openPut(page, BOARD)
    await page.locator('.live[data-live="done"]').waitFor()
  },
  async solution(page) {
    await page.keyboard.press('Control+Enter')
    await solved(page)
    await page.keyboard.press('ArrowRight')
  },
  async history(page) {
    await page.keyboard.press('Delete')
    await page.keyboard.press('Control+z')
  },
  menu: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  async problems(page) {
    await page.keyboard.press('Escape')
    await openPut(page, '12,9\n1,1,1\n4\n2,1,2\n1,2,2\n12,9,1\nT5,5,9,5\n', 'problems.txt')
    await page.locator('.problems').getByRole('listitem').getByRole('button').first().click()
    await page.locator('.live[data-verdict="unsolvable"]').waitFor()
  },
  async unsolvable(page) {
    await page.keyboard.press('Control+Enter')
    await solved(page)
  },
  broken: (page) => openPut(page, '5\n3,5,nine\n2\n9,1,3\n1,2,2\n', 'broken.txt'),
  async empty(page) {
    for (let tabs = await page.getByRole('tab').count(); tabs > 0; tabs--) {
      await page.keyboard.press('Control+Alt+w')
    }
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
}

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  const visit = (): Promise<Page> =>
    edition.open({ viewport: { width: 1280, height: 800 }, colorScheme }, async (page) => {
      await withPickedFile(page)
      await withAxe(page)
    })

  it('no screen has a serious violation', async () => {
    const page = await visit()
    for (const [name, show] of Object.entries(SCREENS)) {
      await show(page)
      expect(await seriousViolations(page), name).toEqual([])
    }
    await page.context().close()
  })

  it('no dialog has a serious violation', async () => {
    const page = await visit()
    await openPut(page, BOARD)
    for (const [name, show] of Object.entries(DIALOGS)) {
      await show(page)
      await page.getByRole('dialog').waitFor()
      expect(await seriousViolations(page), name).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.context().close()
  })
})

it('no dialog is left out', () => {
  const [, list] = /const DIALOGS = \{([^}]*)\}/.exec(
    readFileSync('src/renderer/App.svelte', 'utf8'),
  )!
  const names = [...list.matchAll(/^\s+'?([\w-]+)'?:/gm)].map(([, name]) => name)
  expect(Object.keys(DIALOGS).sort()).toEqual(names.sort())
})
