/**
 * Who searches when. Exact search works in slices that grow, each beginning anew with another order of hops while the
 * memo keeps what is known to fail; so either a lucky order finds a solution or the memo brings the proof. Beams join
 * after a while. After a beam that failed a short exact search tries the positions where it had little charge left, and
 * then its best way is mended.
 *
 * Shares are counted in work: the candidates of a beam, and nodes of the others times what a node costs there. So
 * the same board is always searched in the same way.
 */
import { Beam } from './beam'
import type { ExactSearch, Hops, Search } from './exact'
import { Mender } from './mend'
import type { Position } from './position'
import {
  BEAM,
  beamShare,
  fullPlan,
  MEND,
  mixedPlan,
  SCHEDULE,
  sparsePlan,
  styleOf,
  type BeamPlan,
} from './weights'

export class Schedule {
  private readonly workPerNode: number
  private readonly share: number
  private readonly planOf: (run: number, chance: () => number) => BeamPlan
  private beam: Beam | undefined
  private mender: Mender | undefined
  private exactWork = 0
  private beamWork = 0
  private slices = 0
  private beams = 0

  constructor(
    private readonly search: Search,
    private readonly exact: ExactSearch,
    private readonly start: Position,
  ) {
    const { nodes, target } = search.graph
    this.workPerNode = 1 + SCHEDULE.workPerArc * target.length
    this.share = beamShare(nodes)
    this.planOf = planFor(target.length / nodes)
  }

  run(): Hops | 'exhausted' | 'stopped' {
    for (;;) {
      const outcome = this.slice()
      if (outcome === 'solved') return this.exact.solution(this.start)
      if (outcome !== 'paused') return outcome
      while (this.beamsAreDue()) {
        const hops = this.runBeam()
        if (hops) return hops
        if (this.search.budget.hit) return 'stopped'
      }
    }
  }

  private slice(): ReturnType<ExactSearch['run']> {
    const { budget, memo } = this.search
    const before = budget.nodes
    const nodes = Math.round(SCHEDULE.firstSlice * SCHEDULE.growth ** this.slices)
    budget.phase = 'proof'
    const outcome = this.exact.run(this.start, nodes, styleOf(this.slices++))
    budget.figures.memo = memo.count
    budget.figures.depth = this.exact.deepest
    this.exactWork += (budget.nodes - before) * this.workPerNode
    return outcome
  }

  private beamsAreDue(): boolean {
    const early =
      this.search.graph.nodes > SCHEDULE.manyBatteries && this.exactWork > SCHEDULE.workBeforeBeams
    if (!early && this.slices < SCHEDULE.slicesBeforeBeams) return false
    return this.beamWork <= this.share * this.exactWork
  }

  private runBeam(): Hops | undefined {
    const { budget, random } = this.search
    const before = budget.nodes
    const plan = this.planOf(this.beams++, () => random.unit())
    budget.phase = 'search'
    this.beam ??= new Beam(this.search, this.start)
    const hops = this.beam.run(plan)
    // A beam that ends at once must count too, or its turn would never end.
    const work = Math.max(plan.width, budget.nodes - before)
    this.beamWork += work
    return hops ?? this.endgame(this.beam) ?? this.mend(this.beam, work)
  }

  /** Mends the best way of a beam that has just failed, for as long as that beam's work deserves. */
  private mend(beam: Beam, work: number): Hops | undefined {
    const { budget } = this.search
    if (budget.hit) return undefined
    const before = budget.nodes
    this.mender ??= new Mender(this.search, this.start)
    const nodes = Math.round((MEND.share * work) / MEND.workPerNode)
    const hops = this.mender.run(beam.furthest(), nodes)
    this.beamWork += (budget.nodes - before) * MEND.workPerNode
    return hops
  }

  private endgame(beam: Beam): Hops | undefined {
    for (const { position, hops } of beam.snapshots) {
      const { budget } = this.search
      const before = budget.nodes
      const outcome = this.exact.run(position, BEAM.snapshotNodes, styleOf(0))
      this.beamWork += (budget.nodes - before) * this.workPerNode
      if (outcome === 'stopped') return undefined
      if (outcome !== 'solved') continue
      const rest = this.exact.solution(position)
      return {
        nodes: [...hops.nodes, ...rest.nodes],
        lengths: [...hops.lengths, ...rest.lengths],
      }
    }
    return undefined
  }
}

function planFor(degree: number): (run: number, chance: () => number) => BeamPlan {
  if (degree <= BEAM.fullDegree) return fullPlan
  return degree <= BEAM.mixedDegree ? mixedPlan : sparsePlan
}
