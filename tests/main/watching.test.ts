import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileNews, OpenedFile } from '../../src/host/host'
import { createDocuments } from '../../src/main/documents'
import { createOpening, type Opening } from '../../src/main/opening'
import { openRecent, type Recent } from '../../src/main/recent'
import { createSaving, type Saving } from '../../src/main/saving'
import { openSession } from '../../src/main/session'
import { createWatching, type Watching } from '../../src/main/watching'

let folder: string
let news: FileNews['state'][]
let watching: Watching
let opening: Opening
let saving: Saving
let recent: Recent
let documents: ReturnType<typeof createDocuments>

const at = (name: string): string => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stromwerk-watching-'))
  mkdirSync(at('boards'))
  news = []
  documents = createDocuments()
  const tell = (name: string, told: unknown): void => {
    if (name === 'file') news.push((told as FileNews).state)
  }
  watching = createWatching(documents, tell)
  recent = openRecent(folder, documents, folder)
  opening = createOpening(documents, recent, tell, watching.know)
  saving = createSaving(documents, recent, watching, () => Promise.resolve(at('boards/new.txt')))
})

afterEach(async () => {
  watching.follow([])
  await Promise.all([saving.settled(), recent.settled()])
  rmSync(folder, { recursive: true, force: true })
})

async function open(path: string): Promise<OpenedFile> {
  const outcome = await opening.open([path])
  if (!outcome.ok) throw new Error(path)
  watching.follow([path])
  return outcome.value[0]
}

async function openBoard(): Promise<OpenedFile> {
  writeFileSync(at('boards/board.txt'), 'mine')
  return open(at('boards/board.txt'))
}

const waitFor = (states: readonly FileNews['state'][]): Promise<void> =>
  expect.poll(() => news).toEqual(states)

describe('an open file', () => {
  it('is news when somebody else writes it, and again when they write something else', async () => {
    await openBoard()
    writeFileSync(at('boards/board.txt'), 'theirs')
    await waitFor(['changed'])
    writeFileSync(at('boards/board.txt'), 'theirs again')
    await waitFor(['changed', 'changed'])
  })

  it('is news when another one takes its place', async () => {
    await openBoard()
    writeFileSync(at('boards/.tmp'), 'theirs')
    renameSync(at('boards/.tmp'), at('boards/board.txt'))
    await waitFor(['changed'])
  })

  it('is news when it is removed or renamed, and when it is back', async () => {
    await openBoard()
    renameSync(at('boards/board.txt'), at('boards/other.txt'))
    await waitFor(['gone'])
    renameSync(at('boards/other.txt'), at('boards/board.txt'))
    await waitFor(['gone', 'same'])
    rmSync(at('boards'), { recursive: true })
    await waitFor(['gone', 'same', 'gone'])
  })

  it('is news behind a link', async () => {
    writeFileSync(at('behind.txt'), 'mine')
    symlinkSync('../behind.txt', at('boards/link.txt'))
    await open(at('boards/link.txt'))
    writeFileSync(at('behind.txt'), 'theirs')
    await waitFor(['changed'])
  })

  it('is no news when the window saves it, not even in the middle of that', async () => {
    const { id } = await openBoard()
    for (let time = 0; time < 20; time++) {
      let saved = false
      const done = saving.save(id, `mine, saved ${time}`).finally(() => (saved = true))
      while (!saved) await watching.lookAtAll()
      expect(await done).toMatchObject({ ok: true })
    }
    await watching.lookAtAll()
    expect(news).toEqual([])
  })

  it('is no news when only its date changes, or its neighbour', async () => {
    await openBoard()
    utimesSync(at('boards/board.txt'), 1, 1)
    writeFileSync(at('boards/neighbour.txt'), '')
    await watching.lookAtAll()
    expect(news).toEqual([])
  })

  it('is no news once it is closed', async () => {
    await openBoard()
    watching.follow([])
    writeFileSync(at('boards/board.txt'), 'theirs')
    await watching.lookAtAll()
    expect(news).toEqual([])
  })
})

describe('saving', () => {
  it('does not replace what somebody else has written before the window knows of it', async () => {
    const { id } = await openBoard()
    watching.follow([])
    writeFileSync(at('boards/board.txt'), 'theirs')
    const refused = await saving.save(id, 'mine')
    expect(refused).toMatchObject({ ok: false, problem: { key: 'keeping.changed-elsewhere' } })
    expect(news).toEqual(['changed'])
    expect(readFileSync(at('boards/board.txt'), 'utf8')).toBe('theirs')
    expect(await saving.save(id, 'mine')).toMatchObject({ ok: true })
    expect(readFileSync(at('boards/board.txt'), 'utf8')).toBe('mine')
  })

  it('goes on from what was read again', async () => {
    const { id } = await openBoard()
    writeFileSync(at('boards/board.txt'), 'theirs')
    await opening.openOne(id)
    expect(await saving.save(id, 'mine')).toMatchObject({ ok: true })
  })

  it('writes a file that is gone once more', async () => {
    const { id } = await openBoard()
    rmSync(at('boards/board.txt'))
    expect(await saving.save(id, 'mine')).toMatchObject({ ok: true })
    expect(readFileSync(at('boards/board.txt'), 'utf8')).toBe('mine')
  })

  it('says why not, in words', async () => {
    const { id } = await openBoard()
    rmSync(at('boards'), { recursive: true })
    const problem = { key: 'desktop.cant-save', values: { why: { key: 'fault.file-unwritable' } } }
    const answer = await saving.save(id, 'mine')
    expect(answer).toMatchObject({ ok: false, problem })
    expect(JSON.stringify(answer)).toContain('disk.folder-missing')
  })
})

describe('the session', () => {
  const start = (): ReturnType<typeof openSession> =>
    openSession(folder, documents, opening, watching.follow)

  it('comes back with the file that was shown, and without those that are gone', async () => {
    for (const name of ['a', 'b', 'c']) writeFileSync(at(`boards/${name}.txt`), name)
    const ids = ['a', 'b', 'c'].map((name) => documents.idOf(at(`boards/${name}.txt`)))
    const before = start()
    before.setOpen([...ids, 'made-up'], ids[1])
    await before.settled()
    rmSync(at('boards/c.txt'))
    const { files, shown } = await start().session()
    expect(files.map(({ name }) => name)).toEqual(['a.txt', 'b.txt'])
    expect(shown).toBe(ids[1])
  })

  it('is empty at the first start, and knows when nothing was shown', async () => {
    expect(await start().session()).toEqual({ files: [] })
    const { id } = await openBoard()
    const before = start()
    before.setOpen([id])
    await before.settled()
    expect(Object.keys(await start().session())).toEqual(['files'])
  })

  it('watches what is open', async () => {
    const { id } = await openBoard()
    watching.follow([])
    start().setOpen([id])
    writeFileSync(at('boards/board.txt'), 'theirs')
    await waitFor(['changed'])
  })
})
