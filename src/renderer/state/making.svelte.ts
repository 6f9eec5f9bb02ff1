/**
 * Making boards in the background, for someone to choose from: a dozen candidates with consecutive seeds, the first of
 * which is the plan's own. Every change of the plan gives up whatever runs for the plan before, and forgets what came
 * of it, so a candidate is always one of the plan that is shown.
 */
import type { GenerateResult } from '../../core/jobs/generate'
import type { JobMessage } from '../../core/jobs/job'
import { read, type Board } from '../../core/puzzle'

import { text, type Text } from '../../core/text/say'
import type { Jobs } from './jobs'
import { askFor, planFault, planFor, planOf, seedAt, type Plan } from './making-plan'

export interface Candidate {
  readonly seed: number
  readonly status: 'waiting' | 'making' | 'made' | 'failed' | 'stopped'
  /** The board, or the best one so far while it is searched for. */
  readonly board?: Board | undefined
  readonly rating?: number | undefined
  /** Boards looked at in a search. */
  readonly tried?: number
  /** Whether the board is as wanted. */
  readonly met?: boolean
  /** Why there is no board. */
  readonly message?: Text
}

const CANDIDATES = 12
const AT_ONCE = 2
/** How long, in milliseconds, nothing changes before boards are made. */
const PAUSE = 250

export class Making {
  #plan: Plan = $state.raw(planFor('rally', 1))
  #candidates: readonly Candidate[] = $state.raw([])
  #picked = $state(0)
  /** Whether the seed stays when something else changes. */
  locked = $state(false)
  readonly fault = $derived(planFault(this.#plan))
  readonly busy = $derived(this.#candidates.some(({ status }) => status === 'making'))
  /** The jobs under way. */
  #running: readonly number[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly jobs: Jobs,
    /** A seed that nobody chose. */
    private readonly draw: () => number,
  ) {}

  get plan(): Plan {
    return this.#plan
  }

  get candidates(): readonly Candidate[] {
    return this.#candidates
  }

  get picked(): number {
    return this.#picked
  }

  /** The candidate that is shown large. */
  get chosen(): Candidate | undefined {
    return this.#candidates[this.#picked]
  }

  /** Begins with the recipe of a board that has one, otherwise where one was the last time. */
  open(board: Board | undefined): void {
    const recipe = board && planOf(board)
    if (recipe) {
      this.locked = true
      return this.#begin(recipe)
    }
    const fits = !board || board.kind === this.#plan.kind
    this.change(fits ? this.#plan : planFor(board.kind, this.#plan.seed))
  }

  /** Ends whatever runs. */
  close(): void {
    this.#halt()
    this.#candidates = []
  }

  /** Another plan; unless the seed is kept, with another seed. */
  change(plan: Plan): void {
    this.#begin(this.locked ? plan : { ...plan, seed: this.draw() })
  }

  /** A seed that someone has chosen is kept. */
  setSeed(seed: number): void {
    this.locked = true
    this.#begin({ ...this.#plan, seed })
  }

  shuffle(): void {
    this.#begin({ ...this.#plan, seed: this.draw() })
  }

  pick(index: number): void {
    this.#picked = index
  }

  /** Ends whatever runs; what has been found so far stays. */
  stop(): void {
    this.#halt()
    this.#candidates = this.#candidates.map((candidate) => stopped(candidate))
  }

  #begin(plan: Plan): void {
    this.#halt()
    this.#plan = plan
    this.#picked = 0
    this.#candidates = []
    if (planFault(plan)) return
    this.#candidates = Array.from({ length: CANDIDATES }, (_, offset) => ({
      seed: seedAt(plan, offset),
      status: 'waiting',
    }))
    this.#timer = setTimeout(() => this.#makeNext(), PAUSE)
  }

  #halt(): void {
    clearTimeout(this.#timer)
    for (const job of this.#running) this.jobs.cancel(job)
    this.#running = []
  }

  #makeNext(): void {
    while (this.#running.length < AT_ONCE) {
      const index = this.#candidates.findIndex(({ status }) => status === 'waiting')
      if (index < 0) return
      this.#update(index, { status: 'making' })
      const job = this.jobs.start('generate', askFor(this.#plan, index), (message) =>
        this.#hear(index, message),
      )
      this.#running = [...this.#running, job]
    }
  }

  #hear(index: number, message: JobMessage<'generate'>): void {
    if (message.type === 'progress') {
      const { tried, best } = message.progress
      return this.#update(index, { tried, ...(best && bestSoFar(best)) })
    }
    this.#running = this.#running.filter((job) => job !== message.id)
    this.#update(index, message.type === 'result' ? outcome(message.result) : brokenOff(message))
    this.#makeNext()
  }

  #update(index: number, change: Partial<Candidate>): void {
    this.#candidates = this.#candidates.map((candidate, other) =>
      other === index ? { ...candidate, ...change } : candidate,
    )
  }
}

function bestSoFar(best: { readonly text: string; readonly rating?: number }): Partial<Candidate> {
  return { board: read(best.text).board, rating: best.rating }
}

function outcome(result: GenerateResult): Partial<Candidate> {
  if (result.fault) return { status: 'failed', message: result.fault.message }
  const { board, faults } = read(result.text)
  if (!board) return { status: 'failed', message: faults[0].message }
  return { status: 'made', board, rating: result.rating?.rating, met: result.met }
}

/** A job that broke off keeps nothing: what it had found may be what broke it. */
function brokenOff({ message }: { readonly message: string }): Partial<Candidate> {
  return { status: 'failed', board: undefined, message: text('making.broke-off', { message }) }
}

function stopped(candidate: Candidate): Candidate {
  const isOver = candidate.status === 'made' || candidate.status === 'failed'
  return isOver ? candidate : { ...candidate, status: 'stopped' }
}
