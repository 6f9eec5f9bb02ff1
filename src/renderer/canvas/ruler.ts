/** Coordinates along the left and the top of a pane: beside the board, or on the pane's edge when the board goes beyond it. */
import type { Size } from '../../core/grid/size'
import { CELL } from '../../core/picture/shape'
import { FONT } from '../../core/picture/svg'
import type { Theme } from '../../core/picture/theme'
import { RULER, visibleCells, type Sight } from './camera'
import { within, type Look } from './scene'

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500]
const TEXT = 12
/** Pixels of the page from one number to the next, at least. */
const APART = { across: 27, down: 18 }

/** Which coordinates are written, so that they don't touch each other. */
export function ticks(
  first: number,
  end: number,
  origin: number,
  cellPixels: number,
  apart: number,
): number[] {
  const step = STEPS.find((candidate) => candidate * cellPixels >= apart) ?? 1000
  const next = Math.ceil((origin + 1) / step) * step
  const hasRoom = (next - origin) * cellPixels >= apart
  const shown: number[] = []
  for (let index = first; index < end; index++) {
    const value = index + origin
    if (index === 0 ? hasRoom || value % step === 0 : value % step === 0) shown.push(value)
  }
  return shown
}

export function drawRuler(
  look: Look,
  sight: Sight,
  size: Size,
  origin: number,
  hovered: number | undefined,
  theme: Theme,
): void {
  const { ctx, ratio } = look
  const { box, scale } = sight
  const visible = visibleCells(sight, size)
  const room = Math.round(RULER * ratio)
  const pixels = CELL * scale
  const left = Math.max(box.left, Math.min(sight.x, box.left + box.width) - room)
  const top = Math.max(box.top, Math.min(sight.y, box.top + box.height) - room)
  within(ctx, sight, () => {
    drawStrips(look, sight, theme)
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    const write = (value: number, x: number, y: number, isHovered: boolean): void => {
      ctx.font = `${isHovered ? '700 ' : ''}${TEXT * ratio}px ${FONT}, sans-serif`
      ctx.fillStyle = isHovered ? theme.wall : theme.coordinate
      ctx.fillText(String(value), x, y)
    }
    const column = hovered === undefined ? undefined : hovered % size.width
    const row = hovered === undefined ? undefined : Math.floor(hovered / size.width)
    for (const value of ticks(visible.left, visible.right, origin, pixels / ratio, APART.across)) {
      const x = sight.x + (value - origin + 0.5) * pixels
      if (x > left + room * 0.8 || sight.x > box.left + room)
        write(value, x, top + room / 2, value - origin === column)
    }
    for (const value of ticks(visible.top, visible.bottom, origin, pixels / ratio, APART.down)) {
      const y = sight.y + (value - origin + 0.5) * pixels
      if (y > top + room * 0.8 || sight.y > box.top + room)
        write(value, left + room / 2, y, value - origin === row)
    }
    ctx.textBaseline = 'alphabetic'
  })
}

/** Where the board lies below the coordinates they get a ground of their own. */
function drawStrips({ ctx, ratio }: Look, { box, x, y }: Sight, theme: Theme): void {
  const room = Math.round(RULER * ratio)
  const line = Math.max(1, Math.round(ratio))
  const [overLeft, overTop] = [x < box.left + room, y < box.top + room]
  ctx.fillStyle = theme.grid
  if (overTop) ctx.fillRect(box.left, box.top + room, box.width, line)
  if (overLeft) ctx.fillRect(box.left + room, box.top, line, box.height)
  ctx.fillStyle = theme.background
  if (overTop) ctx.fillRect(box.left, box.top, box.width, room)
  if (overLeft) ctx.fillRect(box.left, box.top, room, box.height)
}
