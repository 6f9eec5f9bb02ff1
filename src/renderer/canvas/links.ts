/**
 * What reaches what, as arrows from cell to cell. They are bent a little, always to the left of who goes, so that there
 * and back are two arrows, and one that passes over a battery misses it. Whoever comes back to the same cell goes in a
 * loop above it. Small plates say how long they are, and what is left.
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
export const FEW_LINKS = 60
/** How far an arrow bends, for each unit of its length. */
const BEND = 0.14
/** How far from a cell's middle an arrow starts and ends, in cells. */
const GAP = 0.4
/** In pixels of the page. */
const HEAD = 9
const WIDTH = 2.5
const THIN = 1.4
const FONT_SIZE = 12
/** How strong links are that need more charge than there is. */
const FAINT = 0.45

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

/** Above the cell; in the first row, where there is no room, below it. */
function loopAt({ x, y }: Point): Arc {
  const side = y > 0 ? -1 : 1
  return {
    from: { x: x - 0.22, y: y + side * GAP },
    bend: { x, y: y + side * 1.2 },
    to: { x: x + 0.22, y: y + side * GAP },
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

/** For what one points at: arrows, and a plate at the foot of each cell, where it can't meet another one's. */
export function drawReach(
  look: Look,
  sight: Sight,
  size: Size,
  links: readonly Link[],
  theme: Theme,
): void {
  if (links.length === 0) return
  within(look.ctx, sight, () => {
    drawArrows(look, sight, size, links, theme, WIDTH)
    if (links.length > FEW_LINKS) return
    for (const { to, label } of links) {
      const { x, y } = placeOf(size, to)
      drawPlate(look, sight, pixelAt(sight, { x, y: y + 0.5 }), label, theme)
    }
  })
}

/** All links of a board: if they are few, as arrows, with plates on those that are possible now. */
export function drawGraph(
  look: Look,
  sight: Sight,
  size: Size,
  links: readonly Link[],
  theme: Theme,
): void {
  within(look.ctx, sight, () => {
    if (links.length > FEW_LINKS) {
      drawLines(look, sight, size, links, theme)
      return
    }
    drawArrows(look, sight, size, links, theme, THIN)
    for (const link of links) {
      if (!link.possible) continue
      const at = pixelAt(sight, crownOf(arcOf(size, link)))
      drawPlate(look, sight, at, link.label, theme)
    }
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
  for (const link of links) {
    ctx.globalAlpha = link.possible ? 0.8 : FAINT
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
  // What is possible lies above what is not.
  const inOrder = links.toSorted((one, other) => Number(one.possible) - Number(other.possible))
  for (const link of inOrder) {
    look.ctx.globalAlpha = link.possible ? 1 : FAINT
    drawArrow(look, onScreen(sight, arcOf(size, link)), link.possible, theme, width)
  }
  look.ctx.globalAlpha = 1
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
  label: string,
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
