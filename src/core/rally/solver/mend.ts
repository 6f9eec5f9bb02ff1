/**
 * Mending a walk that leaves some nodes charged, by changing a few hops at a time: what beams leave behind is often just
 * a few nodes, far apart from each other, which no search from there on can finish.
 *
 * A trial begins after some hop of the walk, mostly one from which a node that is left can be reached, and searches a few
 * hops for other ways on. As soon as the robot is back on the walk, a few hops further, the rest is followed as before,
 * with what the change brings about there (echo.ts). The new walk is kept if what it leaves is not dearer (leftovers.ts),
 * or dearer by chance a little. Many quick trials find more than few careful ones. Every walk is a possible play, so one that
 * leaves nothing is a solution. It proves nothing when it finds none.
 */
import type { Random } from '../../random'
import { Echo } from './echo'
import type { Hops, Search } from './exact'
import { fits } from './hop-lengths'
import { TIGHT_ONE, TIGHT_TWO, type HopGraph } from './hops'
import { Leftovers } from './leftovers'
import type { Position } from './position'
import { Walk } from './walk'
import { MEND, SCHEDULE } from './weights'

const NOBODY = -1

/** While growing, the old and the new arrays exist side by side. */
const BYTES_PER_HOP = 2 * 20
const BYTES_PER_ARC = 4

export class Mender {
  /** The walk as it is now. */
  readonly walk: Walk
  private readonly leftovers: Leftovers
  private readonly echo: Echo
  /** The longest walk that is mended, for which there must be memory too. */
  private readonly longest: number
  /** For each arc backwards (hops.ts) the arc itself. */
  private readonly backArc: Int32Array
  private trials = 0
  // The trial: it leaves the walk after `begin` and has to be back at `end`.
  private begin = 0
  private end = 0
  private nodesLeft = 0
  private dearest = 0
  /** The node that is left and shall be visited at once. */
  private wanted = NOBODY
  /** The nodes that are visited between, by the walk or by the trial, and what lies there now. */
  private readonly lying: Int32Array
  private readonly known: Int32Array
  private readonly inside: Int32Array
  private round = 0
  private readonly window = new Int32Array(MEND.window)
  private windowCount = 0
  /** Nodes outside that were left with another charge. */
  private readonly outside = new Int32Array(MEND.outside)
  private outsideCount = 0
  /** The change of price by nodes that the walk does not visit any more. */
  private change = 0
  private readonly pathNode = new Int32Array(MEND.window + MEND.more)
  private readonly pathLength = new Int32Array(MEND.window + MEND.more)
  private depth = 0
  private backAt = 0

  constructor(
    private readonly search: Search,
    start: Position,
  ) {
    const { graph } = search
    this.walk = new Walk(graph, start)
    this.leftovers = new Leftovers(graph, this.walk)
    this.echo = new Echo(graph, this.walk, this.leftovers)
    this.lying = new Int32Array(graph.nodes)
    this.known = new Int32Array(graph.nodes)
    this.inside = new Int32Array(graph.nodes)
    const bytes = search.budget.bytesLeft * SCHEDULE.mendShare - BYTES_PER_ARC * graph.target.length
    this.longest = Math.floor(Math.min(bytes / BYTES_PER_HOP, MEND.visits * graph.nodes))
    this.backArc = this.longest > 0 ? backArcs(graph) : new Int32Array(0)
  }

  /** Mends these hops for so many nodes; a solution if it finds one. */
  run(hops: Hops, nodes: number): Hops | undefined {
    const { budget } = this.search
    if (hops.nodes.length > this.longest) return undefined
    this.walk.load(hops)
    this.leftovers.begin()
    const end = budget.nodes + nodes
    while (this.leftovers.price > 0) {
      if (budget.nodes >= end || this.trial()) return undefined
      if (++this.trials % MEND.lap === 0) this.leftovers.learn()
    }
    return this.walk.hops()
  }

  /** True when the whole search has to stop. */
  private trial(): boolean {
    const { random, budget } = this.search
    this.wanted = NOBODY
    this.open(this.chooseBegin())
    this.dearest = MEND.heat * falling(random)
    this.nodesLeft = MEND.nodes
    const charge = this.walk.charge[this.begin]
    const found =
      this.wanted === NOBODY
        ? this.goOn(this.walk.node[this.begin], charge)
        : this.go(this.wanted, charge, charge)
    if (found) this.accept()
    return budget.spend(MEND.nodes - this.nodesLeft)
  }

