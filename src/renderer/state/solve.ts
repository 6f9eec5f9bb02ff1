/**
 * How far a document's solving has come, as plain data. Only `running` waits for messages, and it names its job: what
 * comes from any other job is stale and changes nothing.
 */
import type { JobMessage } from '../../core/jobs/job'
import type { Limits, Progress, Verdict } from '../../core/verdict'

export type Solve =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running'
      readonly job: number
      /** Seconds on the window's clock. */
      readonly started: number
      readonly limits: Limits
      readonly progress?: Progress
    }
  | { readonly status: 'cancelled'; readonly seconds: number }
  | {
      readonly status: 'done'
      readonly verdict: Verdict
      readonly seconds: number
      readonly limits: Limits
    }
  | { readonly status: 'failed'; readonly message: string; readonly limits: Limits }

export const IDLE: Solve = { status: 'idle' }

export const FIRST_LIMITS: Limits = { seconds: 60 }

const TIMES_LONGER = 5

export function afterMessage(solve: Solve, message: JobMessage<'solve'>): Solve {
  if (solve.status !== 'running' || solve.job !== message.id) return solve
  const { limits } = solve
  switch (message.type) {
    case 'progress':
      return { ...solve, progress: message.progress }
    case 'result':
      return { status: 'done', verdict: message.result, seconds: message.seconds, limits }
    case 'failed':
      return { status: 'failed', message: message.message, limits }
  }
}

export function afterCancel(solve: Solve, now: number): Solve {
  return solve.status === 'running' ? { status: 'cancelled', seconds: now - solve.started } : solve
}

/** What the next, longer search may use: more of everything that is limited. */
export function longer(limits: Limits): Limits {
  return Object.fromEntries(
    Object.entries(limits).map(([limit, value]) => [limit, (value as number) * TIMES_LONGER]),
  )
}

/** The moves to show: a solution, or the best that a search had when it gave up. */
export function movesOf(solve: Solve): string | undefined {
  return solve.status === 'done' && solve.verdict.status !== 'unsolvable'
    ? solve.verdict.moves
    : undefined
}
