/**
 * From hops to moves. A hop of a given length is a walk over free ground that spends exactly one less and then swaps.
 *
 * By spread.ts the robot can stand on a cell after spending exactly k >= 2 if k is at least the first time of that
 * parity, so the walk is found backwards, without storing layers: before (cell, k) there is always a move of some cost
 * from a cell that could be reached with that much less. Taking the cell that was reached earliest leads straight
 * back towards the source; whatever has to be wasted is wasted there, at the beginning.
 */
import { neighbour, OFF_BOARD } from '../../grid/direction'
import type { Budget } from './budget'
import type { Hops } from './exact'
import type { Ground, Moves } from './ground'
import { NEVER } from './hops'
import { Spread } from './spread'
import { TELEPORT_BACK } from '../rules'

/** Nothing if time runs out: each hop may have to look at the whole ground. */
export function route(
  ground: Ground,
  charges: Int32Array,
  onBoard: number,
  hops: Hops,
  budget: Budget,
): string | undefined {
  const walker = new Walker(ground)
  const lying = charges.slice()
  const parts: string[] = []
  let charge = onBoard
  let robot = ground.nodes
  for (const [index, node] of hops.nodes.entries()) {
    const length = hops.lengths[index]
    parts.push(walker.hop(robot, node, length))
    ;[lying[node], charge] = [charge - length, lying[node]]
    robot = node
    if (budget.late()) return undefined
  }
  parts.push(walker.burn(robot, charge))
  return parts.join('')
}

class Walker {
  private readonly spread: Spread
  private readonly before: Moves
  /** For each parity and cell when it can first be reached, from 2 on. */
  private readonly first: Int32Array
  private source = 0

  constructor(private readonly ground: Ground) {
    this.spread = new Spread(ground)
    this.before = reversed(ground.walks)
    this.first = new Int32Array(2 * ground.nodeAt.length).fill(NEVER)
  }

  hop(from: number, node: number, length: number): string {
    return this.walking(from, length, () => {
      const { swaps, letters } = this.ground
      for (const cell of this.placesAfter(length - 1)) {
        for (let move = swaps.start[cell]; move < swaps.start[cell + 1]; move++) {
          if (swaps.to[move] === node)
            return this.walkTo(cell, length - 1) + letters[swaps.letter[move]]
        }
      }
      throw new Error(`no hop of length ${length} to node ${node}`)
    })
  }

  /**
   * The final run. With 1 left any step ends it, wherever it leads. Otherwise it must be a teleport that takes the last
   * charge away.
   */
  burn(from: number, charge: number): string {
    if (charge === 0) return ''
    return this.walking(from, charge, () => {
      for (const cell of this.placesAfter(charge - 1))
        return this.walkTo(cell, charge - 1) + this.anyStep(cell)
      for (const cell of this.placesAfter(charge)) return this.walkTo(cell, charge)
      throw new Error(`no final run of ${charge}`)
    })
  }

  /** The cells where the robot can stand after spending exactly this much, the nearest first. */
  private *placesAfter(spent: number): Generator<number> {
    const { spread } = this
    for (let index = 0; index < spread.count; index++) {
      const first = spread.spent[index]
      if (first === spent || (first >= 2 && first < spent && (spent - first) % 2 === 0))
        yield spread.cell[index]
    }
  }

  private walking(from: number, length: number, walk: () => string): string {
    const { spread, first } = this
    this.source = this.ground.cellOf[from]
    spread.from(this.source, length)
    for (let index = 0; index < spread.count; index++) {
      const spent = spread.spent[index]
      if (spent >= 2) first[2 * spread.cell[index] + (spent & 1)] = spent
    }
    const moves = walk()
    for (let index = 0; index < spread.count; index++) {
      first[2 * spread.cell[index] + (spread.spent[index] & 1)] = NEVER
    }
    return moves
  }

  private stands(cell: number, spent: number): boolean {
    if (spent >= 2) return this.first[2 * cell + (spent & 1)] <= spent
    const { spread } = this
    for (let index = 0; index < spread.count && spread.spent[index] <= spent; index++) {
      if (spread.spent[index] === spent && spread.cell[index] === cell) return true
    }
    return false
  }

  private walkTo(end: number, spent: number): string {
    const parts: string[] = []
    let cell = end
    for (let left = spent; left > 0;) {
      const move = this.moveBefore(cell, left)
      parts.push(this.ground.letters[this.before.letter[move]])
      left -= this.before.cost[move]
      cell = this.before.to[move]
    }
    if (cell !== this.source) parts.push(TELEPORT_BACK)
    return parts.reverse().join('')
  }

  private moveBefore(cell: number, spent: number): number {
    const { start, to, cost } = this.before
    let best = -1
    let earliest = NEVER + 1
    for (let move = start[cell]; move < start[cell + 1]; move++) {
      const left = spent - cost[move]
      if (left < 0 || !this.stands(to[move], left)) continue
      const first = left < 2 ? left : this.first[2 * to[move] + (left & 1)]
      if (first >= earliest) continue
      earliest = first
      best = move
    }
    return best
  }

  private anyStep(cell: number): string {
    const { board, directions } = this.ground.world
    const direction = directions.find(
      (candidate) => neighbour(board, cell, candidate) !== OFF_BOARD,
    )
    return direction ? direction.letter : TELEPORT_BACK
  }
}

/** The same moves, found by the cell they end on; `to` tells where they come from. */
function reversed({ start, to, cost, letter }: Moves): Moves {
  const cells = start.length - 1
  const backStart = new Int32Array(cells + 1)
  for (const cell of to) backStart[cell + 1]++
  for (let cell = 0; cell < cells; cell++) backStart[cell + 1] += backStart[cell]
  const next = backStart.slice()
  const from = new Int32Array(to.length)
  const backCost = new Uint8Array(to.length)
  const backLetter = new Uint8Array(to.length)
  for (let cell = 0; cell < cells; cell++) {
    for (let move = start[cell]; move < start[cell + 1]; move++) {
      const place = next[to[move]]++
      from[place] = cell
      backCost[place] = cost[move]
      backLetter[place] = letter[move]
    }
  }
  return { start: backStart, to: from, cost: backCost, letter: backLetter }
}