  private chooseBegin(): number {
    const { random } = this.search
    const { count } = this.leftovers
    if (count === 0) return Math.max(0, this.walk.count - random.between(0, MEND.window))
    const anywhere = random.between(0, this.walk.count)
    if (random.unit() > MEND.near) return anywhere
    const node = this.leftovers.nodes[random.between(0, count - 1)]
    const atOnce = random.unit() < MEND.atOnce
    const hop = this.hopNear(node, atOnce)
    if (hop < 0) return anywhere
    if (!atOnce) return Math.max(0, hop - random.between(0, MEND.window - 1))
    this.wanted = node
    return hop
  }

  /** Some hop from which the robot could go to a node, if wanted so that it arrives empty; −1 if there is none. */
  private hopNear(node: number, empty: boolean): number {
    const { graph, random } = this.search
    const { walk } = this
    let found = -1
    let count = 0
    for (let back = graph.backStart[node], end = graph.backStart[node + 1]; back < end; back++) {
      const from = graph.backFrom[back]
      let hop = walk.visitAfter(from, walk.last[node])
      for (; hop <= walk.count; hop = walk.next[hop]) {
        const charge = walk.charge[hop]
        if (empty ? !fits(graph, this.backArc[back], charge) : charge < graph.backLeast[back])
          continue
        if (random.unit() * ++count < 1) found = hop
      }
    }
    return found
  }

  private open(begin: number): void {
    const { walk, inside, window } = this
    this.round++
    this.begin = begin
    this.end = Math.min(walk.count, begin + MEND.window)
    this.windowCount = 0
    this.outsideCount = 0
    this.change = 0
    this.depth = 0
    for (let hop = begin + 1; hop <= this.end; hop++) {
      const node = walk.node[hop]
      if (inside[node] === this.round) continue
      inside[node] = this.round
      window[this.windowCount++] = node
    }
  }

  private lyingOn(node: number): number {
    if (this.known[node] === this.round) return this.lying[node]
    this.known[node] = this.round
    return (this.lying[node] = this.walk.lyingAfter(node, this.begin))
  }

  /** Looks for a way back to the walk from here, in any order of targets. */
  private goOn(robot: number, charge: number): boolean {
    const { start, target, least } = this.search.graph
    this.nodesLeft--
    if (this.depth > 0 && this.isBack(robot, charge)) return true
    if (this.depth >= this.end - this.begin + MEND.more) return false
    const first = start[robot]
    let count = 0
    while (first + count < start[robot + 1] && least[first + count] <= charge) count++
    const turn = count === 0 ? 0 : this.search.random.between(0, count - 1)
    for (let index = 0; index < count && this.nodesLeft > 0; index++) {
      const arc = first + ((turn + index) % count)
      const lying = this.lyingOn(target[arc])
      if (lying > 0 && this.goTo(arc, lying, charge)) return true
    }
    return false
  }

  /** Tries lengths of a hop: the tight ones and some of each parity. */
  private goTo(arc: number, lying: number, charge: number): boolean {
    const { graph } = this.search
    const node = graph.target[arc]
    if (!this.mayDiffer(node))
      return fits(graph, arc, charge - lying) && this.go(node, charge - lying, charge)
    if (graph.tight[arc] & TIGHT_ONE && this.go(node, 1, charge)) return true
    if (graph.tight[arc] & TIGHT_TWO && charge >= 2 && this.go(node, 2, charge)) return true
    return (
      this.goParity(node, graph.even[arc], lying, charge) ||
      this.goParity(node, graph.odd[arc], lying, charge)
    )
  }

  /** Whether a node may be left with another charge than it has. */
  private mayDiffer(node: number): boolean {
    return this.outsideCount < MEND.outside || !this.isOutside(node)
  }

  private isOutside(node: number): boolean {
    return this.inside[node] !== this.round && this.walk.last[node] > this.begin
  }

  /** The shortest length, the one that arrives empty, the one that leaves as much as it takes, and one by chance. */
  private goParity(node: number, shortest: number, lying: number, charge: number): boolean {
    const largest = charge - shortest
    if (largest < 0) return false
    if (this.go(node, shortest, charge)) return true
    if (largest === 0) return false
    if ((largest & 1) === 0 && this.go(node, charge, charge)) return true
    if (lying < largest && ((largest - lying) & 1) === 0 && this.go(node, charge - lying, charge))
      return true
    const between = (largest - 1) >> 1
    if (between === 0) return false
    const leaves = largest - 2 * this.search.random.between(1, between)
    return leaves !== lying && this.go(node, charge - leaves, charge)
  }

