/** Starts the program, kills it at a moment of its work, and judges what it left on the disk. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDocuments } from '../../../src/main/documents'
import { openRecovery } from '../../../src/main/recovery'
import { numberOf } from './whole-content'

const PROGRAM = join(import.meta.dirname, 'program.ts')

/** How long a change may take until it is safe, in milliseconds; the window waits as long before it asks. */
const LONGEST = 1000

export interface Killed {
  /** The largest number that was used; the next program begins above it. */
  readonly last: number
  readonly slowest: number
  /** What is wrong, if anything is. */
  readonly complaints: readonly string[]
}

export async function kill(folder: string, first: number, after: number): Promise<Killed> {
  const lines = await outputUntilKilled(folder, first, after)
  const [saved, kept] = ['saved', 'kept'].map((word) => numbersAfter(lines, word))
  const slowest = Math.max(
    0,
    ...lines.flatMap((line) => Number(/^kept \d+ (\d+)/.exec(line)?.[1] ?? 0)),
  )
  const complaints = [
    ...lines.filter((line) => !/^(saved|kept) /.test(line)),
    ...(slowest > LONGEST ? [`a change took ${slowest} ms until it was safe`] : []),
    ...judgeFile(folder, saved, first),
    ...(await judgeRecovery(folder, kept)),
  ]
  return { last: Math.max(first, ...saved, ...kept) + 1, slowest, complaints }
}

/** Waits until both loops have done something, and then a little longer. */
function outputUntilKilled(folder: string, first: number, after: number): Promise<string[]> {
  const args = ['--import', 'tsx', PROGRAM, folder, String(first)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  let timer: NodeJS.Timeout | undefined
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (!/^saved/m.test(output) || !/^kept/m.test(output)) return
    timer ??= setTimeout(() => child.kill('SIGKILL'), after)
  })
  // A line that is cut off was not said.
  return new Promise((done) => child.once('close', () => done(output.split('\n').slice(0, -1))))
}

function numbersAfter(lines: readonly string[], word: string): number[] {
  const found = lines.flatMap((line) => new RegExp(`^${word} (\\d+)`).exec(line)?.[1] ?? [])
  return found.map(Number)
}

function judgeFile(folder: string, saved: readonly number[], first: number): string[] {
  const found = numberOf(readFileSync(join(folder, 'board.txt'), 'utf8'))
  const last = saved.at(-1) ?? first
  // The one after the last may have been written before it could be said.
  return found === last || found === last + 1
    ? []
    : [`saved ${last}, found ${found ?? 'a torn file'}`]
}

async function judgeRecovery(folder: string, kept: readonly number[]): Promise<string[]> {
  const problems: string[] = []
  const recovery = openRecovery(
    join(folder, 'recovery'),
    createDocuments(),
    (_, problem) => problems.push(JSON.stringify(problem)),
    Date.now,
    (line) => problems.push(line),
  )
  const recovered = await recovery.recovered()
  const last = kept.at(-1) ?? 0
  const wrong = recovered.filter(
    ({ content, revision }) =>
      numberOf(content) !== revision || (revision !== last && revision !== last + 1),
  )
  return [
    ...problems,
    ...(recovered.length === 2 ? [] : [`${recovered.length} of 2 documents were recovered`]),
    ...wrong.map(({ key, revision }) => `kept ${last}, recovered ${key} as of ${revision}`),
  ]
}
