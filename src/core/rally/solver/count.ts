/**
 * Counting distinct solutions. Two solutions are the same if they take charged batteries at the same cells in the same
 * order, whatever they waste on the way. So what is counted is sequences of nodes, and a sequence carries all the
 * positions in which it can end (their charges differ by what was wasted where). It counts as a solution if one of these is
 * solved, and it is followed on only through positions that can be solved: then no way is a dead end.
 *
 * The remainders that have to be tried are enough here too: their proof changes what is wasted where, but never the
 * order of cells. Whether a position can be solved is answered by the exact search. Each answer may cost so many nodes;
 * where that is too little the count is a lower bound, and the next round allows more.
 */
import type { ExactSearch, Hops, Search } from './exact'
import { isSolved } from './exact'
import { Memo } from './memo'
import { Position } from './position'
import { lengthsToTry } from './remainders'
import { COUNTING, SCHEDULE, styleOf } from './weights'

export interface Count {
  readonly count: number
  readonly exact: boolean
}

/** A sequence of nodes: the positions in which it can end, and where it can go on. */
interface Sequence {
  readonly ends: readonly Position[]
  readonly targets: readonly number[]
  next: number
}

export function countSolutions(
  search: Search,
  exact: ExactSearch,
  start: Position,
  known: Hops,
  most: number,
): Count {
  const counter = new Counter(search, exact)
  counter.learn(start, known)
  let best = 0
  for (let nodes = COUNTING.nodesPerAnswer; ; nodes *= COUNTING.growth) {
    const { count, exact: complete } = counter.run(start, nodes, most)
    best = Math.max(best, count)
    if (complete || best > most || search.budget.hit)
      return { count: Math.min(best, most), exact: complete && best <= most }
  }
}

class Counter {
  /** Positions that are known to have a solution. */
  private readonly solvable: Memo
  private readonly bytes: number
  private nodesPerAnswer = 0
  private complete = true

  constructor(
    private readonly search: Search,
    private readonly exact: ExactSearch,
  ) {
    this.bytes = search.budget.bytesLeft * SCHEDULE.solvableShare
    this.solvable = search.memo.empty(this.bytes)
  }

  run(start: Position, nodesPerAnswer: number, most: number): Count {
    const { budget } = this.search
    this.nodesPerAnswer = nodesPerAnswer
    this.complete = true
    let count = 0
    const open: Sequence[] = [this.sequence([start])]
    while (open.length > 0 && count <= most) {
      if (budget.spend(1)) return { count, exact: false }
      const last = open[open.length - 1]
      if (last.next === 0 && last.ends.some((end) => isSolved(this.search.graph, end))) count++
      budget.figures.solutions = count
      const following = this.following(last)
      if (following) open.push(this.sequence(following))
      else open.pop()
    }
    return { count, exact: this.complete && count <= most }
  }

  /** Targets that lead to positions known to be solvable come first: so the known solutions are found again at once. */
  private sequence(ends: readonly Position[]): Sequence {
    const { start, target } = this.search.graph
    const { robot } = ends[0]
    const arcs = Array.from({ length: start[robot + 1] - start[robot] }, (_, i) => start[robot] + i)
    const targets = arcs.filter((arc) => ends.some((end) => end.lying[target[arc]] > 0))
    const known = targets.filter((arc) => this.leadsToKnown(ends, arc))
    const others = targets.filter((arc) => !known.includes(arc))
    return { ends, targets: [...known, ...others], next: 0 }
  }

  private leadsToKnown(ends: readonly Position[], arc: number): boolean {
    return ends.some((end) => this.after(end, arc).some((next) => this.solvable.has(next)))
  }

  /** The positions after the next target from which a solution is possible, if there are any; nothing at the end. */
  private following(sequence: Sequence): Position[] | undefined {
    while (sequence.next < sequence.targets.length) {
      const arc = sequence.targets[sequence.next++]
      const ends = this.distinct(sequence.ends.flatMap((end) => this.after(end, arc)))
      const good = ends.filter((end) => this.canBeSolved(end))
      if (good.length > 0) return good
    }
    sequence.next = Math.max(1, sequence.next)
    return undefined
  }

  private after(end: Position, arc: number): Position[] {
    const { graph, remainders } = this.search
    const node = graph.target[arc]
    if (end.lying[node] === 0) return []
    return Array.from(lengthsToTry(graph, remainders, arc, end.charge), (length) => {
      const next = end.copy()
      next.hop(node, end.charge - length)
      return next
    })
  }

  private distinct(positions: Position[]): Position[] {
    const seen = this.search.memo.empty(this.bytes)
    return positions.filter((position) => {
      if (seen.has(position)) return false
      seen.add(position)
      return true
    })
  }

  private canBeSolved(position: Position): boolean {
    const { graph, memo } = this.search
    if (position.live === 0) return isSolved(graph, position)
    if (this.solvable.has(position)) return true
    if (memo.has(position)) return false
    const outcome = this.exact.run(position, this.nodesPerAnswer, styleOf(0))
    if (outcome === 'solved') {
      this.learn(position, this.exact.solution(position))
      return true
    }
    if (outcome !== 'exhausted') this.complete = false
    return false
  }

  /** Remembers every position on the way of a solution. */
  learn(start: Position, { nodes, lengths }: Hops): void {
    const position = start.copy()
    for (let index = 0; index <= nodes.length; index++) {
      if (!this.solvable.has(position)) this.solvable.add(position)
      if (index < nodes.length) position.hop(nodes[index], position.charge - lengths[index])
    }
  }
}
