import { describe, expect, it } from 'vitest'
import { boardOf, isDirty } from '../../../src/renderer/state/document'
import { Documents } from '../../../src/renderer/state/documents.svelte'

const BOARD = '3\n1,1,2\n1\n3,1,2\n'

const file = (id: string, content = BOARD) => ({
  id,
  name: `${id}.txt`,
  bytes: new TextEncoder().encode(content),
})

function openThree(): Documents {
  const documents = new Documents()
  for (const id of ['a', 'b', 'c']) documents.open(file(id))
  return documents
}

describe('open documents', () => {
  it('shows what was opened last', () => {
    expect(openThree().active?.name).toBe('c.txt')
  })

  it('shows a file that is open already in its own tab, read anew', () => {
    const documents = openThree()
    documents.open(file('a', '4\n1,1,2\n0\n'))
    expect(documents.list.map(({ name }) => name)).toEqual(['a.txt', 'b.txt', 'c.txt'])
    expect(boardOf(documents.active!)?.width).toBe(4)
  })

  it('keeps unsaved changes when the file is opened again', () => {
    const documents = openThree()
    documents.change(documents.list[0].key, { saved: 'never' })
    documents.open(file('a', '4\n1,1,2\n0\n'))
    expect(documents.active?.name).toBe('a.txt')
    expect(isDirty(documents.active!)).toBe(true)
    expect(boardOf(documents.active!)?.width).toBe(3)
  })

  it('shows a neighbour after closing, the right one if there is one', () => {
    const documents = openThree()
    const [a, b, c] = documents.list
    documents.activeKey = b.key
    documents.close(b.key)
    expect(documents.activeKey).toBe(c.key)
    documents.close(c.key)
    expect(documents.activeKey).toBe(a.key)
    documents.close(a.key)
    expect(documents.active).toBeUndefined()
  })

  it('keeps showing the same document when another one is closed', () => {
    const documents = openThree()
    documents.close(documents.list[0].key)
    expect(documents.active?.name).toBe('c.txt')
  })

  it('lets a greeting go when a file comes, unless someone has worked with it', () => {
    const documents = new Documents()
    documents.openUntitled('greeting', BOARD, true)
    documents.open(file('a'))
    expect(documents.list.map(({ name }) => name)).toEqual(['a.txt'])

    documents.openUntitled('greeting', BOARD, true)
    documents.change(documents.activeKey!, { solve: { status: 'cancelled', seconds: 1 } })
    documents.open(file('b'))
    expect(documents.list.map(({ name }) => name)).toEqual(['a.txt', 'greeting', 'b.txt'])
  })

  it('keeps the faults of a file that is no board', () => {
    const documents = new Documents()
    documents.open(file('broken', '3\n1,1,two\n0\n'))
    expect(documents.active?.editor).toBeUndefined()
    expect(documents.active?.faults[0]).toMatchObject({ line: 2, column: 5 })
  })
})
