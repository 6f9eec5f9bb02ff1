/**
 * The trail of a way up to a frame, in the colours of its style, as something that bitmaps of chunks can show.
 *
 * A step from one cell to the next leaves half a line in each of the two: a touch. The touches of a cell form a list in
 * the order of time, so the last one up to the frame says which of them are drawn: it is the cell's look. Going from
 * one frame to another changes the looks of the cells touched in between, and of no others.
 */
import { cellAt, cellCount, type Size } from '../../core/grid/size'
import { colourAt, inkOf, type Ink, type TrailStyle } from '../../core/picture/ink'
import type { CellRange } from '../../core/grid/range'
import { CELL } from '../../core/picture/shape'
import type { Theme } from '../../core/picture/theme'
import { HOLLOW } from '../../core/picture/trail'
import type { Way } from '../../core/picture/way'
import type { Painter } from './bitmaps'
import { trailWidth } from './detail'
import type { Brush } from './draw'

const NEVER = -1
const FAINT = 0.3
const CLEAR = 0.75
/** Of more touches in one cell the older ones lie hidden below the newer. */
const MOST_TOUCHES = 48

/** How one sees what comes after the frame: faintly, as something to follow, or not at all. */
export type Ahead = 'faint' | 'clear' | 'none'

export class Trail implements Painter {
  readonly looks: Int32Array
  readonly reach = 0
  ahead: Ahead = 'faint'
  /** Touches 2 × move and 2 × move + 1 are those of a move's first and second cell. */
  private readonly first: Int32Array
  private readonly earlier: Int32Array
  private readonly later: Int32Array
  private readonly ink: Ink
  private readonly faintColours: readonly string[]
  private readonly clearColour: string
  private frame = 0

  constructor(
    private readonly size: Size,
    readonly way: Way,
    private readonly theme: Theme,
    style: TrailStyle = 'time',
  ) {
    this.looks = new Int32Array(cellCount(size)).fill(NEVER)
    this.first = new Int32Array(cellCount(size)).fill(NEVER)
    this.earlier = new Int32Array(2 * way.length + 2).fill(NEVER)
    this.later = new Int32Array(2 * way.length + 2).fill(NEVER)
    this.ink = inkOf(way, style, theme)
    this.faintColours = this.ink.colours.map((colour) => colourAt([theme.cell, colour], FAINT))
    this.clearColour = colourAt([theme.cell, theme.highlight], CLEAR)
    this.link()
  }

  private link(): void {
    const last = new Int32Array(cellCount(this.size)).fill(NEVER)
    for (let touch = 2; touch < this.earlier.length; touch++) {
      if (!this.isTouch(touch)) continue
      const cell = this.cellOf(touch)
      this.earlier[touch] = last[cell]
      if (last[cell] === NEVER) this.first[cell] = touch
      else this.later[last[cell]] = touch
      last[cell] = touch
    }
  }

  /** Shows the trail up to another frame. */
  setFrame(frame: number): void {
    for (; this.frame < frame; this.frame++) {
      const touch = 2 * this.frame + 2
      if (!this.isTouch(touch)) continue
      this.looks[this.cellOf(touch)] = touch
      this.looks[this.cellOf(touch + 1)] = touch + 1
    }
    for (; this.frame > frame; this.frame--) {
      const touch = 2 * this.frame
      if (!this.isTouch(touch)) continue
      this.looks[this.cellOf(touch + 1)] = this.earlier[touch + 1]
      this.looks[this.cellOf(touch)] = this.earlier[touch]
    }
  }

  colour(move: number): string {
    return this.ink.colours[this.ink.shade(move)]
  }

  /** What a step is drawn with; a wasted one is hollow. */
  linesOf(move: number, width: number): { colour: string; width: number }[] {
    const line = { colour: this.colour(move), width }
    return this.way.wasted[move]
      ? [line, { colour: this.theme.cell, width: HOLLOW * width }]
      : [line]
  }

