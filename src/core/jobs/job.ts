/**
 * Work that runs in a process of its own: a utility process, a Web Worker or a worker thread, all with this code.
 * A process serves one job and answers with messages that carry the job's id, so that stale ones can be told.
 * There is no message to cancel: whoever started the process ends it, which is instant whatever the search is doing.
 */
import { puzzleOf, type Board } from '../puzzle'
import type { Limits, Progress, Verdict } from '../verdict'

export interface JobRequest {
  readonly id: number
  readonly work: 'solve'
  readonly board: Board
  /** A state in the middle of a play, as the puzzle's rules know it; the board's start unless given. */
  readonly from?: unknown
  readonly limits?: Limits
  /** Also count distinct solutions, up to this many. */
  readonly count?: number
}

export type JobMessage =
  | { readonly id: number; readonly type: 'progress'; readonly progress: Progress }
  | {
      readonly id: number
      readonly type: 'result'
      readonly verdict: Verdict
      readonly seconds: number
    }
  | { readonly id: number; readonly type: 'failed'; readonly message: string }

/** Does the work and posts what comes of it; never throws. */
export function runJob(
  request: JobRequest,
  clock: () => number,
  post: (message: JobMessage) => void,
): void {
  const { id, board, work, ...options } = request
  const started = clock()
  try {
    const verdict = puzzleOf(board).solve(board, {
      ...options,
      clock,
      report: (progress) => post({ id, type: 'progress', progress }),
    })
    post({ id, type: 'result', verdict, seconds: clock() - started })
  } catch (error) {
    post({ id, type: 'failed', message: `${work}: ${String(error)}` })
  }
}
