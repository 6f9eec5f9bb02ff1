/** A picture has one pane for each board, side by side: coordinates, and within them what the board shows. */
import type { Size } from '../grid/size'
import { rangeIn, type Box } from './box'
import { boardBox, RULER, rulerShapes } from './grid'
import { isEmpty, type CellRange } from '../grid/range'
import { CELL, moved, type Picture, type Shape } from './shape'
import type { Theme } from './theme'

export interface Pane {
  readonly size: Size
  /** What coordinates count from. */
  readonly origin: number
  /** What may be seen in a range of cells at a frame. */
  shapes(frame: number, range: CellRange): Shape[]
}

/** The top left corner of a pane's first cell. */
export function cornerOf({ size }: Pane, index: number): { x: number; y: number } {
  return { x: RULER + index * boardBox(size).width, y: RULER }
}

/** The whole picture's size. Panes are of one size. */
export function wholeBox(panes: readonly Pane[]): Box {
  const { width, height } = boardBox(panes[0].size)
  return { x: 0, y: 0, width: panes.length * width, height }
}

export function pictureOf(panes: readonly Pane[], theme: Theme): Picture {
  const { width, height } = wholeBox(panes)
  return { width, height, shapes: shapesIn(panes, theme, 0, wholeBox(panes)) }
}

/** Everything that may be seen in a box at a frame, in the order it is drawn. */
export function shapesIn(
  panes: readonly Pane[],
  theme: Theme,
  frame: number,
  box: Box,
): readonly Shape[] {
  const background: Shape = { kind: 'rect', ...wholeBox(panes), fill: theme.background }
  const boards = panes.flatMap((pane, index) => {
    const corner = cornerOf(pane, index)
    const range = rangeIn(box, corner, pane.size)
    const ruler = reachesOut(box, corner, pane) ? rulerShapes(pane.size, pane.origin, theme) : []
    const board = isEmpty(range) ? [] : pane.shapes(frame, range)
    return moved([...ruler, ...board], corner.x, corner.y)
  })
  return [background, ...boards]
}

/** Whether a box shows anything left of or above a pane's cells. */
function reachesOut(box: Box, corner: { x: number; y: number }, { size }: Pane): boolean {
  const [right, bottom] = [corner.x + size.width * CELL, corner.y + size.height * CELL]
  return (box.x < corner.x || box.y < corner.y) && box.x < right && box.y < bottom
}
