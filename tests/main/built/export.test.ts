/** Exports of the built desktop, from the menu to the disk: drawn by the page, written by the main process. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { GifReader } from 'omggif'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solved } from '../../e2e/look'
import { launch, type Program } from '../../standin/launch'
import { chooseIn } from './menu'

const folder = mkdtempSync(join(tmpdir(), 'stromwerk-export-'))
const at = (name: string): string => join(folder, name)

let program: Program
let page: Page

beforeAll(async () => {
  writeFileSync(at('small.txt'), '3\n1,1,1\n1\n2,1,3\n')
  // As many moves as charge, so that there is time to quit.
  writeFileSync(at('long.txt'), '3\n1,1,100000\n0\n')
  program = await launch({ build: resolve('.'), files: [at('long.txt'), at('small.txt')] })
  page = await program.page()
  await page.getByRole('tab', { name: 'small.txt', selected: true }).waitFor()
  await page.keyboard.press('Control+Enter')
  await solved(page)
})

afterAll(async () => {
  await program.close()
  rmSync(folder, { recursive: true, force: true })
})

async function choose(format: string): Promise<void> {
  await chooseIn(program, 'export')
  await page.getByRole('combobox', { name: 'Format' }).selectOption(format)
  await page.locator('[data-preview="drawn"]').waitFor()
}

const exportNow = (): Promise<void> => page.getByRole('button', { name: 'Export…' }).click()

/** Files beside those that were there, also hidden ones. */
const written = (): string[] =>
  readdirSync(folder).filter((name) => !['long.txt', 'small.txt'].includes(name))

describe('an export on the desktop', () => {
  it.each([
    ['SVG picture', 'svg', '<svg '],
    ['PNG picture', 'png', '\x89PNG'],
    ['Animated GIF', 'gif', 'GIF89a'],
    ['Solution as text', 'txt', '1 swap'],
  ])('as %s goes where one says, proposed beside the board', async (format, ending, beginning) => {
    await program.operate('answerDialog', { kind: 'save', path: at(`made.${ending}`) })
    await choose(format)
    await exportNow()
    await page.getByText(`Saved as “made.${ending}”.`).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(readFileSync(at(`made.${ending}`), 'latin1')).toMatch(new RegExp(`^${beginning}`))
    const asked = (await program.operate('calls')).findLast(({ name }) => name === 'dialog.save')
    const name = ending === 'txt' ? 'small – solution.txt' : `small.${ending}`
    expect(asked?.args[0]).toMatchObject({
      defaultPath: at(name),
      filters: [{ name: format, extensions: [ending] }, {}],
    })
  })

  it('has the frames of the play, and leaves nothing beside the files', () => {
    expect(new GifReader(readFileSync(at('made.gif'))).numFrames()).toBe(5)
    expect(written().toSorted()).toEqual(['made.gif', 'made.png', 'made.svg', 'made.txt'])
  })

  it('stays in the dialog when one calls the place off, and says why a disk refuses', async () => {
    await program.operate('answerDialog', { kind: 'save', path: undefined })
    await choose('PNG picture')
    await exportNow()
    await page.locator('[data-export="idle"]').waitFor({ state: 'attached' })
    await program.operate('answerDialog', { kind: 'save', path: at('no-folder/a.png') })
    await exportNow()
    await page.getByRole('dialog').getByText('“a.png” can’t be saved.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })

  it('starts no process for it', async () => {
    expect(await program.operate('jobs')).toHaveLength(1)
  })

  it('ends with the program: no process, and nothing half-written', async () => {
    const before = written()
    await page.getByRole('tab', { name: 'long.txt' }).click()
    await chooseIn(program, 'solve')
    await solved(page)
    await choose('Animated GIF')
    await page.getByRole('spinbutton', { name: 'Moves per frame' }).fill('1')
    await exportNow()
    await page.getByText(/^Frame [1-9]\d* of 100001/).waitFor()
    await program.operate('quit')
    expect(await program.exited).toBe(0)
    expect(written()).toEqual(before)
    expect(program.pageErrors).toEqual([])
    expect(program.output()).toBe('')
  })
})
