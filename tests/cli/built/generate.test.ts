/** A batch that is killed in the middle and asked for again, with the built program. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../../../out/cli/index.js', import.meta.url))
const COUNT = 200
const BATCH = ['generate', 'rally', '--batteries', '6', '--size', '8', '--seed', '7']

const folder = mkdtempSync(join(tmpdir(), 'stromwerk-generate-'))
const whole = join(folder, 'whole')
const resumed = join(folder, 'resumed')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const batch = (into: string): string[] => [PROGRAM, ...BATCH, '--count', `${COUNT}`, '-o', into]
const finish = (into: string) => spawnSync(process.execPath, batch(into), { encoding: 'utf8' })
const contents = (of: string): [string, string][] =>
  readdirSync(of).map((name) => [name, readFileSync(join(of, name), 'utf8')])

describe('a batch', () => {
  beforeAll(() => expect(finish(whole).status).toBe(0))

  test('is a file for each board and nothing else', () => {
    const names = readdirSync(whole)
    expect(names).toHaveLength(COUNT)
    for (const name of names) expect(name).toMatch(/^rally-route-[0-9a-f]{8}-\d{6}\.txt$/)
  })

  test('that is killed and asked for again comes to the same files', async () => {
    const child = spawn(process.execPath, batch(resumed), { stdio: 'ignore' })
    const gone = new Promise((resolve) => child.on('exit', resolve))
    const made = (): string[] => {
      const there = statSync(resumed, { throwIfNoEntry: false })
      return there ? readdirSync(resumed).filter((name) => name.endsWith('.txt')) : []
    }
    await vi.waitUntil(() => made().length >= 10, { timeout: 120_000, interval: 2 })
    child.kill('SIGKILL')
    await gone
    const before = made()
    expect(before.length).toBeLessThan(COUNT)
    const times = before.map((name) => statSync(join(resumed, name)).mtimeMs)
    writeFileSync(
      join(resumed, '.0123456789abcdef-01234567-89ab-4cde-8f01-23456789abcd.tmp'),
      'half a bo',
    )

    const { status, stdout } = finish(resumed)
    expect(status).toBe(0)
    expect(stdout).toContain(`${COUNT - before.length} boards made`)
    expect(stdout).toContain(`${before.length} were there already`)
    expect(contents(resumed)).toEqual(contents(whole))
    expect(before.map((name) => statSync(join(resumed, name)).mtimeMs)).toEqual(times)
  })
})
