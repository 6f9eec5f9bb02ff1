/** Sizes that someone asks for: whether a board can have them, and if not, why, in words. */
import { deskOf, type Margins } from '../../core/editor/desk'
import type { Size } from '../../core/grid/size'
import type { Board } from '../../core/puzzle'
import { text, type Text } from '../../core/text/say'

/** Numbers as they come from fields: what is no number is `NaN`. */
export function sizeFault({ width, height }: Size, most: number): Text | undefined {
  const isSide = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= most
  if (!isSide(width)) return text('size.bad-width', { most })
  return isSide(height) ? undefined : text('size.bad-height', { most })
}

export type Side = keyof Margins

export const SIDES: readonly Side[] = ['top', 'left', 'right', 'bottom']

export const NO_MARGINS: Margins = { left: 0, top: 0, right: 0, bottom: 0 }

/** A change of size before it is done: what comes of it, and what it cuts off or why it can't be. */
export interface Preview {
  readonly size: Size
  readonly fault?: Text | undefined
  readonly lost: readonly Text[]
}

export function previewOf(board: Board, margins: Margins): Preview {
  const { left, top, right, bottom } = margins
  const size = { width: board.width + left + right, height: board.height + top + bottom }
  const desk = deskOf(board)
  const fault = sizeFault(size, desk.largestSide) ?? emptied(board, margins)
  return fault ? { size, fault, lost: [] } : { size, lost: desk.resized(board, margins).lost }
}

/** A whole side cut off, with as much added on the other, is no change of size. */
function emptied({ width, height }: Size, { left, top, right, bottom }: Margins): Text | undefined {
  const isGone = Math.min(left, right) <= -width || Math.min(top, bottom) <= -height
  return isGone ? text('size.nothing-left') : undefined
}
