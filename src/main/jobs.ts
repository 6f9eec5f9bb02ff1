/**
 * Runs jobs, each in a process of its own, one at a time. A fresh process always stands by, so that a job starts at
 * once; to cancel a job is to end its process, which is instant whatever the search is doing. What a process says after
 * its job is over (cancelled, replaced, answered) is stale and dropped. A process that ends by itself in the middle of
 * its job becomes a message that the job failed.
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
  /** Ends the job that runs, whichever it is. */
  readonly cancelAll: () => void
  /** Ends every process, also the one that stands by. */
  readonly end: () => void
}

interface Running {
  readonly id: number
  readonly process: JobProcess
}

export function createJobs(
  fork: () => JobProcess,
  tell: (message: JobMessage) => void,
  speak: (text: Text) => string,
): Jobs {
  let running: Running | undefined
  let idle: JobProcess | undefined

  const hire = (): JobProcess => {
    const process = fork()
    process.on('message', (message) => hear(process, message))
    process.on('exit', (code) => bury(process, code))
    return process
  }
  const hear = (process: JobProcess, message: JobMessage): void => {
    if (process !== running?.process || message.id !== running.id) return
    // A process serves one job; one that has answered is done.
    if (message.type !== 'progress') stop()
    tell(message)
  }
  const bury = (process: JobProcess, code: number): void => {
    // Not replaced at once: a process that can't even start would die again and again.
    if (process === idle) idle = undefined
    if (process !== running?.process) return
    const { id } = running
    running = undefined
    tell({ id, type: 'failed', message: speak(text('desktop.job-died', { code })) })
  }
  const stop = (): void => {
    running?.process.kill()
    running = undefined
  }
  const standBy = (): void => {
    idle ??= hire()
  }
  return {
    standBy,
    start(request) {
      stop()
      const process = idle ?? hire()
      idle = undefined
      running = { id: request.id, process }
      process.postMessage(request)
      standBy()
    },
    cancel(id) {
      if (running?.id === id) stop()
    },
    cancelAll: stop,
    end() {
      stop()
      idle?.kill()
      idle = undefined
    },
  }
}
