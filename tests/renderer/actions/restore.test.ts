import { describe, expect, it } from 'vitest'
import { setEntry } from '../../../src/core/editor/commands'
import type { Host, OpenedFile, Recovered } from '../../../src/host/host'
import { reopenClosed } from '../../../src/renderer/actions/files'
import { bringBack, discard, restore } from '../../../src/renderer/actions/restore'
import { boardOf, isDirty } from '../../../src/renderer/state/document'
import { Workbench } from '../../../src/renderer/state/workbench.svelte'
import { fakeHost } from '../state/fake-host'

const SAVED = '3\n1,1,2\n1\n3,1,2\n'
const DRAWN = '4\n1,1,2\n1\n4,1,2\n'

const file = (id: string): OpenedFile => ({
  id,
  name: `${id}.txt`,
  bytes: new TextEncoder().encode(SAVED),
})

const left = (key: string, ofFile?: string): Recovered => ({
  key,
  name: key,
  content: DRAWN,
  revision: 3,
  time: 0,
  ...(ofFile === undefined ? {} : { file: ofFile }),
})

async function started(last: Partial<Host>): Promise<Workbench> {
  const workbench = new Workbench({ ...fakeHost(), ...last }, () => 0)
  await restore(workbench)
  return workbench
}

const names = ({ documents }: Workbench): string[] => documents.list.map(({ name }) => name)

describe('the start', () => {
  it('greets when nothing was open', async () => {
    const workbench = await started({})
    expect(workbench.documents.list.map(({ greeting }) => greeting)).toEqual([true])
    expect(workbench.dialog).toBeUndefined()
  })

  it('opens the files of last time and shows the one that was shown', async () => {
    const files = ['a', 'b', 'c'].map(file)
    const workbench = await started({ session: () => Promise.resolve({ files, shown: 'b' }) })
    expect(names(workbench)).toEqual(['a.txt', 'b.txt', 'c.txt'])
    expect(workbench.shown!.name).toBe('b.txt')
  })

  it('tells when the host can’t say, and greets all the same', async () => {
    const workbench = await started({ session: () => Promise.reject(new Error('broken')) })
    expect(workbench.notices.list.map(({ kind }) => kind)).toEqual(['problem'])
    expect(workbench.documents.list).toHaveLength(1)
  })

  it('offers what was left unsaved; brought back it is not saved and has its old key', async () => {
    const recovered = [left('one'), left('two')]
    const workbench = await started({ recovered: () => Promise.resolve(recovered) })
    expect(workbench.dialog).toBe('recovery')
    bringBack(workbench, [recovered[0]])
    expect(workbench.dialog).toBe('recovery')
    bringBack(workbench, workbench.recovered)
    expect(workbench.dialog).toBeUndefined()
    expect(names(workbench)).toEqual(['one', 'two'])
    expect(workbench.documents.list.map(({ keptAs }) => keptAs)).toEqual(['one', 'two'])
    expect(workbench.documents.list.every(isDirty)).toBe(true)
  })

  it('puts what was left unsaved of a file in the place of the file', async () => {
    const workbench = await started({
      session: () => Promise.resolve({ files: [file('a'), file('b')], shown: 'b' }),
      recovered: () => Promise.resolve([left('one', 'a')]),
    })
    bringBack(workbench, workbench.recovered)
    expect(workbench.documents.list.map((each) => each.file)).toEqual(['a', 'b'])
    expect(workbench.shown).toMatchObject({ file: 'a', keptAs: 'one' })
    expect(boardOf(workbench.shown!)!.width).toBe(4)
  })

  it('has what is discarded forgotten, and nothing else', async () => {
    const forgotten: string[] = []
    const workbench = await started({
      recovered: () => Promise.resolve([left('one'), left('two')]),
      forget: (key) => Promise.resolve(void forgotten.push(key)),
    })
    await discard(workbench, workbench.recovered[0])
    expect(forgotten).toEqual(['one'])
    expect(workbench.recovered.map(({ key }) => key)).toEqual(['two'])
  })
})

describe('a closed board', () => {
  it('comes back as it was, the last one first, also without a file', async () => {
    const workbench = await started({})
    workbench.documents.open(file('a'))
    workbench.documents.openUntitled('new', SAVED)
    workbench.edit((editor) => setEntry(editor, 'title', 'Mine'))
    const drawn = workbench.shown!
    workbench.close(drawn.key)
    workbench.close(workbench.shown!.key)
    reopenClosed(workbench)
    expect(workbench.shown!.name).toBe('a.txt')
    reopenClosed(workbench)
    expect(workbench.shown).toEqual(drawn)
    reopenClosed(workbench)
    expect(names(workbench)).toEqual(['a.txt', 'new'])
    expect(workbench.notices.list.at(-1)!.text.key).toBe('documents.none-closed')
  })

  it('is shown where it is, if its file has been opened again', async () => {
    const workbench = await started({})
    workbench.documents.open(file('a'))
    workbench.close(workbench.shown!.key)
    workbench.documents.open(file('a'))
    reopenClosed(workbench)
    expect(names(workbench)).toEqual(['a.txt'])
  })

  it('takes nothing away from the same file that has been changed meanwhile', async () => {
    const workbench = await started({})
    for (const title of ['First', 'Second']) {
      workbench.documents.open(file('a'))
      workbench.edit((editor) => setEntry(editor, 'title', title))
      if (title === 'First') workbench.close(workbench.shown!.key)
    }
    reopenClosed(workbench)
    expect(workbench.documents.list.map((each) => each.file)).toEqual(['a', undefined])
    expect(workbench.documents.list.every(isDirty)).toBe(true)
  })
})
