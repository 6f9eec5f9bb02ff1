/**
 * Cells lit up: hatched along their edges, so that what lies in them stays readable, with an outline around each group.
 * A few cells on a tiny board get a circle, to be found at all.
 */
import type { Size } from '../../core/grid/size'
import { CELL } from '../../core/picture/shape'
import type { Theme } from '../../core/picture/theme'
import { pixelAt, placeOf } from './actors'
import { visibleCells, type Sight } from './camera'
import { within, type Look } from './scene'

const HATCH = 7
const FEW = 12
const TINY = 14
/** How much of a cell is hatched at its sides, and above and below its battery; tiny cells are hatched all over. */
const EDGES = [0.16, 0.07]

export function drawHighlight(
  look: Look,
  sight: Sight,
  size: Size,
  lit: ReadonlySet<number>,
  theme: Theme,
): void {
  if (lit.size === 0) return
  const { ctx, ratio } = look
  const visible = visibleCells(sight, size)
  const shown = [...lit].filter((cell) => {
    const { x, y } = placeOf(size, cell)
    return x >= visible.left && x < visible.right && y >= visible.top && y < visible.bottom
  })
  within(ctx, sight, () => {
    ctx.fillStyle = hatch(ctx, theme.highlight, ratio)
    for (const cell of shown) hatchCell(look, sight, size, cell)
    ctx.strokeStyle = theme.highlight
    ctx.lineWidth = 2.5 * ratio
    ctx.lineCap = 'round'
    ctx.setLineDash([])
    ctx.beginPath()
    for (const cell of shown) outline(ctx, sight, size, cell, lit)
    ctx.stroke()
    if (CELL * sight.scale < TINY * ratio && lit.size <= FEW)
      for (const cell of shown) circle(look, sight, size, cell)
  })
}

function edges(sight: Sight, size: Size, cell: number): [number, number, number, number] {
  const { x, y } = placeOf(size, cell)
  const pixels = CELL * sight.scale
  const left = Math.round(sight.x + x * pixels)
  const top = Math.round(sight.y + y * pixels)
  return [left, top, Math.round(sight.x + (x + 1) * pixels), Math.round(sight.y + (y + 1) * pixels)]
}

function hatchCell({ ctx, ratio }: Look, sight: Sight, size: Size, cell: number): void {
  const [left, top, right, bottom] = edges(sight, size, cell)
  const [width, height] = [right - left, bottom - top]
  ctx.beginPath()
  ctx.rect(left, top, width, height)
  if (width >= TINY * ratio) {
    const [x, y] = [width * EDGES[0], height * EDGES[1]]
    ctx.roundRect(left + x, top + y, width - 2 * x, height - 2 * y, x)
  }
  ctx.fill('evenodd')
}

/** The sides of a cell where its neighbour is not lit. */
function outline(
  ctx: CanvasRenderingContext2D,
  sight: Sight,
  size: Size,
  cell: number,
  lit: ReadonlySet<number>,
): void {
  const [left, top, right, bottom] = edges(sight, size, cell)
  const column = cell % size.width
  const side = (isOpen: boolean, x0: number, y0: number, x1: number, y1: number): void => {
    if (!isOpen) return
    ctx.moveTo(x0, y0)
    ctx.lineTo(x1, y1)
  }
  side(!lit.has(cell - size.width), left, top, right, top)
  side(!lit.has(cell + size.width), left, bottom, right, bottom)
  side(column === 0 || !lit.has(cell - 1), left, top, left, bottom)
  side(column === size.width - 1 || !lit.has(cell + 1), right, top, right, bottom)
}

function circle({ ctx, ratio }: Look, sight: Sight, size: Size, cell: number): void {
  const { x, y } = pixelAt(sight, placeOf(size, cell))
  ctx.beginPath()
  ctx.arc(x, y, TINY * ratio, 0, 2 * Math.PI)
  ctx.stroke()
}

/** Slanted lines that go on from cell to cell. */
function hatch(ctx: CanvasRenderingContext2D, colour: string, ratio: number): CanvasPattern {
  const side = Math.round(HATCH * ratio)
  const tile = document.createElement('canvas')
  tile.width = tile.height = side
  const lines = tile.getContext('2d')!
  lines.strokeStyle = colour
  lines.globalAlpha = 0.55
  lines.lineWidth = 1.4 * ratio
  lines.beginPath()
  for (const shift of [-side, 0, side]) {
    lines.moveTo(shift - 1, side + 1)
    lines.lineTo(shift + side + 1, -1)
  }
  lines.stroke()
  return ctx.createPattern(tile, 'repeat')!
}
