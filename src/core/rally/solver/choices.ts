/**
 * The lengths of a hop that the beam looks at: fewer than a proof would need. The tight ones, the shortest of each
 * parity, those that arrive with 0 to 2, and now and then one that wastes a single pair.
 */
import type { Search } from './exact'
import { TIGHT_ONE, TIGHT_TWO } from './hops'
import { firstRemainder } from './remainders'
import { BEAM } from './weights'

export class Choices {
  readonly lengths = new Int32Array(16)
  count = 0

  constructor(private readonly search: Search) {}

  list(arc: number, charge: number): void {
    const { even, odd, tight } = this.search.graph
    this.count = 0
    if (tight[arc] & TIGHT_ONE) this.add(1)
    if (tight[arc] & TIGHT_TWO && charge >= 2) this.add(2)
    if (even[arc] <= charge) this.listParity(arc, charge, even[arc])
    if (odd[arc] <= charge) this.listParity(arc, charge, odd[arc])
  }

  private listParity(arc: number, charge: number, shortest: number): void {
    const { graph, remainders, random } = this.search
    const node = graph.target[arc]
    const largest = charge - shortest
    const first = firstRemainder(remainders, node, largest & 1)
    const most = remainders.most[node]
    this.add(shortest)
    for (let remainder = largest & 1; remainder < largest && remainder <= 2; remainder += 2) {
      if (remainder === 0 || (remainder >= first && remainder <= most)) this.add(charge - remainder)
    }
    if (largest - 2 <= 2 || largest - 2 < first || largest - 2 > most) return
    if (random.unit() < BEAM.wastedPair) this.add(shortest + 2)
  }

  private add(length: number): void {
    this.lengths[this.count++] = length
  }
}
