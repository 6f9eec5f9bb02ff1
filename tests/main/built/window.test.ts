import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACTIONS } from '../../../src/core/editor/actions'
import {
  DEFAULT_SETTINGS,
  type Host,
  type Settings,
  type WindowState,
} from '../../../src/host/host'
import { copyBuild, removeBuild } from '../../standin/build'
import { hostIn, type HostInPage } from '../../standin/host-in-page'
import { launch, type Program } from '../../standin/launch'
import type { MenuEntry } from '../../standin/protocol'

const STATE: WindowState = {
  title: 'board.txt',
  dirty: false,
  unsaved: 0,
  language: 'de',
  enabled: ['open', 'solve'],
  checked: [],
}

let userData: string
let build: string
let program: Program
let page: Page
let window: HostInPage

beforeAll(async () => {
  userData = mkdtempSync(join(tmpdir(), 'stromwerk-window-'))
  build = copyBuild()
  program = await launch({ build, userData })
  page = await program.page()
  window = await hostIn(page)
})

afterAll(async () => {
  await program.close()
  removeBuild(build)
  rmSync(userData, { recursive: true, force: true })
})

const setWindow = (state: Partial<WindowState>): Promise<void> =>
  window.host.evaluate((host, state) => host.setWindow(state), { ...STATE, ...state })

const menu = async (): Promise<Map<string, MenuEntry>> => {
  const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => [entry, ...flat(entry.submenu ?? [])])
  return new Map(flat(await program.operate('menu')).map((entry) => [entry.id, entry]))
}

/** Runs in the page, as a script that has taken it over: every request and every notice, each in a wrong way. */
async function attack(host: Host): Promise<{ answers: string[]; attempts: number }> {
  const anything = host as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
  const evil = JSON.parse('{"language":"de","theme":"dark","__proto__":{"a":1}}') as unknown
  const snapshot = { key: 'a', name: 'a', content: '', revision: 0 }
  const huge = 'x'.repeat(33 * 1024 * 1024)
  const attempts: [string, ...unknown[]][] = [
    ['save', 7, 'content'],
    ['save', 'id', () => 'content'],
    ['save', 'foreign', 'content'],
    ['save', '/etc/hosts', 'content'],
    ['save', 'id', huge],
    ['reopen', { id: 'x' }],
    ['reopen', '../../etc/hosts'],
    ['changeSettings', { language: 'de', theme: 'pink' }],
    ['changeSettings', evil],
    ['saveAs', undefined, 'x'.repeat(2000), ''],
    ['keep', { ...snapshot, key: '../settings' }],
    ['keep', { ...snapshot, content: huge }],
    ['keep', { ...snapshot, path: '/etc/hosts' }],
    ['keep', [snapshot]],
    ['forget', '../settings'],
    ['forget', '..'],
  ]
  const answers: string[] = []
  for (const [name, ...args] of attempts) {
    const asked = (async () => JSON.stringify(await anything[name](...args)))()
    answers.push(await asked.catch((error: unknown) => (error as Error).message))
  }
  void anything.setWindow({ title: 'bad' })
  void anything.setOpen('bad', [])
  void anything.startJob({ id: 1, work: 'solve', ask: { board: { kind: 'rally' } } })
  void anything.cancelJob('bad')
  return { answers, attempts: attempts.length }
}

/** Every file of a folder with what it holds. */
function contentsOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(file, 'utf8')]))
}

