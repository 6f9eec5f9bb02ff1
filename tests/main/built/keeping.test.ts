/** The built desktop loses nothing: killed, crashed, told to quit, with garbage for settings, with files that change. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Snapshot } from '../../../src/host/host'
import { copyBuild, removeBuild } from '../../standin/build'
import { hostIn, type Heard, type HostInPage } from '../../standin/host-in-page'
import { launch, start, type Program } from '../../standin/launch'

const BOARD = '3\n1,1,2\n0\n'

let build: string
let folder: string
let program: Program
let window: HostInPage

const at = (name: string): string => join(folder, name)
const userFile = (name: string): string => join(folder, 'user', 'userData', name)
const names = (path: string): string[] => (existsSync(path) ? readdirSync(path) : [])

beforeAll(() => {
  build = copyBuild()
})
afterAll(() => removeBuild(build))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stromwerk-keeping-'))
  mkdirSync(userFile(''), { recursive: true })
  writeFileSync(at('board.txt'), BOARD)
})
afterEach(async () => {
  await program.close()
  rmSync(folder, { recursive: true, force: true })
})

async function begin(...files: string[]): Promise<void> {
  program = await launch({ build, userData: at('user'), files })
  window = await hostIn(await program.page())
}

async function given(count = 1): Promise<Heard['opened']> {
  await expect.poll(async () => (await window.heard()).opened).toHaveLength(count)
  return (await window.heard()).opened
}

const keep = (snapshot: Snapshot): Promise<void> =>
  window.host.evaluate((host, snapshot) => host.keep(snapshot), snapshot)

const recovered = (): Promise<unknown> => window.host.evaluate((host) => host.recovered())

const untitled = (content: string): Snapshot => ({ key: 'u-1', name: 'New', content, revision: 1 })

/** Ends the process of the page, as a bug in it would. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
}

describe('the built desktop', () => {
  it('gives back what was kept when it is killed, also what never had a file', async () => {
    await begin(at('board.txt'))
    const [{ id }] = await given()
    await keep(untitled('never saved'))
    await keep({ key: 'b-1', file: id, name: 'board.txt', content: 'changed', revision: 7 })
    await program.kill()
    expect(readFileSync(at('board.txt'), 'utf8')).toBe(BOARD)

    await begin()
    const found = (await recovered()) as (Snapshot & { time: number })[]
    expect(found).toMatchObject([
      { key: 'b-1', name: 'board.txt', content: 'changed', revision: 7 },
      { key: 'u-1', name: 'New', content: 'never saved', revision: 1 },
    ])
    const file = found[0].file!
    const saved = await window.host.evaluate((host, id) => host.save(id, 'recovered'), file)
    expect(saved).toMatchObject({ ok: true, value: { id: file, name: 'board.txt' } })
    expect(readFileSync(at('board.txt'), 'utf8')).toBe('recovered')
    for (const key of ['b-1', 'u-1']) {
      await window.host.evaluate((host, key) => host.forget(key), key)
    }
    expect(names(userFile('recovery'))).toEqual([])
  })

  it('forgets what was kept when its window is closed as one closes it', async () => {
    await begin()
    await keep(untitled('not wanted'))
    await program.operate('closeWindow')
    expect(await program.exited).toBe(0)
    expect(names(userFile('recovery'))).toEqual([])
  })

  it('opens a page that crashed again, says so, and has what it kept', async () => {
    await begin()
    await keep(untitled('kept'))
    await crash(await program.page())
    window = await hostIn(await program.nextPage())
    await expect
      .poll(async () => (await window.heard()).problem)
      .toMatchObject([{ key: 'keeping.window-crashed' }])
    expect(await recovered()).toMatchObject([{ key: 'u-1', content: 'kept' }])
    await program.operate('closeWindow')
    expect(await program.exited).toBe(0)
    expect(names(userFile('recovery'))).toEqual(['u-1.json'])
  })

  it('ends with a sentence when its page crashes before it is ready', async () => {
    program = await launch({ build, userData: at('user') })
    await crash(await program.page())
    expect(await program.exited).toBe(0)
    expect(program.output()).toContain('Stromwerk can’t show its window.')
  })

  it('uses the usual settings instead of garbage, keeps it aside, and says so once', async () => {
    writeFileSync(userFile('settings.json'), '{"language":')
    await begin()
    await expect
      .poll(async () => (await window.heard()).problem)
      .toMatchObject([{ key: 'keeping.settings-unreadable' }])
    expect(await window.host.evaluate((host) => host.settings())).toMatchObject({ theme: 'system' })
    expect(readFileSync(userFile('settings.json.unreadable'), 'utf8')).toBe('{"language":')
    await program.close()
    await begin(at('board.txt'))
    await given()
    expect((await window.heard()).problem).toEqual([])
  })

  it('opens what was open last time, and knows which was shown', async () => {
    writeFileSync(at('other.txt'), 'other')
    await begin(at('board.txt'), at('other.txt'))
    const [board, other] = await given(2)
    const ids = [other.id, board.id]
    await window.host.evaluate(
      (host, [shown, ...rest]) => host.setOpen([shown, ...rest], shown),
      ids,
    )
    await expect.poll(() => names(userFile('')).includes('session.json')).toBe(true)
    await program.close()
    await begin()
    const session = await window.host.evaluate(async (host) => {
      const { files, shown } = await host.session()
      return files.map(({ id, name }) => [name, id === shown])
    })
    expect(session).toEqual([
      ['other.txt', true],
      ['board.txt', false],
    ])
  })

  it('tells when another program changes an open file, and reads it again', async () => {
    await begin(at('board.txt'))
    const [{ id }] = await given()
    await window.host.evaluate((host, id) => host.setOpen([id], id), id)
    await expect.poll(() => names(userFile('')).includes('session.json')).toBe(true)
    writeFileSync(at('board.txt'), 'theirs')
    await expect.poll(async () => (await window.heard()).file).toEqual([{ id, state: 'changed' }])
    const again = await window.host.evaluate(async (host, id) => {
      const outcome = await host.reopen(id)
      return outcome.ok && new TextDecoder().decode(outcome.value.bytes)
    }, id)
    expect(again).toBe('theirs')
    rmSync(at('board.txt'))
    await expect.poll(async () => (await window.heard()).file.at(-1)?.state).toBe('gone')
  })

  it('ends what it is writing before it quits', async () => {
    await begin(at('board.txt'))
    const [{ id }] = await given()
    const content = 'x'.repeat(5_000_000)
    await window.host.evaluate((host, [id, content]) => void host.save(id, content), [id, content])
    await program.operate('quit')
    expect(await program.exited).toBe(0)
    expect(readFileSync(at('board.txt'), 'utf8')).toBe(content)
    expect(names(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  it('starts once: a second start hands over its files, also after a kill', async () => {
    await begin()
    await program.kill()
    await begin()
    const second = start({ build, userData: at('user'), files: [at('board.txt')] })
    expect(await second.exited).toBe(0)
    await given()
  })
})
