import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Text } from '../../src/core/text/say'
import type { Snapshot } from '../../src/host/host'
import { createDocuments } from '../../src/main/documents'
import { createLatest } from '../../src/main/latest'
import { MOST_KEPT, openRecovery, type Recovery } from '../../src/main/recovery'

let folder: string
const at = (name: string): string => join(folder, 'recovery', name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stromwerk-recovery-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const snapshot = (key: string, revision = 1): Snapshot => ({
  key,
  name: `${key}.txt`,
  content: `content ${revision}`,
  revision,
})

interface SetUp {
  readonly recovery: Recovery
  readonly problems: Text[]
  readonly documents: ReturnType<typeof createDocuments>
}

function start(place = join(folder, 'recovery'), clock?: () => number): SetUp {
  const problems: Text[] = []
  const documents = createDocuments()
  const tell = (name: string, problem: unknown): void => {
    if (name === 'problem') problems.push(problem as Text)
  }
  const recovery = openRecovery(place, documents, tell, clock, () => {})
  return { recovery, problems, documents }
}

describe('recovery', () => {
  it('gives the next program what this one kept, newest first, with its file', async () => {
    let time = 100
    const { recovery, documents } = start(undefined, () => time++)
    await recovery.keep({ ...snapshot('a'), file: documents.idOf('/boards/a.txt') })
    await recovery.keep(snapshot('b'))
    await recovery.keep(snapshot('b', 2))
    const next = start()
    const [b, a] = await next.recovery.recovered()
    expect(b).toEqual({ ...snapshot('b', 2), time: 102 })
    const { file, ...rest } = a
    expect(rest).toEqual({ ...snapshot('a'), time: 100 })
    expect(next.documents.pathOf(file!)).toBe('/boards/a.txt')
  })

  it('does not offer a page what it has kept itself, but what a crashed one kept', async () => {
    const { recovery } = start()
    await recovery.keep(snapshot('a'))
    expect(await recovery.recovered()).toEqual([])
    recovery.abandon()
    expect(await recovery.recovered()).toMatchObject([{ key: 'a' }])
    await recovery.keep(snapshot('a', 2))
    expect(await recovery.recovered()).toEqual([])
  })

  it('forgets one, or all that a page kept when it is closed, and leaves the rest', async () => {
    const { recovery } = start()
    for (const key of ['old', 'a', 'b']) await recovery.keep(snapshot(key))
    recovery.abandon()
    await recovery.keep(snapshot('b', 2))
    await recovery.keep(snapshot('c'))
    await recovery.forget('a')
    recovery.close()
    await recovery.settled()
    expect(readdirSync(join(folder, 'recovery'))).toEqual(['old.json'])
  })

  it('holds no path for a document id that nobody knows', async () => {
    const { recovery } = start()
    await recovery.keep({ ...snapshot('a'), file: 'made-up' })
    expect(await start().recovery.recovered()).toMatchObject([{ key: 'a' }])
    expect(Object.keys((await start().recovery.recovered())[0])).not.toContain('file')
  })

  it.each(['', '{', '[]', '{"key":"a"}', JSON.stringify({ ...snapshot('other'), time: 1 })])(
    'keeps what it can’t read aside: %s',
    async (garbage) => {
      await start().recovery.keep(snapshot('b'))
      writeFileSync(at('a.json'), garbage)
      expect(await start().recovery.recovered()).toMatchObject([{ key: 'b' }])
      expect(existsSync(at('a.json.unreadable'))).toBe(true)
    },
  )

  it('says once that nothing can be kept, and goes on', async () => {
    writeFileSync(join(folder, 'file'), '')
    const { recovery, problems } = start(join(folder, 'file', 'recovery'))
    await recovery.keep(snapshot('a'))
    await recovery.keep(snapshot('a', 2))
    await recovery.keep(snapshot('b'))
    expect(problems).toMatchObject([{ key: 'keeping.cant-keep' }])
    expect(await recovery.recovered()).toEqual([])
  })

  const isRoot = process.getuid?.() === 0
  it.skipIf(isRoot)('says that its folder is read-only (root may write everywhere)', async () => {
    const { recovery, problems } = start()
    await recovery.keep(snapshot('a'))
    chmodSync(join(folder, 'recovery'), 0o500)
    await recovery.keep(snapshot('a', 2))
    expect(problems).toMatchObject([{ values: { why: { key: 'disk.denied' } } }])
  })

  it('makes its folder again when somebody has removed it', async () => {
    const { recovery, problems } = start()
    await recovery.keep(snapshot('a'))
    rmSync(join(folder, 'recovery'), { recursive: true })
    await recovery.keep(snapshot('a', 2))
    expect(problems).toEqual([])
    expect(await start().recovery.recovered()).toMatchObject([{ revision: 2 }])
  })

  it('has room for so many documents and no more', async () => {
    const { recovery } = start(join(folder, 'none'))
    const keeping = Array.from({ length: MOST_KEPT }, (_, index) =>
      recovery.keep(snapshot(`${index}`)),
    )
    await expect(recovery.keep(snapshot('more'))).rejects.toThrow('Too many documents')
    await Promise.all([...keeping, recovery.keep(snapshot('0', 2))])
  })
})

describe('wishes', () => {
  it('come true one at a time, and only the last of those that wait', async () => {
    const done: string[] = []
    let busy = 0
    const { wish, settled } = createLatest(async (name: string, value: number) => {
      expect(++busy).toBe(1)
      await Promise.resolve()
      done.push(`${name} ${value}`)
      busy--
    })
    const first = wish('a', 1)
    await Promise.resolve()
    for (let value = 2; value < 10; value++) void wish('a', value)
    await first
    await settled()
    expect(done).toEqual(['a 1', 'a 9'])
  })

  it('of different names do not wait for each other', async () => {
    const { promise, resolve } = deferred()
    const { wish } = createLatest((name: string) => (name === 'slow' ? promise : Promise.resolve()))
    void wish('slow', 1)
    await wish('fast', 1)
    resolve()
  })
})

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
