/** Writing what was made of a document: whole, where a person says, and waited for when the program ends. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createDocuments } from '../../src/main/documents'
import type { Recent } from '../../src/main/recent'
import { createSaving, type Saving } from '../../src/main/saving'

const BYTES = Uint8Array.of(71, 73, 70, 0, 255)

const folder = mkdtempSync(join(tmpdir(), 'stromwerk-saving-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const documents = createDocuments()
let asked: unknown[][]
let added: string[]
let place: string | undefined
let saving: Saving

beforeEach(() => {
  ;[asked, added, place] = [[], [], undefined]
  const recent = { add: (path: string) => added.push(path) } as unknown as Recent
  const watching = { know: forbidden, look: forbidden, whileWriting: forbidden }
  saving = createSaving(documents, recent, watching, (...proposal) => {
    asked.push(proposal)
    return Promise.resolve(place)
  })
})

function forbidden(): never {
  throw new Error('An export is no document.')
}

describe('an export', () => {
  it('is written byte for byte, beside the board unless one wants it elsewhere', async () => {
    const id = documents.idOf(join(folder, 'board.txt'))
    place = join(folder, 'chosen.gif')
    const saved = await saving.saveExport(id, '../../board.gif', 'gif', BYTES)
    expect(saved).toEqual({ ok: true, value: { name: 'chosen.gif' } })
    expect(asked).toEqual([[join(folder, 'board.gif'), 'gif']])
    expect(new Uint8Array(readFileSync(place))).toEqual(BYTES)
    expect(readdirSync(folder)).toEqual(['chosen.gif'])
    expect(added).toEqual([])
  })

  it('is called off without a word', async () => {
    expect(await saving.saveExport(undefined, 'a.png', 'png', BYTES)).toEqual({ ok: false })
  })

  it('says why it could not be written', async () => {
    place = join(folder, 'no-folder/a.png')
    const saved = await saving.saveExport(undefined, 'a.png', 'png', BYTES)
    expect(saved).toMatchObject({ ok: false, problem: { key: 'desktop.cant-save' } })
  })

  it('is waited for when the program ends', async () => {
    place = join(folder, 'large.png')
    void saving.saveExport(undefined, 'large.png', 'png', new Uint8Array(20_000_000))
    await Promise.resolve()
    expect(existsSync(place)).toBe(false)
    await saving.settled()
    expect(readFileSync(place)).toHaveLength(20_000_000)
  })
})