  private go(node: number, length: number, charge: number): boolean {
    if (this.nodesLeft <= 0) return false
    const taken = this.lyingOn(node)
    const { change, outsideCount } = this
    this.leave(node, taken, charge - length)
    this.pathNode[this.depth] = node
    this.pathLength[this.depth++] = length
    if (this.goOn(node, taken)) return true
    this.depth--
    this.change = change
    if (this.outsideCount > outsideCount) this.inside[node] = 0
    this.outsideCount = outsideCount
    this.lying[node] = taken
    return false
  }

  private leave(node: number, taken: number, left: number): void {
    this.lying[node] = left
    if (this.inside[node] === this.round) return
    if (this.walk.last[node] <= this.begin)
      this.change += this.leftovers.of(node, left) - this.leftovers.of(node, taken)
    else if (left !== taken) {
      this.inside[node] = this.round
      this.outside[this.outsideCount++] = node
    }
  }

  /** Whether from here the rest of the walk can be followed, and leaves no more than allowed. */
  private isBack(robot: number, charge: number): boolean {
    const { walk } = this
    for (let hop = this.begin + 1; hop <= this.end; hop++)
      if (walk.node[hop] === robot && this.isBackAt(hop, robot, charge)) return true
    return this.end === walk.count && this.isBackAt(walk.count, robot, charge)
  }

  private isBackAt(hop: number, robot: number, charge: number): boolean {
    const { echo, dearest } = this
    if (this.begin + this.depth + this.walk.count - hop > this.longest) return false
    echo.begin(this.change)
    if (!this.compare(this.window, this.windowCount, hop)) return false
    if (!this.compare(this.outside, this.outsideCount, hop)) return false
    if (!echo.diesAway(hop, robot, charge, dearest + MEND.slack)) return false
    if (echo.change > dearest || this.isSame(hop)) return false
    this.backAt = hop
    return true
  }

  /** Tells the echo which nodes hold another charge than the walk has there after the hop. */
  private compare(nodes: Int32Array, count: number, hop: number): boolean {
    const { walk, echo, leftovers } = this
    for (let index = 0; index < count; index++) {
      const node = nodes[index]
      const lying = this.lyingOn(node)
      if (walk.last[node] <= hop)
        echo.change += leftovers.of(node, lying) - leftovers.of(node, walk.final[node])
      else if (lying !== walk.lyingAfter(node, hop)) {
        if (!echo.differs(walk.visitAfter(node, hop), lying)) return false
      }
    }
    return true
  }

  private isSame(hop: number): boolean {
    if (this.echo.count > 0 || this.depth !== hop - this.begin) return false
    for (let index = 0; index < this.depth; index++) {
      const old = this.begin + 1 + index
      if (this.pathNode[index] !== this.walk.node[old]) return false
      if (this.pathLength[index] !== this.walk.length[old]) return false
    }
    return true
  }

  /** Puts the trial's hops into the walk, and changes the rest as the echo says. */
  private accept(): void {
    const { walk, echo, begin, depth, backAt } = this
    for (let index = 0; index < echo.count; index++)
      walk.length[echo.hop[index]] = echo.length[index]
    const rest = walk.count - backAt
    const from = begin + depth + 1
    walk.makeRoom(Math.max(walk.count, begin + depth + rest))
    walk.node.copyWithin(from, backAt + 1, backAt + 1 + rest)
    walk.length.copyWithin(from, backAt + 1, backAt + 1 + rest)
    walk.node.set(this.pathNode.subarray(0, depth), begin + 1)
    walk.length.set(this.pathLength.subarray(0, depth), begin + 1)
    walk.count = begin + depth + rest
    walk.dropPassed(from)
    walk.play()
    this.leftovers.reckon()
  }
}

/**
 * A number that is as often below 2/3 as above, of those above as often below 4/3 as above, and so on: 1 on average. No
 * logarithm makes it, because engines may round that differently, and every machine has to find the same moves.
 */
function falling(random: Random): number {
  let halvings = 0
  while (random.chance(0.5)) halvings++
  return (2 * (halvings + random.unit())) / 3
}

/** In the order of the graph's own arcs backwards. */
function backArcs({ nodes, start, target, backStart, backFrom }: HopGraph): Int32Array {
  const arcs = new Int32Array(backFrom.length)
  const next = backStart.slice()
  for (let node = 0; node < nodes; node++) {
    for (let arc = start[node]; arc < start[node + 1]; arc++)
      if (target[arc] !== node) arcs[next[target[arc]]++] = arc
  }
  return arcs
}
