/** Keeps an eye on a running search: what it has used, where it has to stop, and what it tells meanwhile. */
import { DEFAULT_MEMORY, type Limit, type Phase, type SolveOptions } from '../../verdict'
import type { State } from '../rules'

const SECONDS_BETWEEN_REPORTS = 0.25

export class Watch {
  phase: Phase = 'prepare'
  nodes = 0
  /** What is allocated at present. */
  bytes = 0
  /** The length of the best answer so far. */
  best?: number
  /** No answer is shorter. */
  bound = 0
  private readonly started: number
  private reported: number

  constructor(private readonly options: SolveOptions<State>) {
    this.started = this.reported = options.clock?.() ?? 0
  }

  /** The limit that has been reached, if any. Made to be called every few thousand nodes. */
  reached(): Limit | undefined {
    const { clock, limits } = this.options
    if (limits?.nodes !== undefined && this.nodes >= limits.nodes) return 'nodes'
    if (!clock) return undefined
    const now = clock()
    if (limits?.seconds !== undefined && now - this.started >= limits.seconds) return 'seconds'
    if (now - this.reported >= SECONDS_BETWEEN_REPORTS) this.report(now)
    return undefined
  }

  hasRoomFor(bytes: number): boolean {
    return this.bytes + bytes <= (this.options.limits?.bytes ?? DEFAULT_MEMORY)
  }

  /** A better answer is told at once. */
  improve(length: number): void {
    this.best = length
    if (this.options.clock) this.report(this.options.clock())
  }

  raiseBound(bound: number): void {
    this.bound = Math.max(this.bound, Math.min(bound, this.best ?? bound))
  }

  private report(now: number): void {
    this.reported = now
    const { phase, nodes, bytes, best, bound } = this
    const figures = best === undefined ? { bound, bytes } : { best, bound, bytes }
    this.options.report?.({ phase, nodes, seconds: now - this.started, figures })
  }
}
