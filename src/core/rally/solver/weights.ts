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

/** With more nodes the exact search does not ask where batteries can end: from scratch that takes too long there. */
export const ENDINGS_NODES = 1000

const ORDERS = [
  { degree: 10, length: 1, taken: 0 },
  { degree: 1, length: 0, taken: -3 },
  { degree: 2, length: -1, taken: 0 },
  { degree: 0, length: 10, taken: -1 },
] as const

const KEEPS = [3, -3, 8, 30] as const

/** The styles take turns; the first four are without noise. */
export function styleOf(slice: number): Style {
  return {
    ...ORDERS[slice % 4],
    keeps: KEEPS[((slice >> 2) + slice) % 4],
    noise: slice < 4 ? 0 : ((slice % 3) + 1) * 6,
  }
}

/** How a beam ranks and keeps positions: the lowest sum first. */
export interface BeamPlan {
  /** How many positions a level keeps. */
  readonly width: number
  /** The price of a charged node with so many ways, weighed for ways in and ways out. */
  readonly price: (ways: number) => number
  readonly wayIn: number
  readonly wayOut: number
  /** The price of a battery with so much charge. */
  readonly chargePrice: (charge: number) => number
  /** For each node that is still charged. */
  readonly live: number
  /** For each leaf of the shape of what is left, but one; 0 switches the shape off. */
  readonly leaf: number
  /** For how scattered it is, for each unit of length (clusters.ts). */
  readonly scatter: number
  readonly noise: number
  /** How many positions of a level may have the same set of charged nodes. */
  readonly sameSet: number
  /** How many positions of a level may have the same parent. */
  readonly children: number
}

export const BEAM = {
  /** A board with at most so many arcs per node is full: there are hardly any hops but to neighbours. */
  fullDegree: 4.2,
  /** With at most so many it is mixed, with more it is sparse. */
  mixedDegree: 30,
  /** So many nearest targets are always looked at, each one farther away with this chance. */
  nearest: 20,
  farther: 0.1,
  /** The chance to look at a hop that wastes just one pair. */
  wastedPair: 0.2,
  /** How many times the width is ranked by shape. */
  shapeRanked: 3,
  /** With so much charge left, so many positions are kept for an exact search of so many nodes each. */
  snapshotCharge: 80,
  snapshots: 60,
  snapshotNodes: 400,
} as const

const FULL_WIDTHS = [30, 60, 80, 100, 150, 80, 150, 200, 100, 200, 300, 150, 300]
const SPARSE_WIDTHS = [30, 60, 80, 100, 150, 200, 200, 300, 400, 300, 400, 500]
const WIDEST = 3000

function widthOf(run: number, widths: readonly number[]): number {
  const more = run - widths.length
  return more < 0 ? widths[run] : Math.min(WIDEST, Math.round(500 * 1.12 ** more))
}

const FULL_PRICES = [2.3, 1.3, 0.8, 0.3]

/** The plan of a run on a full board; `chance` gives numbers from 0 to 1. */
export function fullPlan(run: number, chance: () => number): BeamPlan {
  const width = widthOf(run, FULL_WIDTHS)
  const settled = run < 2
  const square = 0.005 * (settled ? 1 : run % 3)
  return {
    width,
    price: (ways) => FULL_PRICES[ways] ?? 0,
    wayIn: 1,
    wayOut: 1,
    chargePrice: (charge) => square * charge * charge,
    live: settled ? 0.1 : 0.05 + 0.1 * chance(),
    leaf: 1,
    scatter: 0,
    noise: settled ? 0.15 : 0.15 * (0.7 + 0.8 * chance()),
    sameSet: Math.max(2, Math.round(0.025 * width)),
    children: width,
  }
}

/**
 * On mixed boards charge is kept for the long ways at the end, which a negative price per unit does, and cells are
 * emptied early. No weighting is best on most boards, so five take turns.
 */
const MIXED = [
  { prices: [2.3, 1.3, 0.8, 0.3], wayOut: 1, linear: -0.1, live: 0.4, children: 2 },
  { prices: [2.3, 1.3, 0.8, 0.3], wayOut: 0.7, linear: -0.1, live: 0.4, children: 2 },
  { prices: [2.3, 1.1, 0.5, 0.2], wayOut: 1, linear: -0.1, live: 0.4, children: 2 },
  { prices: [2.3, 1.3, 0.8, 0.3], wayOut: 1, linear: 0, live: 0.1, children: 3 },
  { prices: [2.3, 1.3, 0.8, 0.3], wayOut: 1, linear: -0.2, live: 0.7, children: 2 },
] as const

