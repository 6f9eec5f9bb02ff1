/**
 * `npm run bench -- mazes [--seconds N] [--times N] [START OF A NAME …]`: the mazes solver beside plain breadth-first
 * search, on the contest's files and on generated mazes with fixed seeds. Each search is stopped after so many processor
 * seconds, which other programs on the machine disturb least, and the plain one after so many times what ours took, but
 * not before 10 seconds. Every run has a process of its own, so that its peak memory is its own; that includes about
 * 80 MB for Node and the loader of TypeScript.
 */
import { fork } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { MazesRecipe } from '../../src/core/mazes/generators/pair'
import type { CaseRequest, CaseResult } from './mazes-case'
import { report, type BenchOptions, type Row } from './report'

const CONTEST = '../shared/contest/mazes'
const SIDES = [50, 100, 150, 200, 250]
const KINDS = { perfect: [0, 0], loops: [0.1, 0], pits: [0.1, 0.02] } as const
const MOST_SECONDS = 120
const SECONDS_FOR_PLAIN = 10

interface Case {
  readonly name: string
  readonly source: string | MazesRecipe
}

export async function bench(options: BenchOptions): Promise<void> {
  const { seconds, times, names } = readArguments(options.args)
  if (!existsSync(CONTEST)) console.error(`No contest files: ${CONTEST} is missing.`)
  const rows: Row[] = []
  for (const { name, source } of [...contestCases(), ...generatedCases()]) {
    if (names.length > 0 && !names.some((part) => name.startsWith(part))) continue
    const ours = await run({ source, solver: 'ours', seconds })
    const enough = Math.max(SECONDS_FOR_PLAIN, times * ours.processorSeconds)
    const plain = await run({ source, solver: 'plain', seconds: Math.min(seconds, enough) })
    rows.push(row(name, ours, plain))
    console.error(Object.values(rows.at(-1)!).join(' · '))
  }
  report('Mazes: ours beside plain breadth-first search', rows, options)
}

function readArguments(args: readonly string[]): {
  seconds: number
  times: number
  names: string[]
} {
  const number = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { seconds: number, times: number },
    allowPositionals: true,
  })
  return {
    seconds: Number(values.seconds ?? MOST_SECONDS),
    times: Number(values.times ?? Infinity),
    names: positionals,
  }
}

function contestCases(): Case[] {
  if (!existsSync(CONTEST)) return []
  return readdirSync(CONTEST)
    .sort()
    .map((file) => ({ name: file, source: `${CONTEST}/${file}` }))
}

function generatedCases(): Case[] {
  return SIDES.flatMap((side) =>
    Object.entries(KINDS).map(([kind, [loops, pits]]) => ({
      name: `${side} × ${side} ${kind}`,
      source: { width: side, height: side, seed: side, loops, pits },
    })),
  )
}

function run(request: CaseRequest): Promise<CaseResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./mazes-case.ts', import.meta.url)))
    let result: CaseResult | undefined
    child.on('message', (message) => (result = message as CaseResult))
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (result) resolve(result)
      else reject(new Error(`a case ended without a result: ${signal ?? code}`))
    })
    child.send(request)
  })
}

/**
 * The ratio is one of processor seconds. Where the plain search was stopped, its time and the ratio are only known to be
 * more than what is told.
 */
function row(name: string, ours: CaseResult, plain: CaseResult): Row {
  if (ours.done && plain.done && ours.length !== plain.length) {
    throw new Error(`${name}: ${ours.length} moves, but the plain search has ${plain.length}`)
  }
  const more = ({ done }: CaseResult): string => (done ? '' : '> ')
  const ratio = (plain.processorSeconds / ours.processorSeconds).toFixed(1)
  return {
    mazes: name,
    length: ours.length ?? 'none',
    proven: ours.done,
    seconds: ours.seconds.toFixed(2),
    'processor s': ours.processorSeconds.toFixed(2),
    'plain s': more(plain) + plain.seconds.toFixed(2),
    'plain processor s': more(plain) + plain.processorSeconds.toFixed(2),
    ratio: ours.done ? more(plain) + ratio : '?',
    pairs: ours.pairs,
    'plain pairs': plain.pairs,
    'peak MB': ours.megabytes,
    'plain MB': plain.megabytes,
  }
}
