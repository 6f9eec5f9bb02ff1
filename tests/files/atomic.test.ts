import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sweepUnfinished, writeAtomically } from '../../src/files/atomic'

let folder: string
const at = (name: string): string => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stromwerk-atomic-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('writing a file whole or not at all', () => {
  it('makes a new file and leaves nothing beside it', async () => {
    await writeAtomically(at('board.txt'), 'new')
    expect(readFileSync(at('board.txt'), 'utf8')).toBe('new')
    expect(readdirSync(folder)).toEqual(['board.txt'])
  })

  it('puts a new file in the place of the old one, which other links still see whole', async () => {
    writeFileSync(at('board.txt'), 'old')
    linkSync(at('board.txt'), at('old.txt'))
    await writeAtomically(at('board.txt'), new TextEncoder().encode('new'))
    expect(readFileSync(at('board.txt'), 'utf8')).toBe('new')
    expect(readFileSync(at('old.txt'), 'utf8')).toBe('old')
  })

  it.skipIf(process.platform === 'win32')('keeps the permissions', async () => {
    writeFileSync(at('board.txt'), 'old')
    chmodSync(at('board.txt'), 0o640)
    await writeAtomically(at('board.txt'), 'new')
    expect(statSync(at('board.txt')).mode & 0o777).toBe(0o640)
  })

  it('follows links, also to a file that is not there yet', async () => {
    mkdirSync(at('far'))
    writeFileSync(at('far/board.txt'), 'old')
    symlinkSync('far/board.txt', at('near.txt'))
    symlinkSync('near.txt', at('nearer.txt'))
    symlinkSync('far/new.txt', at('dangling.txt'))
    await writeAtomically(at('nearer.txt'), 'new')
    await writeAtomically(at('dangling.txt'), 'made')
    expect(lstatSync(at('nearer.txt')).isSymbolicLink()).toBe(true)
    expect(readFileSync(at('far/board.txt'), 'utf8')).toBe('new')
    expect(readFileSync(at('far/new.txt'), 'utf8')).toBe('made')
    expect(readdirSync(at('far')).sort()).toEqual(['board.txt', 'new.txt'])
  })

  it('refuses a folder, a folder that is missing, and links in a circle, and leaves nothing', async () => {
    symlinkSync('b.txt', at('a.txt'))
    symlinkSync('a.txt', at('b.txt'))
    await expect(writeAtomically(folder, 'x')).rejects.toThrow('EISDIR')
    await expect(writeAtomically(at('none/board.txt'), 'x')).rejects.toThrow('ENOENT')
    await expect(writeAtomically(at('a.txt'), 'x')).rejects.toThrow('ELOOP')
    expect(readdirSync(folder).sort()).toEqual(['a.txt', 'b.txt'])
  })
})

describe('what killed writers left behind', () => {
  it('is removed, and nothing else', async () => {
    const kept = ['.hidden.tmp', 'board.tmp', 'board.txt', '.0123-4567.tmp']
    for (const name of kept) writeFileSync(at(name), '')
    writeFileSync(at('.0123456789abcdef-01234567-89ab-4cde-8f01-23456789abcd.tmp'), 'half')
    await sweepUnfinished(folder)
    expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted())
  })
})
