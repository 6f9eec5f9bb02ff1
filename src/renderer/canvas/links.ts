/**
 * What reaches what, as arrows from cell to cell. They are bent a little, always to the left of who goes, so that there
 * and back are two arrows, and one that passes over a battery misses it. Whoever comes back to the same cell goes in a
 * loop above it. Where they are few, each says on a small plate how long it is.
 */
import type { Size } from '../../core/grid/size'
import type { Link } from '../../core/link'
import { CELL } from '../../core/picture/shape'
import { FONT } from '../../core/picture/svg'
import type { Theme } from '../../core/picture/theme'
import { pixelAt, placeOf } from './actors'
import { clamp, type Point, type Sight } from './camera'
import { within, type Look } from './scene'

/** Up to so many links have arrowheads and plates. */
export const FEW_LINKS = 40
/** How far an arrow bends, for each unit of its length. */
const BEND = 0.14
/** How far from a cell's middle an arrow starts and ends, in cells. */
const GAP = 0.4
/** In pixels of the page. */
const HEAD = 9
const WIDTH = 2.5
const THIN = 1.2
const FONT_SIZE = 12

/** A quadratic curve. */
export interface Arc {
  readonly from: Point
  readonly bend: Point
  readonly to: Point
}

/** From cell to cell, on a board whose cells are one unit wide and whose first cell has its middle at 0, 0. */
export function arcOf(size: Size, { from, to }: Pick<Link, 'from' | 'to'>): Arc {
  const [a, b] = [placeOf(size, from), placeOf(size, to)]
  if (from === to) return loopAt(a)
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const bend = { x: (a.x + b.x) / 2 + dy * BEND * 2, y: (a.y + b.y) / 2 - dx * BEND * 2 }
  return { from: towards(a, bend), bend, to: towards(b, bend) }
}

function loopAt({ x, y }: Point): Arc {
  return {
    from: { x: x - 0.22, y: y - GAP },
    bend: { x, y: y - 1.5 },
    to: { x: x + 0.22, y: y - GAP },
  }
}

function towards(from: Point, to: Point): Point {
  const share = GAP / Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** The point of a curve that is furthest from its ends. */
export function crownOf({ from, bend, to }: Arc): Point {
  const middle = (a: number, b: number, c: number): number => (a + 2 * b + c) / 4
  return { x: middle(from.x, bend.x, to.x), y: middle(from.y, bend.y, to.y) }
}

/** Arrows with plates, for what one points at. */
export function drawReach(
  look: Look,
  sight: Sight,
  size: Size,
  links: readonly Link[],
  theme: Theme,
): void {
  if (links.length === 0) return
  within(look.ctx, sight, () => drawArrows(look, sight, size, links, theme, WIDTH))
}

/** All links of a board: thin lines, with arrowheads and plates if they are few. */
export function drawGraph(
  look: Look,
  sight: Sight,
  size: Size,
  links: readonly Link[],
  theme: Theme,
): void {
  within(look.ctx, sight, () => {
    if (links.length <= FEW_LINKS) drawArrows(look, sight, size, links, theme, 1.6)
    else drawLines(look, sight, size, links, theme)
  })
}

function drawLines(
  { ctx, ratio }: Look,
  sight: Sight,
  size: Size,
  links: readonly Link[],
  theme: Theme,
): void {
  ctx.strokeStyle = theme.wall
  ctx.lineWidth = THIN * ratio
  ctx.globalAlpha = links.length > 400 ? 0.3 : 0.5
  for (const link of links) {
    ctx.setLineDash(link.possible ? [] : [3 * ratio, 4 * ratio])
    ctx.beginPath()
    trace(ctx, onScreen(sight, arcOf(size, link)))
    ctx.stroke()
  }
  ctx.setLineDash([])
  ctx.globalAlpha = 1
}

function drawArrows(
  look: Look,
  sight: Sight,
  size: Size,
  links: readonly Link[],
  theme: Theme,
  width: number,
): void {
  const arcs = links.map((link) => ({ link, arc: onScreen(sight, arcOf(size, link)) }))
  // What is nearest comes first and is drawn last: above the others.
  for (const { link, arc } of arcs.toReversed()) drawArrow(look, arc, link.possible, theme, width)
  if (links.length > FEW_LINKS) return
  for (const { link, arc } of arcs.toReversed()) drawPlate(look, sight, crownOf(arc), link, theme)
}

function onScreen(sight: Sight, { from, bend, to }: Arc): Arc {
  return { from: pixelAt(sight, from), bend: pixelAt(sight, bend), to: pixelAt(sight, to) }
}

function trace(ctx: CanvasRenderingContext2D, { from, bend, to }: Arc): void {
  ctx.moveTo(from.x, from.y)
  ctx.quadraticCurveTo(bend.x, bend.y, to.x, to.y)
}

/** In two tones, so that it is seen on any ground. */
function drawArrow(
  { ctx, ratio }: Look,
  arc: Arc,
  possible: boolean,
  theme: Theme,
  width: number,
): void {
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'round'
  for (const [colour, more] of [
    [theme.cell, 2.5],
    [theme.wall, 0],
  ] as const) {
    ctx.strokeStyle = ctx.fillStyle = colour
    ctx.lineWidth = (width + more) * ratio
    ctx.setLineDash(possible || more > 0 ? [] : [6 * ratio, 4 * ratio])
    ctx.beginPath()
    trace(ctx, arc)
    ctx.stroke()
    ctx.setLineDash([])
    ctx.beginPath()
    traceHead(ctx, arc, HEAD * ratio)
    ctx.fill()
    if (more > 0) ctx.stroke()
  }
}

/** A triangle at the end of a curve, as long as there is room for. */
function traceHead(ctx: CanvasRenderingContext2D, { bend, to }: Arc, longest: number): void {
  const far = Math.hypot(to.x - bend.x, to.y - bend.y)
  const length = Math.min(longest, far * 0.6)
  const [dx, dy] = [((to.x - bend.x) / far) * length, ((to.y - bend.y) / far) * length]
  ctx.moveTo(to.x + dx * 0.2, to.y + dy * 0.2)
  ctx.lineTo(to.x - dx - dy * 0.55, to.y - dy + dx * 0.55)
  ctx.lineTo(to.x - dx + dy * 0.55, to.y - dy - dx * 0.55)
  ctx.closePath()
}

/** A plate with the link's label, kept inside the pane; on tiny boards there is no room for it. */
function drawPlate(
  { ctx, ratio }: Look,
  { box, scale }: Sight,
  at: Point,
  { label }: Link,
  theme: Theme,
): void {
  if (CELL * scale < 18 * ratio) return
  ctx.font = `700 ${FONT_SIZE * ratio}px ${FONT}, sans-serif`
  const [width, height] = [ctx.measureText(label).width + 10 * ratio, (FONT_SIZE + 7) * ratio]
  const x = clamp(at.x, box.left + width / 2, box.left + box.width - width / 2)
  const y = clamp(at.y, box.top + height / 2, box.top + box.height - height / 2)
  ctx.fillStyle = theme.cell
  ctx.strokeStyle = theme.wall
  ctx.lineWidth = 1.5 * ratio
  ctx.beginPath()
  ctx.roundRect(x - width / 2, y - height / 2, width, height, height / 2)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = theme.wall
  ctx.textAlign = 'center'
  // A digit of the font is 0.73 of its size high, so half of that below the middle is its foot.
  ctx.fillText(label, x, y + FONT_SIZE * ratio * 0.365)
}
