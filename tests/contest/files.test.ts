/** The real boards of the contest: all read, and write back as they are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { read as readMazes } from '../../src/core/mazes/read'
import { write as writeMazes } from '../../src/core/mazes/write'
import { read as readRally } from '../../src/core/rally/read'
import { write as writeRally } from '../../src/core/rally/write'

const CONTEST = new URL('../../../shared/contest/', import.meta.url)
const missing = !existsSync(CONTEST)
if (missing) console.log(`Contest boards are not tested: there is no folder ${CONTEST.pathname}`)

function filesIn(folder: string): [name: string, bytes: Buffer][] {
  if (missing) return []
  const url = new URL(`${folder}/`, CONTEST)
  return readdirSync(url).map((name) => [name, readFileSync(new URL(name, url))])
}

/** Line ends, blanks at line ends and a missing last newline aside. */
const plain = (bytes: Buffer): string =>
  `${bytes.toString('utf8').replaceAll('\r\n', '\n').trimEnd()}\n`.replace(/[ \t]+\n/g, '\n')

describe.skipIf(missing)('rally', () => {
  const files = filesIn('rally')

  test('there are boards', () => {
    expect(files.length).toBeGreaterThanOrEqual(15)
  })

  test.each(files)('%s reads, writes and reads the same', (_, bytes) => {
    const { board, faults } = readRally(bytes)
    expect(faults).toBeUndefined()
    expect(readRally(writeRally(board!))).toEqual({ board })
  })

  test.each(files.filter(([name]) => /^stromrallye\d\.txt$/.test(name)))(
    '%s writes back byte for byte',
    (_, bytes) => {
      expect(writeRally(readRally(bytes).board!)).toBe(plain(bytes))
    },
  )

  test.each([
    ['stromrallye0.txt', 3, 0],
    ['stromrallye1.txt', 99, 0],
    ['stromrallye4.txt', 0, 0],
    ['stromrallye5_without_last.txt', 33, 0],
    ['tp0.txt', 3, 2],
    ['tp3.txt', 3, 14],
  ])('%s has %i batteries and %i teleporters', (name, batteries, teleporters) => {
    const { board } = readRally(new Map(files).get(name)!)
    expect([board!.batteries.length, board!.teleporters.length]).toEqual([batteries, teleporters])
  })
})

describe.skipIf(missing)('mazes', () => {
  const files = filesIn('mazes')

  test('there are boards', () => {
    expect(files.length).toBeGreaterThanOrEqual(7)
  })

  test.each(files)('%s reads, writes and reads the same, byte for byte', (_, bytes) => {
    const { board, faults } = readMazes(bytes)
    expect(faults).toBeUndefined()
    const text = writeMazes(board!)
    expect(readMazes(text)).toEqual({ board })
    expect(text === plain(bytes)).toBe(true)
  })

  test.each(files)('%s has all its pits', (_, bytes) => {
    const { board } = readMazes(bytes)
    const lines = plain(bytes).split('\n')
    const rows = 2 * board!.height - 1
    const first = Number(lines[1 + rows])
    const second = Number(lines[1 + rows + 1 + first + rows])
    expect(board!.mazes.map(({ pits }) => pits.length)).toEqual([first, second])
  })
})
