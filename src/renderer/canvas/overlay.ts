/**
 * What lies over the board while one draws: the selection, the lines of what is being drawn, the cursor of the keys, and
 * what the tool in hand would touch below the pointer. Lines that have to be found have two tones, so that they
 * are seen on any ground.
 */
import type { Area } from '../../core/editor/area'
import { edgeAt } from '../../core/editor/edges'
import type { Sketch } from '../../core/editor/gesture'
import type { Spot } from '../../core/editor/spot'
import type { CellRange } from '../../core/grid/range'
import { xOf, yOf, type Size } from '../../core/grid/size'
import type { Link } from '../../core/link'
import type { Edge } from '../../core/mazes/edit'
import { batteryShapes } from '../../core/picture/rally'
import { CELL } from '../../core/picture/shape'
import type { Theme } from '../../core/picture/theme'
import { drawActor, placeOf } from './actors'
import type { Point, Sight } from './camera'
import { drawReach } from './links'
import { within, type Look, type Scene } from './scene'

/** What the tool in hand is for: cells, edges, or cells that get a charge; while one plays, cells to go to. */
export type Aim =
  | { readonly kind: 'cell' }
  | { readonly kind: 'edge' }
  | { readonly kind: 'charge'; readonly charge: number }
  | { readonly kind: 'go'; readonly reachable: boolean }

export interface Overlay {
  readonly area?: Area | undefined
  readonly sketch?: Sketch | undefined
  /** Where keys act, while they do. */
  readonly cursor?: Spot | undefined
  readonly aim: Aim
  /** What the thing that one points at reaches. */
  readonly reach?: readonly Link[]
}

export const NO_OVERLAY: Overlay = { aim: { kind: 'cell' } }

/** In pixels of the page. */
const SMALLEST_CURSOR = 12
const GHOST = 0.5

export function drawOverlay(
  look: Look,
  sight: Sight,
  pane: number,
  size: Size,
  { area, sketch, cursor, reach = [] }: Overlay,
  theme: Theme,
): void {
  within(look.ctx, sight, () => {
    if (area?.maze === pane) drawSelection(look, sight, area.range, theme)
    if (sketch?.kind === 'range' && sketch.maze === pane) {
      stroke(look, rectangle(sight, sketch.range), theme.robot, 2)
    }
    if (sketch?.kind === 'link' && sketch.to.maze === pane)
      drawLink(look, sight, size, sketch, theme)
    if (cursor?.maze === pane) drawCursor(look, sight, cursor, theme)
  })
  drawReach(look, sight, size, reach, theme)
}

/** What the tool would touch at a spot; tells whether there was something to show. */
export function drawAim(
  look: Look,
  sight: Sight,
  scene: Scene,
  aim: Aim,
  at: Spot,
  theme: Theme,
): boolean {
  if (aim.kind === 'edge') {
    const edge = edgeAt(scene.size, at)
    if (edge) within(look.ctx, sight, () => drawEdge(look, sight, scene.size, edge, theme))
    return edge !== undefined
  }
  const [x, y] = [Math.floor(at.x), Math.floor(at.y)]
  if (aim.kind === 'go') {
    const cell = { left: x, top: y, right: x + 1, bottom: y + 1 }
    within(look.ctx, sight, () => drawGoal(look, sight, cell, aim.reachable, theme))
    return true
  }
  if (aim.kind === 'charge' && scene.isFree(y * scene.size.width + x)) {
    const shapes = batteryShapes({ width: 1, height: 1 }, 0, aim.charge, theme)
    const ghost = shapes.map((shape) => ({ ...shape, opacity: GHOST }))
    within(look.ctx, sight, () => drawActor(look, sight, { x, y, presence: 1 }, ghost))
  }
  return false
}

/** A whole box around a cell one can go to, a broken one around any other. */
function drawGoal(
  look: Look,
  sight: Sight,
  cell: CellRange,
  reachable: boolean,
  theme: Theme,
): void {
  const path = rectangle(sight, cell)
  if (reachable) return strokeTwice(look, path, theme.robot, theme.cell, 3)
  look.ctx.setLineDash([3 * look.ratio, 5 * look.ratio])
  stroke(look, path, theme.coordinate, 1.5)
  look.ctx.setLineDash([])
}

