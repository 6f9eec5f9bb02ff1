/**
 * Solves the board that one draws, in the background, and never tells about another one: what is known is kept with the
 * board it is about, and whoever asks names the board that is shown. Boards are immutable, so a board that has been
 * changed is another board, and what was known is not shown for it, however late or early messages come.
 */
import type { JobMessage } from '../../core/jobs/job'
import type { Board } from '../../core/puzzle'
import type { Limits, Verdict } from '../../core/verdict'
import type { Jobs } from './jobs'

/** What one knows about a board without having asked. */
export type Live =
  /** Not looked at yet: it has only just come, or a stroke is under way. */
  | { readonly status: 'waiting' }
  | { readonly status: 'searching' }
  /** There is a solution; whether it is the only one is being found out. */
  | { readonly status: 'counting' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'done'; readonly verdict: Verdict; readonly seconds: number }

export type Answer = Extract<Live, { status: 'done' }>

/** How long, in milliseconds, nothing changes before the search begins. */
const PAUSE = 300

export const LIVE_LIMITS: Limits = { seconds: 5, bytes: 512 * 1024 ** 2 }

/** Two tell whether a solution is the only one. */
const COUNT = 2

const WAITING: Live = { status: 'waiting' }

export class LiveVerdict {
  /** The board that is followed, and what is known about it. */
  #known: { readonly board: Board; readonly live: Live } | undefined = $state.raw()
  /** What was found out about boards that are shown no more, as long as they exist. */
  readonly #answers = new WeakMap<Board, Answer>()
  #stop: () => void = () => undefined

  constructor(private readonly jobs: Jobs) {}

  /** From now on this board is looked at, or none; what runs for another one is given up. */
  follow(board: Board | undefined): void {
    if (board === this.#known?.board) return
    this.#stop()
    this.#stop = () => undefined
    const known = board && this.#answers.get(board)
    this.#known = board && { board, live: known ?? WAITING }
    if (board && !known) this.#stop = afterTime(PAUSE, () => this.#search(board))
  }

  of(board: Board): Live {
    return this.#known?.board === board ? this.#known.live : WAITING
  }

  /** What is certain about a board already. */
  answerFor(board: Board): Answer | undefined {
    const live = this.of(board)
    return live.status === 'done' && live.verdict.status !== 'unknown' ? live : undefined
  }

  #search(board: Board): void {
    this.#tell(board, { status: 'searching' })
    const ask = { board, limits: LIVE_LIMITS, count: COUNT }
    const job = this.jobs.start('solve', ask, (message) => {
      const live = afterMessage(message)
      if (live.status === 'done') this.#answers.set(board, live)
      this.#tell(board, live)
    })
    this.#stop = () => this.jobs.cancel(job)
  }

  #tell(board: Board, live: Live): void {
    if (this.#known?.board === board) this.#known = { board, live }
  }
}

function afterMessage(message: JobMessage<'solve'>): Live {
  switch (message.type) {
    case 'progress':
      return { status: message.progress.phase === 'count' ? 'counting' : 'searching' }
    case 'result':
      return { status: 'done', verdict: message.result, seconds: message.seconds }
    case 'failed':
      return { status: 'failed', message: message.message }
  }
}

/** Does something later, unless it is called off before. */
function afterTime(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds)
  return () => clearTimeout(timer)
}
