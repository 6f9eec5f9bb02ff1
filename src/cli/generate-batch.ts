/**
 * Many boards at once, in as many threads as asked for. Each goes to a file of its own, whole or not at all, whose name says
 * everything that determines the board: which options (as a short digest) and which seed. So a batch that was stopped
 * is finished by asking for it again: what is there is not made anew.
 */
import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lookUp } from '../core/about'
import { fault, type Fault } from '../core/fault'
import type { GenerateAsk, GenerateProgress, GenerateResult } from '../core/jobs/generate'
import { readWanted } from '../core/jobs/wanted'
import { puzzleOf, type Board } from '../core/puzzle'
import { levelOf } from '../core/rating'
import { tenths } from '../core/text/decimals'
import { say, text } from '../core/text/say'
import { sweepUnfinished } from '../files/atomic'
import { diskReason } from '../files/disk-reason'
import { faultJson, printFaults } from './faults'
import { load, save } from './files'
import { Summary } from './generate-summary'
import { EXIT, worst, type Exit, type Io } from './io'
import { inOrder, JobThread } from './threads'

export interface Batch {
  /** For the first board; the others have the seeds that follow. */
  readonly ask: GenerateAsk
  readonly count: number
  readonly jobs: number
  /** Where the boards go: a file each, or standard output. */
  readonly folder: string | undefined
  readonly json: boolean
}

type Made = Extract<GenerateResult, { text: string }>

/** What a file that was there already says about its board. */
interface Kept {
  readonly rating?: number
  readonly moves?: string
  readonly met: boolean
}

/** What came of one seed. */
export type Outcome = { readonly seed: number; readonly file?: string } & (
  | { readonly type: 'made'; readonly made: Made }
  /** Was there already. */
  | ({ readonly type: 'kept' } & Kept)
  | { readonly type: 'refused'; readonly faults: readonly Fault[] }
  | { readonly type: 'failed'; readonly message: string }
)

export async function makeBoards(batch: Batch, io: Io): Promise<Exit> {
  const { folder, count, json } = batch
  const unusable = folder === undefined ? undefined : await prepare(folder)
  if (unusable) {
    tell({ type: 'refused', seed: batch.ask.seed, faults: [unusable] }, batch, io)
    return EXIT.bad
  }
  const started = performance.now()
  const summary = new Summary()
  const exit = await makeAll(batch, summary, io)
  const lines = summary.lines((performance.now() - started) / 1000, io.language)
  const told = lines.map((line) => `${line}\n`).join('')
  if (folder !== undefined && !json) io.out(told)
  else if (count > 1) io.err(told)
  return exit
}

/** The folder, without what a batch that was killed left half-written. */
async function prepare(folder: string): Promise<Fault | undefined> {
  try {
    await mkdir(folder, { recursive: true })
    await sweepUnfinished(folder)
    return undefined
  } catch (error) {
    return fault('file-unwritable', {}, { why: diskReason(error) })
  }
}

async function makeAll(batch: Batch, summary: Summary, io: Io): Promise<Exit> {
  const { ask, jobs, count: all } = batch
  const seeds = Array.from({ length: all }, (_, index) => (ask.seed + index) >>> 0)
  const threads = Array.from({ length: Math.min(jobs, all) }, () => new JobThread(io.worker))
  const codes: Exit[] = []
  await inOrder(
    seeds,
    threads.length,
    (seed, index) => makeOne(seed, batch, threads[index], io),
    (outcome) => {
      io.progress?.('')
      tell(outcome, batch, io)
      codes.push(exitOf(outcome))
      addTo(summary, outcome)
      if (all > 1)
        io.progress?.(say(io.language, text('cli.generate.boards', { done: codes.length, all })))
    },
  )
  io.progress?.('')
  await Promise.all(threads.map((thread) => thread.end()))
  return worst(codes)
}

async function makeOne(seed: number, batch: Batch, thread: JobThread, io: Io): Promise<Outcome> {
  const { folder } = batch
  const ask = { ...batch.ask, seed }
  const file = folder === undefined ? undefined : join(folder, fileName(ask))
  const there = file === undefined ? undefined : await load(file, io)
  if (file !== undefined && there?.board)
    return { type: 'kept', seed, file, ...(await keptOf(there.board, batch, thread)) }
  const end = await thread.run('generate', ask, (progress) =>
    io.progress?.(progressLine(seed, progress, io)),
  )
  if (end.type === 'failed') return { type: 'failed', seed, message: end.message }
  const { result } = end
  if (result.fault) return { type: 'refused', seed, faults: [result.fault] }
  if (file === undefined) return { type: 'made', seed, made: result }
  const unwritable = await save(file, result.text)
  if (unwritable) return { type: 'refused', seed, file, faults: [unwritable] }
  return { type: 'made', seed, file, made: result }
}

