/**
 * Beam search for solutions of large boards. A level is a hop; of all positions after the next hop only the most
 * promising are kept. It finds solutions where depth-first search is lost, and proves nothing when it finds none.
 *
 * What promises: that charged nodes are still easy to reach and easy to leave. The score, the lower the better, adds up over
 * the charged nodes a price of its few ways in and its few ways out; nodes that the robot reaches right now count one way
 * in more. A small price on charges and some noise join in.
 *
 * What makes it work is diversity: only a small part of the beam may have the same set of charged nodes. On dense boards
 * the best candidates are ranked a second time with the shape of what is left (blocks.ts).
 */
import { APART } from './blocks'
import type { Hops, Search } from './exact'
import { Candidates } from './candidates'
import { Choices } from './choices'
import { Detour } from './detour'
import { HashCounts } from './hash-counts'
import { NEVER } from './hops'
import { Layer } from './layer'
import type { Position } from './position'
import { Shapes } from './shapes'
import { Trail } from './trail'
import { BEAM, SCHEDULE, type BeamPlan } from './weights'

/** A position from which an exact search may find the end. */
export interface Snapshot {
  readonly position: Position
  readonly hops: Hops
}

export class Beam {
  /** Positions of the level at which little charge was left, for an exact search if the beam fails. */
  snapshots: Snapshot[] = []
  /** The fewest charged nodes of any position, and how it was reached: an entry of the trail. */
  private fewest = 0
  private fewestAt = -1
  private here: Layer
  private next: Layer
  private readonly trail: Trail
  /** The width for which there is memory. */
  private readonly widest: number
  private readonly shapes: Shapes
  private readonly detour: Detour
  private readonly probe: Position
  private plan!: BeamPlan
  private priceIn = new Float64Array(0)
  private priceOut = new Float64Array(0)
  private readonly choices: Choices
  private readonly candidates: Candidates
  private seen = new HashCounts(64)
  private sets = new HashCounts(64)
  private children = new Int32Array(64)

  constructor(
    private readonly search: Search,
    private readonly start: Position,
  ) {
    const { graph } = search
    const bytes = search.budget.bytesLeft
    this.here = new Layer(1, graph)
    this.next = new Layer(1, graph)
    this.candidates = new Candidates(bytes * SCHEDULE.candidateShare)
    this.trail = new Trail(bytes * SCHEDULE.trailShare)
    this.widest = Math.floor((bytes * SCHEDULE.layerShare) / (2 * Layer.bytes(1, graph.nodes)))
    this.probe = start.copy()
    this.detour = new Detour(graph)
    this.choices = new Choices(search)
    const full = graph.target.length / graph.nodes <= BEAM.fullDegree
    this.shapes = new Shapes(graph, full ? NEVER : 1)
  }

  /** Nothing if it fails, or if there is no memory for it. */
  run(wanted: BeamPlan): Hops | undefined {
    const { budget, endings } = this.search
    const plan = { ...wanted, width: Math.min(wanted.width, this.widest) }
    if (plan.width === 0) {
      budget.spend(1)
      return undefined
    }
    this.prepare(plan)
    this.here.begin(this.start)
    const { lying, robot, charge } = this.start
    if (!endings.begin(this.here.matchings, lying, robot, charge)) return undefined
    this.scoreStart()
    while (this.here.count > 0 && !this.trail.isFull()) {
      const won = this.listCandidates()
      if (won) return won
      if (budget.spend(this.candidates.count)) return undefined
      this.candidates.rank()
      if (plan.leaf > 0) this.rankByShape()
      this.select()
      ;[this.here, this.next] = [this.next, this.here]
      this.noteFewest()
      if (this.snapshots.length === 0 && this.here.count > 0) this.takeSnapshots()
    }
    return undefined
  }

  /** The hops to a position with the fewest charged nodes. */
  furthest(): Hops {
    return this.trail.hopsTo(this.fewestAt)
  }

  private prepare(plan: BeamPlan): void {
    const { nodes } = this.search.graph
    this.plan = plan
    this.trail.clear()
    this.fewest = nodes
    this.fewestAt = -1
    this.snapshots = []
    this.priceIn = Float64Array.from(
      { length: nodes + 2 },
      (_, ways) => plan.wayIn * plan.price(ways),
    )
    this.priceOut = Float64Array.from(
      { length: nodes + 2 },
      (_, ways) => plan.wayOut * plan.price(ways),
    )
    if (this.here.width < plan.width) {
      this.here = new Layer(plan.width, this.search.graph)
      this.next = new Layer(plan.width, this.search.graph)
    }
    this.seen = new HashCounts(8 * plan.width)
    this.sets = new HashCounts(8 * plan.width)
    this.children = new Int32Array(plan.width)
    this.shapes.clear()
  }

  private noteFewest(): void {
    const { live, trail, count } = this.here
    for (let index = 0; index < count; index++) {
      if (live[index] >= this.fewest) continue
      this.fewest = live[index]
      this.fewestAt = trail[index]
    }
  }

