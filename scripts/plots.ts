/** `npm run plots`: draws the pictures of docs/difficulty.md, and prints the figures that it tells. */
import { writeFileSync } from 'node:fs'
import { table } from './bench/report'
import { against, MEASURES } from './plots/against'
import { byWay } from './plots/by-way'
import { noise } from './plots/noise'
import { COUNTS, sample, WAYS, type Sampled } from './plots/sample'
import { quantile, rankCorrelation } from './plots/statistics'

const PICTURES = new URL('../docs/pictures/', import.meta.url)

const sampled = [...sample()]

writeFileSync(new URL('rating-by-way.svg', PICTURES), byWay(sampled))
writeFileSync(new URL('rating-against.svg', PICTURES), against(sampled))

const median = (boards: readonly Sampled[], of: (board: Sampled) => number): string =>
  boards.length === 0 ? '' : quantile(boards.map(of), 0.5).toFixed(1)

console.log(`${sampled.length} boards. Medians of the rating by number of batteries:\n`)
console.log(
  table(
    WAYS.map((way) => ({
      way,
      ...Object.fromEntries(
        COUNTS.map((count) => {
          const boards = sampled.filter((each) => each.way === way && each.batteries === count)
          return [`${count} batteries`, median(boards, ({ rating }) => rating)]
        }),
      ),
    })),
  ),
)

console.log('\nRank correlation of the rating, over all boards and over those with 11 batteries:\n')
const rank = (boards: readonly Sampled[], of: (board: Sampled) => number): string =>
  rankCorrelation(
    boards.map(({ rating }) => rating),
    boards.map(of),
  ).toFixed(2)
const eleven = sampled.filter(({ batteries }) => batteries === 11)
console.log(
  table(
    MEASURES.map(({ name, of }) => ({
      measure: name,
      all: rank(sampled, of),
      'with 11': name === 'batteries' ? '' : rank(eleven, of),
    })),
  ),
)

console.log('\nMilliseconds of processor time for one rating, and how much of it is chance:\n')
console.log(
  table(
    COUNTS.map((count) => {
      const milliseconds = sampled
        .filter(({ batteries }) => batteries === count)
        .map(({ seconds }) => 1000 * seconds)
      return {
        batteries: count,
        median: Math.round(quantile(milliseconds, 0.5)),
        '95 %': Math.round(quantile(milliseconds, 0.95)),
        slowest: Math.round(Math.max(...milliseconds)),
        'chance (standard deviation of the rating)': noise(count).toFixed(2),
      }
    }),
  ),
)
