/**
 * Rates the board that is shown, in the background, once it is known to be solvable. What is known is kept with the
 * board it is about, as in live-verdict.svelte.ts, so that a rating is never shown for another board.
 */
import type { JobMessage } from '../../core/jobs/job'
import type { Board } from '../../core/puzzle'
import type { Rating } from '../../core/rating'
import type { Limits } from '../../core/verdict'
import type { Jobs } from './jobs'

/** What one knows about the difficulty of a board. */
export type Rated =
  /** Not looked at: whether it can be solved is not known. */
  | { readonly status: 'waiting' }
  | { readonly status: 'rating' }
  /** Someone has ended it. */
  | { readonly status: 'stopped' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'done'; readonly rating: Rating }

type Answer = Extract<Rated, { status: 'done' }>

const RATING_LIMITS: Limits = { seconds: 10, bytes: 512 * 1024 ** 2 }

const WAITING: Rated = { status: 'waiting' }

export class LiveRating {
  #known: { readonly board: Board; readonly rated: Rated } | undefined = $state.raw()
  /** What was found out about boards that are shown no more, as long as they exist. */
  readonly #answers = new WeakMap<Board, Answer>()
  #stop: () => void = () => undefined

  constructor(private readonly jobs: Jobs) {}

  /** From now on this board is rated, or none; what runs for another one is given up. */
  follow(board: Board | undefined): void {
    if (board === this.#known?.board) return
    this.#stop()
    this.#stop = () => undefined
    const known = board && this.#answers.get(board)
    this.#known = board && { board, rated: known ?? { status: 'rating' } }
    if (board && !known) this.#rate(board)
  }

  /** Ends the rating under way; the board goes without one until someone asks for it. */
  stop(): void {
    if (this.#known?.rated.status !== 'rating') return
    this.#stop()
    this.#known = { ...this.#known, rated: { status: 'stopped' } }
  }

  /** Rates the board after all. */
  resume(): void {
    if (this.#known?.rated.status !== 'stopped') return
    const { board } = this.#known
    this.#known = { board, rated: { status: 'rating' } }
    this.#rate(board)
  }

  of(board: Board): Rated {
    return this.#known?.board === board ? this.#known.rated : WAITING
  }

  #rate(board: Board): void {
    const job = this.jobs.start('rate', { board, limits: RATING_LIMITS }, (message) => {
      const rated = afterMessage(message)
      if (rated.status === 'done') this.#answers.set(board, rated)
      if (this.#known?.board === board) this.#known = { board, rated }
    })
    this.#stop = () => this.jobs.cancel(job)
  }
}

function afterMessage(message: JobMessage<'rate'>): Rated {
  switch (message.type) {
    case 'progress':
      return { status: 'rating' }
    case 'result':
      return { status: 'done', rating: message.result }
    case 'failed':
      return { status: 'failed', message: message.message }
  }
}
