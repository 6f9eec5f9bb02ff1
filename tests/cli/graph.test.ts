/** The command that writes graphs. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, mazes, rally, stromwerk, unsolvable } from './stromwerk'

test('writes both graphs, with the solution if asked', async () => {
  const output = join(folder, 'board.gv')
  const written = async (...args: string[]): Promise<string> => {
    expect((await stromwerk(['graph', rally, '-o', output, ...args])).exit).toBe(0)
    return readFileSync(output, 'utf8')
  }
  expect(await written()).toContain('"1,1" -> "3,1" [label="2, 4 …"];')
  expect(await written('--solution')).toContain('label="(1) 2, 4 …"')
  expect(await written('--charges', '--moves', 'rr')).toContain('"1,1: 2" -> "3,1: 0" [label="(1)"')
  expect((await stromwerk(['graph', rally, '-o', '-'])).out).toMatch(/^digraph \{\n/)
})

test('says what it can’t do', async () => {
  const output = join(folder, 'none.gv')
  const pair = await stromwerk(['graph', mazes, '-o', output])
  expect([pair.exit, pair.err]).toEqual([
    2,
    `${mazes}: This puzzle has no graph of batteries and hops.\n`,
  ])
  expect((await stromwerk(['graph', unsolvable, '-o', output, '--solution'])).exit).toBe(1)
  const wrong = await stromwerk(['graph', rally, '-o', output, '--moves', 'u', '--json'])
  expect([wrong.exit, wrong.json()]).toMatchObject([2, [{ faults: [{ code: 'move-off-board' }] }]])
})

const dot = spawnSync('dot', ['-V']).error === undefined

test.runIf(dot)('Graphviz, where it is installed, understands both', async () => {
  for (const args of [[], ['--charges']]) {
    const { out } = await stromwerk(['graph', rally, '-o', '-', '--solution', ...args])
    const { status, stderr } = spawnSync('dot', ['-Tsvg'], { input: out, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  }
})
