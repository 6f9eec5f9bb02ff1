/** Solves documents, one at a time, and keeps in each how far it has come. */
import type { Limits } from '../../core/verdict'
import { boardOf, type BoardDocument } from './document'
import type { Documents } from './documents.svelte'
import type { Jobs } from './jobs'
import { LIVE_LIMITS, type Answer } from './live-verdict.svelte'
import { afterCancel, afterMessage, FIRST_LIMITS } from './solve'

export class Solving {
  constructor(
    private readonly jobs: Jobs,
    private readonly documents: Documents,
    /** Seconds since any fixed moment. */
    readonly clock: () => number,
  ) {}

  start(document: BoardDocument, limits: Limits = FIRST_LIMITS): void {
    const { key } = document
    const board = boardOf(document)
    if (!board) return
    this.cancel()
    const job = this.jobs.start('solve', { board, limits }, (message) => {
      const solve = this.documents.list.find((document) => document.key === key)?.solve
      if (solve) this.documents.change(key, { solve: afterMessage(solve, message) })
    })
    this.documents.change(key, {
      solve: { status: 'running', job, started: this.clock(), limits },
    })
  }

  /** Takes what was found out about the document's board already for the answer. */
  accept({ key }: BoardDocument, { verdict, seconds }: Answer): void {
    this.cancel()
    this.documents.change(key, { solve: { status: 'done', verdict, seconds, limits: LIVE_LIMITS } })
  }

  /** Ends what runs, whichever document it is for. */
  cancel(): void {
    const running = this.documents.list.find(({ solve }) => solve.status === 'running')
    if (running?.solve.status !== 'running') return
    this.jobs.cancel(running.solve.job)
    this.documents.change(running.key, { solve: afterCancel(running.solve, this.clock()) })
  }
}