  private scoreStart(): void {
    const { here, plan } = this
    let degrees = 0
    let charges = plan.chargePrice(this.start.charge)
    for (let node = 0; node < this.search.graph.nodes; node++) {
      if (here.lying[node] === 0) continue
      degrees += this.priceIn[here.ins[node]] + this.priceOut[here.outs[node]]
      charges += plan.chargePrice(here.lying[node])
    }
    here.degreeScore[0] = degrees
    here.chargeScore[0] = charges
  }

  /** All hops worth a look from all positions of the level; a solution at once if one of them makes it. */
  private listCandidates(): Hops | undefined {
    const { here } = this
    this.candidates.count = 0
    for (let index = 0; index < here.count; index++) {
      const won = this.listFrom(index)
      if (won) return won
    }
    return undefined
  }

  private listFrom(index: number): Hops | undefined {
    const { start, target, least, burn, nodes } = this.search.graph
    const { here, search } = this
    const robot = here.robot[index]
    const charge = here.charge[index]
    let near = 0
    for (let arc = start[robot], end = start[robot + 1]; arc < end && least[arc] <= charge; arc++) {
      const node = target[arc]
      const taken = here.lying[index * nodes + node]
      if (taken === 0) continue
      if (++near > BEAM.nearest && search.random.unit() > BEAM.farther) continue
      this.choices.list(arc, charge)
      for (let choice = 0; choice < this.choices.count; choice++) {
        const length = this.choices.lengths[choice]
        if (length === charge && here.live[index] === 1 && taken <= burn[node])
          return this.win(index, node, length)
        this.propose(index, node, taken, length)
      }
    }
    return undefined
  }

  /** Adds a candidate, unless the robot could not go on from there. */
  private propose(index: number, node: number, taken: number, length: number): void {
    const { here, candidates } = this
    if (candidates.isFull()) return
    const candidate = candidates.next(index, node, length)
    candidates.shapeScore[candidate] = here.shapeScore[index]
    if (this.rate(candidate, index, node, taken, here.charge[index] - length)) candidates.count++
  }

  private win(index: number, node: number, length: number): Hops {
    return this.trail.hopsTo(this.trail.add(this.here.trail[index], node, length))
  }

  /** False if nothing can be reached from there. */
  private rate(
    candidate: number,
    index: number,
    node: number,
    taken: number,
    left: number,
  ): boolean {
    const { here, plan, priceIn } = this
    const { start, target, least, nodes } = this.search.graph
    const offset = index * nodes
    const high = Math.max(taken, left)
    let degrees = here.degreeScore[index]
    let bonus = 0
    let ways = 0
    let goesOn = false
    for (let arc = start[node], end = start[node + 1]; arc < end && least[arc] <= high; arc++) {
      const other = target[arc]
      const length = least[arc]
      if (other === node) goesOn ||= left > 0 && length <= taken
      if (other === node || here.lying[offset + other] === 0) continue
      if (length <= taken) goesOn = true
      const ins = here.ins[offset + other]
      if (length > taken) {
        ways++
        degrees += priceIn[ins + 1] - priceIn[ins]
      } else if (length > left) {
        // The robot makes up for the way in that is lost.
        ways--
        degrees += priceIn[ins - 1] - priceIn[ins]
        bonus += priceIn[ins] - priceIn[ins - 1]
      } else bonus += priceIn[ins + 1] - priceIn[ins]
    }
    degrees +=
      left === 0 ? this.changeByEmptying(offset, node) : this.changeOfWaysOut(offset, node, ways)
    this.candidates.degreeScore[candidate] = degrees
    this.candidates.score[candidate] =
      here.shapeScore[index] +
      degrees +
      bonus +
      here.chargeScore[index] +
      plan.chargePrice(left) -
      plan.chargePrice(here.charge[index]) +
      plan.live * (here.live[index] - (left === 0 ? 1 : 0)) +
      plan.noise * this.search.random.unit()
    return goesOn
  }

  private changeOfWaysOut(offset: number, node: number, ways: number): number {
    const outs = this.here.outs[offset + node]
    return this.priceOut[outs + ways] - this.priceOut[outs]
  }

  /** The emptied node is no longer paid for, and its neighbours lose a way out. */
  private changeByEmptying(offset: number, node: number): number {
    const { backStart, backFrom, backLeast } = this.search.graph
    const { here, priceIn, priceOut } = this
    let change = -priceIn[here.ins[offset + node]] - priceOut[here.outs[offset + node]]
    for (let arc = backStart[node], end = backStart[node + 1]; arc < end; arc++) {
      const other = offset + backFrom[arc]
      if (here.lying[other] < backLeast[arc]) continue
      change += priceOut[here.outs[other] - 1] - priceOut[here.outs[other]]
    }
    return change
  }

  /** Ranks the best candidates once more, with the shape of what is left where a node was emptied. */
  private rankByShape(): void {
    const { here, plan } = this
    const most = Math.ceil(plan.width * BEAM.shapeRanked)
    let kept = 0
    this.seen.clear()
    for (let place = 0; place < this.candidates.count && kept < most; place++) {
      const candidate = this.candidates.at(place)
      if (!this.isNew(candidate)) continue
      const index = this.candidates.parent[candidate]
      if (this.leaves(candidate) === 0) {
        const shape = this.shapeAfter(candidate)
        this.candidates.score[candidate] += shape - here.shapeScore[index]
        this.candidates.shapeScore[candidate] = shape
      }
      this.candidates.rankAgain(kept++, candidate)
    }
    this.candidates.sort(kept)
  }

