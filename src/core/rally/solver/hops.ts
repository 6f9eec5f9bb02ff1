/**
 * The static graph of hops: from each charged battery (and from where the robot starts) to each battery that can be
 * the next one, the robot's own cell included, which lengths a hop can have.
 *
 * A hop of length k + 1 stands on a neighbour of its target after spending k. By spread.ts all lengths from 3 on are
 * given by the shortest one of each parity: every +2 works too. Only the lengths 1 and 2 can stand alone. So a hop's
 * lengths are `even`, even + 2, …, `odd`, odd + 2, … and those in `tight`. Where a tight length is followed by its +2
 * it is no longer tight: it becomes the start of its parity.
 *
 * How much can be burnt at the end, after the last swap from a node: nothing without a neighbour; 1 by one step,
 * anywhere (also onto an empty battery or a teleporter); 2 if there is somewhere to stand after the first; and any
 * amount as soon as the robot can stand somewhere after spending 2 or 3, because then it can after spending any more.
 */
import type { Budget } from './budget'
import type { Ground } from './ground'
import { grow } from './growing'
import { Spread } from './spread'
import { neighbour, OFF_BOARD } from '../../grid/direction'
import { NONE } from '../rules'

/** Longer than any hop. */
export const NEVER = 2 ** 30

/** Bits of `tight`: a length that works although its +2 doesn't. */
export const TIGHT_ONE = 1
export const TIGHT_TWO = 2

export interface HopArcs {
  readonly target: Int32Array
  /** The shortest length. */
  readonly least: Int32Array
  readonly even: Int32Array
  readonly odd: Int32Array
  readonly tight: Uint8Array
}

export interface HopGraph extends HopArcs {
  readonly nodes: number
  /** Arcs of node i are those from start[i] up to start[i + 1], the shortest first; node `nodes` is the robot's start. */
  readonly start: Int32Array
  /** How much can be burnt at the end from each node: 0, 1, 2, or any amount (`NEVER`). */
  readonly burn: Int32Array
  /** The same arcs backwards, without those of a node to itself and those from the start. */
  readonly backStart: Int32Array
  readonly backFrom: Int32Array
  readonly backLeast: Int32Array
}

const BYTES_PER_ARC = 17
const BYTES_PER_BACK_ARC = 8

/** Nothing if time or memory run out. `longest` is the largest charge that ever moves: no hop is longer. */
export function hopGraph(ground: Ground, longest: number, budget: Budget): HopGraph | undefined {
  const arcs = new Arcs(ground, longest)
  const spread = new Spread(ground)
  const burn = new Int32Array(ground.nodes + 1)
  for (let node = 0; node <= ground.nodes; node++) {
    spread.from(ground.cellOf[node], Math.max(3, longest - 1))
    burn[node] = burnable(ground, spread, node)
    arcs.addFrom(node, spread)
    if (!budget.fits(arcs.bytes()) || budget.late()) return undefined
  }
  if (!budget.fits(arcs.bytes() + arcs.count * BYTES_PER_BACK_ARC)) return undefined
  budget.take(arcs.count * (BYTES_PER_ARC + BYTES_PER_BACK_ARC))
  return { ...arcs.done(), burn, nodes: ground.nodes, ...arcs.backwards() }
}

/** The arcs of one node alone, with hops up to `longest`. */
export function arcsFrom(ground: Ground, node: number, longest: number): HopArcs {
  const arcs = new Arcs(ground, longest)
  const spread = new Spread(ground)
  spread.from(ground.cellOf[node], Math.max(3, longest - 1))
  arcs.addFrom(node, spread)
  return arcs.done()
}

function burnable({ world, cellOf }: Ground, spread: Spread, node: number): number {
  const furthest = spread.count === 0 ? 0 : spread.spent[spread.count - 1]
  if (furthest >= 2) return NEVER
  if (furthest === 1) return 2
  const cell = cellOf[node]
  const canStep = world.directions.some(
    (direction) => neighbour(world.board, cell, direction) !== OFF_BOARD,
  )
  return canStep || world.partnerOf[cell] !== NONE ? 1 : 0
}

