/**
 * Fuzzy search for the command palette: the letters of the query must occur in order; letters that follow each other
 * or begin a word count more, so that “zf” finds “Zoom to fit” before anything that merely has a z and an f.
 */

/** How well a query fits, higher is better; `undefined` if it does not. */
export function score(query: string, candidate: string): number | undefined {
  const letters = fold(query).replace(/\s+/g, '')
  const target = fold(candidate)
  let total = 0
  let last = -1
  for (const letter of letters) {
    const at = bestPlace(target, letter, last)
    if (at < 0) return undefined
    total += points(target, at, last)
    last = at
  }
  return total - target.length / 100
}

/** The candidates that fit, the best first; equally good ones keep their order. */
export function search<Item>(
  query: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  return items
    .map((item) => ({ item, score: score(query, nameOf(item)) }))
    .filter((found): found is { item: Item; score: number } => found.score !== undefined)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

/** The next letter right behind the last one if it is there, else at the next word's start, else anywhere. */
function bestPlace(target: string, letter: string, last: number): number {
  if (target[last + 1] === letter) return last + 1
  for (let at = last + 1; at < target.length; at++) {
    if (target[at] === letter && startsWord(target, at)) return at
  }
  return target.indexOf(letter, last + 1)
}

function points(target: string, at: number, last: number): number {
  if (at === last + 1) return at === 0 ? 8 : 5
  return startsWord(target, at) ? 6 : 1
}

function startsWord(target: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(target[at - 1])
}

/** Without case and accents: “über” is found by “uber”. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
