/**
 * What reaches what, as arrows from cell to cell. They are bent a little, always to the left of who goes, so that there
 * and back are two arrows, and one that passes over a battery misses it. Whoever comes back to the same cell goes in a
 * loop above it. Small plates say how long they are, and what is left.
 */
import type { Size } from '../../core/grid/size'
import type { Link } from '../../core/link'
import { CELL } from '../../core/picture/shape'
import type { Theme } from '../../core/picture/theme'
import { pixelAt, placeOf } from './actors'
import type { Point, Sight } from './camera'
import { drawPlates, type Plate } from './plates'
import { within, type Look } from './scene'

/** Up to so many links have arrowheads and plates. */
export const FEW_LINKS = 60
/** How far an arrow bends, for each unit of its length. */
const BEND = 0.14
/** Where a plate lies below the middle of its cell, in cells: still in it, so that one sees whose it is. */
const FOOT = 0.48
/** How far from a cell's middle an arrow starts and ends, in cells. */
const GAP = 0.4
/** In pixels of the page. */
const HEAD = 9
const WIDTH = 2.5
const THIN = 1.4
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
export const crownOf = (arc: Arc): Point => pointOn(arc, 0.5)

/** The point of a curve after a part of the way from its start (0) to its end (1). */
function pointOn({ from, bend, to }: Arc, part: number): Point {
  const rest = 1 - part
  const between = (a: number, b: number, c: number): number =>
    rest * rest * a + 2 * rest * part * b + part * part * c
  return { x: between(from.x, bend.x, to.x), y: between(from.y, bend.y, to.y) }
}

/** For what one points at: arrows, and a plate at the foot of each cell. */
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
    if (links.length > FEW_LINKS || isTooSmall(look, sight)) return
    const labels = links.map(({ to, label }) => {
      const { x, y } = placeOf(size, to)
      return { words: label, spots: [pixelAt(sight, { x, y: y + FOOT })] }
    })
    drawPlates(look, sight.box, labels, [], theme)
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
    if (isTooSmall(look, sight)) return
    const labels = links
      .filter(({ possible }) => possible)
      .map((link) => {
        const arc = arcOf(size, link)
        const spots = ALONG.map((part) => pixelAt(sight, pointOn(arc, part)))
        return { words: link.label, spots }
      })
    drawPlates(look, sight.box, labels, bodiesOf(sight, size, links), theme)
  })
}

/** On tiny boards there is no room for plates. */
function isTooSmall({ ratio }: Look, { scale }: Sight): boolean {
  return CELL * scale < 18 * ratio
}

/** Where on an arrow its plate may lie, the best place first. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74]

/** How much of a cell a battery takes, about. */
const BODY = { width: 0.6, height: 0.76 }

/** The robot and the batteries that are linked, which plates leave to be seen. */
function bodiesOf(sight: Sight, size: Size, links: readonly Link[]): Plate[] {
  const pixels = CELL * sight.scale
  return [...new Set(links.flatMap(({ from, to }) => [from, to]))].map((cell) => ({
    ...pixelAt(sight, placeOf(size, cell)),
    width: BODY.width * pixels,
    height: BODY.height * pixels,
  }))
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
