import { beforeEach, describe, expect, it } from 'vitest'
import { setEntry, undo } from '../../../src/core/editor/commands'
import { read } from '../../../src/core/puzzle'
import type { Host, OpenedFile } from '../../../src/host/host'
import {
  compare,
  keepMine,
  noteNews,
  openTheirs,
  reload,
} from '../../../src/renderer/actions/file-news'
import { save } from '../../../src/renderer/actions/files'
import { boardOf, isDirty } from '../../../src/renderer/state/document'
import { Workbench } from '../../../src/renderer/state/workbench.svelte'
import { fakeHost } from '../state/fake-host'

const MINE = '3\n1,1,2\n1\n3,1,2\n'
const THEIRS = '4\n1,1,2\n1\n4,1,2\n'

const file = (content: string): OpenedFile => ({
  id: 'a',
  name: 'a.txt',
  bytes: new TextEncoder().encode(content),
})

let onDisk: string
let workbench: Workbench

beforeEach(() => {
  onDisk = THEIRS
  const host: Host = {
    ...fakeHost(),
    reopen: () => Promise.resolve({ ok: true, value: file(onDisk) }),
    save: (id) => Promise.resolve({ ok: true, value: { id, name: 'a.txt' } }),
  }
  workbench = new Workbench(host, () => 0)
  workbench.documents.open(file(MINE))
  noteNews(workbench, { id: 'a', state: 'changed' })
})

const widths = (): (number | undefined)[] =>
  workbench.documents.list.map((document) => boardOf(document)?.width)

describe('a file that somebody else has changed', () => {
  it('is told of, leaves the board as it is, and is taken back', () => {
    expect(workbench.shown).toMatchObject({ news: 'changed' })
    expect(widths()).toEqual([3])
    noteNews(workbench, { id: 'a', state: 'same' })
    expect(workbench.shown!.news).toBeUndefined()
    expect(isDirty(workbench.shown!)).toBe(false)
  })

  it('means nothing for other documents', () => {
    workbench.documents.openUntitled('other', MINE)
    noteNews(workbench, { id: 'b', state: 'gone' })
    expect(workbench.documents.list.map(({ news }) => news)).toEqual(['changed', undefined])
  })

  it('can be loaded again, and undo brings back what was drawn', async () => {
    workbench.edit((editor) => setEntry(editor, 'title', 'Mine'))
    const mine = boardOf(workbench.shown!)
    await reload(workbench, workbench.shown!)
    expect(boardOf(workbench.shown!)).toEqual(read(THEIRS).board)
    expect(isDirty(workbench.shown!)).toBe(false)
    expect(workbench.shown!.news).toBeUndefined()
    workbench.edit(undo)
    expect(boardOf(workbench.shown!)).toEqual(mine)
    expect(isDirty(workbench.shown!)).toBe(true)
  })

  it('shows what is wrong with it, if it is no board any more', async () => {
    onDisk = '3\n1,1,two\n0\n'
    await reload(workbench, workbench.shown!)
    expect(workbench.shown!.editor).toBeUndefined()
    expect(workbench.shown!.faults).toHaveLength(1)
    expect(workbench.shown!.news).toBeUndefined()
  })

  it('can be left alone: then the board counts as not saved, until it is', async () => {
    keepMine(workbench, workbench.shown!)
    expect(workbench.shown!.news).toBeUndefined()
    expect(isDirty(workbench.shown!)).toBe(true)
    await save(workbench)
    expect(isDirty(workbench.shown!)).toBe(false)
  })

  it('can be compared with the board, which is then not saved', async () => {
    await compare(workbench, workbench.shown!)
    expect(workbench.dialog).toBe('compare')
    expect(workbench.compared).toMatchObject({ theirs: read(THEIRS).board, faults: [] })
    expect(widths()).toEqual([3])
    expect(workbench.shown!.news).toBe('changed')
    expect(isDirty(workbench.shown!)).toBe(true)
    onDisk = 'nothing'
    await compare(workbench, workbench.shown!)
    expect(workbench.compared!.theirs).toBeUndefined()
    expect(workbench.compared!.faults).toHaveLength(1)
  })

  it('can be opened as a board of its own', async () => {
    const { documents, shown } = workbench
    documents.openUntitled('other', MINE)
    await openTheirs(workbench, shown!)
    expect(widths()).toEqual([3, 4, 3])
    expect(workbench.shown).toMatchObject({ name: 'a.txt (on disk)', file: undefined })
    const [mine] = workbench.documents.list
    expect(mine.news).toBe('changed')
    expect(isDirty(mine)).toBe(true)
  })

  it('is replaced by saving, which settles the matter', async () => {
    await save(workbench)
    expect(workbench.shown!.news).toBeUndefined()
  })
})
