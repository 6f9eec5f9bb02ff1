/** Drawing a rally: its tools, and what moving, cutting and resizing mean for robot, batteries and teleporters. */
import { lookUp, NOTHING_KNOWN, withEntry } from '../about'
import { boundsOf, cellsIn, isInside, shifted, sizeOf } from '../grid/range'
import { cellAt, contains, xOf, yOf, type Size } from '../grid/size'
import { emptyBoard, LIMITS, sortLabels, transform, type RallyBoard } from '../rally/board'
import {
  chargeAt,
  recharged,
  shiftedOnto,
  takenCells,
  thingsOnto,
  withBatteries,
  withLabel,
  without,
  withRobot,
  withTeleporter,
  wrapPairs,
} from '../rally/edit'
import { lookAtStart } from '../rally/look'
import { contents } from '../rally/contents'
import { problems } from '../rally/problems'
import { text, type Text } from '../text/say'
import type { Area } from './area'
import type { Desk, Fitted, Margins } from './desk'
import { floodedCells } from './flood'
import type { Gesture, Tool } from './gesture'
import { select } from './select'
import { cellOf, nearestCell, type Spot } from './spot'
import { along, over } from './strokes'
import type { ToolName } from './tools'

type RallyTool = Tool<RallyBoard>

/** Beside the board there is nothing to draw on. */
const onBoard =
  (tool: RallyTool): RallyTool =>
  (press) =>
    cellOf(press.board, press.at) === undefined ? undefined : tool(press)

const battery: RallyTool = ({ board, at, charge }) => {
  const name = text('step.battery')
  if (cellOf(board, at) !== board.robot.cell) {
    return along(name, board, at, (painted, cells) => withBatteries(painted, cells, charge))
  }
  // A press on the robot is meant for its battery, a drag across it is not.
  const isRobot = (cell: number): boolean => cell === board.robot.cell
  return along(
    text('step.charge'),
    recharged(board, isRobot, () => charge),
    at,
    (same) => same,
  )
}

const batteryRectangle: RallyTool = ({ board, at, charge }) =>
  over(text('step.battery-rectangle'), board, at, (before, range) =>
    withBatteries(before, cellsIn(before, range), charge),
  )

const batteryFill: RallyTool = ({ board, at, charge }) => {
  const contents = new Map<number, number | 'teleporter' | 'robot'>([
    ...board.batteries.map((each) => [each.cell, each.charge] as const),
    ...board.teleporters.flat().map((cell) => [cell, 'teleporter'] as const),
    [board.robot.cell, 'robot'],
  ])
  const cells = floodedCells(board, nearestCell(board, at), (cell) => contents.get(cell))
  return along(text('step.battery-fill'), withBatteries(board, cells, charge), at, (same) => same)
}

const robot: RallyTool = ({ board, at }) =>
  along(text('step.robot'), board, at, (moved, cells) => {
    const last = cells.at(-1)
    // Always from the board as it was: whatever the robot only passes over stays.
    return last === undefined ? moved : withRobot(board, last)
  })

const eraser: RallyTool = ({ board, at }) =>
  along(text('step.erase'), board, at, (erased, cells) => {
    const gone = new Set(cells)
    return without(erased, (cell) => gone.has(cell))
  })

/** Two clicks, or a drag from one end to the other. Where the robot stands no teleporter can begin or end. */
const teleporter: RallyTool = ({ board, at }) => {
  const first = nearestCell(board, at)
  return first === board.robot.cell ? undefined : teleporterFrom(board, first, at)
}

function teleporterFrom(board: RallyBoard, first: number, to: Spot): Gesture<RallyBoard> {
  const name = text('step.teleporter')
  const sketch = { kind: 'link', from: first, to } as const
  const waiting = (at: Spot): Gesture<RallyBoard> => ({
    ...teleporterFrom(board, first, at),
    prompt: text('says.half-teleporter', { x: xOf(board, first) + 1, y: yOf(board, first) + 1 }),
    drag: waiting,
    press: (spot) => finished(spot) ?? waiting(spot),
    release: waiting,
  })
  const finished = (at: Spot): Gesture<RallyBoard> | undefined => {
    const last = cellOf(board, at)
    if (last === undefined || last === first || last === board.robot.cell) return undefined
    const whole: Gesture<RallyBoard> = {
      name,
      board: withTeleporter(board, first, last),
      drag: () => whole,
      release: () => whole,
    }
    return whole
  }
  return {
    name,
    board,
    sketch,
    drag: (spot) => teleporterFrom(board, first, spot),
    release: (spot) => finished(spot) ?? waiting(spot),
  }
}

const tools: Readonly<Partial<Record<ToolName, RallyTool>>> = {
  select: (press) => select(press, moved),
  robot: onBoard(robot),
  battery: onBoard(battery),
  'battery-rectangle': onBoard(batteryRectangle),
  'battery-fill': onBoard(batteryFill),
  teleporter: onBoard(teleporter),
  eraser,
}

const inside =
  (size: Size, { range }: Area) =>
  (cell: number): boolean =>
    isInside(range, xOf(size, cell), yOf(size, cell))

function moved(board: RallyBoard, area: Area, dx: number, dy: number): RallyBoard {
  const isMoved = inside(board, area)
  const goesTo = (cell: number): number =>
    isMoved(cell) ? cellAt(board, xOf(board, cell) + dx, yOf(board, cell) + dy) : cell
  const isTarget = inside(board, { ...area, range: shifted(area.range, dx, dy) })
  const swept = without(board, (cell) => isTarget(cell) && !isMoved(cell))
  // A robot that is not moved along stays, and what would come to lie on it is gone.
  const stays = swept.robot.cell
  const whole = isMoved(stays) ? swept : without(swept, (cell) => goesTo(cell) === stays)
  return {
    ...whole,
    robot: { ...whole.robot, cell: goesTo(stays) },
    batteries: whole.batteries.map((each) =>
      isMoved(each.cell) ? { ...each, cell: goesTo(each.cell) } : each,
    ),
    teleporters: whole.teleporters.map((pair) =>
      pair.some(isMoved) ? ([goesTo(pair[0]), goesTo(pair[1])] as const) : pair,
    ),
    labels: sortLabels(whole.labels.map(([cell, label]) => [goesTo(cell), label] as const)),
  }
}

