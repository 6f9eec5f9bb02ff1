/**
 * Starts and ends the jobs of documents. The host runs one job at a time, so starting one ends whatever ran; a document
 * that is left or closed gives its job up.
 */
import type { JobMessage } from '../../core/jobs/job'
import type { Limits } from '../../core/verdict'
import type { Host } from '../../host/host'
import type { BoardDocument } from './document'
import type { Documents } from './documents.svelte'
import { afterCancel, afterMessage, FIRST_LIMITS } from './solve'

export type JobHost = Pick<Host, 'startJob' | 'cancelJob'>

export class Solving {
  #jobs = 0

  constructor(
    private readonly host: JobHost,
    private readonly documents: Documents,
    /** Seconds since any fixed moment. */
    readonly clock: () => number,
  ) {}

  start({ key, board }: BoardDocument, limits: Limits = FIRST_LIMITS): void {
    if (!board) return
    this.cancel()
    const job = ++this.#jobs
    this.documents.change(key, {
      solve: { status: 'running', job, started: this.clock(), limits },
    })
    this.host.startJob({ id: job, work: 'solve', board, limits })
  }

  /** Ends what runs, whichever document it is for. */
  cancel(): void {
    const running = this.documents.list.find(({ solve }) => solve.status === 'running')
    if (running?.solve.status !== 'running') return
    this.host.cancelJob(running.solve.job)
    this.documents.change(running.key, { solve: afterCancel(running.solve, this.clock()) })
  }

  receive(message: JobMessage): void {
    for (const { key, solve } of this.documents.list) {
      const after = afterMessage(solve, message)
      if (after !== solve) this.documents.change(key, { solve: after })
    }
  }
}
