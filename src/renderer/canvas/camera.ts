/**
 * Where one looks: the point of the board in the middle of a pane, and how large it is shown. All panes share one
 * camera, so that two mazes move and zoom together.
 *
 * The board's corner always falls on a whole pixel of the device. So a bitmap of a part of the board, once drawn, fits
 * wherever the camera pans to, and neighbouring bitmaps meet without a seam.
 */
import { cellAt, contains, type Size } from '../../core/grid/size'
import type { CellRange } from '../../core/grid/range'
import { CELL } from '../../core/picture/shape'

/** `x` and `y` in the picture's units; `zoom` in pixels (of the page) per unit. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** A rectangle of the page, in its pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A pane as it is drawn: its box, and where the board's corner lies, all in pixels of the device. */
export interface Sight {
  readonly box: Box
  /** Pixels of the device per unit. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** The room for coordinates and a margin around a board that is shown whole. */
export const RULER = 26
export const MARGIN = 14

const LARGEST_FIT = 96 / CELL
const LARGEST = 160 / CELL
const ZOOM_STEP = 1.25

export function fitted(size: Size, box: Box, ratio: number): Camera {
  const wide = (box.width - RULER - MARGIN) / (size.width * CELL)
  const high = (box.height - RULER - MARGIN) / (size.height * CELL)
  const zoom = wholePixels(Math.min(wide, high, LARGEST_FIT), ratio)
  const shift = (RULER - MARGIN) / 2 / zoom
  return {
    x: (size.width * CELL) / 2 - shift,
    y: (size.height * CELL) / 2 - shift,
    zoom,
  }
}

/** Shows a part of the board as large as fits, as far as it makes sense to. */
export function framed(range: CellRange, box: Box, ratio: number): Camera {
  const size = { width: range.right - range.left, height: range.bottom - range.top }
  const { x, y, zoom } = fitted(size, box, ratio)
  return { x: x + range.left * CELL, y: y + range.top * CELL, zoom }
}

/** Some cells in the middle, as large as before or as small as it takes to show them all. */
export function revealed(camera: Camera, range: CellRange, box: Box, ratio: number): Camera {
  const whole = framed(range, box, ratio)
  if (whole.zoom < camera.zoom) return whole
  const [x, y] = [(range.left + range.right) / 2, (range.top + range.bottom) / 2]
  return { x: x * CELL, y: y * CELL, zoom: camera.zoom }
}

/** Cells of a whole number of pixels look crisper; tiny ones would lose too much room. */
function wholePixels(zoom: number, ratio: number): number {
  const pixels = Math.max(zoom, 0.2 / CELL) * CELL * ratio
  return (pixels >= 3 ? Math.floor(pixels) : pixels) / CELL / ratio
}

/** Zooms so that the board's point below `at` stays there. */
export function zoomedAt(camera: Camera, box: Box, at: Point, zoom: number): Camera {
  const dx = at.x - box.left - box.width / 2
  const dy = at.y - box.top - box.height / 2
  return {
    x: camera.x + dx / camera.zoom - dx / zoom,
    y: camera.y + dy / camera.zoom - dy / zoom,
    zoom,
  }
}

export function zoomedBy(camera: Camera, steps: number): number {
  return camera.zoom * ZOOM_STEP ** steps
}

/** Moves the board by some pixels of the page. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom }
}

/** The zoom between half of what shows everything and the largest; the middle of the pane always on the board. */
export function limitZoom(zoom: number, size: Size, box: Box): number {
  const smallest = fitted(size, box, 1).zoom / 2
  return clamp(zoom, smallest, LARGEST)
}

export function limited(camera: Camera, size: Size): Camera {
  return {
    ...camera,
    x: clamp(camera.x, 0, size.width * CELL),
    y: clamp(camera.y, 0, size.height * CELL),
  }
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

export function sightOf(camera: Camera, box: Box, ratio: number): Sight {
  const scale = camera.zoom * ratio
  const left = Math.round(box.left * ratio)
  const top = Math.round(box.top * ratio)
  const right = Math.round((box.left + box.width) * ratio)
  const bottom = Math.round((box.top + box.height) * ratio)
  return {
    box: { left, top, width: right - left, height: bottom - top },
    scale,
    x: Math.round((box.left + box.width / 2) * ratio - camera.x * scale),
    y: Math.round((box.top + box.height / 2) * ratio - camera.y * scale),
  }
}

/** The cells that a pane shows, whole or in part. */
export function visibleCells({ box, scale, x, y }: Sight, { width, height }: Size): CellRange {
  const pixels = CELL * scale
  const within = (value: number, most: number): number => clamp(value, 0, most)
  return {
    left: within(Math.floor((box.left - x) / pixels), width),
    top: within(Math.floor((box.top - y) / pixels), height),
    right: within(Math.ceil((box.left + box.width - x) / pixels), width),
    bottom: within(Math.ceil((box.top + box.height - y) / pixels), height),
  }
}

/** A point of the page in cells of the board, counted from its corner; it may lie off the board. */
export function placeBelow({ scale, x, y }: Sight, at: Point, ratio: number): Point {
  return { x: (at.x * ratio - x) / (CELL * scale), y: (at.y * ratio - y) / (CELL * scale) }
}

/** The cell at a point of the page. */
export function cellBelow(sight: Sight, size: Size, at: Point, ratio: number): number | undefined {
  const { box } = sight
  const [px, py] = [at.x * ratio, at.y * ratio]
  const inside =
    px >= box.left && py >= box.top && px < box.left + box.width && py < box.top + box.height
  const place = placeBelow(sight, at, ratio)
  const [column, row] = [Math.floor(place.x), Math.floor(place.y)]
  return inside && contains(size, column, row) ? cellAt(size, column, row) : undefined
}
