/**
 * Following whoever moves: where the camera has to look so that they are well in sight. It moves no further than it has
 * to, and not at all while they stay in the inner part of the pane, or where all of the board is in sight anyway.
 *
 * Both mazes share one camera. While the people are near enough to each other, both are kept in sight; else only the
 * first of them is, along each axis for itself.
 */
import type { Size } from '../../core/grid/size'
import { CELL } from '../../core/picture/shape'
import { clamp, MARGIN, RULER, type Box, type Camera, type Point } from './camera'

/** How much of the pane is its inner part. */
const INNER = 0.6
/** Further than this part of the pane at once one loses one's bearings. */
const LEAP = 0.4

/** How the camera follows: evenly, or, where motion is not wanted, seldom and then as far as lasts for a while. */
export type Following = 'evenly' | 'in-leaps'

/** Where the camera looks next; `actors` are in cells, who matters most first. */
export function followed(
  camera: Camera,
  box: Box,
  size: Size,
  actors: readonly Point[],
  how: Following,
): Camera {
  const { zoom } = camera
  const along = (axis: 'x' | 'y', pixels: number, cells: number): number => {
    const edges = { least: -RULER / zoom, most: cells * CELL + MARGIN / zoom }
    const places = actors.map((actor) => (actor[axis] + 0.5) * CELL)
    return followedAxis(camera[axis], places, pixels / zoom, edges, how)
  }
  return { zoom, x: along('x', box.width, size.width), y: along('y', box.height, size.height) }
}

function followedAxis(
  centre: number,
  places: readonly number[],
  room: number,
  { least, most }: { readonly least: number; readonly most: number },
  how: Following,
): number {
  if (most - least <= room) return centre
  const [low, high] = kept(places, room)
  const reach = Math.max((INNER * room) / 2, (high - low + CELL) / 2)
  const moved = clamp(centre, high - reach, low + reach)
  // Who looks beyond the edge already is not pulled back for nothing.
  if (moved === centre) return centre
  const wanted = how === 'evenly' ? moved : (low + high) / 2
  return clamp(wanted, least + room / 2, most - room / 2)
}

/** All places if there is room for them, else the first. */
function kept(places: readonly number[], room: number): [low: number, high: number] {
  const [low, high] = [Math.min(...places), Math.max(...places)]
  return high - low + CELL <= room ? [low, high] : [places[0], places[0]]
}

/** Whether two looks are so far apart that one gets lost between them. */
export function isLeap(from: Camera, to: Camera, { width, height }: Box): boolean {
  const part = (distance: number, pixels: number): number => (Math.abs(distance) * to.zoom) / pixels
  return part(to.x - from.x, width) > LEAP || part(to.y - from.y, height) > LEAP
}

/** Part of the way from one look to another; `part` goes from 0 to 1, and starts and ends gently. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const eased = part * part * (3 - 2 * part)
  return {
    zoom: to.zoom,
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
  }
}
