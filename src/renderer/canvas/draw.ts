/**
 * Shapes on a canvas. What is thin is drawn as rectangles of whole pixels: crisp, and far quicker than strokes where
 * walls and lines are many. What is too small to be seen is simplified or left out.
 */
import type {
  CirclesShape,
  LinesShape,
  Paint,
  RectShape,
  Shape,
  TextShape,
} from '../../core/picture/shape'
import { FONT } from '../../core/picture/svg'

/** A canvas of the page, or one that nobody sees. */
type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export interface Brush<Context extends Canvas = CanvasRenderingContext2D> {
  readonly ctx: Context
  /** Pixels per unit of the picture. */
  readonly scale: number
  /** Where the board's corner lies, in pixels. */
  readonly x: number
  readonly y: number
}

/** Lines up to this many pixels are drawn as rectangles. */
const THIN = 3
const SMALLEST_TEXT = 5.5
const SMALLEST_CIRCLE = 1.5

export function drawShapes(brush: Brush<Canvas>, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    brush.ctx.globalAlpha = shape.opacity ?? 1
    switch (shape.kind) {
      case 'rect':
        drawRect(brush, shape)
        break
      case 'circles':
        drawCircles(brush, shape)
        break
      case 'lines':
        drawLines(brush, shape)
        break
      case 'text':
        drawText(brush, shape)
        break
    }
  }
  brush.ctx.globalAlpha = 1
  brush.ctx.setTransform(1, 0, 0, 1, 0, 0)
}

/** From here on the canvas counts in units of the picture. */
function countInUnits({ ctx, scale, x, y }: Brush<Canvas>): void {
  ctx.setTransform(scale, 0, 0, scale, x, y)
}

function countInPixels({ ctx }: Brush<Canvas>): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0)
}

function drawRect(brush: Brush<Canvas>, shape: RectShape): void {
  const { ctx, scale } = brush
  const { x, y, width, height, radius } = shape
  if (radius === undefined || radius * scale < 1) {
    countInPixels(brush)
    ctx.fillStyle = shape.fill ?? 'transparent'
    fillPixels(brush, x, y, x + width, y + height)
    return
  }
  countInUnits(brush)
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, radius)
  finish(ctx, shape)
}

/** Fills the whole pixels nearest to a rectangle in units. */
export function fillPixels(
  { ctx, scale, x, y }: Brush<Canvas>,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  const [x0, y0] = [Math.round(left * scale + x), Math.round(top * scale + y)]
  const [x1, y1] = [Math.round(right * scale + x), Math.round(bottom * scale + y)]
  ctx.fillRect(x0, y0, Math.max(1, x1 - x0), Math.max(1, y1 - y0))
}

function drawCircles(brush: Brush<Canvas>, shape: CirclesShape): void {
  const { ctx, scale } = brush
  const { centres, radius } = shape
  if (radius * scale < SMALLEST_CIRCLE && shape.fill !== undefined) {
    countInPixels(brush)
    ctx.fillStyle = shape.fill
    for (let index = 0; index < centres.length; index += 2) {
      const [x, y] = [centres[index], centres[index + 1]]
      fillPixels(brush, x - radius, y - radius, x + radius, y + radius)
    }
    return
  }
  countInUnits(brush)
  ctx.beginPath()
  for (let index = 0; index < centres.length; index += 2) {
    const [x, y] = [centres[index], centres[index + 1]]
    ctx.moveTo(x + radius, y)
    ctx.arc(x, y, radius, 0, 2 * Math.PI)
  }
  finish(ctx, shape)
}

function drawLines(brush: Brush<Canvas>, shape: LinesShape): void {
  const { ctx, scale } = brush
  if (isStraight(shape) && (shape.strokeWidth ?? 1) * scale <= THIN) {
    drawThinLines(brush, shape)
    return
  }
  countInUnits(brush)
  ctx.beginPath()
  for (const line of shape.lines) {
    ctx.moveTo(line[0], line[1])
    for (let index = 2; index < line.length; index += 2) ctx.lineTo(line[index], line[index + 1])
    if (shape.closed) ctx.closePath()
  }
  finish(ctx, shape)
}

/** Whether all lines go straight across or down, without gaps. */
function isStraight({ lines, closed, dash }: LinesShape): boolean {
  if (closed || dash) return false
  return lines.every((line) => line.length === 4 && (line[0] === line[2] || line[1] === line[3]))
}

function drawThinLines(brush: Brush<Canvas>, shape: LinesShape): void {
  const { ctx, scale, x, y } = brush
  countInPixels(brush)
  ctx.fillStyle = shape.stroke ?? 'transparent'
  const width = Math.max(1, Math.round((shape.strokeWidth ?? 1) * scale))
  const half = Math.floor(width / 2)
  for (const [fromX, fromY, toX, toY] of shape.lines) {
    const left = Math.round(fromX * scale + x) - half
    const top = Math.round(fromY * scale + y) - half
    ctx.fillRect(
      left,
      top,
      Math.round(toX * scale + x) - half - left + width,
      Math.round(toY * scale + y) - half - top + width,
    )
  }
}

function drawText(brush: Brush<Canvas>, shape: TextShape): void {
  const { ctx, scale } = brush
  if (shape.size * scale < SMALLEST_TEXT) return
  countInUnits(brush)
  ctx.font = `${shape.bold ? '700 ' : ''}${shape.size}px ${FONT}, sans-serif`
  ctx.textAlign = 'center'
  ctx.fillStyle = shape.fill ?? 'transparent'
  // A digit of the font is 0.73 of its size high, so half of that below the middle is its foot.
  ctx.fillText(shape.text, shape.x, shape.y + shape.size * 0.365)
}

function finish(ctx: Canvas, paint: Paint): void {
  if (paint.fill !== undefined) {
    ctx.fillStyle = paint.fill
    ctx.fill()
  }
  if (paint.stroke === undefined) return
  ctx.strokeStyle = paint.stroke
  ctx.lineWidth = paint.strokeWidth ?? 1
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.setLineDash(paint.dash === undefined ? [] : [...paint.dash])
  ctx.stroke()
}