describe('the window of the built desktop', () => {
  it('offers the page exactly the host, frozen, and nothing of Electron or Node', async () => {
    const seen = await window.host.evaluate((host) => ({
      values: [host.edition, host.platform, host.version, host.systemLanguage],
      functions: Object.entries(host).flatMap(([name, value]) =>
        typeof value === 'function' ? name : [],
      ),
      frozen: Object.isFrozen(host),
      foreign: ['require', 'process', 'module', 'electron', 'ipcRenderer'].filter(
        (name) => name in globalThis,
      ),
      pipe: Object.getOwnPropertyNames(globalThis).filter((name) => name.startsWith('ipc')),
    }))
    const names: Record<
      keyof Omit<Host, 'edition' | 'platform' | 'version' | 'systemLanguage'>,
      1
    > = {
      on: 1,
      ready: 1,
      open: 1,
      openDropped: 1,
      recent: 1,
      reopen: 1,
      save: 1,
      saveAs: 1,
      saveExport: 1,
      keep: 1,
      forget: 1,
      recovered: 1,
      session: 1,
      setOpen: 1,
      settings: 1,
      changeSettings: 1,
      setWindow: 1,
      startJob: 1,
      cancelJob: 1,
    }
    expect(seen).toEqual({
      values: ['desktop', 'linux', '0.0.0-standin', 'en'],
      functions: Object.keys(names),
      frozen: true,
      foreign: [],
      pipe: [],
    })
  })

  it('has every action in its menu, follows the window’s language and what applies', async () => {
    const english = await menu()
    for (const { id } of ACTIONS) expect(english.has(id), id).toBe(true)
    expect(english.get('solve')).toMatchObject({ label: 'Solve', enabled: false })
    await setWindow({})
    await expect.poll(async () => (await menu()).get('solve')?.label).toBe('Lösen')
    const german = await menu()
    const own = ACTIONS.filter(({ role }) => role === undefined)
    const enabled = own.filter(({ id }) => german.get(id)?.enabled).map(({ id }) => id)
    expect(enabled).toEqual(STATE.enabled)
    expect(german.get('role-quit')).toMatchObject({ role: 'quit', label: 'Stromwerk beenden' })
    await setWindow({ enabled: ['save'], checked: ['theme-dark', 'follow'] })
    await expect.poll(async () => (await menu()).get('solve')?.enabled).toBe(false)
    const marks = [...(await menu()).values()].filter(({ checked }) => checked)
    expect(marks.map(({ id }) => id)).toEqual(['theme-dark', 'follow'])
    expect((await menu()).get('save')?.enabled).toBe(true)
    // Cut, copy and paste are for text fields too.
    expect((await menu()).get('copy')?.enabled).toBe(true)
  })

  it('tells the page which action was chosen in the menu', async () => {
    await setWindow({ enabled: ['zoom-in'] })
    await expect.poll(async () => (await menu()).get('zoom-in')?.enabled).toBe(true)
    await program.operate('clickMenu', 'zoom-in')
    await expect.poll(async () => (await window.heard()).action).toEqual(['zoom-in'])
  })

  it('shows the document in its title', async () => {
    await setWindow({ title: 'rally.txt', dirty: true })
    const view = (): ReturnType<typeof program.operate<'windowView'>> =>
      program.operate('windowView')
    await expect.poll(view).toMatchObject({ title: '• rally.txt – Stromwerk', edited: true })
    expect((await view())?.visible).toBe(true)
  })

  it('opens recent files from the menu', async () => {
    const path = join(userData, 'recent & old.txt')
    writeFileSync(path, 'x')
    await program.operate('openFile', path)
    await expect
      .poll(async () => (await menu()).get('recent-0')?.label)
      .toContain('recent && old.txt')
    await program.operate('clickMenu', 'recent-0')
    await expect.poll(async () => (await window.heard()).opened).toHaveLength(2)
  })

  it('refuses malformed messages and foreign ids, and changes nothing on the disk', async () => {
    // What the program itself is writing is on the disk first.
    const unfinished = (): string[] =>
      Object.keys(contentsOf(join(userData, 'userData'))).filter((name) => name.endsWith('.tmp'))
    await expect.poll(unfinished).toEqual([])
    const before = contentsOf(join(userData, 'userData'))
    const { answers, attempts } = await window.host.evaluate(attack)
    expect(answers).toHaveLength(attempts)
    for (const answer of answers) {
      expect(answer).toMatch(/refused|could not be cloned|desktop\.unknown-document/)
    }
    for (const name of ['set-window', 'set-open', 'start-job', 'cancel-job']) {
      await expect.poll(() => program.output()).toContain(`${name}: refused`)
    }
    expect((await program.operate('windowView'))?.title).not.toContain('bad')
    expect(contentsOf(join(userData, 'userData'))).toEqual(before)
    // The window’s own search for its verdict may still be running.
    const jobs = expect.poll(() => program.operate('jobs'), { timeout: 20_000 })
    await jobs.toHaveLength(1)
  })

  it('stays on its page, opens no other window and grants no permission', async () => {
    const url = page.url()
    await page.evaluate(() => {
      location.href = 'https://example.invalid/'
    })
    await page.evaluate(() => {
      location.href = 'file:///etc/hosts'
    })
    await page.evaluate(() => void open('about:blank'))
    const popups = async (): Promise<unknown[]> =>
      (await program.operate('calls')).filter(({ name }) => name === 'popup')
    await expect.poll(popups).toEqual([{ name: 'popup', args: [false] }])
    await expect.poll(() => page.context().pages().length).toBe(1)
    expect(page.url()).toBe(url)
    for (const permission of ['media', 'geolocation', 'clipboard-read', 'fileSystem']) {
      expect(await program.operate('permits', permission), permission).toBe(false)
    }
  })

  it('runs no script but its own and loads nothing from outside', async () => {
    const tried = await page.evaluate(async () => {
      const script = document.createElement('script')
      script.textContent = 'globalThis.inline = true'
      document.body.append(script)
      const fetched = await fetch('https://example.invalid/').then(
        () => 'fetched',
        () => 'blocked',
      )
      return { inline: 'inline' in globalThis, fetched }
    })
    expect(tried).toEqual({ inline: false, fetched: 'blocked' })
    const complaints = (): string => program.pageErrors.join('\n')
    await expect.poll(complaints).toContain("script-src 'self'")
    await expect.poll(complaints).toContain("connect-src 'self'")
  })

  it('keeps settings, and takes the theme over at once', async () => {
    const chosen: Settings = { ...DEFAULT_SETTINGS, language: 'de', theme: 'dark' }
    await window.host.evaluate((host, settings) => host.changeSettings(settings), chosen)
    const file = join(userData, 'userData', 'settings.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(chosen)
    expect(await window.host.evaluate((host) => host.settings())).toMatchObject({ theme: 'dark' })
  })

  it('asks once before unsaved boards are lost, and stays if one wants to stay', async () => {
    await setWindow({ unsaved: 2, title: 'unsaved.txt' })
    await expect.poll(async () => (await program.operate('windowView'))?.title).toContain('unsaved')
    await program.operate('answerDialog', { kind: 'message', button: 1, after: 500 })
    await program.operate('closeWindow')
    await program.operate('closeWindow')
    await program.operate('quit')
    const asked = async (): Promise<unknown[]> =>
      (await program.operate('calls')).filter(({ name }) => name === 'dialog.message')
    await expect.poll(asked).toHaveLength(1)
    expect((await asked())[0]).toMatchObject({
      args: [{ message: '2 Bretter haben Änderungen, die nicht gespeichert sind.' }],
    })
    await new Promise((done) => setTimeout(done, 800))
    expect(await asked()).toHaveLength(1)
    expect(await window.host.evaluate((host) => host.settings())).toMatchObject({ theme: 'dark' })
  })

  it('closes and quits if one wants to, with no process left', async () => {
    await program.operate('setBounds', { x: 300, y: 200, width: 1000, height: 700 })
    const pids = await program.operate('jobs')
    await program.operate('answerDialog', { kind: 'message', button: 0 })
    await program.operate('closeWindow')
    expect(await program.exited).toBe(0)
    expect(pids).toHaveLength(1)
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('starts again where it stood, with the settings and recent files it had', async () => {
    program = await launch({ build, userData })
    window = await hostIn(await program.page())
    const { bounds } = (await program.operate('windowView'))!
    expect(bounds).toEqual({ x: 300, y: 200, width: 1000, height: 700 })
    expect(await window.host.evaluate((host) => host.settings())).toMatchObject({ theme: 'dark' })
    expect((await menu()).get('solve')?.label).toBe('Lösen')
    expect(await window.host.evaluate((host) => host.recent())).toHaveLength(1)
  })

  it('answers no other page, even in its own window', async () => {
    const other = join(userData, 'other.html')
    writeFileSync(other, '<!doctype html><title>other</title>')
    await program.operate('loadFile', other)
    const shown = await program.page()
    await shown.waitForURL('**/other.html')
    const answer = shown.evaluate(() => (Reflect.get(globalThis, 'stromwerk') as Host).recent())
    await expect(answer).rejects.toThrow('does not come from the window')
  })
})
