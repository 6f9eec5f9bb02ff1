/**
 * Randomness that repeats: the same seed gives the same numbers on every machine. The generator is SplitMix32
 * (a counter in steps of the golden ratio, then a mixing function): small, fast, and every seed is a good one.
 */
export class Random {
  private counter: number

  constructor(seed: number) {
    this.counter = seed | 0
  }

  /** 32 random bits as a signed integer. */
  bits(): number {
    this.counter = (this.counter + 0x9e3779b9) | 0
    let z = this.counter
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }

  /** From 0 up to, but not including, 1. */
  unit(): number {
    return (this.bits() >>> 0) / 2 ** 32
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.unit() * (high - low + 1))
  }

  chance(probability: number): boolean {
    return this.unit() < probability
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.between(0, choices.length - 1)]
  }

  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.between(0, i)
      ;[items[i], items[j]] = [items[j], items[i]]
    }
    return items
  }
}
