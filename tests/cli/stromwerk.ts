/** Runs commands without a process of their own where none is needed; files lie in a folder that is thrown away. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Exit, Io } from '../../src/cli/io'
import { run } from '../../src/cli/run'

export const folder = mkdtempSync(join(tmpdir(), 'stromwerk-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

export const BUILT = new URL('../../out/cli/', import.meta.url)

export interface Ran {
  readonly exit: Exit
  readonly out: string
  readonly err: string
  readonly json: () => Record<string, unknown>[]
}

export async function stromwerk(
  args: string[],
  input = '',
  language: 'de' | 'en' = 'en',
): Promise<Ran> {
  let [out, err] = ['', '']
  const io: Io = {
    out: (content) =>
      (out += typeof content === 'string' ? content : Buffer.from(content).toString()),
    err: (message) => (err += message),
    input: () => Promise.resolve(Buffer.from(input)),
    language,
    worker: new URL('worker.js', BUILT),
  }
  const exit = await run(args, io, '1.2.3')
  const json = () =>
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { exit, out, err, json }
}

export const RALLY = '3\n1,1,2\n1\n3,1,2\n'
const MAZES = '3 3\n0 1\n1 0\n0 0\n0 0 0\n0 1 0\n0\n1 0\n0 1\n0 0\n0 0 1\n0 1 0\n0\n'
export const rally = file('rally.txt', RALLY)
export const mazes = file('mazes.txt', MAZES)
export const unsolvable = file('unsolvable.txt', '2\n1,1,1\n1\n2,2,2\n')
export const broken = file('broken.txt', '3\n1,1,x\n1\n9,1,2\n')
