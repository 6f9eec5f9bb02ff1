/**
 * The edge between two cells that a pointer means. Only the middle of an edge counts: near a corner several edges are
 * equally close, and a drag along a row of edges must not touch those that cross it.
 */
import { cellAt, contains, xOf, yOf, type Size } from '../grid/size'
import type { Edge } from '../mazes/edit'
import { spotsBetween, type Spot } from './spot'

/** How far from an edge, and how near to its ends, a spot may be, in cells. */
const REACH = 0.32
const CORNER = 0.22

export function edgeAt(size: Size, { x, y }: Spot): Edge | undefined {
  const [line, row] = [Math.round(x), Math.round(y)]
  const [toVertical, toHorizontal] = [Math.abs(x - line), Math.abs(y - row)]
  if (Math.min(toVertical, toHorizontal) > REACH) return undefined
  if (Math.max(toVertical, toHorizontal) < CORNER) return undefined
  return toVertical < toHorizontal
    ? edgeBehind(size, line - 1, Math.floor(y), 'right')
    : edgeBehind(size, Math.floor(x), row - 1, 'below')
}

/** The edge on a side of a cell, if both its cells are on the board. */
function edgeBehind(size: Size, x: number, y: number, side: Edge['side']): Edge | undefined {
  const [otherX, otherY] = side === 'right' ? [x + 1, y] : [x, y + 1]
  if (!contains(size, x, y) || !contains(size, otherX, otherY)) return undefined
  return { cell: cellAt(size, x, y), side }
}

/** The middle of an edge. */
export function middleOfEdge(size: Size, { cell, side }: Edge, maze: number): Spot {
  const [x, y] = [xOf(size, cell), yOf(size, cell)]
  return side === 'right' ? { x: x + 1, y: y + 0.5, maze } : { x: x + 0.5, y: y + 1, maze }
}

/** The edges that a pointer touches on its way, both ends included. */
export function edgesBetween(size: Size, from: Spot, to: Spot): Edge[] {
  return [from, ...spotsBetween(from, to)]
    .map((spot) => edgeAt(size, spot))
    .filter((edge) => edge !== undefined)
}
