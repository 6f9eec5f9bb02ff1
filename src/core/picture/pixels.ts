/** Pixels of a picture, and who makes them: each host has a rasteriser of its own (resvg, or a canvas). */
import type { Box } from './box'
import type { Picture, Shape } from './shape'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Draws the shapes as far as they lie in a box; `scale` is how many pixels a unit is wide. */
export type Rasterise = (shapes: readonly Shape[], box: Box, scale: number) => Pixels

export interface Rasteriser {
  readonly pixels: Rasterise
  /** A whole picture as a PNG file. */
  png(picture: Picture, scale: number): Promise<Uint8Array>
}