  private colourAhead(move: number): string {
    return this.ahead === 'clear' ? this.clearColour : this.faintColours[this.ink.shade(move)]
  }

  paint(brush: Brush, range: CellRange): void {
    for (let y = range.top; y < range.bottom; y++) {
      for (let x = range.left; x < range.right; x++) this.paintCell(brush, cellAt(this.size, x, y))
    }
  }

  private paintCell(brush: Brush, cell: number): void {
    if (this.first[cell] === NEVER) return
    const last = this.looks[cell]
    const later = last === NEVER ? this.first[cell] : this.later[last]
    const rest = this.ahead === 'none' ? NEVER : later
    const width = trailWidth(brush.scale)
    for (const touch of this.newWays(rest, this.later))
      this.paintTouch(brush, touch, this.colourAhead(touch >> 1), width / 2)
    for (const touch of this.newWays(last, this.earlier).reverse()) {
      for (const line of this.linesOf(touch >> 1, width))
        this.paintTouch(brush, touch, line.colour, line.width)
    }
  }

  /** From a touch on, those that lead another way than all before them. */
  private newWays(from: number, next: Int32Array): number[] {
    const found: number[] = []
    let ways = 0
    let count = 0
    for (let touch = from; touch !== NEVER && count < MOST_TOUCHES; touch = next[touch], count++) {
      const way = 1 << this.direction(touch)
      if (ways & way) continue
      ways |= way
      found.push(touch)
    }
    return found
  }

  private paintTouch(brush: Brush, touch: number, colour: string, width: number): void {
    const { ctx, scale } = brush
    const cell = this.cellOf(touch)
    const direction = this.direction(touch)
    const [dx, dy] = [(direction % 3) - 1, Math.floor(direction / 3) - 1]
    const [column, row] = [cell % this.size.width, Math.floor(cell / this.size.width)]
    ctx.fillStyle = ctx.strokeStyle = colour
    const pixels = Math.max(1, Math.round(width * scale))
    const x = brush.x + (column + 0.5) * CELL * scale
    const y = brush.y + (row + 0.5) * CELL * scale
    const reach = (CELL / 2) * scale
    if (dx === 0 || dy === 0) fillHalf(ctx, x, y, dx * reach, dy * reach, pixels)
    else strokeHalf(ctx, x, y, dx * reach, dy * reach, pixels)
  }

  private isTouch(touch: number): boolean {
    const move = touch >> 1
    return this.way.to[move - 1] !== this.way.entered[move]
  }

  private cellOf(touch: number): number {
    const move = touch >> 1
    return touch & 1 ? this.way.entered[move] : this.way.to[move - 1]
  }

  /** Where a touch leads from the middle of its cell: 0 to 8, row by row as on a 3 × 3 board. */
  private direction(touch: number): number {
    const here = this.cellOf(touch)
    const there = this.cellOf(touch ^ 1)
    const { width } = this.size
    const dx = (there % width) - (here % width)
    const dy = Math.floor(there / width) - Math.floor(here / width)
    return 3 * (dy + 1) + dx + 1
  }
}

/** From the middle of a cell to its edge, in whole pixels. */
function fillHalf(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  dx: number,
  dy: number,
  width: number,
): void {
  const half = Math.floor(width / 2)
  const [left, right] = [Math.min(x, x + dx), Math.max(x, x + dx)].map(Math.round)
  const [top, bottom] = [Math.min(y, y + dy), Math.max(y, y + dy)].map(Math.round)
  const [startX, startY] = [dx >= 0 ? left - half : left, dy >= 0 ? top - half : top]
  const [endX, endY] = [
    dx <= 0 ? right - half + width : right,
    dy <= 0 ? bottom - half + width : bottom,
  ]
  ctx.fillRect(startX, startY, endX - startX, endY - startY)
}

function strokeHalf(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  dx: number,
  dy: number,
  width: number,
): void {
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.lineTo(x + dx, y + dy)
  ctx.stroke()
}
