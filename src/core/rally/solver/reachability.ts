/**
 * Two quick proofs that a position can't be solved, both with charges that are never too small.
 *
 * How far a battery can go from a node is at most `reach`: the largest charge that can ever lie there, when every hop
 * takes the shortest way and the same charge may be used again and again. It grows from what lies there now and from what the
 * robot carries. An arc whose shortest length exceeds the reach of its source will never be used. Since an emptied cell is
 * never entered again (but at the very end), a solution is a walk over the arcs that are left, between cells that are
 * charged now, and it visits all of them. So
 * - every charged cell must be reached from the robot, and
 * - the groups of cells that can be reached from each other (strongly connected components) must form a chain:
 *   a walk that has left a group never comes back, so each group needs an arc to the very next one.
 */
import { grow } from './growing'
import type { HopGraph } from './hops'
import type { Position } from './position'

/** Charges from here on share a bucket; its order then matters only for speed. */
const BUCKETS = 1 << 10

const NOTHING = -1

export class Reachability {
  /** For each node the most that can ever leave it; the robot stands at index `nodes`. */
  private readonly reach: Int32Array
  private readonly group: Int32Array
  private readonly order: Int32Array
  private readonly low: Int32Array
  private readonly open: Uint8Array
  private readonly stack: Int32Array
  private readonly path: Int32Array
  private readonly pathArc: Int32Array
  private readonly bucket = new Int32Array(BUCKETS).fill(NOTHING)
  private waiting: Int32Array
  private nextWaiting: Int32Array
  private waitingCount = 0
  private stackHeight = 0
  private reached = 0
  private groups = 0
  private origin = 0

  constructor(private readonly graph: HopGraph) {
    const { nodes } = graph
    const perNode = (): Int32Array => new Int32Array(nodes + 1)
    this.reach = perNode()
    this.group = perNode()
    this.order = perNode()
    this.low = perNode()
    this.stack = perNode()
    this.path = perNode()
    this.pathArc = perNode()
    this.open = new Uint8Array(nodes + 1)
    this.waiting = new Int32Array(4 * nodes + 64)
    this.nextWaiting = new Int32Array(4 * nodes + 64)
  }

  /** False only if the position is proven to fail. */
  hopeful(position: Position): boolean {
    if (position.live === 0) return position.charge <= this.graph.burn[position.robot]
    this.spreadCharges(position)
    return this.chain(position) && this.reached === position.live
  }

  /** The charged nodes that nothing can ever reach. */
  unreachable(position: Position): number[] {
    this.spreadCharges(position)
    const { nodes } = this.graph
    const seen = new Set<number>([nodes])
    for (const node of seen) {
      const [first, end] = this.arcsOf(node, position)
      for (let arc = first; arc < end; arc++) {
        const target = this.graph.target[arc]
        if (this.usable(arc, node) && position.lying[target] > 0) seen.add(target)
      }
    }
    const charged = Array.from(position.lying.keys()).filter((node) => position.lying[node] > 0)
    return charged.filter((node) => !seen.has(node))
  }

  /** If the chain is broken: the two groups of which neither leads to the other. */
  brokenChain(position: Position): readonly [number[], number[]] | undefined {
    this.spreadCharges(position)
    if (this.chain(position)) return undefined
    const last = this.groups - 1
    const members = (group: number): number[] =>
      Array.from(position.lying.keys()).filter(
        (node) => position.lying[node] > 0 && this.order[node] > 0 && this.group[node] === group,
      )
    return [members(last), members(last - 1)]
  }

  private arcsOf(node: number, { robot }: Position): readonly [number, number] {
    const from = node === this.graph.nodes ? robot : node
    return [this.graph.start[from], this.graph.start[from + 1]]
  }

  private usable(arc: number, node: number): boolean {
    return this.graph.least[arc] <= this.reach[node]
  }

  /** Largest charges first, so that nearly every node is passed on once. */
  private spreadCharges({ lying, robot, charge }: Position): void {
    const { nodes } = this.graph
    this.waitingCount = 0
    let highest = 0
    for (let node = 0; node < nodes; node++) {
      this.order[node] = 0
      this.reach[node] = lying[node]
      if (lying[node] > 0) highest = Math.max(highest, this.wait(node, lying[node]))
    }
    this.reach[nodes] = charge
    highest = Math.max(highest, this.passOn(robot, charge, lying))
    for (let level = highest; level >= 0; level--) {
      while (this.bucket[level] !== NOTHING) {
        const entry = this.bucket[level]
        this.bucket[level] = this.nextWaiting[entry]
        const node = this.waiting[entry]
        const reach = this.reach[node]
        if (Math.min(reach, BUCKETS - 1) === level) this.passOn(node, reach, lying)
      }
    }
  }

