/** The two ways in which most tools draw: along the pointer's way, and over the rectangle between press and pointer. */
import { rangeOf, type CellRange } from '../grid/range'
import type { Board } from '../puzzle'
import type { Text } from '../text/say'
import type { Gesture } from './gesture'
import { cellsBetween, nearestCell, type Spot } from './spot'

/** Draws on every cell that the pointer comes over. `paint` gets the cells that are new on the way. */
export function along<B extends Board>(
  name: Text,
  board: B,
  at: Spot,
  paint: (board: B, cells: readonly number[], maze: number) => B,
): Gesture<B> {
  return alongSpots(name, board, at, (painted, from, to) =>
    paint(painted, cellsBetween(painted, from, to), at.maze),
  )
}

/** The same for what is not bound to cells: `paint` gets each piece of the pointer's way. */
export function alongSpots<B extends Board>(
  name: Text,
  board: B,
  at: Spot,
  paint: (board: B, from: Spot, to: Spot) => B,
): Gesture<B> {
  const from = (start: Spot, painted: B): Gesture<B> => {
    const gesture: Gesture<B> = {
      name,
      board: painted,
      // A drag stays in the maze where it began.
      drag: (to) => (to.maze === at.maze ? from(to, paint(painted, start, to)) : gesture),
      release: () => gesture,
    }
    return gesture
  }
  return from(at, paint(board, at, at))
}

/** Draws on a rectangle, always anew on the board as it was. */
export function over<B extends Board>(
  name: Text,
  board: B,
  at: Spot,
  paint: (board: B, range: CellRange, maze: number) => B,
): Gesture<B> {
  const first = nearestCell(board, at)
  const until = (to: Spot): Gesture<B> => {
    const range = rangeOf(board, first, nearestCell(board, to))
    const gesture: Gesture<B> = {
      name,
      board: paint(board, range, at.maze),
      sketch: { kind: 'range', range, maze: at.maze },
      drag: (next) => (next.maze === at.maze ? until(next) : gesture),
      release: () => gesture,
    }
    return gesture
  }
  return until(at)
}
