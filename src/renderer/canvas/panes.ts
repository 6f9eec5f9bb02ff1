/** How the page's room is shared: one pane for each board to show, beside or above each other. */
import type { Size } from '../../core/grid/size'
import { fitted, type Box } from './camera'

/** The line between two panes. */
export const DIVIDER = 1

/** Panes lie beside each other unless the boards become larger one above the other. */
export function panesOf(room: Size, board: Size, count: number): Box[] {
  const beside = split(room, count, true)
  const above = split(room, count, false)
  const zoomOf = ([first]: Box[]): number => fitted(board, first, 1).zoom
  return zoomOf(beside) >= zoomOf(above) ? beside : above
}

function split({ width, height }: Size, count: number, beside: boolean): Box[] {
  const whole = beside ? width : height
  const part = Math.max(1, (whole - (count - 1) * DIVIDER) / count)
  return Array.from({ length: count }, (_, index) => {
    const start = index * (part + DIVIDER)
    return beside
      ? { left: start, top: 0, width: part, height: Math.max(1, height) }
      : { left: 0, top: start, width: Math.max(1, width), height: part }
  })
}

export function paneAt(panes: readonly Box[], x: number, y: number): number {
  const found = panes.findIndex(
    ({ left, top, width, height }) => x >= left && y >= top && x < left + width && y < top + height,
  )
  return Math.max(found, 0)
}
