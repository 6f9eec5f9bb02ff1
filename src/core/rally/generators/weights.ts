/** How strongly a cell's local difficulty d counts when the next cell is chosen. */
export const WEIGHTS = ['constant', 'linear', 'square', 'fourth', 'power', 'factorial'] as const

export type Weight = (typeof WEIGHTS)[number]

/** From here on a difficulty counts no more: sums of weights stay far from the end of numbers. */
const MOST = 100

/** Products only, since the last bits of other functions differ between machines. */
export function weightOf(weight: Weight, difficulty: number): number {
  const d = Math.min(difficulty, MOST)
  switch (weight) {
    case 'constant':
      return 1
    case 'linear':
      return d
    case 'square':
      return d * d
    case 'fourth':
      return d * d * d * d
    case 'power':
      return product(d, () => 2)
    case 'factorial':
      return product(d, (factor) => factor)
  }
}

function product(count: number, factor: (index: number) => number): number {
  let result = 1
  for (let index = 1; index <= count; index++) result *= factor(index)
  return result
}
