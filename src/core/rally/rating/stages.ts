/** The stages of rating a board share one clock and one time limit; each has its own limit of nodes. */
import type { RateOptions } from '../../rating'
import type { Phase, Progress } from '../../verdict'
import { Budget } from '../solver/budget'

export class Stages {
  private readonly begin: number

  constructor(private readonly options: RateOptions) {
    this.begin = options.clock?.() ?? 0
  }

  /** What the next stage may spend, as the solver takes it. */
  next(nodes: number): RateOptions {
    const { clock, limits, report } = this.options
    const gone = this.gone()
    return {
      ...(clock ? { clock } : {}),
      limits: {
        ...limits,
        nodes: Math.min(nodes, limits?.nodes ?? Infinity),
        ...(limits?.seconds === undefined ? {} : { seconds: limits.seconds - gone }),
      },
      report: (progress: Progress) => report?.({ ...progress, seconds: gone + progress.seconds }),
    }
  }

  budget(nodes: number, phase: Phase): Budget {
    const budget = new Budget(this.next(nodes))
    budget.phase = phase
    return budget
  }

  /** Whether time is up: then what the stages found depends on the machine, and must not be told. */
  late(): boolean {
    return this.gone() > (this.options.limits?.seconds ?? Infinity)
  }

  private gone(): number {
    return (this.options.clock?.() ?? 0) - this.begin
  }
}
