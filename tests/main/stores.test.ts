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
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/host/host'
import { createDocuments } from '../../src/main/documents'
import { MOST_RECENT, openRecent, shortFolder } from '../../src/main/recent'
import { openSettings } from '../../src/main/settings'
import * as shape from '../../src/main/shape'
import { openStored } from '../../src/main/stored'

let folder: string
const at = (name: string): string => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stromwerk-stores-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('what is stored', () => {
  it('comes back', async () => {
    const settings = openSettings(at('new'))
    expect(settings.get()).toEqual(DEFAULT_SETTINGS)
    const chosen = { ...DEFAULT_SETTINGS, language: 'de', theme: 'dark', trail: 'battery' } as const
    await settings.set(chosen)
    expect(openSettings(at('new')).get()).toEqual(chosen)
  })

  it('takes over settings of an earlier version, and what it did not know is as usual', () => {
    const stored = { language: 'de', theme: 'dark' }
    mkdirSync(at('old'), { recursive: true })
    writeFileSync(join(at('old'), 'settings.json'), JSON.stringify(stored))
    expect(openSettings(at('old')).get()).toEqual({ ...DEFAULT_SETTINGS, ...stored })
    expect(existsSync(join(at('old'), 'settings.json'))).toBe(true)
  })

  it('is the value set last, however fast they come', async () => {
    const stored = openStored(at('n.json'), shape.integer(0, 100), 0)
    for (let value = 1; value <= 20; value++) void stored.set(value)
    await stored.settled()
    expect(readFileSync(at('n.json'), 'utf8')).toBe('20\n')
  })

  it.each(['{"language":"de"', '{"language":"de","theme":"pink"}', '', '[]', 'null'])(
    'is kept aside when it can’t be read: %s',
    (garbage) => {
      writeFileSync(at('settings.json'), garbage)
      const lines: string[] = []
      const stored = openStored(at('settings.json'), shape.integer(0, 9), 5, (line) =>
        lines.push(line),
      )
      expect(stored.get()).toBe(5)
      expect(readFileSync(at('settings.json.unreadable'), 'utf8')).toBe(garbage)
      expect(existsSync(at('settings.json'))).toBe(false)
      expect(lines).toHaveLength(1)
    },
  )

  it('stays in memory when it can’t be written, and says so', async () => {
    const lines: string[] = []
    const stored = openStored(at('sub/n.json'), shape.integer(0, 9), 0, (line) => lines.push(line))
    rmSync(at('sub'), { recursive: true })
    await stored.set(7)
    expect(stored.get()).toBe(7)
    expect(lines).toHaveLength(1)
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('documents', () => {
  it('have one id for one path, and no two the same', () => {
    const documents = createDocuments()
    const id = documents.idOf('/boards/a.txt')
    expect(documents.idOf('/boards/../boards/a.txt')).toBe(id)
    expect(documents.idOf('/boards/b.txt')).not.toBe(id)
    expect(documents.pathOf(id)).toBe('/boards/a.txt')
    expect(documents.pathOf('/boards/a.txt')).toBeUndefined()
  })
})

describe('recent files', () => {
  const open = (changed?: (added?: string) => void): ReturnType<typeof openRecent> =>
    openRecent(folder, createDocuments(), '/home/ada', changed)

  it('come newest first, each once, and only so many', async () => {
    const recent = open()
    for (let number = 0; number < MOST_RECENT + 3; number++) recent.add(`/boards/${number}.txt`)
    recent.add('/boards/10.txt')
    await recent.settled()
    const names = open()
      .files()
      .map(({ name }) => name)
    expect(names).toHaveLength(MOST_RECENT)
    expect(names.slice(0, 3)).toEqual(['10.txt', '14.txt', '13.txt'])
  })

  it('are forgotten, and tell what changed', async () => {
    const changes: (string | undefined)[] = []
    const recent = open((added) => changes.push(added))
    recent.add('/boards/a.txt')
    recent.forget('/boards/a.txt')
    recent.forget('/boards/never-there.txt')
    expect(recent.paths()).toEqual([])
    expect(changes).toEqual(['/boards/a.txt', undefined])
    await recent.settled()
  })

  it.each([[['relative.txt']], [['/a\0b.txt']], [[7]], [{ 0: '/a.txt' }]])(
    'are not taken from a file that holds %j',
    (garbage) => {
      writeFileSync(at('recent.json'), JSON.stringify(garbage))
      expect(open().files()).toEqual([])
      expect(existsSync(at('recent.json.unreadable'))).toBe(true)
    },
  )

  it('say their folder as people do', () => {
    expect(shortFolder('/home/ada', '/home/ada')).toBe('~')
    expect(shortFolder('/home/ada/boards', '/home/ada')).toBe('~/boards')
    expect(shortFolder('/home/adam/boards', '/home/ada')).toBe('/home/adam/boards')
  })
})
