/** What is worth drawing at which size, counted in pixels of the device per unit. */
import { CELL } from '../../core/picture/shape'

/** Below this the lines between cells would be most of the picture. */
export function drawsGrid(scale: number): boolean {
  return CELL * scale >= 7
}

/** Where cells are tiny the trail would drown among the batteries, so it goes over them. */
export function trailGoesOver(scale: number): boolean {
  return CELL * scale < 6
}

/** How strong walls are, from 0 to 1: where they are most of the picture, they step back a little. */
export function wallStrength(scale: number): number {
  return Math.min(Math.max(0.4 + (CELL * scale) / 10, 0.5), 1)
}

/** How wide a trail is, in units: 5, or 3 pixels where that is more, but at most three quarters of a cell. */
export function trailWidth(scale: number): number {
  return Math.min(Math.max(5, 3 / scale), 0.75 * CELL)
}

/** Below this a battery is a coloured square, and marks are drawn larger than their cells. */
export function drawsThings(scale: number): boolean {
  return CELL * scale >= 9
}