/** A corner between cells, in pixels of the device. */
function corner({ x, y, scale }: Sight, column: number, row: number): Point {
  return { x: Math.round(x + column * CELL * scale), y: Math.round(y + row * CELL * scale) }
}

function rectangle(sight: Sight, { left, top, right, bottom }: CellRange): Path2D {
  const [from, to] = [corner(sight, left, top), corner(sight, right, bottom)]
  const path = new Path2D()
  path.rect(from.x, from.y, to.x - from.x, to.y - from.y)
  return path
}

function drawSelection(look: Look, sight: Sight, range: CellRange, theme: Theme): void {
  const { ctx, ratio } = look
  const path = rectangle(sight, range)
  ctx.globalAlpha = 0.14
  ctx.fillStyle = theme.robot
  ctx.fill(path)
  ctx.globalAlpha = 1
  strokeTwice(look, path, theme.robot, theme.cell, 2.5, [7 * ratio, 5 * ratio])
}

/** A line, with one of another tone below it: wider, or, where it is dashed, in its gaps. */
function strokeTwice(
  look: Look,
  path: Path2D,
  colour: string,
  below: string,
  width: number,
  dash: readonly number[] = [],
): void {
  stroke(look, path, below, dash.length === 0 ? width + 2 : width)
  look.ctx.setLineDash([...dash])
  stroke(look, path, colour, width)
  look.ctx.setLineDash([])
}

/** Widths are in pixels of the page. */
function stroke({ ctx, ratio }: Look, path: Path2D, colour: string, width: number): void {
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'miter'
  ctx.strokeStyle = colour
  ctx.lineWidth = width * ratio
  ctx.stroke(path)
}

/** The rubber line from the first end of a pair to the pointer. */
function drawLink(
  look: Look,
  sight: Sight,
  size: Size,
  { from, to }: Extract<Sketch, { kind: 'link' }>,
  theme: Theme,
): void {
  const { x, y } = placeOf(size, from)
  const [start, end] = [corner(sight, x + 0.5, y + 0.5), corner(sight, to.x, to.y)]
  const path = new Path2D()
  path.moveTo(start.x, start.y)
  path.lineTo(end.x, end.y)
  const dash = [8 * look.ratio, 5 * look.ratio]
  strokeTwice(look, path, theme.teleporters[0], theme.cell, 3, dash)
  const cell = { left: x, top: y, right: x + 1, bottom: y + 1 }
  strokeTwice(look, rectangle(sight, cell), theme.teleporters[0], theme.cell, 3)
}

/** A box on a cell; on an edge a bar along it. */
function drawCursor(look: Look, sight: Sight, { x, y }: Spot, theme: Theme): void {
  const whole = Math.max(CELL * sight.scale - 4 * look.ratio, SMALLEST_CURSOR * look.ratio)
  const thin = Math.min(whole, Math.max(whole / 3, 8 * look.ratio))
  const middle = corner(sight, x, y)
  const width = Number.isInteger(x) ? thin : whole
  const height = Number.isInteger(y) ? thin : whole
  const path = new Path2D()
  const radius = Math.min(width, height) / 6
  path.roundRect(middle.x - width / 2, middle.y - height / 2, width, height, radius)
  strokeTwice(look, path, theme.highlight, theme.cell, 3)
}

function drawEdge({ ctx, ratio }: Look, sight: Sight, size: Size, edge: Edge, theme: Theme): void {
  const [x, y] = [xOf(size, edge.cell), yOf(size, edge.cell)]
  const [from, to] =
    edge.side === 'right'
      ? [corner(sight, x + 1, y), corner(sight, x + 1, y + 1)]
      : [corner(sight, x, y + 1), corner(sight, x + 1, y + 1)]
  ctx.globalAlpha = 0.75
  ctx.strokeStyle = theme.robot
  ctx.lineWidth = Math.max(7 * sight.scale, 3 * ratio)
  ctx.lineCap = 'round'
  ctx.setLineDash([])
  ctx.beginPath()
  ctx.moveTo(from.x, from.y)
  ctx.lineTo(to.x, to.y)
  ctx.stroke()
  ctx.globalAlpha = 1
}