/** A file needs a robot: a piece without one gets an empty one on a free cell, and says so. */
const NO_ROBOT = 'clip-robot'

function clipOf(board: RallyBoard, area: Area): RallyBoard {
  const isCopied = inside(board, area)
  const { left, top } = area.range
  const size = sizeOf(area.range)
  const only = { ...without(board, (cell) => !isCopied(cell)), about: NOTHING_KNOWN }
  if (isCopied(board.robot.cell)) return shiftedOnto(only, size, -left, -top)
  // One more row leaves a free cell for the robot, whatever the piece is full of.
  const height = size.height + 1
  return {
    ...only,
    ...thingsOnto(only, size, -left, -top),
    width: size.width,
    height,
    robot: { cell: cellAt(size, 0, size.height), charge: 0 },
    about: withEntry(NOTHING_KNOWN, NO_ROBOT, '0'),
  }
}

function pasted(
  board: RallyBoard,
  clip: RallyBoard,
  { x, y }: { readonly x: number; readonly y: number },
): { board: RallyBoard; area: Area } {
  const bringsRobot = lookUp(clip.about, NO_ROBOT) !== '0'
  const height = bringsRobot ? clip.height : clip.height - 1
  const right = Math.min(board.width, x + clip.width)
  const bottom = Math.min(board.height, y + height)
  const area = { range: { left: x, top: y, right, bottom }, maze: 0 }
  const [robotX, robotY] = [xOf(clip, clip.robot.cell) + x, yOf(clip, clip.robot.cell) + y]
  const robot =
    bringsRobot && contains(board, robotX, robotY)
      ? { ...clip.robot, cell: cellAt(board, robotX, robotY) }
      : board.robot
  const swept = without(board, inside(board, area))
  const piece = { ...board, ...thingsOnto(clip, board, x, y) }
  const fits = without(piece, (cell) => cell === robot.cell)
  return {
    area,
    board: {
      ...swept,
      robot,
      batteries: [...swept.batteries, ...fits.batteries],
      teleporters: [...swept.teleporters, ...fits.teleporters],
      labels: sortLabels([...swept.labels, ...fits.labels]),
    },
  }
}

function resized(board: RallyBoard, { left, top, right, bottom }: Margins): Fitted<RallyBoard> {
  const size = { width: board.width + left + right, height: board.height + top + bottom }
  const fitted = shiftedOnto(board, size, left, top)
  const about = withEntry(fitted.about, 'solution', undefined)
  return { board: { ...fitted, about }, lost: lostBetween(board, fitted, left, top) }
}

function lostBetween(before: RallyBoard, after: RallyBoard, dx: number, dy: number): Text[] {
  const batteries = before.batteries.length - after.batteries.length
  const teleporters = before.teleporters.length - after.teleporters.length
  const labels = before.labels.length - after.labels.length
  const [x, y] = [xOf(before, before.robot.cell) + dx, yOf(before, before.robot.cell) + dy]
  const stayed = x === xOf(after, after.robot.cell) && y === yOf(after, after.robot.cell)
  return [
    ...(batteries > 0 ? [text('lost.batteries', { count: batteries })] : []),
    ...(teleporters > 0 ? [text('lost.teleporters', { count: teleporters })] : []),
    ...(labels > 0 ? [text('lost.labels', { count: labels })] : []),
    ...(stayed ? [] : [text('lost.robot')]),
  ]
}

/** Cells that are taken give way, and are named first; the robot's cell and its opposite stay as they are. */
function wrap(board: RallyBoard): Fitted<RallyBoard> {
  const pairs = wrapPairs(board).filter((pair) => !pair.includes(board.robot.cell))
  const border = new Set(pairs.flat())
  const taken = [...takenCells(board)]
    .filter((cell) => border.has(cell))
    .sort((one, other) => one - other)
  const lost = taken.map((cell) =>
    text('lost.cell', { x: xOf(board, cell) + 1, y: yOf(board, cell) + 1 }),
  )
  const swept = without(board, (cell) => border.has(cell))
  return { board: { ...swept, teleporters: [...swept.teleporters, ...pairs] }, lost }
}

export const rallyDesk: Desk<RallyBoard> = {
  kind: 'rally',
  tools,
  largestSide: LIMITS.side,
  mazes: 1,
  look: (board, at) => lookAtStart(board, nearestCell(board, at)),
  blank: ({ width, height }, { diagonal = false, teleportCost = 1 }) => ({
    ...emptyBoard(width, height),
    diagonal,
    teleportCost,
  }),
  recharged,
  chargeAt,
  largestCharge: LIMITS.charge,
  labelled: withLabel,
  labelAt: (board, cell) => board.labels.find(([at]) => at === cell)?.[1],
  extras: { clear: (board) => ({ board: without(board, () => true), lost: [] }), wrap },
  moved,
  cleared: (board, area) => without(board, inside(board, area)),
  clipOf,
  pasted,
  resized,
  transformed: (board, symmetry) => ({ board: transform(board, symmetry), lost: [] }),
  contentOf: (board) =>
    boundsOf(board, [
      board.robot.cell,
      ...takenCells(board),
      ...board.labels.map(([cell]) => cell),
    ]),
  contents,
  problems,
}
