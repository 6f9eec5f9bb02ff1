/** What moves: drawn at a pose instead of on a cell, and never smaller than one can see. */
import type { Size } from '../../core/grid/size'
import { CELL, type Shape } from '../../core/picture/shape'
import { lineBetween } from '../../core/picture/loops'
import type { Theme } from '../../core/picture/theme'
import type { Way } from '../../core/picture/way'
import { RULER, type Point, type Sight } from './camera'
import { trailWidth } from './detail'
import { drawShapes } from './draw'
import type { Pose } from './pose'
import type { Look } from './scene'
import type { Trail } from './trail'

/** In pixels of the page per cell. */
const SMALLEST_ACTOR = 20

/** The middle of a cell, or of a place between cells, in pixels of the device. */
export function pixelAt({ x, y, scale }: Sight, place: Point): Point {
  return { x: x + (place.x + 0.5) * CELL * scale, y: y + (place.y + 0.5) * CELL * scale }
}

export function placeOf({ width }: Size, cell: number): Point {
  return { x: cell % width, y: Math.floor(cell / width) }
}

/** Draws shapes that are made for the cell at `home`, elsewhere. */
export function drawActor(
  look: Look,
  sight: Sight,
  pose: Pose,
  shapes: readonly Shape[],
  home: Point = { x: 0, y: 0 },
): void {
  if (pose.presence < 0.02) return
  const smallest = (SMALLEST_ACTOR * look.ratio) / CELL
  const scale = Math.max(sight.scale, smallest) * pose.presence
  const { x, y } = pixelAt(sight, pose)
  const [homeX, homeY] = [(home.x + 0.5) * CELL * scale, (home.y + 0.5) * CELL * scale]
  drawShapes({ ctx: look.ctx, scale, x: x - homeX, y: y - homeY }, shapes)
}

/** The piece of the trail between the last frame and where the actor is now. */
export function drawLastPiece(
  look: Look,
  sight: Sight,
  trail: Trail,
  frame: number,
  pose: Pose,
  size: Size,
): void {
  const before = Math.floor(frame)
  const { way } = trail
  if (before >= way.length || way.entered[before + 1] === way.to[before]) return
  const start = pixelAt(sight, placeOf(size, way.to[before]))
  look.ctx.setLineDash([])
  const jumped = way.entered[before + 1] !== way.to[before + 1] && frame - before > 0.5
  const here = jumped ? placeOf(size, way.entered[before + 1]) : pose
  for (const { colour, width } of trail.linesOf(before + 1, trailWidth(sight.scale)))
    drawLine(look.ctx, start, pixelAt(sight, here), colour, width * sight.scale)
}

function drawLine(
  ctx: CanvasRenderingContext2D,
  from: Point,
  to: Point,
  colour: string,
  width: number,
): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = Math.max(1, width)
  ctx.lineCap = 'butt'
  ctx.beginPath()
  ctx.moveTo(from.x, from.y)
  ctx.lineTo(to.x, to.y)
  ctx.stroke()
}

/** A ring around a place that grows and fades: something happened here. `part` goes from 0 to 1. */
export function drawRing(look: Look, sight: Sight, at: Point, part: number, colour: string): void {
  const { ctx, ratio } = look
  const { x, y } = pixelAt(sight, at)
  const unit = Math.max(sight.scale, (SMALLEST_ACTOR * ratio) / CELL)
  ctx.globalAlpha = 0.9 * (1 - part)
  ctx.strokeStyle = colour
  ctx.lineWidth = 3.5 * unit
  ctx.setLineDash([])
  ctx.beginPath()
  ctx.arc(x, y, (23 + 13 * part) * unit, 0, 2 * Math.PI)
  ctx.stroke()
  ctx.globalAlpha = 1
}

/** A small sign above a cell that rises and fades, such as what was swapped; below it where it would cover coordinates. */
export function drawSign(
  look: Look,
  sight: Sight,
  at: Point,
  part: number,
  text: string,
  theme: Theme,
): void {
  const { ctx, ratio } = look
  const { x, y } = pixelAt(sight, at)
  const unit = Math.max(sight.scale, (1.6 * SMALLEST_ACTOR * ratio) / CELL)
  const width = (8.2 * text.length + 10) * unit
  const away = (37 + 8 * part) * unit
  const rim = Math.max(sight.box.top + RULER * ratio, sight.y)
  const middle = y - away - 10 * unit < rim ? y + away : y - away
  ctx.globalAlpha = 1 - part ** 3
  ctx.fillStyle = theme.wall
  ctx.beginPath()
  ctx.roundRect(x - width / 2, middle - 10 * unit, width, 20 * unit, 10 * unit)
  ctx.fill()
  drawShapes({ ctx, scale: unit, x, y: middle }, [
    {
      kind: 'text',
      x: 0,
      y: 0,
      text,
      size: 13,
      bold: true,
      fill: theme.cell,
      opacity: ctx.globalAlpha,
    },
  ])
  ctx.globalAlpha = 1
}

/** Of more lines than these the older ones are no longer drawn. */
const MOST_JUMPS = 200

/** Jumps up to a frame are dashed lines; who jumps along one again hides what was there before. */
export function drawJumps(
  { ctx, ratio }: Look,
  sight: Sight,
  trail: Trail,
  jumps: readonly number[],
  frame: number,
  size: Size,
): void {
  for (const move of lastJumps(trail.way, jumps, frame)) {
    const from = pixelAt(sight, placeOf(size, trail.way.entered[move]))
    const to = pixelAt(sight, placeOf(size, trail.way.to[move]))
    ctx.setLineDash([6 * ratio, 5 * ratio])
    drawLine(ctx, from, to, trail.colour(move), Math.max(2.5 * sight.scale, 1.5 * ratio))
  }
  ctx.setLineDash([])
}

/** Of each line that is jumped along up to a frame the last such move, the oldest first. */
export function lastJumps(
  { entered, to }: Way,
  jumps: readonly number[],
  frame: number,
): readonly number[] {
  const last = new Map<number, number>()
  for (let index = jumps.length - 1; index >= 0 && last.size < MOST_JUMPS; index--) {
    const move = jumps[index]
    const line = lineBetween(entered[move], to[move])
    if (move <= frame && !last.has(line)) last.set(line, move)
  }
  return [...last.values()].reverse()
}

/** The moves of a way that jump. */
export function jumpsOf({ way }: Trail): number[] {
  const jumps: number[] = []
  for (let move = 1; move <= way.length; move++) {
    if (way.entered[move] !== way.to[move]) jumps.push(move)
  }
  return jumps
}
