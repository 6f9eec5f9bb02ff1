/** Every weight of the searches, with its meaning: one place to tune them. */

/** How the exact search orders hops: the lowest sum first. */
export interface Style {
  /** For each charged cell that the target reaches with what lies there. */
  readonly degree: number
  /** For each unit of the shortest length. */
  readonly length: number
  /** For each unit of charge taken. */
  readonly taken: number
  /** For not emptying the target. */
  readonly keeps: number
  /** Up to so much chance is added. */
  readonly noise: number
}

/** For hopping back onto the very cell one comes from. */
export const BACK_TO_ITSELF = 50

const ORDERS = [
  { degree: 10, length: 1, taken: 0 },
  { degree: 0, length: 10, taken: -1 },
  { degree: 1, length: 0, taken: -3 },
  { degree: 2, length: -1, taken: 0 },
] as const

const KEEPS = [3, 30, -3, 8] as const

/** The styles take turns; the first four are without noise. */
export function styleOf(slice: number): Style {
  return {
    ...ORDERS[slice % 4],
    keeps: KEEPS[((slice >> 2) + slice) % 4],
    noise: slice < 4 ? 0 : ((slice % 3) + 1) * 6,
  }
}

/** How the searches share the work. */
export const SCHEDULE = {
  /** Nodes of the first slice of exact search, and the factor from slice to slice. */
  firstSlice: 400,
  growth: 1.15,
  /** Which part of the memory that the graph of hops leaves the memo may use. */
  memoShare: 0.7,
} as const

/** How long the counter asks the exact search about one position, and the factor from round to round. */
export const COUNTING = { nodesPerAnswer: 20_000, growth: 10 } as const
