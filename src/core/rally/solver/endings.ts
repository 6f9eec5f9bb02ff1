/**
 * A proof that a position can't be solved, from where batteries can end.
 *
 * At the end an empty battery lies on every cell that is charged now, and the robot carries one more. Each battery
 * gets to its last cell by hops between charged cells, whose lengths add up to exactly its charge. Different batteries end
 * on different cells, and all but one (that of the final run) end on a cell. So a solution matches all batteries but one
 * with cells that they can reach exactly. Batteries with little charge reach few cells; if these alone can't be matched,
 * the position is lost. Larger charges, and which cells are emptied when, are left out: that only makes the test weaker.
 *
 * Where the checkerboard classes hold (parity.ts), a battery ends on cells of its own class, and there is one more battery
 * than cells in just one of the classes: then only a battery of that class may stay without a cell.
 *
 * The matching grows by augmenting paths; a place of the search for one is a node and a charge still to be spent. After a
 * hop only batteries that may have lost their way are matched anew. If one of them finds no cell, no other matching
 * does better: the sets of batteries that can be matched together are a matroid.
 */
import { MOST, shortBackArcs, shortLengths, type BackArcs } from './short-hops'
import type { HopGraph } from './hops'

const NOBODY = -1

/** Room for matchings, one behind the other: `stride` entries each. */
export class Matchings {
  /** For each node the battery that ends there, named by the node where it lies; the robot's is called `nodes`. */
  readonly owner: Int32Array
  /** For each battery the node where it ends. */
  readonly end: Int32Array
  /** For each matching the battery that stays without a cell. */
  readonly spare: Int32Array

  constructor(
    room: number,
    readonly stride: number,
  ) {
    this.owner = new Int32Array(room * stride)
    this.end = new Int32Array(room * stride)
    this.spare = new Int32Array(room)
  }

  static bytes(nodes: number): number {
    return 8 * (nodes + 1) + 4
  }

  /** The same, with twice as much room. */
  grown(): Matchings {
    const larger = new Matchings(2 * this.spare.length, this.stride)
    larger.owner.set(this.owner)
    larger.end.set(this.end)
    larger.spare.set(this.spare)
    return larger
  }

  copy(to: number, from: Matchings, index: number): void {
    const { stride } = this
    const first = index * stride
    this.owner.set(from.owner.subarray(first, first + stride), to * stride)
    this.end.set(from.end.subarray(first, first + stride), to * stride)
    this.spare[to] = from.spare[index]
  }

  clear(index: number): void {
    this.owner.fill(NOBODY, index * this.stride, (index + 1) * this.stride)
    this.end.fill(NOBODY, index * this.stride, (index + 1) * this.stride)
    this.spare[index] = NOBODY
  }
}

export class Endings {
  private readonly lengths: Uint8Array
  private readonly back: BackArcs
  /** For each node the battery for which the present search found it. */
  private readonly finder: Int32Array
  private readonly seenPlace: Int32Array
  private readonly seenEnd: Int32Array
  private readonly queueNode: Int32Array
  private readonly queueCharge: Int32Array
  private readonly queueBattery: Int32Array
  private tail = 0
  private round = 0
  /** Batteries that have to be matched. */
  private readonly open: Int32Array
  private openCount = 0
  // The position that is looked at, and its matching.
  private lying: Int32Array = new Int32Array(0)
  private offset = 0
  private robot = 0
  private charge = 0
  private matchings: Matchings
  private first = 0
  private readonly alone: Matchings

  constructor(
    private readonly graph: HopGraph,
    /**
     * For each node, and the robot's start: whether there an odd charge (1) or an even one (0) is of the class with one
     * battery more than cells; nothing where classes do not hold.
     */
    private readonly spareParity: Uint8Array | undefined,
  ) {
    const { nodes } = graph
    const places = (nodes + 1) * (MOST + 1)
    this.lengths = shortLengths(graph)
    this.back = shortBackArcs(graph)
    this.finder = new Int32Array(nodes)
    this.seenPlace = new Int32Array(places)
    this.seenEnd = new Int32Array(nodes)
    this.queueNode = new Int32Array(places)
    this.queueCharge = new Int32Array(places)
    this.queueBattery = new Int32Array(places)
    this.open = new Int32Array(2 * nodes + 4)
    this.alone = new Matchings(1, nodes + 1)
    this.matchings = this.alone
  }

  /** False only if the position is proven to fail. */
  possible(lying: Int32Array, robot: number, charge: number): boolean {
    return this.begin(this.alone, lying, robot, charge)
  }

  /** The same, and puts the matching into the first place. The charges stand at the beginning of `lying`. */
  begin(matchings: Matchings, lying: Int32Array, robot: number, charge: number): boolean {
    this.look(matchings, 0, lying, 0, robot, charge)
    matchings.clear(0)
    for (let battery = 0; battery <= this.graph.nodes; battery++) this.want(battery)
    return this.matchOpen(0)
  }

  /**
   * Changes a matching after the robot took `taken` from `node`, where the charge `lying[offset + node]` is left. False only if
   * the position is proven to fail.
   */
  follow(
    matchings: Matchings,
    index: number,
    lying: Int32Array,
    offset: number,
    node: number,
    taken: number,
  ): boolean {
    const { nodes } = this.graph
    this.look(matchings, index, lying, offset, node, taken)
    this.exchangeNames(index, node)
    if (lying[offset + node] === 0) {
      const ended = matchings.owner[this.first + node]
      if (ended !== NOBODY) this.release(ended)
      this.release(nodes)
      this.releaseThrough(node)
    }
    this.release(node)
    const { spare } = matchings
    if (spare[index] !== NOBODY) this.want(spare[index])
    spare[index] = NOBODY
    return this.matchOpen(index)
  }

