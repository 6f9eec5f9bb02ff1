/** The tool that selects: a drag over cells selects a rectangle, a drag inside the selection moves what is in it. */
import type { Board } from '../puzzle'
import { text } from '../text/say'
import { isInside, rangeOf, shifted } from '../grid/range'
import { allowedShift, type Area } from './area'
import type { Desk } from './desk'
import type { Gesture, Press } from './gesture'
import { cellOf, nearestCell, type Spot } from './spot'

type Move<B extends Board> = Desk<B>['moved']

export function select<B extends Board>(
  { board, at, area }: Press<B>,
  move: Move<B>,
): Gesture<B> | undefined {
  if (area && area.maze === at.maze && isInside(area.range, Math.floor(at.x), Math.floor(at.y))) {
    return moving(board, area, at, move)
  }
  const cell = cellOf(board, at)
  // A click beside the board selects nothing.
  return cell === undefined ? selecting(board, null, () => null) : marquee(board, cell, at)
}

/** Nothing changes but the selection: it is as given, and then as it becomes with the pointer's way. */
function selecting<B extends Board>(
  board: B,
  area: Area | null,
  next: (to: Spot, area: Area | null) => Area | null,
): Gesture<B> {
  const gesture: Gesture<B> = {
    name: text('step.select'),
    board,
    area,
    drag: (to) => selecting(board, next(to, area), next),
    release: () => gesture,
  }
  return gesture
}

function marquee<B extends Board>(board: B, first: number, { maze }: Spot): Gesture<B> {
  const until = (cell: number): Area => ({ range: rangeOf(board, first, cell), maze })
  return selecting(board, until(first), (to, area) =>
    to.maze === maze ? until(nearestCell(board, to)) : area,
  )
}

function moving<B extends Board>(board: B, area: Area, at: Spot, move: Move<B>): Gesture<B> {
  const until = (to: Spot): Gesture<B> => {
    const [column, row] = [Math.floor(to.x) - Math.floor(at.x), Math.floor(to.y) - Math.floor(at.y)]
    const { dx, dy } = allowedShift(board, area.range, column, row)
    const gesture: Gesture<B> = {
      name: text('step.move'),
      board: dx === 0 && dy === 0 ? board : move(board, area, dx, dy),
      area: { range: shifted(area.range, dx, dy), maze: area.maze },
      drag: (next) => (next.maze === at.maze ? until(next) : gesture),
      // A click inside a selection, without a drag, selects its cell.
      release: () => (to === at ? marquee(board, nearestCell(board, at), at) : gesture),
    }
    return gesture
  }
  return until(at)
}
