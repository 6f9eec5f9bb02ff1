/**
 * Work that runs in a process of its own: a utility process, a Web Worker or a worker thread, all with this code.
 * A process serves one job and answers with messages that carry the job's id, so that stale ones can be told.
 * There is no message to cancel: whoever started the process ends it, which is instant whatever the search is doing.
 */
import type { Rasteriser } from '../picture/pixels'
import { puzzleOf, type Board } from '../puzzle'
import type { Rating } from '../rating'
import type { Limits, Progress, Verdict } from '../verdict'
import { exportWork, type ExportAsk, type Exported, type ExportProgress } from './export'
import { generate, type GenerateAsk, type GenerateProgress, type GenerateResult } from './generate'

/** Every kind of work: what one asks, what is told meanwhile, and what comes of it. All of it is plain data. */
export interface Works {
  solve: {
    readonly ask: {
      readonly board: Board
      /** A state in the middle of a play, as the puzzle's rules know it; the board's start unless given. */
      readonly from?: unknown
      readonly limits?: Limits
      /** Also count distinct solutions, up to this many. */
      readonly count?: number
    }
    readonly progress: Progress
    readonly result: Verdict
  }
  rate: {
    readonly ask: { readonly board: Board; readonly limits?: Limits }
    readonly progress: Progress
    readonly result: Rating
  }
  generate: {
    readonly ask: GenerateAsk
    readonly progress: GenerateProgress
    readonly result: GenerateResult
  }
  export: {
    readonly ask: ExportAsk
    readonly progress: ExportProgress
    readonly result: Exported
  }
}

export type WorkName = keyof Works

/** Works that any process can do; an export needs something to draw on, which not every process has. */
export type ThinkingName = Exclude<WorkName, 'export'>

export type JobRequest<Name extends WorkName = WorkName> = {
  [Each in Name]: { readonly id: number; readonly work: Each; readonly ask: Works[Each]['ask'] }
}[Name]

export type JobProgress<Name extends WorkName = WorkName> = {
  readonly id: number
  readonly type: 'progress'
  readonly progress: Works[Name]['progress']
}

/** How a job ends: with its result, or with what made it break off. */
export type JobEnd<Name extends WorkName = WorkName> =
  | {
      readonly id: number
      readonly type: 'result'
      readonly result: Works[Name]['result']
      readonly seconds: number
    }
  | { readonly id: number; readonly type: 'failed'; readonly message: string }

export type JobMessage<Name extends WorkName = WorkName> = JobProgress<Name> | JobEnd<Name>

interface Tools<Name extends WorkName> {
  /** Seconds since any fixed moment. */
  readonly clock: () => number
  readonly report: (progress: Works[Name]['progress']) => void
  readonly loadRasteriser: () => Promise<Rasteriser>
}

/** One function for each kind of work, so that none is forgotten. */
const DO: { readonly [Name in WorkName]: Doing<Name> } = {
  solve: ({ board, ...options }, tools) => puzzleOf(board).solve(board, { ...options, ...tools }),
  rate: ({ board, ...options }, tools) => puzzleOf(board).rate(board, { ...options, ...tools }),
  generate,
  export: exportWork,
}

type Doing<Name extends WorkName> = (
  ask: Works[Name]['ask'],
  tools: Tools<Name>,
) => Works[Name]['result'] | Promise<Works[Name]['result']>

const nothingToDrawOn = (): Promise<never> =>
  Promise.reject(new Error('this process has nothing to draw on'))

/** Does the work and posts what comes of it; never fails. */
export async function runJob<Name extends WorkName>(
  { id, work, ask }: JobRequest<Name>,
  clock: () => number,
  post: (message: JobMessage<Name>) => void,
  loadRasteriser: () => Promise<Rasteriser> = nothingToDrawOn,
): Promise<void> {
  const started = clock()
  try {
    const report: Tools<Name>['report'] = (progress) => post({ id, type: 'progress', progress })
    // A request pairs each work with its own ask, which the type of an index can't say.
    const result = await (DO[work] as Doing<Name>)(ask, { clock, report, loadRasteriser })
    post({ id, type: 'result', result, seconds: clock() - started })
  } catch (error) {
    post({ id, type: 'failed', message: `${work}: ${String(error)}` })
  }
}
