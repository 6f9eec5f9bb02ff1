/**
 * The bitmaps of one pane's chunks. Panning copies them; while one zooms they are scaled, and drawn anew when the zoom
 * rests or has become quite another.
 *
 * What a cell looks like is one number. A bitmap remembers the looks that it shows, so a cell is drawn again exactly
 * when its look has changed, whatever the change came from: an edit, a swap, or a jump to another frame.
 */
import { cellAt, type Size } from '../../core/grid/size'
import { grown, isEmpty, type CellRange } from '../../core/grid/range'
import { visibleCells, type Sight } from './camera'
import { cellsOf, chunkCells, chunksOf, pixelsOf } from './chunks'
import type { Brush } from './draw'

export interface Painter {
  /** For each cell of the board its look; changed in place. */
  readonly looks: Int32Array
  /** How many cells around a changed one stick out into it: 1 if anything does (by 3 units at most), else 0. */
  readonly reach: 0 | 1
  /** Draws cells onto an empty ground. */
  paint(brush: Brush, range: CellRange): void
}

interface Bitmap {
  readonly canvas: HTMLCanvasElement
  readonly cells: CellRange
  /** In pixels from the board's corner. */
  readonly pixels: CellRange
  readonly shown: Int32Array
  lastUsed: number
}

interface Level {
  readonly scale: number
  readonly cells: number
  readonly bitmaps: Map<number, Bitmap>
}

/** Whether there is time left to draw bitmaps in this frame. */
export type InTime = () => boolean

/** Above this share of changed cells a bitmap is drawn anew as a whole. */
const MANY_CHANGES = 0.2
/** While one zooms, bitmaps are scaled as long as their size is between these shares of what it should be. */
const SMALLEST_CHANGE = 0.7
const LARGEST_CHANGE = 2.2
const MOST_COLUMNS = 4096

export class Bitmaps {
  private level: Level | undefined
  /** The level before, which stands in while the new one is drawn. */
  private previous: Level | undefined
  private clock = 0

  constructor(
    private readonly size: Size,
    private readonly painter: Painter,
  ) {}

  /** Forgets everything, as when the colours change. */
  clear(): void {
    for (const level of [this.level, this.previous]) level?.bitmaps.forEach(release)
    this.level = this.previous = undefined
  }

  /** Draws what the pane shows, and tells whether all of it is as it should be. */
  draw(ctx: CanvasRenderingContext2D, sight: Sight, resting: boolean, inTime: InTime): boolean {
    const level = this.levelFor(sight.scale, resting)
    const visible = visibleCells(sight, this.size)
    if (isEmpty(visible)) return true
    this.clock++
    let complete = level.scale === sight.scale
    const chunks = chunksOf(visible, level.cells)
    for (let row = chunks.top; row < chunks.bottom; row++) {
      for (let column = chunks.left; column < chunks.right; column++) {
        complete = this.drawChunk(ctx, sight, level, column, row, inTime) && complete
      }
    }
    if (complete) this.forgetPrevious()
    const count = (chunks.right - chunks.left) * (chunks.bottom - chunks.top)
    this.prune(level, 2 * count + 16)
    return complete
  }

  private levelFor(scale: number, resting: boolean): Level {
    const change = this.level ? scale / this.level.scale : 1
    if (
      this.level &&
      (change === 1 || (!resting && change > SMALLEST_CHANGE && change < LARGEST_CHANGE))
    )
      return this.level
    this.forgetPrevious()
    this.previous = this.level
    this.level = { scale, cells: chunkCells(scale), bitmaps: new Map() }
    return this.level
  }

  private forgetPrevious(): void {
    this.previous?.bitmaps.forEach(release)
    this.previous = undefined
  }

  private drawChunk(
    ctx: CanvasRenderingContext2D,
    sight: Sight,
    level: Level,
    column: number,
    row: number,
    inTime: InTime,
  ): boolean {
    const key = row * MOST_COLUMNS + column
    let bitmap = level.bitmaps.get(key)
    let fresh = true
    if (!bitmap) {
      const cells = cellsOf(column, row, level.cells, this.size)
      if (!inTime()) {
        this.drawStandIn(ctx, sight, cells)
        return false
      }
      bitmap = this.make(level, cells)
      level.bitmaps.set(key, bitmap)
    } else fresh = this.refresh(bitmap, level.scale, inTime)
    bitmap.lastUsed = this.clock
    copy(ctx, sight, bitmap, level.scale, bitmap.pixels)
    return fresh
  }

