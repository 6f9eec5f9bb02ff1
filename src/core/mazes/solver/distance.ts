/** Distances in one maze: breadth-first search over a graph of cells, forwards or backwards. */

/** The cells that follow on `cell` are `next[first[cell]]` up to, not including, `next[first[cell + 1]]`. */
export interface Graph {
  readonly count: number
  readonly first: Int32Array
  readonly next: Int32Array
}

/** Farther than any cell; the sum of two still is an Int32. */
export const FAR = 2 ** 29

/** The graph of a move table: four arrows from each cell. */
export function forward(table: Int32Array): Graph {
  const count = table.length / 4
  return { count, next: table, first: new Int32Array(count + 1).map((_, cell) => 4 * cell) }
}

/** The same arrows backwards, sorted by counting where they end. */
export function backward(table: Int32Array): Graph {
  const count = table.length / 4
  const first = new Int32Array(count + 1)
  for (const cell of table) first[cell + 1]++
  for (let cell = 0; cell < count; cell++) first[cell + 1] += first[cell]
  const next = new Int32Array(table.length)
  const fill = first.slice()
  for (let arrow = 0; arrow < table.length; arrow++) next[fill[table[arrow]]++] = arrow >>> 2
  return { count, first, next }
}

/** The fewest arrows from `source` to each cell; beyond `radius` all are `FAR`. */
export function distances(graph: Graph, source: number, radius = FAR): Int32Array {
  const { count, first, next } = graph
  const distance = new Int32Array(count).fill(FAR)
  const queue = new Int32Array(count)
  let tail = 1
  queue[0] = source
  distance[source] = 0
  for (let head = 0; head < tail; head++) {
    const cell = queue[head]
    if (distance[cell] === radius) break
    for (let arrow = first[cell]; arrow < first[cell + 1]; arrow++) {
      if (distance[next[arrow]] !== FAR) continue
      distance[next[arrow]] = distance[cell] + 1
      queue[tail++] = next[arrow]
    }
  }
  return distance
}
