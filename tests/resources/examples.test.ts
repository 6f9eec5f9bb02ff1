/** The boards that ship with the program: valid, titled, each with the answer it is known to have. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lookUp } from '../../src/core/about'
import { puzzleOf, read } from '../../src/core/puzzle'

const FOLDER = new URL('../../resources/examples/', import.meta.url)

/** Rally: how many distinct solutions there are, as far as that is counted. Mazes: the shortest length. */
const ANSWERS: Record<
  string,
  { solutions: number | 'many' } | { length: number } | { reason: string }
> = {
  'rally-01-first-steps': { solutions: 1 },
  'rally-02-there-and-back': { solutions: 1 },
  'rally-03-put-it-down': { solutions: 1 },
  'rally-04-crossroads': { solutions: 1 },
  'rally-05-chessboard': { reason: 'parity' },
  'rally-06-teleporters': { solutions: 5 },
  'rally-07-diagonal': { solutions: 1 },
  'rally-08-walled-in': { reason: 'stuck' },
  'rally-09-dozen': { solutions: 'many' },
  'rally-10-crowd': { solutions: 'many' },
  'rally-11-full-house': { solutions: 'many' },
  'rally-12-marathon': { solutions: 'many' },
  'mazes-01-side-by-side': { length: 4 },
  'mazes-02-garden': { length: 12 },
  'mazes-03-pitfalls': { length: 21 },
  'mazes-04-cut-off': { reason: 'cut-off' },
  'mazes-05-hedges': { length: 152 },
  'mazes-06-catacombs': { length: 1246 },
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'))

test('every example has a known answer', () => {
  expect(files.map((file) => file.replace('.txt', '')).toSorted()).toEqual(
    Object.keys(ANSWERS).toSorted(),
  )
})

test.each(Object.entries(ANSWERS))('%s', (name, answer) => {
  const source = readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8')
  const { board } = read(source)
  expect(board).toBeDefined()
  const puzzle = puzzleOf(board!)
  expect(lookUp(board!.about, 'title')).toMatch(/\S · \S/)
  expect(puzzle.write(board!)).toBe(source)
  const counting = 'solutions' in answer && answer.solutions !== 'many'
  const verdict = puzzle.solve(board!, counting ? { count: 100 } : {})
  if ('reason' in answer) {
    expect(verdict).toMatchObject({ status: 'unsolvable', reason: { code: answer.reason } })
    return
  }
  expect(verdict.status).toBe('solved')
  if (verdict.status !== 'solved') return
  expect(puzzle.play(board!, verdict.moves).solved).toBe(true)
  if ('length' in answer) expect(verdict.moves).toHaveLength(answer.length)
  else if (counting) expect(verdict.solutions).toEqual({ count: answer.solutions, exact: true })
})