  private look(
    matchings: Matchings,
    index: number,
    lying: Int32Array,
    offset: number,
    robot: number,
    charge: number,
  ): void {
    this.matchings = matchings
    this.first = index * matchings.stride
    this.lying = lying
    this.offset = offset
    this.robot = robot
    this.charge = charge
    this.openCount = 0
  }

  /** The robot's battery now lies at the node, and the one that lay there is the robot's. */
  private exchangeNames(index: number, node: number): void {
    const { owner, end, spare } = this.matchings
    const { first } = this
    const robots = first + this.graph.nodes
    const before = end[robots]
    end[robots] = end[first + node]
    end[first + node] = before
    if (end[robots] !== NOBODY) owner[first + end[robots]] = this.graph.nodes
    if (before !== NOBODY) owner[first + before] = node
    if (spare[index] === node) spare[index] = this.graph.nodes
    else if (spare[index] === this.graph.nodes) spare[index] = node
  }

  private chargeOf(battery: number): number {
    return battery === this.graph.nodes ? this.charge : this.lying[this.offset + battery]
  }

  private nodeOf(battery: number): number {
    return battery === this.graph.nodes ? this.robot : battery
  }

  /** Takes a battery's cell away; it is matched again later. */
  private release(battery: number): void {
    const { owner, end } = this.matchings
    const node = end[this.first + battery]
    if (node !== NOBODY) owner[this.first + node] = NOBODY
    end[this.first + battery] = NOBODY
    this.want(battery)
  }

  private want(battery: number): void {
    const charge = this.chargeOf(battery)
    if (charge > 0 && charge <= MOST) this.open[this.openCount++] = battery
  }

  /** Releases the batteries that may have gone through the emptied node. */
  private releaseThrough(emptied: number): void {
    const { start, from, least } = this.back
    const { queueNode, queueCharge, seenEnd } = this
    const round = ++this.round
    let tail = 1
    queueNode[0] = emptied
    queueCharge[0] = 0
    for (let head = 0; head < tail; head++) {
      const node = queueNode[head]
      for (let arc = start[node], end = start[node + 1]; arc < end; arc++) {
        const other = from[arc]
        const spent = queueCharge[head] + least[arc]
        const charge = this.lying[this.offset + other]
        if (spent >= MOST || charge === 0 || seenEnd[other] === round) continue
        seenEnd[other] = round
        queueNode[tail] = other
        queueCharge[tail++] = spent
        if (charge <= MOST && charge > spent) this.release(other)
      }
    }
  }

  private matchOpen(index: number): boolean {
    const { spare, end } = this.matchings
    for (let next = 0; next < this.openCount; next++) {
      const battery = this.open[next]
      if (end[this.first + battery] !== NOBODY || battery === spare[index]) continue
      if (this.match(battery)) continue
      if (spare[index] !== NOBODY || !this.mayStay(battery)) return false
      spare[index] = battery
    }
    return true
  }

  private mayStay(battery: number): boolean {
    const parity = this.spareParity?.[this.nodeOf(battery)]
    return parity === undefined || parity === (this.chargeOf(battery) & 1)
  }

  /** Finds a cell for one more battery; others may have to end elsewhere than they did. */
  private match(battery: number): boolean {
    const { start, target, least } = this.graph
    const { lying, offset, lengths, first } = this
    const { owner } = this.matchings
    this.round++
    this.tail = 0
    this.enqueue(this.nodeOf(battery), this.chargeOf(battery), battery)
    for (let head = 0; head < this.tail; head++) {
      const from = this.queueNode[head]
      const left = this.queueCharge[head]
      const name = this.queueBattery[head]
      for (let arc = start[from], last = start[from + 1]; arc < last && least[arc] <= left; arc++) {
        const next = target[arc]
        if (lying[offset + next] === 0) continue
        for (let length = least[arc]; length < left; length++) {
          if (lengths[arc] & (1 << length)) this.enqueue(next, left - length, name)
        }
        if ((lengths[arc] & (1 << left)) === 0 || this.seenEnd[next] === this.round) continue
        this.seenEnd[next] = this.round
        this.finder[next] = name
        const other = owner[first + next]
        if (other === NOBODY) return this.assign(next)
        this.enqueue(this.nodeOf(other), this.chargeOf(other), other)
      }
    }
    return false
  }

  private enqueue(node: number, charge: number, battery: number): void {
    const place = node * (MOST + 1) + charge
    if (this.seenPlace[place] === this.round) return
    this.seenPlace[place] = this.round
    this.queueNode[this.tail] = node
    this.queueCharge[this.tail] = charge
    this.queueBattery[this.tail++] = battery
  }

  /** Goes back along the augmenting path that found a free node. */
  private assign(free: number): true {
    const { owner, end } = this.matchings
    for (let node = free; node !== NOBODY;) {
      const battery = this.finder[node]
      const before = end[this.first + battery]
      owner[this.first + node] = battery
      end[this.first + battery] = node
      node = before
    }
    return true
  }
}
