/**
 * Runs jobs side by side, each in a process of its own. A fresh process always stands by, so that a job starts at once;
 * to cancel a job is to end its process, which is instant whatever the search is doing. What a process says after
 * its job is over (cancelled, answered) is stale and dropped. A process that ends by itself in the middle of its job
 * becomes a message that the job failed.
 */
import type { JobMessage, JobRequest } from '../core/jobs/job'
import { text, type Text } from '../core/text/say'

/** The part of Electron's utility process that a job needs. */
export interface JobProcess {
  postMessage(request: JobRequest): void
  on(event: 'message', listener: (message: JobMessage) => void): unknown
  on(event: 'exit', listener: (code: number) => void): unknown
  kill(): boolean
}

export interface Jobs {
  /** Lets a process stand by before it is needed. */
  readonly standBy: () => void
  readonly start: (request: JobRequest) => void
  readonly cancel: (id: number) => void
  /** Ends all jobs that run. */
  readonly cancelAll: () => void
  /** Ends every process, also the one that stands by. */
  readonly end: () => void
}

/** The window never needs more at once; one that asks for more has been taken over, or is mistaken. */
export const MOST_AT_ONCE = 8

export function createJobs(
  fork: () => JobProcess,
  tell: (message: JobMessage) => void,
  speak: (text: Text) => string,
): Jobs {
  const running = new Map<number, JobProcess>()
  let idle: JobProcess | undefined

  const hire = (): JobProcess => {
    const process = fork()
    process.on('message', (message) => hear(process, message))
    process.on('exit', (code) => bury(process, code))
    return process
  }
  const hear = (process: JobProcess, message: JobMessage): void => {
    if (running.get(message.id) !== process) return
    // A process serves one job; one that has answered is done.
    if (message.type !== 'progress') cancel(message.id)
    tell(message)
  }
  const bury = (process: JobProcess, code: number): void => {
    // Not replaced at once: a process that can't even start would die again and again.
    if (process === idle) idle = undefined
    const id = [...running].find(([, each]) => each === process)?.[0]
    if (id === undefined) return
    running.delete(id)
    fail(id, text('desktop.job-died', { code }))
  }
  const fail = (id: number, why: Text): void => tell({ id, type: 'failed', message: speak(why) })
  const cancel = (id: number): void => {
    running.get(id)?.kill()
    running.delete(id)
  }
  const cancelAll = (): void => [...running.keys()].forEach(cancel)
  const standBy = (): void => {
    idle ??= hire()
  }
  return {
    standBy,
    start(request) {
      cancel(request.id)
      if (running.size >= MOST_AT_ONCE) {
        return fail(request.id, text('desktop.too-many-jobs', { most: MOST_AT_ONCE }))
      }
      const process = idle ?? hire()
      idle = undefined
      running.set(request.id, process)
      process.postMessage(request)
      standBy()
    },
    cancel,
    cancelAll,
    end() {
      cancelAll()
      idle?.kill()
      idle = undefined
    },
  }
}