class Arcs {
  count = 0
  private readonly start: Int32Array
  private target = new Int32Array(64)
  private least = new Int32Array(64)
  private even = new Int32Array(64)
  private odd = new Int32Array(64)
  private tight = new Uint8Array(64)
  /** For each node its arc from the present source, if that is not older than the source's first arc. */
  private readonly arcTo: Int32Array

  constructor(
    private readonly ground: Ground,
    private readonly longest: number,
  ) {
    this.start = new Int32Array(ground.nodes + 2)
    this.arcTo = new Int32Array(ground.nodes).fill(-1)
  }

  addFrom(node: number, spread: Spread): void {
    const { start, to } = this.ground.swaps
    for (let index = 0; index < spread.count; index++) {
      const length = spread.spent[index] + 1
      const cell = spread.cell[index]
      if (length > this.longest) break
      for (let move = start[cell]; move < start[cell + 1]; move++) {
        this.addLength(node, to[move], length)
      }
    }
    for (let arc = this.start[node]; arc < this.count; arc++) this.loosen(arc)
    this.start[node + 1] = this.count
  }

  private addLength(node: number, target: number, length: number): void {
    if (this.arcTo[target] < this.start[node]) this.newArc(target, length)
    const arc = this.arcTo[target]
    if (length === 1) this.tight[arc] |= TIGHT_ONE
    else if (length === 2) this.tight[arc] |= TIGHT_TWO
    else if (length % 2 === 0) this.even[arc] = Math.min(this.even[arc], length)
    else this.odd[arc] = Math.min(this.odd[arc], length)
  }

  private newArc(target: number, length: number): void {
    const arc = this.count++
    this.makeRoom()
    this.arcTo[target] = arc
    this.target[arc] = target
    this.least[arc] = length
    this.even[arc] = NEVER
    this.odd[arc] = NEVER
    this.tight[arc] = 0
  }

  private makeRoom(): void {
    if (this.count <= this.target.length) return
    this.target = grow(this.target, this.count)
    this.least = grow(this.least, this.count)
    this.even = grow(this.even, this.count)
    this.odd = grow(this.odd, this.count)
    this.tight = grow(this.tight, this.count)
  }

  private loosen(arc: number): void {
    if (this.tight[arc] & TIGHT_ONE && this.odd[arc] === 3) {
      this.tight[arc] &= ~TIGHT_ONE
      this.odd[arc] = 1
    }
    if (this.tight[arc] & TIGHT_TWO && this.even[arc] === 4) {
      this.tight[arc] &= ~TIGHT_TWO
      this.even[arc] = 2
    }
  }

  /** While growing, the old and the new arrays exist side by side. */
  bytes(): number {
    return this.target.length * BYTES_PER_ARC * 2
  }

  done(): HopArcs & Pick<HopGraph, 'start'> {
    const { start, count } = this
    return {
      start,
      target: this.target.slice(0, count),
      least: this.least.slice(0, count),
      even: this.even.slice(0, count),
      odd: this.odd.slice(0, count),
      tight: this.tight.slice(0, count),
    }
  }

  backwards(): Pick<HopGraph, 'backStart' | 'backFrom' | 'backLeast'> {
    const { nodes } = this.ground
    const backStart = new Int32Array(nodes + 1)
    this.eachBetween((_, target) => backStart[target + 1]++)
    for (let node = 0; node < nodes; node++) backStart[node + 1] += backStart[node]
    const backFrom = new Int32Array(backStart[nodes])
    const backLeast = new Int32Array(backStart[nodes])
    const next = backStart.slice()
    this.eachBetween((node, target, arc) => {
      backLeast[next[target]] = this.least[arc]
      backFrom[next[target]++] = node
    })
    return { backStart, backFrom, backLeast }
  }

  private eachBetween(visit: (node: number, target: number, arc: number) => void): void {
    for (let node = 0; node < this.ground.nodes; node++) {
      for (let arc = this.start[node]; arc < this.start[node + 1]; arc++) {
        if (this.target[arc] !== node) visit(node, this.target[arc], arc)
      }
    }
  }
}