  private wait(node: number, charge: number): number {
    const level = Math.min(charge, BUCKETS - 1)
    const entry = this.waitingCount++
    if (entry >= this.waiting.length) {
      this.waiting = grow(this.waiting, entry + 1)
      this.nextWaiting = grow(this.nextWaiting, entry + 1)
    }
    this.waiting[entry] = node
    this.nextWaiting[entry] = this.bucket[level]
    this.bucket[level] = entry
    return level
  }

  /** A battery of this charge leaves a node: what could arrive elsewhere? */
  private passOn(node: number, charge: number, lying: Int32Array): number {
    const { start, target, least } = this.graph
    const { reach } = this
    let highest = 0
    for (let arc = start[node], end = start[node + 1]; arc < end; arc++) {
      const arrives = charge - least[arc]
      if (arrives <= 0) break
      const next = target[arc]
      if (lying[next] === 0 || arrives <= reach[next]) continue
      reach[next] = arrives
      highest = Math.max(highest, this.wait(next, arrives))
    }
    return highest
  }

  /** Tarjan's algorithm from the robot: groups come out last one first, so each must lead to the one before it. */
  private chain(position: Position): boolean {
    const { graph, order, low, path, pathArc } = this
    const { start, nodes, target, least } = graph
    const { lying } = position
    this.begin(position)
    let depth = 1
    let counter = 1
    while (depth > 0) {
      const node = path[depth - 1]
      const end = start[node === nodes ? position.robot + 1 : node + 1]
      const reach = this.reach[node]
      let arc = pathArc[depth - 1]
      let lowest = low[node]
      let next = NOTHING
      for (; arc < end && least[arc] <= reach; arc++) {
        const candidate = target[arc]
        if (lying[candidate] === 0) continue
        const seen = order[candidate]
        if (seen === 0) {
          next = candidate
          break
        }
        if (seen < lowest && this.open[candidate] === 1) lowest = seen
      }
      low[node] = lowest
      if (next !== NOTHING) {
        pathArc[depth - 1] = arc + 1
        this.enter(next, ++counter, depth++)
        continue
      }
      if (lowest === order[node] && !this.closeGroup(node, lying)) return false
      depth--
      if (depth > 0 && lowest < low[path[depth - 1]]) low[path[depth - 1]] = lowest
    }
    return true
  }

  private begin(position: Position): void {
    const { nodes, start } = this.graph
    this.reached = -1
    this.groups = 0
    this.stackHeight = 0
    this.open.fill(0)
    this.enter(nodes, 1, 0)
    this.pathArc[0] = start[position.robot]
    this.origin = position.robot
  }

  private enter(node: number, counter: number, depth: number): void {
    this.order[node] = counter
    this.low[node] = counter
    this.open[node] = 1
    this.stack[this.stackHeight++] = node
    this.path[depth] = node
    this.pathArc[depth] = this.graph.start[node]
    this.reached++
  }

  private closeGroup(root: number, lying: Int32Array): boolean {
    let first = this.stackHeight
    do first--
    while (this.stack[first] !== root)
    const linked = this.groups === 0 || this.leadsOn(first, lying)
    for (let index = first; index < this.stackHeight; index++) {
      this.open[this.stack[index]] = 0
      this.group[this.stack[index]] = this.groups
    }
    this.stackHeight = first
    this.groups++
    return linked
  }

  /** Whether a node of the group on top of the stack has an arc into the group closed last. */
  private leadsOn(first: number, lying: Int32Array): boolean {
    const { start, target, least, nodes } = this.graph
    for (let index = first; index < this.stackHeight; index++) {
      const node = this.stack[index]
      const from = node === nodes ? this.origin : node
      const reach = this.reach[node]
      for (let arc = start[from]; arc < start[from + 1] && least[arc] <= reach; arc++) {
        const next = target[arc]
        if (lying[next] === 0 || this.order[next] === 0 || this.open[next] === 1) continue
        if (this.group[next] === this.groups - 1) return true
      }
    }
    return false
  }
}
