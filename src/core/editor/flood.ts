/** The cells that hang together with one and hold the same: what a click with the bucket fills. */
import { neighbour, OFF_BOARD, ORTHOGONAL } from '../grid/direction'
import { cellCount, type Size } from '../grid/size'

export function floodedCells(
  size: Size,
  from: number,
  contentOf: (cell: number) => unknown,
): number[] {
  const wanted = contentOf(from)
  const seen = new Uint8Array(cellCount(size))
  const cells = [from]
  seen[from] = 1
  for (const cell of cells) {
    for (const direction of ORTHOGONAL) {
      const next = neighbour(size, cell, direction)
      if (next === OFF_BOARD || seen[next] || contentOf(next) !== wanted) continue
      seen[next] = 1
      cells.push(next)
    }
  }
  return cells
}
