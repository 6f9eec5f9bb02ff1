/** The cell below the pointer, and on a teleporter the way to its partner. */
import type { Size } from '../../core/grid/size'
import { CELL } from '../../core/picture/shape'
import type { Theme } from '../../core/picture/theme'
import { pixelAt, placeOf } from './actors'
import type { Sight } from './camera'
import { within, type Look } from './scene'

const SMALLEST_BOX = 7

export function drawHover(
  look: Look,
  sight: Sight,
  size: Size,
  cell: number,
  partner: number | undefined,
  theme: Theme,
): void {
  within(look.ctx, sight, () => {
    drawBox(look, sight, size, cell, theme)
    if (partner === undefined) return
    drawBox(look, sight, size, partner, theme)
    drawLink(look, sight, size, cell, partner, theme)
  })
}

function drawBox({ ctx, ratio }: Look, sight: Sight, size: Size, cell: number, theme: Theme): void {
  const { x, y } = pixelAt(sight, placeOf(size, cell))
  const side = Math.max(CELL * sight.scale, SMALLEST_BOX * ratio)
  ctx.strokeStyle = theme.coordinate
  ctx.lineWidth = 2 * ratio
  ctx.setLineDash([])
  ctx.beginPath()
  ctx.roundRect(x - side / 2, y - side / 2, side, side, side / 8)
  ctx.stroke()
}

/** From edge to edge, so that the letters stay readable. */
function drawLink(
  { ctx, ratio }: Look,
  sight: Sight,
  size: Size,
  from: number,
  to: number,
  theme: Theme,
): void {
  const [a, b] = [from, to].map((cell) => pixelAt(sight, placeOf(size, cell)))
  ctx.strokeStyle = theme.wall
  ctx.lineWidth = 2 * ratio
  ctx.setLineDash([7 * ratio, 5 * ratio])
  ctx.beginPath()
  const share = Math.min(0.5, (CELL * sight.scale) / 2 / Math.hypot(b.x - a.x, b.y - a.y))
  const [dx, dy] = [(b.x - a.x) * share, (b.y - a.y) * share]
  ctx.moveTo(a.x + dx, a.y + dy)
  ctx.lineTo(b.x - dx, b.y - dy)
  ctx.stroke()
  ctx.setLineDash([])
}
