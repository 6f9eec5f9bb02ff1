/** Boards made by hand, one for each trap and each reason, and the contest's own boards. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { RallyBoard } from '../../../src/core/rally/board'
import { read } from '../../../src/core/rally/read'
import { play, solved } from '../../../src/core/rally/rules'
import { solve } from '../../../src/core/rally/solver/solve'
import { LANGUAGES, say } from '../../../src/core/text/say'

/** What each board's answer is: solved, or the reason why not. */
const EXPECTED: Record<string, string> = {
  'already-solved': 'solved',
  'arrive-with-3-not-more': 'solved',
  'back-onto-the-same-cell': 'solved',
  'deep-pocket': 'solved',
  'diagonal-only': 'solved',
  'every-order-fails': 'exhausted',
  'free-teleporter': 'solved',
  'full-board': 'solved',
  'huge-charges': 'solved',

  'last-charge-too-large': 'last-charge',
  'last-run-along-the-edge': 'solved',
  'only-the-robot': 'solved',
  'out-of-reach': 'unreachable',
  parity: 'parity',
  'robot-without-charge': 'stuck',
  'single-cell': 'stuck',
  'teleporter-next-to-battery': 'solved',
  'teleporter-without-charge-left': 'solved',
  'two-ways-apart': 'one-way',
  'walled-in-with-charge-1': 'solved',
  'walled-in-with-charge-2': 'stuck',
  'waste-before-arriving-charged': 'solved',
}

const BOARDS = fileURLToPath(new URL('./boards', import.meta.url))

function load(path: string): RallyBoard {
  const { board, faults } = read(readFileSync(path))
  if (!board) throw new Error(`${path}: ${faults.map(({ code }) => code).join(', ')}`)
  return board
}

function answer(board: RallyBoard): string {
  const verdict = solve(board)
  if (verdict.status === 'unsolvable') return verdict.reason.code
  if (verdict.status === 'solved' && !solved(play(board, verdict.moves).end().state)) return 'wrong'
  return verdict.status
}

describe('boards made by hand', () => {
  it('are all in the table', () => {
    const files = readdirSync(BOARDS).map((name) => name.replace(/\.txt$/, ''))
    expect(files.toSorted()).toEqual(Object.keys(EXPECTED).toSorted())
  })

  it.each(Object.entries(EXPECTED))('%s: %s', (name, expected) => {
    expect(answer(load(`${BOARDS}/${name}.txt`))).toBe(expected)
  })

  it('tells a reason in both languages, with cells of the board', () => {
    for (const [name, expected] of Object.entries(EXPECTED)) {
      const board = load(`${BOARDS}/${name}.txt`)
      const verdict = expected === 'solved' ? undefined : solve(board)
      if (verdict?.status !== 'unsolvable') continue
      for (const language of LANGUAGES)
        expect(say(language, verdict.reason.message)).not.toMatch(/[{}]/)
      for (const cell of verdict.reason.cells) {
        expect(cell).toBeGreaterThanOrEqual(0)
        expect(cell).toBeLessThan(board.width * board.height)
      }
    }
  })

  it('counts the batteries of each colour in the reason of parity', () => {
    const verdict = solve(load(`${BOARDS}/parity.txt`))
    expect(verdict).toMatchObject({
      reason: {
        message: { values: { batteries: 2, cells: 0, otherBatteries: 0, otherCells: 1 } },
        cells: [0, 1],
      },
    })
  })
})

const CONTEST = fileURLToPath(new URL('../../../../shared/contest/rally', import.meta.url))

const UNSOLVABLE = ['stromrallye3.txt', 'stromrallye5.txt']

describe.skipIf(!existsSync(CONTEST))(`contest boards in ${CONTEST}`, () => {
  const files = existsSync(CONTEST) ? readdirSync(CONTEST) : []

  it.each(files)('%s', (file) => {
    expect(answer(load(`${CONTEST}/${file}`))).toBe(UNSOLVABLE.includes(file) ? 'parity' : 'solved')
  })

  it('solves board 3 with diagonals', () => {
    expect(answer({ ...load(`${CONTEST}/stromrallye3.txt`), diagonal: true })).toBe('solved')
  })
})
