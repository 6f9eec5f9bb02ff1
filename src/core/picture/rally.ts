/** A rally board as a picture: at the start with the way of a solution if there is one, or at any frame of a play. */
import type { Battery, RallyBoard } from '../rally/board'
import type { Size } from '../grid/size'
import { pairName } from '../rally/pair-name'
import { play } from '../rally/rules'
import { centre, gridShapes } from './grid'
import type { TrailStyle } from './ink'
import { pictureOf, type Pane } from './pane'
import { holds, type CellRange } from '../grid/range'
import { reelOf, type Reel } from './reel'
import type { Picture, Shape } from './shape'
import type { Theme } from './theme'
import { trailAlong, trailShapes } from './trail'
import { rallyWay } from './way'

/** What changes while one plays; charges stand in the order of the board's batteries. */
interface Moment {
  readonly robot: Battery
  readonly lying: ArrayLike<number>
  readonly trail: readonly Shape[]
}

/** The board as it is at the start, with the whole way of a solution if there is one. */
export function rallyPicture(
  board: RallyBoard,
  theme: Theme,
  moves?: string,
  style: TrailStyle = 'time',
): Picture {
  const trail =
    moves === undefined
      ? []
      : trailShapes(trailAlong(board, rallyWay(board, moves), style, theme), theme)
  const lying = board.batteries.map(({ charge }) => charge)
  return pictureOf([pane(board, theme, () => ({ robot: board.robot, lying, trail }))], theme)
}

/** A play, frame by frame. */
export function rallyReel(
  board: RallyBoard,
  moves: string,
  theme: Theme,
  style: TrailStyle = 'time',
): Reel {
  const film = play(board, moves)
  const way = rallyWay(board, moves)
  const trail = trailAlong(board, way, style, theme)
  const at = (frame: number, range: CellRange): Moment => {
    const { cell, charge, lying } = film.glance(frame).state
    return { robot: { cell, charge }, lying, trail: trailShapes(trail, theme, frame, range) }
  }
  return reelOf([{ ...pane(board, theme, at), way }], theme)
}

function pane(
  board: RallyBoard,
  theme: Theme,
  at: (frame: number, range: CellRange) => Moment,
): Pane {
  return {
    size: board,
    origin: 1,
    shapes: (frame, range) => boardShapes(board, at(frame, range), theme, range),
  }
}

function boardShapes(
  board: RallyBoard,
  { robot, lying, trail }: Moment,
  theme: Theme,
  range: CellRange,
): Shape[] {
  const seen = (cell: number): boolean => holds(range, board, cell)
  return [
    ...gridShapes(board, theme, range),
    ...trail,
    ...board.teleporters.flatMap((pair, index) =>
      pair.filter(seen).flatMap((cell) => teleporterShapes(board, cell, index, theme)),
    ),
    ...board.batteries.flatMap(({ cell }, index) =>
      seen(cell) ? batteryShapes(board, cell, lying[index], theme) : [],
    ),
    ...(seen(robot.cell) ? robotShapes(board, robot.cell, robot.charge, theme) : []),
    ...board.labels.flatMap(([cell, label]) =>
      seen(cell) ? labelShapes(board, cell, label, theme) : [],
    ),
  ]
}

/** A battery stands upright with its pole on top; an empty one is grey and outlined. */
export function batteryShapes(board: Size, cell: number, charge: number, theme: Theme): Shape[] {
  const { x, y } = centre(board, cell)
  const paint =
    charge > 0
      ? { fill: theme.battery }
      : { fill: theme.empty, stroke: theme.onEmpty, strokeWidth: 1.5 }
  return [
    { kind: 'rect', x: x - 6, y: y - 20, width: 12, height: 7, radius: 2, ...paint },
    { kind: 'rect', x: x - 15, y: y - 15, width: 30, height: 35, radius: 5, ...paint },
    number(charge, x, y + 2.5, charge > 0 ? theme.onBattery : theme.onEmpty),
  ]
}

/** The robot is round, with an antenna and wheels. */
export function robotShapes(
  board: RallyBoard,
  cell: number,
  charge: number,
  theme: Theme,
): Shape[] {
  const { x, y } = centre(board, cell)
  const wheel = (at: number): Shape => ({
    kind: 'rect',
    x: x + at - 4,
    y: y + 12,
    width: 8,
    height: 9,
    radius: 3,
    fill: theme.wall,
  })
  return [
    { kind: 'lines', lines: [[x, y - 15, x, y - 21]], stroke: theme.wall, strokeWidth: 2.5 },
    { kind: 'circles', centres: [x, y - 21], radius: 2.5, fill: theme.wall },
    wheel(-11),
    wheel(11),
    { kind: 'circles', centres: [x, y], radius: 17, fill: theme.robot },
    number(charge, x, y, theme.onRobot),
  ]
}

/** Digits as large as the thing they stand on allows. */
function number(value: number, x: number, y: number, fill: string): Shape {
  const text = String(value)
  const size = [18, 18, 18, 14, 11, 9, 7.5, 6.5][Math.min(text.length, 7)]
  return { kind: 'text', x, y, text, size, bold: true, fill }
}

/** A diamond with the pair's letter. */
export function teleporterShapes(
  board: RallyBoard,
  cell: number,
  pair: number,
  theme: Theme,
): Shape[] {
  const colour = theme.teleporters[pair % theme.teleporters.length]
  const { x, y } = centre(board, cell)
  const diamond = (radius: number): number[] => [
    ...[x, y - radius, x + radius, y],
    ...[x, y + radius, x - radius, y],
  ]
  return [
    { kind: 'lines', lines: [diamond(22)], closed: true, stroke: colour, strokeWidth: 2 },
    { kind: 'lines', lines: [diamond(17)], closed: true, fill: colour },
    { kind: 'text', x, y, text: pairName(pair), size: 13, bold: true, fill: theme.onTeleporter },
  ]
}

/** A label lies on a small plate, since a battery may be behind it. */
export function labelShapes(board: RallyBoard, cell: number, label: string, theme: Theme): Shape[] {
  const { x, y } = centre(board, cell)
  const text = label.length > 8 ? `${label.slice(0, 7)}…` : label
  const width = Math.min(6 * text.length + 4, 46)
  return [
    { kind: 'rect', x: x - width / 2, y: y + 13, width, height: 10, radius: 3, fill: theme.cell },
    { kind: 'text', x, y: y + 18, text, size: 9, fill: theme.label },
  ]
}
