/** The whole desktop with its real page: what a person does, from the menu to the disk. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generate } from '../../../src/core/mazes/generators/pair'
import { write } from '../../../src/core/mazes/write'
import { compareCharges, CONTEST_RALLIES, filmOf } from '../../e2e/charges'
import { frameOf, said, scrubTo, solved } from '../../e2e/look'
import { launch, type Program } from '../../standin/launch'
import { chooseIn } from './menu'

const BOARD = '3\n1,1,1\n1\n2,1,3\n'

const folder = mkdtempSync(join(tmpdir(), 'stromwerk-editor-'))
let program: Program
let page: Page

const at = (name: string): string => join(folder, name)

beforeAll(async () => {
  writeFileSync(at('small.txt'), BOARD)
  for (const side of [101, 251]) {
    const mazes = generate({ width: side, height: side, seed: 1, loops: 0, pits: 0 })
    writeFileSync(at(`mazes-${side}.txt`), write(mazes))
  }
  program = await launch({ build: resolve('.'), files: [at('small.txt')] })
  page = await program.page()
})

afterAll(async () => {
  await program.close()
  rmSync(folder, { recursive: true, force: true })
})

const choose = (id: string): Promise<void> => chooseIn(program, id)

const title = async (): Promise<string | undefined> => (await program.operate('windowView'))?.title

async function openBoard(name: string): Promise<void> {
  await program.operate('answerDialog', { kind: 'open', paths: [at(name)] })
  await choose('open')
  await expect.poll(title).toBe(`${name} – Stromwerk`)
}

/** The one process that stands by for the next job, once those of earlier jobs have ended. */
async function standingBy(): Promise<number> {
  let pids: readonly number[] = []
  await expect.poll(async () => (pids = await program.operate('jobs'))).toHaveLength(1)
  return pids[0]
}

describe('the editor on the desktop', () => {
  it('opens the board of the command line and solves it from the menu', async () => {
    await expect.poll(title).toBe('small.txt – Stromwerk')
    await page.locator('.live[data-verdict="solved"]').waitFor()
    // From now on the only jobs are those that one asks for.
    await choose('live-verdict')
    await choose('solve')
    await solved(page)
    expect(await said(page, 'verdict')).toContain('4')
    await choose('step-forward')
    await expect.poll(() => frameOf(page)).toBe(1)
  })

  it('plays the board from the menu, with a hint from a process of its own', async () => {
    await choose('play-start')
    await choose('play-hint')
    await page.locator('.hint[data-level="aim"]').waitFor()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => said(page, 'game')).toContain('3')
    await choose('undo')
    await expect.poll(() => page.locator('[data-moves="0"]').count()).toBe(1)
    await choose('play-leave')
  })

  it('saves the board elsewhere', async () => {
    await program.operate('answerDialog', { kind: 'save', path: at('copy.txt') })
    await choose('save-as')
    await expect.poll(title).toBe('copy.txt – Stromwerk')
    expect(readFileSync(at('copy.txt'), 'utf8')).toContain('1,1,1')
  })

  it.skipIf(!existsSync(CONTEST_RALLIES))(
    `shows the charges of a contest board as the rules say (from ${CONTEST_RALLIES})`,
    async () => {
      const name = 'stromrallye2.txt'
      cpSync(join(CONTEST_RALLIES, name), at(name))
      await openBoard(name)
      await choose('solve')
      await solved(page)
      await compareCharges(page, filmOf(readFileSync(at(name), 'utf8')))
    },
  )

  it('cancels a pair of mazes at once, solves it again, and plays it', async () => {
    await openBoard('mazes-101.txt')
    await choose('solve')
    await choose('cancel')
    await choose('solve')
    await solved(page)
    await scrubTo(page, 1000)
    expect(await frameOf(page)).toBe(1000)
  })

  it('says it when the process of a search is killed, and the next search works', async () => {
    await openBoard('mazes-251.txt')
    const pid = await standingBy()
    await choose('solve')
    // The window says that it searches before the process does: that has begun when its figures come.
    await page.locator('.solve-state dd').first().waitFor()
    process.kill(pid, 'SIGKILL')
    await page.getByText('ended unexpectedly').first().waitFor()
    await openBoard('small.txt')
    await choose('solve')
    await solved(page)
  })

  it('has thrown no error on the way', () => {
    expect(program.pageErrors).toEqual([])
    expect(program.output()).toBe('')
  })
})
