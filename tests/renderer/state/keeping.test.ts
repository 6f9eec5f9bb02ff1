import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lookUp } from '../../../src/core/about'
import { setEntry, undo } from '../../../src/core/editor/commands'
import { read } from '../../../src/core/puzzle'
import type { Snapshot } from '../../../src/host/host'
import { save } from '../../../src/renderer/actions/files'
import { boardOf } from '../../../src/renderer/state/document'
import { DELAY, Keeping } from '../../../src/renderer/state/keeping'
import { Workbench } from '../../../src/renderer/state/workbench.svelte'
import { fakeHost } from './fake-host'

const BOARD = '3\n1,1,2\n1\n3,1,2\n'

let kept: Map<string, Snapshot>
let handedOver: number
let problems: unknown[]
let workbench: Workbench
let keeping: Keeping

beforeEach(() => {
  vi.useFakeTimers()
  kept = new Map()
  handedOver = 0
  problems = []
  const host = {
    ...fakeHost(),
    keep: (snapshot: Snapshot) => {
      handedOver++
      kept.set(snapshot.key, snapshot)
      return Promise.resolve()
    },
    forget: (key: string) => {
      kept.delete(key)
      return Promise.resolve()
    },
    save: (id: string) => Promise.resolve({ ok: true as const, value: { id, name: 'a.txt' } }),
  }
  workbench = new Workbench(host, () => 0)
  keeping = new Keeping(host, (error) => problems.push(error))
  workbench.documents.open({ id: 'a', name: 'a.txt', bytes: new TextEncoder().encode(BOARD) })
  follow()
})

afterEach(() => vi.useRealTimers())

const follow = (): void => keeping.follow(workbench.documents.list)

function entitle(title: string): void {
  workbench.edit((editor) => setEntry(editor, 'title', title))
  follow()
}

const titlesKept = (): (string | undefined)[] =>
  [...kept.values()].map(({ content }) => lookUp(read(content).board!.about, 'title'))

describe('keeping', () => {
  it('leaves what is saved alone', () => {
    vi.advanceTimersByTime(10 * DELAY)
    expect(handedOver).toBe(0)
  })

  it('hands a change over within a second, whole, with its file and its name', () => {
    entitle('one')
    vi.advanceTimersByTime(DELAY)
    const [{ key, ...snapshot }] = kept.values()
    expect(key).toMatch(/^[A-Za-z0-9-]+$/)
    expect(snapshot).toMatchObject({ file: 'a', name: 'a.txt', revision: 1 })
    expect(read(snapshot.content).board).toEqual(boardOf(workbench.shown!))
  })

  it('does not let somebody who never pauses wait', () => {
    for (let tenth = 1; tenth <= 25; tenth++) {
      entitle(String(tenth))
      vi.advanceTimersByTime(100)
    }
    expect(handedOver).toBe(2)
    expect(titlesKept()).toEqual(['20'])
    vi.advanceTimersByTime(DELAY)
    expect(titlesKept()).toEqual(['25'])
  })

  it('does not hand over again what has not changed', () => {
    entitle('one')
    vi.advanceTimersByTime(DELAY)
    workbench.edit((editor) => ({ ...editor, cursor: { ...editor.cursor, x: 1.5 } }))
    follow()
    vi.advanceTimersByTime(DELAY)
    expect(handedOver).toBe(1)
  })

  it('keeps each document under a name of its own, also without a file', () => {
    entitle('one')
    workbench.documents.openUntitled('new', BOARD)
    entitle('two')
    vi.advanceTimersByTime(DELAY)
    expect([...kept.values()].map(({ name, file }) => [name, file])).toEqual([
      ['a.txt', 'a'],
      ['new', undefined],
    ])
    expect(titlesKept()).toEqual(['one', 'two'])
  })

  it('forgets what is saved, and keeps it again with the next change', async () => {
    entitle('one')
    vi.advanceTimersByTime(DELAY)
    await save(workbench)
    follow()
    expect(kept.size).toBe(0)
    entitle('two')
    vi.advanceTimersByTime(DELAY)
    expect(titlesKept()).toEqual(['two'])
  })

  it('forgets what is back at its file', () => {
    entitle('one')
    vi.advanceTimersByTime(DELAY)
    workbench.edit(undo)
    follow()
    expect(kept.size).toBe(0)
  })

  it('forgets what is closed, also before it was handed over', () => {
    entitle('one')
    workbench.close(workbench.shown!.key)
    follow()
    vi.advanceTimersByTime(DELAY)
    expect(handedOver).toBe(0)
    workbench.documents.reopen()
    follow()
    vi.advanceTimersByTime(DELAY)
    expect(titlesKept()).toEqual(['one'])
    workbench.close(workbench.shown!.key)
    follow()
    expect(kept.size).toBe(0)
  })

  it('tells when the host refuses', async () => {
    const refusal = new Error('Too many documents.')
    const refuse = (): Promise<void> => Promise.reject(refusal)
    keeping = new Keeping({ keep: refuse, forget: refuse }, (error) => problems.push(error))
    entitle('one')
    await vi.advanceTimersByTimeAsync(DELAY)
    expect(problems).toEqual([refusal])
  })
})