export function mixedPlan(run: number, chance: () => number): BeamPlan {
  const { prices, wayOut, linear, live, children } = MIXED[run % MIXED.length]
  const plan = fullPlan(run, chance)
  return {
    ...plan,
    price: (ways) => prices[ways] ?? 0,
    wayOut,
    chargePrice: (charge) => plan.chargePrice(charge) + linear * charge,
    live: live + plan.live - 0.1,
    scatter: 0.3,
    children,
  }
}

/** On sparse boards four weightings take turns. */
const SPARSE = [
  {
    none: 1.6,
    last: 19,
    wayOut: 1,
    live: 0,
    noise: 0.1,
    same: 0.0134,
    square: 0.0003,
    linear: 0,
    root: 0,
  },
  {
    none: 1.6,
    last: 9,
    wayOut: 0.7,
    live: 0,
    noise: 0.2,
    same: 0.02,
    square: 0,
    linear: 0.001,
    root: 0.02,
  },
  {
    none: 1.6,
    last: 9,
    wayOut: 1,
    live: 0.1,
    noise: 0.2,
    same: 0.02,
    square: 0,
    linear: 0.001,
    root: -0.02,
  },
  {
    none: 3,
    last: 19,
    wayOut: 1.5,
    live: -0.1,
    noise: 0.05,
    same: 0.02,
    square: 0,
    linear: 0.001,
    root: 0.02,
  },
] as const

export function sparsePlan(run: number, chance: () => number): BeamPlan {
  const width = widthOf(run, SPARSE_WIDTHS)
  const { none, last, wayOut, live, noise, same, square, linear, root } =
    SPARSE[run % SPARSE.length]
  const settled = run < 2
  return {
    width,
    price: (ways) => (ways === 0 ? none : 0.9 / Math.min(ways, last)),
    wayIn: 1,
    wayOut,
    chargePrice: (charge) => square * charge * charge + linear * charge + root * Math.sqrt(charge),
    live: live + (settled ? 0 : 0.1 * chance() - 0.05),
    leaf: 0,
    scatter: 0,
    noise: noise * (settled ? 1 : 0.7 + 0.8 * chance()),
    sameSet: Math.max(2, Math.round(same * width)),
    children: 2,
  }
}

/** How walks are mended. */
export const MEND = {
  /** Walks that visit each node more often than this, on average, are left alone: every look at them takes long. */
  visits: 16,
  /** A trial leaves the walk for at most so many of its hops, */
  window: 8,
  /** makes at most so many hops more than these, */
  more: 3,
  /** looks at so many positions, */
  nodes: 20,
  /** and leaves so many nodes with another charge that the walk visits only later. */
  outside: 2,
  /** How many nodes may hold another charge at the same time in the rest of the walk, and how many of its hops may change. */
  differences: 8,
  steps: 25,
  /** The chance that a trial begins near a node that is left; and then, that it goes there at once. */
  near: 0.8,
  atOnce: 0.7,
  /** The price of each unit of charge that is left. */
  unit: 0.1,
  /** How much dearer the walk may become, on average; and how much on the way through the rest of the walk. */
  heat: 0.15,
  slack: 2,
  /** After so many trials the weights of what is left grow by so much, and those of the others fade by this part. */
  lap: 50,
  growth: 0.2,
  fade: 0.01,
  /** What a node costs, in candidates of a beam, and how much work follows a beam for each unit of its own. */
  workPerNode: 0.06,
  share: 4,
} as const

/** How the searches share the work. */
export const SCHEDULE = {
  /** Nodes of the first slice of exact search, and the factor from slice to slice. */
  firstSlice: 400,
  growth: 1.15,
  /** Beams join after so many slices, */
  slicesBeforeBeams: 7,
  /** or, with more than so many batteries, after this much work. */
  manyBatteries: 60,
  workBeforeBeams: 40_000,
  /** What a node of exact search costs, in candidates of a beam, for each arc of the graph. */
  workPerArc: 0.005,
  /** Which parts of the memory that the graph of hops leaves may be used: by the memo, */
  memoShare: 0.58,
  /** by what the exact search keeps along its path, */
  pathShare: 0.02,
  /** by a beam's levels, candidates and trail, */
  layerShare: 0.15,
  candidateShare: 0.1,
  trailShare: 0.1,
  /** by the walk that is mended, */
  mendShare: 0.05,
  /** and, when no beam runs any more, by the positions that the counter knows to be solvable. */
  solvableShare: 0.3,
} as const

/** How much work beams get for each unit of work of exact search. */
export function beamShare(batteries: number): number {
  if (batteries <= 40) return 1
  return batteries <= 80 ? 3 : 10
}

/** How long the counter asks the exact search about one position, and the factor from round to round. */
export const COUNTING = { nodesPerAnswer: 20_000, growth: 10 } as const