  private make(level: Level, cells: CellRange): Bitmap {
    const pixels = pixelsOf(cells, level.scale, this.size)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, pixels.right - pixels.left)
    canvas.height = Math.max(1, pixels.bottom - pixels.top)
    const shown = new Int32Array((cells.right - cells.left) * (cells.bottom - cells.top))
    const bitmap = { canvas, cells, pixels, shown, lastUsed: 0 }
    this.painter.paint(brushFor(bitmap, level.scale), grown(cells, this.painter.reach, this.size))
    this.changedCells(bitmap)
    return bitmap
  }

  /** Draws the cells that look different now. Tells whether there was time for it. */
  private refresh(bitmap: Bitmap, scale: number, inTime: InTime): boolean {
    if (!this.hasChanged(bitmap)) return true
    if (!inTime()) return false
    const brush = brushFor(bitmap, scale)
    const changed = this.changedCells(bitmap)
    const ranges =
      changed.length > MANY_CHANGES * bitmap.shown.length
        ? [bitmap.cells]
        : changed.map((cell) => oneCell(this.size, cell))
    for (const range of ranges) this.repaint(brush, range)
    return true
  }

  private repaint(brush: Brush, range: CellRange): void {
    const { ctx, scale, x, y } = brush
    const around = pixelsOf(range, scale, this.size)
    if (this.painter.reach === 0) {
      const [width, height] = [around.right - around.left, around.bottom - around.top]
      ctx.clearRect(around.left + x, around.top + y, width, height)
      this.painter.paint(brush, range)
      return
    }
    const margin = Math.ceil(3 * scale)
    const [left, top] = [around.left - margin + x, around.top - margin + y]
    const width = around.right - around.left + 2 * margin
    const height = around.bottom - around.top + 2 * margin
    ctx.save()
    ctx.beginPath()
    ctx.rect(left, top, width, height)
    ctx.clip()
    ctx.clearRect(left, top, width, height)
    this.painter.paint(brush, grown(range, 1, this.size))
    ctx.restore()
  }

  private hasChanged({ cells, shown }: Bitmap): boolean {
    const { looks } = this.painter
    let index = 0
    for (let y = cells.top; y < cells.bottom; y++) {
      const end = cellAt(this.size, cells.right, y)
      for (let cell = cellAt(this.size, cells.left, y); cell < end; cell++) {
        if (shown[index++] !== looks[cell]) return true
      }
    }
    return false
  }

  /** The cells whose looks differ from those shown, which become the same. */
  private changedCells({ cells, shown }: Bitmap): number[] {
    const { looks } = this.painter
    const changed: number[] = []
    let index = 0
    for (let y = cells.top; y < cells.bottom; y++) {
      const end = cellAt(this.size, cells.right, y)
      for (let cell = cellAt(this.size, cells.left, y); cell < end; cell++, index++) {
        if (shown[index] === looks[cell]) continue
        shown[index] = looks[cell]
        changed.push(cell)
      }
    }
    return changed
  }

  private drawStandIn(ctx: CanvasRenderingContext2D, sight: Sight, cells: CellRange): void {
    if (!this.previous) return
    const { scale, bitmaps } = this.previous
    const wanted = pixelsOf(cells, scale, this.size)
    for (const bitmap of bitmaps.values()) {
      const part = overlap(bitmap.pixels, wanted)
      if (!isEmpty(part)) copy(ctx, sight, bitmap, scale, part)
    }
  }

  private prune({ bitmaps }: Level, most: number): void {
    if (bitmaps.size <= most) return
    const oldest = [...bitmaps].sort(([, a], [, b]) => a.lastUsed - b.lastUsed)
    for (const [key, bitmap] of oldest.slice(0, bitmaps.size - most)) {
      release(bitmap)
      bitmaps.delete(key)
    }
  }
}

/** A canvas without size gives its memory back at once, not when it happens to be collected. */
function release({ canvas }: Bitmap): void {
  canvas.width = canvas.height = 0
}

function brushFor({ canvas, pixels }: Bitmap, scale: number): Brush {
  return { ctx: canvas.getContext('2d')!, scale, x: -pixels.left, y: -pixels.top }
}

function oneCell({ width }: Size, cell: number): CellRange {
  const [x, y] = [cell % width, Math.floor(cell / width)]
  return { left: x, top: y, right: x + 1, bottom: y + 1 }
}

function overlap(one: CellRange, other: CellRange): CellRange {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

/** Copies a part of a bitmap, given in its level's pixels, to where the camera sees it. */
function copy(
  ctx: CanvasRenderingContext2D,
  sight: Sight,
  { canvas, pixels }: Bitmap,
  scale: number,
  part: CellRange,
): void {
  const ratio = sight.scale / scale
  const [left, top] = [sight.x + part.left * ratio, sight.y + part.top * ratio].map(Math.round)
  const [right, bottom] = [sight.x + part.right * ratio, sight.y + part.bottom * ratio].map(
    Math.round,
  )
  if (right <= left || bottom <= top) return
  const [width, height] = [part.right - part.left, part.bottom - part.top]
  ctx.drawImage(
    canvas,
    part.left - pixels.left,
    part.top - pixels.top,
    width,
    height,
    left,
    top,
    right - left,
    bottom - top,
  )
}
