/**
 * What a search may spend: nodes, seconds and bytes. Nodes are counted by the search itself, so a node limit cuts at
 * the same place on every machine. The clock is asked only now and then, and only to stop or to report: it never
 * decides what is searched next.
 */
import {
  DEFAULT_MEMORY,
  type Figure,
  type Limit,
  type Phase,
  type SolveOptions,
} from '../../verdict'

/** The clock is looked at after so many nodes, on a board so large; on larger ones a node takes longer. */
const NODES_BETWEEN_LOOKS = 256
const USUAL_SIZE = 400
const SECONDS_BETWEEN_REPORTS = 0.25

export class Budget {
  nodes = 0
  phase: Phase = 'prepare'
  readonly figures: Partial<Record<Figure, number>> = {}
  /** The limit that was hit. */
  hit: Limit | undefined
  private bytes: number
  private readonly maxNodes: number
  private readonly maxSeconds: number
  private readonly clock: (() => number) | undefined
  private readonly report: SolveOptions<unknown>['report']
  private readonly begin: number
  private looksEvery = NODES_BETWEEN_LOOKS
  private nextLook = NODES_BETWEEN_LOOKS
  private nextReport = SECONDS_BETWEEN_REPORTS

  constructor({ limits = {}, clock, report }: SolveOptions<unknown>) {
    this.bytes = limits.bytes ?? DEFAULT_MEMORY
    this.maxNodes = limits.nodes ?? Infinity
    this.maxSeconds = limits.seconds ?? Infinity
    this.clock = clock
    this.report = report
    this.begin = clock?.() ?? 0
  }

  /** On a board with so many batteries. */
  lookOften(batteries: number): void {
    const share = USUAL_SIZE / Math.max(batteries, USUAL_SIZE)
    this.looksEvery = Math.max(1, Math.floor(NODES_BETWEEN_LOOKS * share))
    this.nextLook = this.nodes + this.looksEvery
  }

  /** Counts nodes; true when the search has to stop. */
  spend(nodes: number): boolean {
    this.nodes += nodes
    if (this.nodes > this.maxNodes) this.hit = 'nodes'
    else if (this.nodes >= this.nextLook) {
      this.nextLook = this.nodes + this.looksEvery
      this.late()
    }
    return this.hit !== undefined
  }

  /** Looks at the clock; true when time is up. */
  late(): boolean {
    if (!this.clock) return false
    const seconds = this.clock() - this.begin
    if (seconds > this.maxSeconds) this.hit = 'seconds'
    if (seconds >= this.nextReport) this.tell(seconds)
    return this.hit !== undefined
  }

  private tell(seconds: number): void {
    this.nextReport = seconds + SECONDS_BETWEEN_REPORTS
    this.report?.({
      phase: this.phase,
      nodes: this.nodes,
      seconds,
      figures: { ...this.figures },
    })
  }

  get bytesLeft(): number {
    return this.bytes
  }

  /** Whether so many bytes are still allowed; if not, that is the limit. */
  fits(bytes: number): boolean {
    if (bytes > this.bytes) this.hit = 'bytes'
    return bytes <= this.bytes
  }

  take(bytes: number): void {
    this.bytes -= bytes
  }
}
