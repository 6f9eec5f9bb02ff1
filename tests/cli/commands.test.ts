/** The commands by the contract of the command line. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { environmentLanguage } from '../../src/core/text/environment'
import { broken, BUILT, folder, mazes, rally, RALLY, stromwerk, unsolvable } from './stromwerk'

describe('check', () => {
  test('tells what a board holds', async () => {
    const { exit, json } = await stromwerk(['check', rally, mazes, '--json'])
    expect(exit).toBe(0)
    expect(json()).toEqual([
      {
        file: rally,
        kind: 'rally',
        valid: true,
        width: 3,
        height: 3,
        batteries: 1,
        charge: 4,
        teleporters: 0,
        faults: [],
      },
      {
        file: mazes,
        kind: 'mazes',
        valid: true,
        width: 3,
        height: 3,
        walls: 7,
        pits: 0,
        faults: [],
      },
    ])
  })

  test('tells every fault with its line, column and code', async () => {
    const { exit, json } = await stromwerk(['check', broken, '--json'])
    expect(exit).toBe(2)
    expect(json()).toMatchObject([
      {
        file: broken,
        kind: 'rally',
        valid: false,
        faults: [
          { code: 'not-a-number', line: 2, column: 5 },
          { code: 'off-board', line: 4 },
        ],
      },
    ])
  })

  test('speaks to people in their language', async () => {
    const { out } = await stromwerk(['check', rally, '--lang', 'de'])
    expect(out).toBe(
      `${rally}: gültig: Rallye, 3 × 3, 1 Batterie, Ladung insgesamt 4, 0 Teleporterpaare\n`,
    )
    const { err } = await stromwerk(['check', broken])
    expect(err).toContain('line 2, column 5: Expected a charge; found “x”.')
  })

  test('reads standard input', async () => {
    expect((await stromwerk(['check', '-', '--json'], RALLY)).json()).toMatchObject([
      { file: '-', valid: true },
    ])
  })

  test('the highest exit code wins', async () => {
    expect((await stromwerk(['check', rally, broken, mazes])).exit).toBe(2)
  })

  test('a missing file and a folder are faults, not crashes', async () => {
    const { exit, json } = await stromwerk(['check', join(folder, 'none.txt'), folder, '--json'])
    expect(exit).toBe(2)
    expect(json()).toMatchObject([
      { valid: false, faults: [{ code: 'file-missing' }] },
      { valid: false, faults: [{ code: 'file-unreadable' }] },
    ])
  })

  test('options of a puzzle that has none are refused', async () => {
    const { exit, json } = await stromwerk(['check', mazes, '--diagonal', '--json'])
    expect(exit).toBe(2)
    expect(json()).toMatchObject([{ faults: [{ code: 'no-options' }] }])
  })
})

describe('verify', () => {
  test.each([
    [rally, 'rrll', 0, { solved: true, moves: 4, end: { cell: [1, 1], charge: 0, left: 0 } }],
    [rally, 'RR LL\n', 0, { solved: true, moves: 4 }],
    [rally, 'rr', 1, { solved: false, moves: 2, end: { cell: [3, 1], charge: 2, left: 0 } }],
    [rally, 'ru', 1, { solved: false, moves: 1, faults: [{ code: 'move-off-board', move: 2 }] }],
    [rally, 'r7', 1, { solved: false, moves: 1, faults: [{ code: 'move-diagonal', move: 2 }] }],
    [
      mazes,
      '',
      1,
      {
        solved: false,
        moves: 0,
        end: {
          cells: [
            [0, 0],
            [0, 0],
          ],
        },
      },
    ],
  ])('%s %j', async (path, moves, exit, expected) => {
    const ran = await stromwerk(['verify', path, moves, '--json'])
    expect(ran.exit).toBe(exit)
    expect(ran.json()).toMatchObject([expected])
  })

  test('takes moves from standard input, and options over the board’s', async () => {
    const { json } = await stromwerk(['verify', rally, '-', '--diagonal', '--json'], '3\n9\n')
    expect(json()).toMatchObject([{ moves: 2, faults: [] }])
  })
})

describe('rate', () => {
  test('rates several boards, in their order, by the contract', async () => {
    const { exit, json } = await stromwerk(['rate', rally, mazes, unsolvable, broken, '--json'])
    expect(exit).toBe(2)
    const [first, second, third, fourth] = json()
    expect(first).toEqual({
      file: rally,
      kind: 'rally',
      rating: 1,
      level: 'beginner',
      uncertainty: 0,
      parts: {
        naiveTries: 1,
        carefulTries: 1,
        fewestSwaps: 1,
        secondVisit: false,
        waste: false,
        partialWaste: false,
        loop: false,
        solutions: 1,
        q: 8,
      },
    })
    expect(second).toMatchObject({ file: mazes, kind: 'mazes', parts: { length: 4, falls: 0 } })
    expect(third).toMatchObject({
      file: unsolvable,
      status: 'unsolvable',
      reason: { code: 'unreachable', cells: [[2, 2]] },
    })
    expect(fourth).toMatchObject({ status: 'invalid', faults: [{ line: 2 }, { line: 4 }] })
  })

  test('says in both languages what a rating is made of', async () => {
    const english = await stromwerk(['rate', rally])
    expect(english.exit).toBe(0)
    expect(english.out).toContain(`${rally}: 1.0 of 10, beginner (± 0.0)`)
    expect(english.out).toContain('The fewest swaps found: 1.')
    const german = await stromwerk(['rate', rally], '', 'de')
    expect(german.out).toContain('Die wenigsten Tausche aller gefundenen Lösungen: 1.')
    const none = await stromwerk(['rate', unsolvable])
    expect(none.exit).toBe(1)
    expect(none.out).toContain('can’t be solved, so it has no rating')
  })

  test('takes options of the board', async () => {
    const { exit, json } = await stromwerk(['rate', unsolvable, '--diagonal', '--json'])
    expect(exit).toBe(0)
    expect(json()[0]).toMatchObject({ rating: 1, level: 'beginner' })
    expect((await stromwerk(['rate', mazes, '--diagonal'])).exit).toBe(2)
    expect((await stromwerk(['rate'])).exit).toBe(2)
  })
})

describe('solve', () => {
  test('solves several boards, in their order, by the contract', async () => {
    const { exit, json } = await stromwerk([
      'solve',
      rally,
      mazes,
      unsolvable,
      broken,
      '--json',
      '--count',
      '5',
    ])
    expect(exit).toBe(2)
    const [first, second, third, fourth] = json()
    expect(first).toMatchObject({
      file: rally,
      kind: 'rally',
      status: 'solved',
      length: 4,
      swaps: 1,
    })
    expect(first.solutions).toEqual({ count: 1, exact: true })
    expect((await stromwerk(['verify', rally, first.moves as string])).exit).toBe(0)
    expect(second).toMatchObject({ file: mazes, kind: 'mazes', status: 'solved', length: 4 })
    expect((await stromwerk(['verify', mazes, second.moves as string])).exit).toBe(0)
    expect(third).toMatchObject({
      status: 'unsolvable',
      reason: { code: 'unreachable', cells: [[2, 2]] },
    })
    expect(third).not.toHaveProperty('moves')
    expect(fourth).toMatchObject({ status: 'invalid', faults: [{ line: 2 }, { line: 4 }] })
    for (const answer of [first, second, third]) {
      expect(answer.seconds).toBeGreaterThanOrEqual(0)
      expect(answer.nodes).toBeGreaterThanOrEqual(0)
    }
  })

  test('exit codes: solved, unsolvable', async () => {
    expect((await stromwerk(['solve', rally])).exit).toBe(0)
    expect((await stromwerk(['solve', rally, unsolvable])).exit).toBe(1)
  })

  test('an empty solution is told as one', async () => {
    const { json } = await stromwerk(['solve', '-', '--json'], '1\n1,1,0\n0\n')
    expect(json()).toMatchObject([{ status: 'solved', moves: '', length: 0, swaps: 0 }])
  })

  test('gives up at the time limit with the best so far and a bound', async () => {
    const example = new URL('../../resources/examples/mazes-06-catacombs.txt', import.meta.url)
      .pathname
    const { exit, json } = await stromwerk(['solve', example, '--time-limit', '0', '--json'])
    expect(exit).toBe(3)
    const [answer] = json()
    expect(answer).toMatchObject({ status: 'unknown', limit: 'seconds' })
    expect(answer.bound).toBeLessThanOrEqual(answer.length as number)
    expect((await stromwerk(['verify', example, answer.moves as string])).exit).toBe(0)
  })

  test('tells people the steps in words', async () => {
    const { out } = await stromwerk(['solve', rally])
    expect(out).toContain('Start at 1,1 with charge 2.')
    expect(out).toContain('Go to 3,1 (2 moves): drop charge 0, take charge 2.')
  })
})

describe('convert', () => {
  test('writes the plainest format that holds the board', async () => {
    const source = '3,3=0 # size\n0,0,2\n*\n2,0,2\n-\n'
    const output = join(folder, 'converted.txt')
    expect((await stromwerk(['convert', '-', '-o', output], source)).exit).toBe(0)
    expect(readFileSync(output, 'utf8')).toBe(RALLY + '# size\n')
  })

  test('to standard output, too', async () => {
    expect((await stromwerk(['convert', rally, '-o', '-'])).out).toBe(RALLY)
  })

  test('leaves the target as it is when it can’t be written, and no other file', async () => {
    const before = readdirSync(folder)
    const { exit, json } = await stromwerk([
      'convert',
      rally,
      '-o',
      join(folder, 'none', 'x.txt'),
      '--json',
    ])
    expect(exit).toBe(2)
    expect(json()).toMatchObject([{ faults: [{ code: 'file-unwritable' }] }])
    expect(readdirSync(folder)).toEqual(before)
  })
})

describe('usage', () => {
  test.each([
    [['fly'], 'There is no command “fly”.'],
    [['toString'], 'There is no command “toString”.'],
    [['check'], 'A file is missing.'],
    [['check', rally, '--colour'], '--colour'],
    [['check', '-', '-'], 'only once'],
    [['verify', rally], 'The moves are missing.'],
    [['verify', rally, 'r', 'l'], 'Too many arguments: “l”.'],
    [['verify', '-', '-'], 'only once'],
    [['convert', rally, mazes, '-o', 'x'], 'takes one file'],
    [['check', rally, '--teleport-cost', '2'], '--teleport-cost takes 0 or 1; found “2”'],
    [['solve', rally, '--time-limit', 'soon'], '--time-limit'],
    [['solve', rally, '--count', '1.5'], '--count'],
    [['check', rally, '--lang', 'fr'], '--lang takes de, en'],
  ])('%j is told in a sentence', async (args, told) => {
    const { exit, out, err } = await stromwerk(args)
    expect([exit, out]).toEqual([2, ''])
    expect(err).toContain(told)
  })

  test.each(['check', 'solve', 'verify', 'convert', 'render'])('%s has help', async (command) => {
    for (const language of ['de', 'en'] as const) {
      const { exit, out } = await stromwerk([command, '--help'], '', language)
      expect(exit).toBe(0)
      expect(out).toContain(`stromwerk ${command}`)
      expect((await stromwerk(['--help'], '', language)).out).toContain(`\n  ${command} `)
    }
  })

  test('the version', async () => {
    expect((await stromwerk(['--version'])).out).toBe('1.2.3\n')
  })

  test('the language of the environment', () => {
    expect(environmentLanguage({ LANG: 'de_DE.UTF-8' })).toBe('de')
    expect(environmentLanguage({ LC_ALL: 'en_US', LANG: 'de_DE' })).toBe('en')
    expect(environmentLanguage({})).toBe('en')
  })
})

describe('the built program', () => {
  const built = (args: string[], input = '') =>
    spawnSync(process.execPath, [new URL('index.js', BUILT).pathname, ...args], {
      input,
      encoding: 'utf8',
    })

  test('solves from standard input, and ends', () => {
    const { status, stdout, stderr } = built(['solve', '-', '--json'], RALLY)
    expect([status, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject({ file: '-', status: 'solved', length: 4 })
  })

  test('passes exit codes on, and shows no progress where nobody looks', () => {
    expect(built(['solve', unsolvable, '--json'])).toMatchObject({ status: 1, stderr: '' })
    expect(built(['check', broken])).toMatchObject({ status: 2, stdout: '' })
  })
})
