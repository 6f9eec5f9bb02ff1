/** `generate` by the contract of the command line. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Exit, Io } from '../../src/cli/io'
import { run } from '../../src/cli/run'
import { puzzleOf, read } from '../../src/core/puzzle'

const folder = mkdtempSync(join(tmpdir(), 'stromwerk-generate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Ran {
  readonly exit: Exit
  readonly out: string
  readonly err: string
  readonly json: () => Record<string, unknown>[]
}

async function generate(args: string, language: 'de' | 'en' = 'en'): Promise<Ran> {
  let [out, err] = ['', '']
  const io: Io = {
    out: (content) => (out += String(content)),
    err: (message) => (err += message),
    input: () => Promise.resolve(Buffer.from('')),
    language,
    worker: new URL('../../out/cli/worker.js', import.meta.url),
  }
  const exit = await run(['generate', ...args.split(' ')], io, '1.2.3')
  const json = () => {
    const lines = out.trim().split('\n')
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  return { exit, out, err, json }
}

const RALLY_WAYS = ['route', 'nested', 'walk', 'budget', 'reverse']
const LEVELS = ['beginner', 'advanced', 'expert']

describe('to standard output', () => {
  test('a board as a file, that says how it was made', async () => {
    const { exit, out, err } = await generate('rally --seed 5 --batteries 4')
    expect([exit, err]).toEqual([0, ''])
    const { board } = read(out)
    expect(board?.about.entries.map(([key]) => key)).toEqual([
      'solution',
      'strategy',
      'seed',
      'parameters',
      'rating',
    ])
    expect((await generate('rally --seed 5 --batteries 4')).out).toBe(out)
    expect((await generate('rally --seed 6 --batteries 4')).out).not.toBe(out)
  })

  test.each(RALLY_WAYS.flatMap((way) => LEVELS.map((level) => [way, level] as const)))(
    'rally by %s, %s, as JSON with moves that solve it',
    async (way, level) => {
      const { exit, json } = await generate(
        `rally --strategy ${way} --level ${level} --no-rating --seed 3 --json`,
      )
      expect(exit).toBe(0)
      const [line] = json()
      expect(line).toMatchObject({ seed: 3, strategy: way })
      expect(line).not.toHaveProperty('rating')
      const board = read(line.text as string).board!
      expect(puzzleOf(board).play(board, line.moves as string).solved).toBe(true)
    },
  )

  test.each(['backtracker', 'wilson'])('mazes by %s', async (way) => {
    const { exit, json } = await generate(
      `mazes --strategy ${way} --size 9x7 --pits 0.1 --openings 0.1 --alike 0.5 --json`,
    )
    expect(exit).toBe(0)
    const [{ text, moves, rating }] = json()
    const board = read(text as string).board!
    expect(board).toMatchObject({ kind: 'mazes', width: 9, height: 7 })
    expect(puzzleOf(board).play(board, moves as string).solved).toBe(true)
    expect(rating).toBeGreaterThanOrEqual(1)
  })

  test('a size, teleporters, diagonal steps and parameters over those of a level', async () => {
    const { out } = await generate(
      'rally --level beginner --size 9x8 --batteries 7 --teleporters 2 --teleport-cost 0 --diagonal --no-rating',
    )
    const board = read(out).board!
    expect(board).toMatchObject({ width: 9, height: 8, diagonal: true, teleportCost: 0 })
    expect('batteries' in board && board.batteries).toHaveLength(7)
    expect('teleporters' in board && board.teleporters).toHaveLength(2)
    expect(out).toContain('second-visit=0.3')
  })
})

describe('into a folder', () => {
  test('a file each, a summary with counts by rating, and nothing made twice', async () => {
    const into = join(folder, 'rated')
    const first = await generate(`rally --batteries 4 --count 6 --seed 10 -o ${into}`)
    expect(first.exit).toBe(0)
    expect(first.out).toMatch(/^6 boards made in [\d.]+ s, [\d.]+ per second\nrating /)
    const files = readdirSync(into)
    expect(files).toHaveLength(6)
    const rated = [...first.out.matchAll(/rating [\d.]+ to [\d.]+: (\d+)/g)]
    expect(rated.reduce((sum, [, boards]) => sum + Number(boards), 0)).toBe(6)

    writeFileSync(join(into, files[2]), 'not a board')
    const again = await generate(`rally --batteries 4 --count 7 --seed 10 -o ${into} --json`)
    const kept = again.json().map((line) => line.kept ?? false)
    expect(kept).toEqual([true, true, false, true, true, true, false])
    expect(readFileSync(join(into, files[2]), 'utf8')).toContain('#!seed=12')
    expect(again.err).toContain('2 boards made')
    for (const { file, moves, level } of again.json()) {
      const { board } = read(readFileSync(file as string))
      expect(puzzleOf(board!).play(board!, moves as string).solved).toBe(true)
      expect(level).toMatch(/^(beginner|advanced|expert|master)$/)
    }
  })

  test('other options, other names', async () => {
    const into = join(folder, 'names')
    for (const options of ['--batteries 3', '--batteries 4', '--batteries 3 --diagonal']) {
      expect((await generate(`rally ${options} --no-rating -o ${into}`)).exit).toBe(0)
    }
    expect(readdirSync(into)).toHaveLength(3)
  })

  test('one thread or several: the same boards', async () => {
    const boards = async (jobs: number): Promise<string[]> => {
      const into = join(folder, `jobs-${jobs}`)
      await generate(`rally --no-rating --count 12 --jobs ${jobs} -o ${into}`)
      return readdirSync(into).map((name) => name + readFileSync(join(into, name), 'utf8'))
    }
    expect(await boards(3)).toEqual(await boards(1))
  })

  test('that can’t be one is a fault', async () => {
    const taken = join(folder, 'taken')
    writeFileSync(taken, '')
    const { exit, err } = await generate(`rally -o ${taken}`)
    expect(exit).toBe(2)
    expect(err).toContain('can’t be written')
  })
})

describe('a wanted difficulty', () => {
  test('is met within its tolerance, with exactly one solution', async () => {
    const { exit, json } = await generate('rally --size 6 --rating 4 --unique --seed 2 --json')
    expect(exit).toBe(0)
    const [{ text, rating, met }] = json()
    expect(met).toBe(true)
    expect(Math.abs(Number(rating) - 4)).toBeLessThanOrEqual(0.5)
    const board = read(text as string).board!
    const verdict = puzzleOf(board).solve(board, { count: 2 })
    expect(verdict).toMatchObject({ status: 'solved', solutions: { count: 1, exact: true } })
  })

  test('that is not found gives the nearest board and exit code 3', async () => {
    const { exit, out, err } = await generate('rally --batteries 1 --size 3 --rating 10 --tries 5')
    expect(exit).toBe(3)
    expect(read(out).board).toBeDefined()
    expect(err).toContain('this is the nearest')
  })

  test('that was not found is not found either when the batch is asked for again', async () => {
    const into = join(folder, 'nearest')
    const search = `rally --batteries 1 --size 3 --rating 10 --tries 5 --count 2 -o ${into} --json`
    const lines = [await generate(search), await generate(search)].map(({ exit, json }) => ({
      exit,
      met: json().map(({ met }) => met),
    }))
    expect(lines).toEqual(Array(2).fill({ exit: 3, met: [false, false] }))
  })

  test('may be few solutions', async () => {
    const { exit, json } = await generate(
      'rally --size 6 --solutions 2 --seed 3 --no-rating --json',
    )
    expect(exit).toBe(0)
    const board = read(json()[0].text as string).board!
    const verdict = puzzleOf(board).solve(board, { count: 10 })
    const found = verdict.status === 'solved' ? verdict.solutions : undefined
    expect(found?.count).toBeLessThanOrEqual(2)
  })

  test('of mazes made before comes with moves, too', async () => {
    const into = join(folder, 'mazes')
    await generate(`mazes --size 6 -o ${into}`)
    const [{ kept, file, moves }] = (await generate(`mazes --size 6 -o ${into} --json`)).json()
    expect(kept).toBe(true)
    const { board } = read(readFileSync(file as string))
    expect(puzzleOf(board!).play(board!, moves as string).solved).toBe(true)
  })
})

describe('wrong usage', () => {
  test.each([
    ['chess', 'Which puzzle is missing: rally, mazes.'],
    ['rally mazes', 'Too many arguments'],
    ['rally --strategy magic', 'one of: route, nested, walk, budget, reverse'],
    ['mazes --strategy route', 'one of: backtracker, wilson'],
    ['rally --level master', 'one of: beginner, advanced, expert'],
    ['rally --size 8*8', 'a size as “8” or “8x5”'],
    ['rally --size 0', 'The parameter “width” takes a whole number from 1 to 1000'],
    ['rally --batteries some', 'The parameter “batteries” takes a whole number'],
    ['rally --pits 0.1', 'no parameter “pits”'],
    ['rally --seed -1', '--seed'],
    ['rally --count 0', '--count takes a number'],
    ['rally --rating 11', '--rating takes a number from 1 to 10'],
    ['rally --solutions 0', '--solutions takes a number'],
    ['rally --size 3 --batteries 9', 'need 10 cells'],
    ['mazes --unique', 'Solutions of this puzzle are not counted'],
  ])('%s', async (args, message) => {
    const { exit, out, err } = await generate(args)
    expect(exit).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(message)
  })

  test('as JSON names the fault', async () => {
    const { exit, json } = await generate('rally --size 3 --batteries 9 --json')
    expect(exit).toBe(2)
    expect(json()).toMatchObject([{ seed: 1, faults: [{ code: 'too-much-for-size' }] }])
  })
})

test.each(['de', 'en'] as const)(
  'help lists every way and every parameter (%s)',
  async (language) => {
    const { exit, out } = await generate('--help', language)
    expect(exit).toBe(0)
    for (const way of [...RALLY_WAYS, 'backtracker', 'wilson'])
      expect(out).toContain(`--strategy ${way}:`)
    for (const option of [
      'batteries',
      'second-visit',
      'total-charge',
      'wander',
      'openings',
      'diagonal',
    ])
      expect(out).toContain(`--${option}`)
    expect(out).not.toContain('undefined')
  },
)
