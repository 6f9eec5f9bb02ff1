/**
 * Which moves of a hop are wasted: those of loops, from a cell back to it with nothing taken in between. What is left
 * without them leads to the same place. (A way round that never comes back to a cell may be longer than needed, too,
 * but no move of it is the wasted one.) Moves over the same two cells as a wasted one count as wasted with it, since
 * they can't be told apart in a picture: stepping right, left and right again is one line that was gone three times.
 *
 * The cells of a hop form a path without repetition. A move that ends on a cell of the path closes a loop: the moves
 * since then are wasted, and the path ends at that cell again.
 */
import type { Way } from './way'

type Steps = Pick<Way, 'to' | 'entered' | 'wasted'>

/** Marks the wasted ones among the moves from `first` to `last`: a hop without the step onto its battery. */
export function markLoops(way: Steps, first: number, last: number): void {
  const { to, wasted } = way
  const path = [{ cell: to[first - 1], move: first - 1 }]
  const onPath = new Set([to[first - 1]])
  for (let move = first; move <= last; move++) {
    if (!onPath.has(to[move])) {
      path.push({ cell: to[move], move })
      onPath.add(to[move])
      continue
    }
    wasted[move] = 1
    while (path.at(-1)!.cell !== to[move]) {
      const { cell, move: left } = path.pop()!
      onPath.delete(cell)
      wasted[left] = 1
    }
  }
  markSameLines(way, first, last)
}

function markSameLines({ to, entered, wasted }: Steps, first: number, last: number): void {
  const lineOf = (move: number): number => lineBetween(to[move - 1], entered[move])
  const lines = new Set<number>()
  for (let move = first; move <= last; move++) if (wasted[move]) lines.add(lineOf(move))
  if (lines.size === 0) return
  for (let move = first; move <= last; move++) if (lines.has(lineOf(move))) wasted[move] = 1
}

/** The same number for both directions, and different ones for different pairs of cells. */
export function lineBetween(a: number, b: number): number {
  return Math.min(a, b) * 2 ** 26 + Math.max(a, b)
}
