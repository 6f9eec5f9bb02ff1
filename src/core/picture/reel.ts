/**
 * A play as pictures. A whole frame is drawn once; from one frame to another only boxes change, and the shapes for a box
 * can be had alone: that is what makes animations of long plays affordable.
 *
 * Whatever changes between two frames does so on cells that the moves between touch: whoever moves, what is swapped, and
 * the trail, whose lines lie within the box around the cells they connect. Nothing on a cell is drawn beyond it.
 */
import { boxAround, type Box } from './box'
import { cornerOf, shapesIn, wholeBox, type Pane } from './pane'
import { boundsOf, type CellRange } from '../grid/range'
import type { Shape } from './shape'
import type { Theme } from './theme'
import type { Way } from './way'

export interface Reel {
  /** The number of moves: frames go from 0 to this. */
  readonly length: number
  readonly box: Box
  /** What may be seen in a box at a frame, in the order it is drawn. */
  shapes(frame: number, box: Box): readonly Shape[]
  /** Outside of these boxes two frames look the same. */
  changes(from: number, to: number): Box[]
}

export function reelOf(panes: readonly (Pane & { readonly way: Way })[], theme: Theme): Reel {
  return {
    length: panes[0].way.length,
    box: wholeBox(panes),
    shapes: (frame, box) => shapesIn(panes, theme, frame, box),
    changes: (from, to) =>
      panes.flatMap((pane, index) => {
        const range = touched(pane, from, to)
        return range === undefined ? [] : [boxAround(range, cornerOf(pane, index))]
      }),
  }
}

/** The cells around everything that some moves touch; nothing if they lead nowhere. */
function touched(
  { size, way }: Pane & { readonly way: Way },
  from: number,
  to: number,
): CellRange | undefined {
  const cells = [way.to[from]]
  for (let move = from + 1; move <= to; move++) cells.push(way.entered[move], way.to[move])
  const stays = cells.every((cell) => cell === cells[0])
  return stays ? undefined : boundsOf(size, cells)
}
