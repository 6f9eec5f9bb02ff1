/** What is worth drawing at which size, counted in pixels of the device per unit. */
import { CELL } from '../../core/picture/shape'

/** Below this the lines between cells would be most of the picture. */
export function drawsGrid(scale: number): boolean {
  return CELL * scale >= 7
}

/** Below this a battery is a coloured square, and marks are drawn larger than their cells. */
export function drawsThings(scale: number): boolean {
  return CELL * scale >= 9
}
