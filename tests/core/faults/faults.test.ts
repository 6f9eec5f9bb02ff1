/** For every code of the catalogue a small file that provokes it, or the reason why no file can. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { FaultCode } from '../../../src/core/fault'
import { read as readMazes } from '../../../src/core/mazes/read'
import { read as readRally } from '../../../src/core/rally/read'
import { en } from '../../../src/core/text/en'
import { LANGUAGES } from '../../../src/core/text/say'
import { sentence } from '../sources'

const FOLDER = new URL('boards/', import.meta.url)

type Place = readonly [line: number | undefined, column?: number]

/** Each file, and where its one fault lies; with several faults, where the first of that code lies. */
const FILES: Record<string, readonly [FaultCode, ...Place]> = {
  'empty-file': ['empty-file', 1],
  'binary-file': ['binary-file', 3],
  'rally-not-a-number': ['not-a-number', 2, 5],
  'rally-negative': ['negative', 4, 5],
  'rally-fraction': ['fraction', 2, 5],
  'rally-too-large': ['too-large', 2, 5],
  'rally-too-large-side': ['too-large', 1, 1],
  'rally-too-small': ['too-small', 1, 1],
  'rally-line-missing': ['line-missing', 3],
  'rally-line-form': ['line-form', 2, 1],
  'rally-off-board': ['off-board', 5, 2],
  'rally-cell-taken': ['cell-taken', 5, 1],
  'rally-teleporter-self': ['teleporter-self', 4, 1],
  'rally-too-few-entries': ['too-few-entries', 3, 1],
  'rally-too-many-entries': ['too-many-entries', 5, 1],
  'rally-total-charge': ['total-charge', 53, 1],
  'rally-unexpected-text': ['unexpected-text', 5, 1],
  'rally-label-twice': ['label-twice', 6, 1],
  'rally-bad-option': ['bad-option', 4, 2],
  'rally-more-faults': ['more-faults', undefined],
  'mazes-not-a-number': ['not-a-number', 2, 1],
  'mazes-negative': ['negative', 3, 1],
  'mazes-fraction': ['fraction', 2, 1],
  'mazes-too-large': ['too-large', 4, 1],
  'mazes-too-large-side': ['too-large', 1, 3],
  'mazes-too-small': ['too-small', 1, 1],
  'mazes-line-missing': ['line-missing', 5],
  'mazes-line-form': ['line-form', 4, 1],
  'mazes-off-board': ['off-board', 4, 1],
  'mazes-cell-taken': ['cell-taken', 5, 1],
  'mazes-too-few-entries': ['too-few-entries', 5, 1],
  'mazes-unexpected-text': ['unexpected-text', 6, 1],
  'mazes-pit-on-start': ['pit-on-start', 4, 1],
  'mazes-pit-on-goal': ['pit-on-goal', 6, 1],
  'mazes-row-length': ['row-length', 2, 1],
}

/** Codes that no small file provokes, and where they are tested instead. */
const ELSEWHERE: Partial<Record<FaultCode, string>> = {
  'file-too-large': 'needs 32 MB: made in read.test.ts',
  'unknown-kind': 'told before either reader: puzzle.test.ts',
  'label-text': 'what a reader takes for a label always is one: check.test.ts',
  'about-text': 'what a reader takes for a note or entry always is one: check.test.ts',
  'about-option': 'readers take options out of the entries: check.test.ts',
  'file-missing': 'a fault of the file system: cli/commands.test.ts',
  'file-unreadable': 'a fault of the file system: cli/commands.test.ts',
  'file-unwritable': 'a fault of the file system: cli/commands.test.ts',
  'no-options': 'a fault of the command line: cli/commands.test.ts',
  'no-graph': 'a fault of the command line: cli/graph.test.ts',
  'export-too-large': 'needs 256 MB: jobs/export.test.ts',
  'graph-too-large': 'a fault of a graph: rally/graph.test.ts',
  'strategy-unknown': 'a fault of generators: jobs/generate.test.ts',
  'unique-unknown': 'a fault of generators: jobs/generate.test.ts',
  'parameter-unknown': 'a fault of generators: generator.test.ts',
  'parameter-value': 'a fault of generators: generator.test.ts',
  'too-much-for-size': 'a fault of generators: rally/generators/edges.test.ts',
  'no-plan-found': 'a fault of generators: rally/generators/edges.test.ts',
  'move-unknown': 'a fault of moves: film.test.ts',
  'move-diagonal': 'a fault of moves: film.test.ts',
  'move-no-charge': 'a fault of moves: film.test.ts',
  'move-off-board': 'a fault of moves: film.test.ts',
  'move-no-teleporter': 'a fault of moves: film.test.ts',
}

describe.each(Object.entries(FILES))('%s', (name, [code, line, column]) => {
  const bytes = readFileSync(new URL(`${name}.txt`, FOLDER))
  const readers = [readRally, readMazes].filter(
    (_, index) => !name.startsWith(['mazes', 'rally'][index]),
  )

  test.each(readers)('is told with its place', (read) => {
    const faults = read(bytes).faults ?? []
    const found = faults.find((fault) => fault.code === code)
    expect(found).toBeDefined()
    expect([found!.line, found!.column]).toEqual([line, column])
    if (code !== 'more-faults') expect(faults).toHaveLength(1)
  })

  test.each(LANGUAGES)('is a whole sentence (%s)', (language) => {
    const { message } = readers[0](bytes).faults!.find((fault) => fault.code === code)!
    expect(sentence(language, message)).toMatch(/^[^{}]+\.$/)
  })
})

test('every code has a file or a reason, and not both', () => {
  const codes = Object.keys(en).flatMap((key) => /^fault\.(.*)$/.exec(key)?.slice(1) ?? [])
  const provoked = new Set(Object.values(FILES).map(([code]) => code as string))
  const told = [...provoked, ...Object.keys(ELSEWHERE)]
  expect(told.toSorted()).toEqual(codes.toSorted())
})

test('every file is in the table, under its code', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace(/\.txt$/, ''))
  expect(files.toSorted()).toEqual(Object.keys(FILES).toSorted())
  for (const [file, [code]] of Object.entries(FILES)) expect(file).toContain(code)
})
