/** What a rally board shows, cell by cell: the grid, and above the trail the batteries, teleporters and labels. */
import { cellAt, cellCount } from '../../core/grid/size'
import { centre, gridShapes } from '../../core/picture/grid'
import { batteryShapes, labelShapes, teleporterShapes } from '../../core/picture/rally'
import type { CellRange } from '../../core/grid/range'
import { CELL, type Shape } from '../../core/picture/shape'
import type { Theme } from '../../core/picture/theme'
import type { RallyBoard } from '../../core/rally/board'
import type { Painter } from './bitmaps'
import { drawsGrid, drawsThings } from './detail'
import { drawShapes, fillPixels, type Brush } from './draw'

export interface RallyGround {
  readonly ground: Painter
  readonly things: Painter
  /** Shows another board of the same size. */
  show(board: RallyBoard): void
  isFree(cell: number): boolean
  /** Shows other charges, in the order of the board's batteries. */
  charge(lying: Int32Array): void
}

/** A thing's look: a battery's charge, or a teleporter's pair as `FIRST_PAIR - pair`, or nothing. */
const NOTHING = -1
const FIRST_PAIR = -2

export function rallyGround(board: RallyBoard, theme: Theme): RallyGround {
  const looks = new Int32Array(cellCount(board))
  let shown = board
  let labels = new Map<number, string>()

  const show = (next: RallyBoard): void => {
    shown = next
    labels = new Map(next.labels)
    looks.fill(NOTHING)
    next.teleporters.forEach((cells, pair) => {
      for (const cell of cells) looks[cell] = FIRST_PAIR - pair
    })
    for (const { cell, charge } of next.batteries) looks[cell] = charge
  }
  const charge = (lying: Int32Array): void => {
    shown.batteries.forEach(({ cell }, index) => (looks[cell] = lying[index]))
  }
  show(board)
  return {
    ground: {
      looks: new Int32Array(cellCount(board)),
      reach: 1,
      paint: (brush, range) => paintGround(brush, range, shown, theme),
    },
    things: {
      looks,
      reach: 0,
      paint(brush, range) {
        paintThings(brush, range, shown, looks, theme)
        if (drawsThings(brush.scale)) paintLabels(brush, range, shown, labels, theme)
      },
    },
    show,
    isFree: (cell) => looks[cell] === NOTHING,
    charge,
  }
}

function paintGround(brush: Brush, range: CellRange, board: RallyBoard, theme: Theme): void {
  const [cells, lines] = gridShapes(board, theme, range)
  drawShapes(brush, drawsGrid(brush.scale) ? [cells, lines] : [cells])
}

function paintThings(
  brush: Brush,
  range: CellRange,
  board: RallyBoard,
  looks: Int32Array,
  theme: Theme,
): void {
  const paint = drawsThings(brush.scale) ? paintThing : paintSmallThing
  for (let y = range.top; y < range.bottom; y++) {
    const end = cellAt(board, range.right, y)
    for (let cell = cellAt(board, range.left, y); cell < end; cell++) {
      if (looks[cell] !== NOTHING) paint(brush, board, cell, looks[cell], theme)
    }
  }
}

function paintThing(
  brush: Brush,
  board: RallyBoard,
  cell: number,
  look: number,
  theme: Theme,
): void {
  const shapes =
    look <= FIRST_PAIR
      ? teleporterShapes(board, cell, FIRST_PAIR - look, theme)
      : batteryShapes(board, cell, look, theme)
  drawShapes(brush, shapes)
}

/** A charged battery nearly fills its cell, an empty one does not. */
function paintSmallThing(
  brush: Brush,
  board: RallyBoard,
  cell: number,
  look: number,
  theme: Theme,
): void {
  if (look <= FIRST_PAIR) {
    drawShapes(brush, [smallTeleporter(board, cell, FIRST_PAIR - look, theme)])
    return
  }
  const left = (cell % board.width) * CELL
  const top = Math.floor(cell / board.width) * CELL
  const inset = look > 0 ? 6 : 15
  brush.ctx.fillStyle = look > 0 ? theme.battery : theme.onEmpty
  fillPixels(brush, left + inset, top + inset, left + CELL - inset, top + CELL - inset)
}

function smallTeleporter(board: RallyBoard, cell: number, pair: number, theme: Theme): Shape {
  const { x, y } = centre(board, cell)
  const diamond = [x, y - 22, x + 22, y, x, y + 22, x - 22, y]
  const fill = theme.teleporters[pair % theme.teleporters.length]
  return { kind: 'lines', lines: [diamond], closed: true, fill }
}

function paintLabels(
  brush: Brush,
  range: CellRange,
  board: RallyBoard,
  labels: ReadonlyMap<number, string>,
  theme: Theme,
): void {
  for (const [cell, label] of labels) {
    const [x, y] = [cell % board.width, Math.floor(cell / board.width)]
    const isWithin = x >= range.left && x < range.right && y >= range.top && y < range.bottom
    if (isWithin) drawShapes(brush, labelShapes(board, cell, label, theme))
  }
}
