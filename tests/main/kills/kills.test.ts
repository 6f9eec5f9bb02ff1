/** A program that is killed while it saves leaves the old file or the new one, and every change that was safe. */
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Random } from '../../../src/core/random'
import { writeAtomically } from '../../../src/files/atomic'
import { kill } from './kill'
import { numberOf, wholeContent } from './whole-content'

const folder = mkdtempSync(join(tmpdir(), 'stromwerk-kills-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a program that is killed', () => {
  it('leaves whole files and every change that was kept, 20 times', async () => {
    const random = new Random(7)
    let first = 1
    for (let time = 0; time < 20; time++) {
      const { last, complaints } = await kill(folder, first, random.between(0, 40))
      expect(complaints).toEqual([])
      first = last + 1
    }
  })

  it('loses what it has left beside its files with a later save, once nobody can need it', async () => {
    const left = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.tmp'))
    const saveAll = async (): Promise<void> => {
      for (const name of ['board.txt', 'recent.json']) {
        await writeAtomically(join(folder, name), 'new')
      }
    }
    const before = left()
    expect(before).not.toEqual([])
    await saveAll()
    expect(left()).toEqual(before)
    for (const name of before) utimesSync(join(folder, name), 0, 0)
    await saveAll()
    expect(left()).toEqual([])
  })
})

describe('a content that shows whether it is whole', () => {
  it('does', () => {
    expect(numberOf(wholeContent(12))).toBe(12)
    expect(numberOf(wholeContent(12).slice(0, -1))).toBeUndefined()
    expect(numberOf(wholeContent(12).replace('line 12', 'line 13'))).toBeUndefined()
    expect(numberOf('')).toBeUndefined()
  })
})
