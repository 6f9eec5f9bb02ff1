/** Quantiles and rank correlation. */

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const below = Math.floor(place)
  const above = Math.min(below + 1, sorted.length - 1)
  return sorted[below] + (place - below) * (sorted[above] - sorted[below])
}

/** Spearman’s: the correlation of ranks, where equal values share the mean of theirs. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  return correlation(ranks(one), ranks(other))
}

function ranks(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => values[a] - values[b])
  const ranks = new Array<number>(values.length)
  for (let first = 0; first < order.length;) {
    let end = first
    while (end < order.length && values[order[end]] === values[order[first]]) end++
    for (let place = first; place < end; place++) ranks[order[place]] = (first + end - 1) / 2
    first = end
  }
  return ranks
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [mean(one), mean(other)]
  const product = mean(one.map((value, index) => (value - a) * (other[index] - b)))
  const spread = (values: readonly number[], middle: number): number =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
  return product / (spread(one, a) * spread(other, b))
}
