/** What a rally board shows, cell by cell: below the trail the grid and teleporters, above it the batteries and labels. */
import { cellAt, cellCount } from '../../core/grid/size'
import { gridShapes } from '../../core/picture/grid'
import { batteryShapes, labelShapes, teleporterShapes } from '../../core/picture/rally'
import type { CellRange } from '../../core/picture/range'
import { CELL, type Shape } from '../../core/picture/shape'
import type { Theme } from '../../core/picture/theme'
import type { RallyBoard } from '../../core/rally/board'
import { NONE } from '../../core/rally/rules'
import type { Painter } from './bitmaps'
import { drawShapes, fillPixels, type Brush } from './draw'
import { drawsGrid, drawsThings } from './detail'

export interface RallyGround {
  readonly ground: Painter
  readonly things: Painter
  /** Shows another board of the same size. */
  show(board: RallyBoard): void
  /** Shows other charges, in the order of the board's batteries. */
  charge(lying: Int32Array): void
}

export function rallyGround(board: RallyBoard, theme: Theme): RallyGround {
  const pairs = new Int32Array(cellCount(board)).fill(NONE)
  const charges = new Int32Array(cellCount(board)).fill(NONE)
  let shown = board
  let labels = new Map<number, string>()

  const ground: Painter = {
    looks: pairs,
    reach: 1,
    paint: (brush, range) => paintGround(brush, range, shown, pairs, theme),
  }
  const things: Painter = {
    looks: charges,
    reach: 0,
    paint: (brush, range) => paintThings(brush, range, shown, charges, labels, theme),
  }
  const show = (next: RallyBoard): void => {
    shown = next
    labels = new Map(next.labels)
    pairs.fill(NONE)
    next.teleporters.forEach((pair, index) => pair.forEach((cell) => (pairs[cell] = index)))
    charges.fill(NONE)
    for (const { cell, charge } of next.batteries) charges[cell] = charge
  }
  const charge = (lying: Int32Array): void => {
    shown.batteries.forEach(({ cell }, index) => (charges[cell] = lying[index]))
  }
  show(board)
  return { ground, things, show, charge }
}

function paintGround(
  brush: Brush,
  range: CellRange,
  board: RallyBoard,
  pairs: Int32Array,
  theme: Theme,
): void {
  const [cells, lines] = gridShapes(board, theme, range)
  drawShapes(brush, drawsGrid(brush.scale) ? [cells, lines] : [cells])
  for (const cell of cellsWith(board, range, pairs)) {
    drawShapes(
      brush,
      drawsThings(brush.scale)
        ? teleporterShapes(board, cell, pairs[cell], theme)
        : [smallTeleporter(board, cell, pairs[cell], theme)],
    )
  }
}

function paintThings(
  brush: Brush,
  range: CellRange,
  board: RallyBoard,
  charges: Int32Array,
  labels: ReadonlyMap<number, string>,
  theme: Theme,
): void {
  const small = !drawsThings(brush.scale)
  for (const cell of cellsWith(board, range, charges)) {
    if (small) paintSmallBattery(brush, board, cell, charges[cell], theme)
    else drawShapes(brush, batteryShapes(board, cell, charges[cell], theme))
  }
  if (small || labels.size === 0) return
  for (const [cell, label] of labels) {
    if (isWithin(board, cell, range)) drawShapes(brush, labelShapes(board, cell, label, theme))
  }
}

/** The cells of a range that hold something. */
function* cellsWith(board: RallyBoard, range: CellRange, looks: Int32Array): Generator<number> {
  for (let y = range.top; y < range.bottom; y++) {
    const end = cellAt(board, range.right, y)
    for (let cell = cellAt(board, range.left, y); cell < end; cell++) {
      if (looks[cell] !== NONE) yield cell
    }
  }
}

function isWithin({ width }: RallyBoard, cell: number, range: CellRange): boolean {
  const [x, y] = [cell % width, Math.floor(cell / width)]
  return x >= range.left && x < range.right && y >= range.top && y < range.bottom
}

/** A charged battery nearly fills its cell, an empty one does not. */
function paintSmallBattery(
  brush: Brush,
  { width }: RallyBoard,
  cell: number,
  charge: number,
  theme: Theme,
): void {
  const [left, top] = [(cell % width) * CELL, Math.floor(cell / width) * CELL]
  const inset = charge > 0 ? 6 : 15
  brush.ctx.fillStyle = charge > 0 ? theme.battery : theme.onEmpty
  fillPixels(brush, left + inset, top + inset, left + CELL - inset, top + CELL - inset)
}

function smallTeleporter({ width }: RallyBoard, cell: number, pair: number, theme: Theme): Shape {
  const [x, y] = [((cell % width) + 0.5) * CELL, (Math.floor(cell / width) + 0.5) * CELL]
  const diamond = [x, y - 24, x + 24, y, x, y + 24, x - 24, y]
  const fill = theme.teleporters[pair % theme.teleporters.length]
  return { kind: 'lines', lines: [diamond], closed: true, fill }
}
