/** Coordinates along the left and the top of a pane: beside the board, or on the pane's edge when the board goes beyond it. */
import type { Size } from '../../core/grid/size'
import { CELL } from '../../core/picture/shape'
import { FONT } from '../../core/picture/svg'
import type { Theme } from '../../core/picture/theme'
import { placeOf } from './actors'
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

/** With one more that has to be there, for which those too near to it give way. */
export function withOne(values: readonly number[], one: number, apart: number): readonly number[] {
  return [...values.filter((value) => Math.abs(value - one) >= apart), one]
}

export function drawRuler(
  look: Look,
  sight: Sight,
  size: Size,
  origin: number,
  hovered: number | undefined,
  theme: Theme,
): void {
  const { box } = sight
  const room = RULER * look.ratio
  const visible = visibleCells(sight, size)
  const here = hovered === undefined ? undefined : placeOf(size, hovered)
  const left = Math.max(box.left, Math.min(sight.x, box.left + box.width) - room)
  const top = Math.max(box.top, Math.min(sight.y, box.top + box.height) - room)
  const pixels = CELL * sight.scale
  const shown = (first: number, end: number, apart: number, here?: number): readonly number[] => {
    const values = ticks(first, end, origin, pixels / look.ratio, apart)
    if (here === undefined || here < first || here >= end) return values
    return withOne(values, here + origin, apart / (pixels / look.ratio))
  }

  within(look.ctx, sight, () => {
    drawStrips(look, sight, theme)
    for (const value of shown(visible.left, visible.right, APART.across, here?.x)) {
      const x = sight.x + (value - origin + 0.5) * pixels
      // What would lie in the corner of the two strips is left out.
      if (x < box.left + room) continue
      write(look, value, x, top + room / 2, value - origin === here?.x, theme)
    }
    for (const value of shown(visible.top, visible.bottom, APART.down, here?.y)) {
      const y = sight.y + (value - origin + 0.5) * pixels
      if (y < box.top + room) continue
      write(look, value, left + room / 2, y, value - origin === here?.y, theme)
    }
  })
}

function write(
  { ctx, ratio }: Look,
  value: number,
  x: number,
  y: number,
  isHovered: boolean,
  theme: Theme,
): void {
  ctx.font = `${isHovered ? '700 ' : ''}${TEXT * ratio}px ${FONT}, sans-serif`
  ctx.textAlign = 'center'
  ctx.fillStyle = isHovered ? theme.wall : theme.coordinate
  ctx.fillText(String(value), x, y + TEXT * ratio * 0.365)
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
