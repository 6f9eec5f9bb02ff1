/** Ratings against three other measures, each with its rank correlation. */
import { dots, label, line, linear, logarithmic, page, type Scale } from './chart'
import type { Sampled } from './sample'
import { rankCorrelation } from './statistics'

export interface Measure {
  readonly name: string
  readonly of: (sampled: Sampled) => number
  readonly ticks: readonly number[]
  readonly scale: typeof linear
}

export const MEASURES: readonly Measure[] = [
  { name: 'batteries', of: (each) => each.batteries, ticks: [5, 8, 11, 14], scale: linear },
  { name: 'q', of: (each) => each.q, ticks: [10, 100, 1000], scale: logarithmic },
  {
    name: 'the solver’s nodes',
    of: (each) => Math.max(1, each.effort),
    ticks: [1, 10, 100, 1000, 10_000],
    scale: logarithmic,
  },
]

const PANEL = 240
const HEIGHT = 300
const EDGE = { left: 34, right: 10, top: 46, bottom: 36 }

export function against(sampled: readonly Sampled[]): string {
  const title = 'Rating against other measures'
  const panels = MEASURES.flatMap((measure, index) => panel(sampled, measure, index * PANEL))
  return page(MEASURES.length * PANEL, HEIGHT, title, panels)
}

function panel(sampled: readonly Sampled[], measure: Measure, left: number): string[] {
  const values = sampled.map(measure.of)
  const ratings = sampled.map(({ rating }) => rating)
  const [start, end] = [left + EDGE.left, left + PANEL - EDGE.right]
  const reach = [Math.min(...values, ...measure.ticks), Math.max(...values, ...measure.ticks)]
  const x = measure.scale(reach[0], reach[1], start + 8, end - 8)
  const y = linear(1, 10, HEIGHT - EDGE.bottom, EDGE.top)
  const rank = rankCorrelation(values, ratings).toFixed(2)
  const points = values.map((value, index) => [x(value) + nudge(index), y(ratings[index])] as const)
  return [
    label(start, 16, `Rating against ${measure.name}`, { bold: true }),
    label(start, 30, `rank correlation ${rank}`),
    ...axes(x, y, measure, start, end),
    dots(points),
  ]
}

/** Moves points a little sideways, so that equal ones don’t hide each other. */
function nudge(index: number): number {
  return ((index * 7) % 11) - 5
}

function axes(x: Scale, y: Scale, { ticks }: Measure, start: number, end: number): string[] {
  const bottom = y(1)
  const levels = [1, 3, 5, 7, 10].flatMap((rating) => [
    line(start, y(rating), end, y(rating)),
    label(start - 6, y(rating) + 4, String(rating), { anchor: 'end' }),
  ])
  const marks = ticks.flatMap((tick) => [
    line(x(tick), bottom, x(tick), bottom + 4, true),
    label(x(tick), bottom + 17, tick.toLocaleString('en'), { anchor: 'middle' }),
  ])
  return [...levels, ...marks]
}