  /** The price of the shape of what is left; where it does not hang together a full check has to follow. */
  private shapeAfter(candidate: number): number {
    const { here, plan, shapes } = this
    const index = this.candidates.parent[candidate]
    const node = this.candidates.node[candidate]
    const set = this.setAfter(candidate)
    const leaves = shapes.leavesAfter(here, index, node, set)
    this.candidates.doubtful[candidate] = leaves === APART ? 1 : 0
    const scatter =
      plan.scatter === 0 ? 0 : plan.scatter * shapes.scatterAfter(here, index, node, set)
    return scatter + (leaves === APART ? 0 : plan.leaf * leaves)
  }

  private hopefulAfter(candidate: number): boolean {
    const { here, probe } = this
    const { nodes } = this.search.graph
    const index = this.candidates.parent[candidate]
    if (this.detour.exists(here.lying, index * nodes, this.candidates.node[candidate])) return true
    here.copyTo(index, probe)
    probe.hop(this.candidates.node[candidate], this.leaves(candidate))
    return this.search.reachability.hopeful(probe)
  }

  /** Whether after the hop all batteries may still find a cell to end on. */
  private endsAfter(candidate: number): boolean {
    const { here, next } = this
    const index = this.candidates.parent[candidate]
    const node = this.candidates.node[candidate]
    const offset = index * this.search.graph.nodes
    const taken = here.lying[offset + node]
    here.lying[offset + node] = this.leaves(candidate)
    const { matchings, count } = next
    matchings.copy(count, here.matchings, index)
    const possible = this.search.endings.follow(matchings, count, here.lying, offset, node, taken)
    here.lying[offset + node] = taken
    return possible
  }

  /** Whether no better candidate leads to the same position, and it is not known to fail. */
  private isNew(candidate: number): boolean {
    const a = this.keyA(candidate)
    if (!this.seen.add(a, this.keyB(candidate), 1)) return false
    return !this.search.memo.mayHave(a, this.keyB(candidate))
  }

  private keyA(candidate: number): number {
    const { parent, node } = this.candidates
    return this.here.keyAAfter(parent[candidate], node[candidate], this.leaves(candidate))
  }

  private keyB(candidate: number): number {
    const { parent, node } = this.candidates
    return this.here.keyBAfter(parent[candidate], node[candidate], this.leaves(candidate))
  }

  private setAfter(candidate: number): number {
    const { parent, node } = this.candidates
    return this.here.chargedAfter(parent[candidate], node[candidate], this.leaves(candidate))
  }

  /** What the hop leaves on its node. */
  private leaves(candidate: number): number {
    const { parent, length } = this.candidates
    return this.here.charge[parent[candidate]] - length[candidate]
  }

  /** Fills the next level from the best candidates, with limits for the same parent and the same set of charged nodes. */
  private select(): void {
    const { here, next, plan } = this
    next.count = 0
    this.seen.clear()
    this.sets.clear()
    this.children.fill(0, 0, here.count)
    for (let place = 0; place < this.candidates.count && next.count < plan.width; place++) {
      const candidate = this.candidates.at(place)
      const index = this.candidates.parent[candidate]
      if (this.children[index] >= plan.children) continue
      if (!this.isNew(candidate)) continue
      const empties = this.leaves(candidate) === 0
      const set = this.setAfter(candidate)
      if (this.sets.isFull(set, plan.sameSet)) continue
      if (empties && this.candidates.doubtful[candidate] === 1 && !this.hopefulAfter(candidate))
        continue
      if (!this.endsAfter(candidate)) continue
      this.sets.add(set, set, plan.sameSet)
      this.children[index]++
      this.keep(candidate)
    }
  }

  private keep(candidate: number): void {
    const { here, next, plan } = this
    const index = this.candidates.parent[candidate]
    const node = this.candidates.node[candidate]
    const length = this.candidates.length[candidate]
    const left = this.leaves(candidate)
    const child = next.addChild(here, index, node, left)
    next.trail[child] = this.trail.add(here.trail[index], node, length)
    next.degreeScore[child] = this.candidates.degreeScore[candidate]
    next.chargeScore[child] =
      here.chargeScore[index] + plan.chargePrice(left) - plan.chargePrice(here.charge[index])
    next.shapeScore[child] = this.candidates.shapeScore[candidate]
  }

  /** Once little charge is left: some positions from the whole width of the level. */
  private takeSnapshots(): void {
    const { here } = this
    if (here.totalCharge(0) > BEAM.snapshotCharge) return
    const most = Math.min(here.count, BEAM.snapshots)
    for (let shot = 0; shot < most; shot++) {
      const index = Math.floor((shot * here.count) / most)
      const position = this.start.copy()
      here.copyTo(index, position)
      this.snapshots.push({ position, hops: this.trail.hopsTo(here.trail[index]) })
    }
  }
}