/** The same options and seed always have the same name, and no others have it. */
function fileName({ kind, strategy, seed, ...options }: GenerateAsk): string {
  const sorted = (value: object): [string, unknown][] =>
    Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  const { given, rate, wanted = {} } = options
  const all = JSON.stringify([sorted(given), rate, sorted(wanted)])
  const digest = createHash('sha256').update(all).digest('hex').slice(0, 8)
  return `${kind}-${strategy}-${digest}-${String(seed).padStart(6, '0')}.txt`
}

async function keptOf(board: Board, { json }: Batch, thread: JobThread): Promise<Kept> {
  const rating = lookUp(board.about, 'rating')
  const moves = json ? await movesOf(board, thread) : undefined
  return {
    ...(rating === undefined ? {} : { rating: Number(rating) }),
    ...(moves === undefined ? {} : { moves }),
    met: readWanted(board.about).met,
  }
}

/** The solution that the board knows, or one that is found at once. */
async function movesOf(board: Board, thread: JobThread): Promise<string | undefined> {
  const noted = puzzleOf(board).notedSolution(board)
  if (noted !== undefined) return noted
  const end = await thread.run('solve', { board, limits: { nodes: 0 } })
  return end.type === 'result' && end.result.status !== 'unsolvable' ? end.result.moves : undefined
}

function progressLine(seed: number, { tried, best }: GenerateProgress, io: Io): string {
  const rating = ratingText(best?.rating, io)
  return say(io.language, text('cli.generate.trying', { seed, tried, rating }))
}

function exitOf(outcome: Outcome): Exit {
  switch (outcome.type) {
    case 'made':
      return outcome.made.met ? EXIT.done : EXIT.gaveUp
    case 'kept':
      return outcome.met ? EXIT.done : EXIT.gaveUp
    case 'refused':
      return EXIT.bad
    case 'failed':
      return EXIT.gaveUp
  }
}

function addTo(summary: Summary, outcome: Outcome): void {
  if (outcome.type === 'kept') summary.add('kept', outcome.rating, outcome.met)
  else if (outcome.type !== 'made') summary.add('missing', undefined)
  else summary.add('made', outcome.made.rating?.rating, outcome.made.met)
}

function tell(outcome: Outcome, batch: Batch, io: Io): void {
  if (batch.json) io.out(JSON.stringify(json(outcome, batch, io)) + '\n')
  else print(outcome, batch, io)
}

function json(outcome: Outcome, { ask }: Batch, io: Io): object {
  const { seed, file } = outcome
  const head = { ...(file === undefined ? {} : { file }), seed, strategy: ask.strategy }
  switch (outcome.type) {
    case 'made': {
      const { text, moves, rating, met } = outcome.made
      const content = file === undefined ? { text } : {}
      return { ...content, ...head, moves, ...ratedJson(rating?.rating), ...wantedJson(ask, met) }
    }
    case 'kept': {
      const { moves, rating, met } = outcome
      const solution = moves === undefined ? {} : { moves }
      return { ...head, ...solution, ...ratedJson(rating), ...wantedJson(ask, met), kept: true }
    }
    case 'refused':
      return { ...head, faults: outcome.faults.map((each) => faultJson(each, io)) }
    case 'failed':
      return { ...head, message: outcome.message }
  }
}

function ratedJson(rating: number | undefined): object {
  return rating === undefined ? {} : { rating, level: levelOf(rating) }
}

function wantedJson({ wanted }: GenerateAsk, met: boolean): object {
  return wanted ? { met } : {}
}

function ratingText(rating: number | undefined, { language }: Io): string {
  return rating === undefined ? '–' : tenths(language, rating)
}

/** Boards themselves where they go to standard output; otherwise only what went wrong. */
function print(outcome: Outcome, { folder, ask }: Batch, io: Io): void {
  const { seed } = outcome
  const name = outcome.file ?? `${ask.strategy} ${seed}`
  if (outcome.type === 'made' && folder === undefined) io.out(outcome.made.text)
  if (outcome.type === 'refused') printFaults(name, outcome.faults, io)
  if (outcome.type === 'failed') io.err(`${name}: ${outcome.message}\n`)
  if (outcome.type !== 'made' || outcome.made.met) return
  const rating = ratingText(outcome.made.rating?.rating, io)
  io.err(`${name}: ${say(io.language, text('cli.generate.not-met', { rating }))}\n`)
}
