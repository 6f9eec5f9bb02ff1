/** How ratings are spread for each way of making boards and each number of batteries. */
import { box, label, line, linear, page } from './chart'
import { COUNTS, WAYS, type Sampled } from './sample'
import { quantile } from './statistics'

const LEFT = 150
const WIDTH = 640
const ROW = 13
const GAP = 12
const TOP = 50

/** The names of the scale, and where their middles are. */
const LEVELS = [
  ['beginner', 2],
  ['advanced', 4],
  ['expert', 6],
  ['master', 8.5],
] as const

export function byWay(sampled: readonly Sampled[]): string {
  const x = linear(1, 10, LEFT, WIDTH - 20)
  const height = TOP + WAYS.length * (COUNTS.length * ROW + GAP) + 30
  const bottom = height - 30
  const parts = [label(LEFT, 16, 'Rating by way and number of batteries', { bold: true })]
  for (let rating = 1; rating <= 10; rating++) {
    parts.push(line(x(rating), TOP - 6, x(rating), bottom))
    parts.push(label(x(rating), bottom + 16, String(rating), { anchor: 'middle' }))
  }
  for (const [name, middle] of LEVELS)
    parts.push(label(x(middle), TOP - 12, name, { anchor: 'middle' }))
  for (const border of [3, 5, 7]) parts.push(line(x(border), TOP - 6, x(border), bottom, true))
  for (const [index, way] of WAYS.entries()) {
    const top = TOP + index * (COUNTS.length * ROW + GAP)
    parts.push(label(8, top + 1.9 * ROW, way))
    for (const [row, count] of COUNTS.entries()) {
      const y = top + row * ROW + 4
      parts.push(label(LEFT - 8, y + 4, String(count), { anchor: 'end' }))
      const ratings = sampled
        .filter((each) => each.way === way && each.batteries === count)
        .map(({ rating }) => rating)
      if (ratings.length < 5) continue
      const spread = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => quantile(ratings, share))
      parts.push(box(x, y, spread))
    }
  }
  return page(WIDTH, height, 'Rating by way and number of batteries', parts)
}
