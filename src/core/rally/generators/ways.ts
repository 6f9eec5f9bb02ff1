/**
 * Ways of an exact cost over cells without batteries.
 *
 * Layer c holds every cell where the robot can stand after spending exactly c, each with the steps that led there. A
 * cell with a battery ends a way: it stands in a layer but nothing goes on from it. A way to a cell that is to get a
 * battery must not have passed it before, so that cell can be made an end, too.
 */
import type { Random } from '../../random'
import type { Field, Step } from './field'

interface Arrival {
  readonly from: number
  readonly step: Step
}

export class Ways {
  private readonly layers: Map<number, Arrival[]>[]
  private readonly shortest = new Map<number, number>()

  /** `end`: a cell that is looked at as if it held a battery. */
  constructor(
    private readonly field: Field,
    private readonly from: number,
    readonly cost: number,
    private readonly end?: number,
  ) {
    this.layers = Array.from({ length: cost + 1 }, () => new Map<number, Arrival[]>())
    this.layers[0].set(from, [])
    for (let spent = 0; spent < cost; spent++) this.expand(spent)
  }

  private expand(spent: number): void {
    for (const cell of this.layers[spent].keys()) {
      if (spent > 0 && (cell === this.end || this.field.holdsBattery(cell))) continue
      for (const step of this.field.steps(cell)) this.arrive(spent + step.cost, cell, step)
    }
  }

  private arrive(spent: number, from: number, step: Step): void {
    if (spent > this.cost) return
    const layer = this.layers[spent]
    const arrivals = layer.get(step.to)
    if (arrivals) arrivals.push({ from, step })
    else layer.set(step.to, [{ from, step }])
    if (!this.shortest.has(step.to)) this.shortest.set(step.to, spent)
  }

  /** The cells where the robot can stand after spending exactly `spent`. */
  at(spent: number): number[] {
    return [...this.layers[spent].keys()]
  }

  reaches(cell: number, spent = this.cost): boolean {
    return this.layers[spent].has(cell)
  }

  /** The least cost of a way to a cell. */
  distance(cell: number): number | undefined {
    return this.shortest.get(cell)
  }

  /** A way to a cell of exactly the cost `spent`, if there is one: over cells already trodden wherever it can be. */
  to(cell: number, random: Random, spent = this.cost): Step[] | undefined {
    if (spent === 0 || !this.reaches(cell, spent)) return undefined
    const way = this.back(cell, random, spent)
    const passes = way.slice(0, -1).some(({ to }) => to === cell)
    if (!passes) return way
    // Only a way through the cell itself was found: look again with the cell as an end.
    if (this.end === cell) return undefined
    return new Ways(this.field, this.from, spent, cell).to(cell, random)
  }

  private back(cell: number, random: Random, spent: number): Step[] {
    const way: Step[] = []
    let [at, left] = [cell, spent]
    while (left > 0) {
      const { from, step } = this.pick(this.layers[left].get(at)!, random)
      way.push(step)
      at = from
      left -= step.cost
    }
    return way.reverse()
  }

  private pick(arrivals: readonly Arrival[], random: Random): Arrival {
    const trodden = arrivals.filter(({ from }) => !this.field.isFree(from))
    return random.pick(trodden.length > 0 ? trodden : arrivals)
  }
}

/** The shortest way (counted in steps) to a cell of the wanted kind; over batteries only where asked to. */
export function wayToNearest(
  field: Field,
  from: number,
  wanted: (cell: number) => boolean,
  overBatteries = false,
): Step[] | undefined {
  const cameBy = new Map<number, Arrival | undefined>([[from, undefined]])
  for (const cell of cameBy.keys()) {
    if (wanted(cell)) return traced(cameBy, cell)
    for (const step of field.steps(cell)) {
      const open = overBatteries || !field.holdsBattery(step.to)
      if (open && !cameBy.has(step.to)) cameBy.set(step.to, { from: cell, step })
    }
  }
  return undefined
}

function traced(cameBy: ReadonlyMap<number, Arrival | undefined>, cell: number): Step[] {
  const way: Step[] = []
  for (let arrival = cameBy.get(cell); arrival; arrival = cameBy.get(arrival.from)) {
    way.push(arrival.step)
  }
  return way.reverse()
}
