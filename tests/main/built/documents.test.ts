import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyBuild, removeBuild } from '../../standin/build'
import { hostIn, type HostInPage } from '../../standin/host-in-page'
import { launch, start, type Program } from '../../standin/launch'

const BOARD = '3\n1,1,2\n0\n'

let folder: string
let build: string
let program: Program
let page: Page
let window: HostInPage

const at = (name: string): string => join(folder, name)
const board = (name: string, content = BOARD): string => {
  writeFileSync(at(name), content)
  return at(name)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stromwerk-boards-'))
  build = copyBuild()
  program = await launch({ build, files: [board('given.txt'), at('not-there.txt')] })
  page = await program.page()
  window = await hostIn(page)
})

afterAll(async () => {
  await program.close()
  removeBuild(build)
  rmSync(folder, { recursive: true, force: true })
})

describe('documents of the built desktop', () => {
  it('keeps the files of the command line until the window listens', async () => {
    await expect.poll(async () => (await window.heard()).opened).toHaveLength(1)
    const { opened, problem } = await window.heard()
    expect(opened[0]).toMatchObject({ name: 'given.txt', text: BOARD })
    expect(problem).toMatchObject([{ key: 'desktop.cant-open', values: { name: 'not-there.txt' } }])
  })

  it('opens what is chosen in the dialog, as bytes and an id, and no path', async () => {
    await program.operate('answerDialog', { kind: 'open', paths: [board('ä.txt', '3\n1,1,ü')] })
    const answer = await window.host.evaluate(async (host) => {
      const outcome = await host.open()
      if (!outcome.ok) return undefined
      return outcome.value.map(({ bytes, ...rest }) => [
        bytes instanceof Uint8Array && new TextDecoder().decode(bytes),
        Object.keys(rest),
        rest.name,
      ])
    })
    expect(answer).toEqual([['3\n1,1,ü', ['id', 'name'], 'ä.txt']])
  })

  it('says nothing when the dialog is called off', async () => {
    await program.operate('answerDialog', { kind: 'open', paths: [] })
    expect(await window.host.evaluate((host) => host.open())).toEqual({ ok: false })
    await program.operate('answerDialog', { kind: 'save', path: undefined })
    const answer = await window.host.evaluate((host) => host.saveAs(undefined, 'x.txt', ''))
    expect(answer).toEqual({ ok: false })
  })

  it('saves where the document came from, whole, and with its permissions', async () => {
    const path = board('saved.txt')
    await program.operate('answerDialog', { kind: 'open', paths: [path] })
    const inode = statSync(path).ino
    const saved = await window.host.evaluate(async (host) => {
      const opened = await host.open()
      return opened.ok && host.save(opened.value[0].id, 'changed\n')
    })
    expect(saved).toMatchObject({ ok: true, value: { name: 'saved.txt' } })
    expect(readFileSync(path, 'utf8')).toBe('changed\n')
    expect(statSync(path).ino).not.toBe(inode)
  })

  it('saves elsewhere, proposing the name beside the old file, and then knows the new one', async () => {
    const path = board('from.txt')
    await program.operate('answerDialog', { kind: 'open', paths: [path] })
    await program.operate('answerDialog', { kind: 'save', path: at('to.txt') })
    const saved = await window.host.evaluate(async (host) => {
      const opened = await host.open()
      if (!opened.ok) return undefined
      const [{ id }] = opened.value
      const moved = await host.saveAs(id, '../../from.txt', 'one')
      const again = moved.ok ? await host.save(moved.value.id, 'two') : undefined
      return { moved, again, same: moved.ok && moved.value.id === id }
    })
    expect(saved).toMatchObject({ moved: { ok: true, value: { name: 'to.txt' } }, same: false })
    expect(readFileSync(at('to.txt'), 'utf8')).toBe('two')
    expect(readFileSync(path, 'utf8')).toBe(BOARD)
    const dialogs = await program.operate('calls')
    const proposal = dialogs.findLast(({ name }) => name === 'dialog.save')?.args[0]
    expect(proposal).toMatchObject({ defaultPath: at('from.txt') })
  })

  it('says in words why a file can’t be saved', async () => {
    await program.operate('answerDialog', { kind: 'save', path: at('no-folder/x.txt') })
    const answer = await window.host.evaluate((host) => host.saveAs(undefined, 'x.txt', ''))
    expect(answer).toMatchObject({ ok: false, problem: { key: 'desktop.cant-save' } })
    const unknown = await window.host.evaluate((host) => host.save('made-up', ''))
    expect(unknown).toMatchObject({ ok: false, problem: { key: 'desktop.unknown-document' } })
  })

  it('opens a file dropped onto the page by the path that only the preload script sees', async () => {
    const path = board('dropped.txt', 'dropped')
    await program.operate('knowFiles', [path])
    const dropped = window.host.evaluate(
      (host) =>
        new Promise((done) => {
          addEventListener('dragover', (event) => event.preventDefault())
          addEventListener('drop', (event) => {
            event.preventDefault()
            void host.openDropped([...(event.dataTransfer?.files ?? [])]).then(done)
          })
        }),
    )
    await dropFile(page, path)
    expect(await dropped).toMatchObject({ ok: true, value: [{ name: 'dropped.txt' }] })
  })

  it('does not open a file that lies nowhere, such as one that the page has made up', async () => {
    const answer = await window.host.evaluate((host) =>
      host.openDropped([new File(['x'], 'made-up.txt')]),
    )
    expect(answer).toEqual({ ok: false })
  })

  it('lists recent files, newest first, and opens them by their ids', async () => {
    const recent = await window.host.evaluate((host) => host.recent())
    const names = recent.map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual(['dropped.txt', 'to.txt', 'from.txt'])
    const opened = await window.host.evaluate(async (host) => {
      const [{ id }] = await host.recent()
      const outcome = await host.reopen(id)
      return outcome.ok && [outcome.value.id === id, outcome.value.name]
    })
    expect(opened).toEqual([true, 'dropped.txt'])
  })

  it('takes over the files of a second start, which ends', async () => {
    const { focused } = (await program.operate('windowView'))!
    const second = start({ build, userData: program.userData, files: [board('second.txt')] })
    expect(await second.exited).toBe(0)
    await expect
      .poll(async () => (await window.heard()).opened.map(({ name }) => name))
      .toContain('second.txt')
    expect((await program.operate('windowView'))?.focused).toBe(focused + 1)
  })

  it('takes a file from the system', async () => {
    await program.operate('openFile', board('system.txt'))
    await expect
      .poll(async () => (await window.heard()).opened.map(({ name }) => name))
      .toContain('system.txt')
  })

  it('leaves nothing beside the files, and no error in the page', () => {
    expect(program.pageErrors).toEqual([])
    expect(program.output()).toBe('')
  })
})

/** A drag that comes from outside the browser. */
async function dropFile(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: 100, y: 100, data })
  }
}
