/**
 * Changes of a rally board, each a function from a board to a board. Whatever one does there is one robot, one thing on
 * each cell, and batteries keep their order with new ones last.
 */
import { cellAt, cellCount, contains, xOf, yOf, type Size } from '../grid/size'
import { LIMITS, sortLabels, type Battery, type RallyBoard } from './board'

/** The charge of the robot or the battery on a cell. */
export function chargeAt({ robot, batteries }: RallyBoard, cell: number): number | undefined {
  if (robot.cell === cell) return robot.charge
  return batteries.find((battery) => battery.cell === cell)?.charge
}

/** Gives the robot and the batteries on some cells another charge, as far as charges go. */
export function recharged(
  board: RallyBoard,
  isMeant: (cell: number) => boolean,
  change: (charge: number) => number,
): RallyBoard {
  const recharge = (battery: Battery): Battery => {
    if (!isMeant(battery.cell)) return battery
    const charge = Math.min(Math.max(change(battery.charge), 0), LIMITS.charge)
    return charge === battery.charge ? battery : { ...battery, charge }
  }
  return { ...board, robot: recharge(board.robot), batteries: board.batteries.map(recharge) }
}

/** Puts a battery on each of the cells, over teleporters that are there; the robot’s cell is left out. */
export function withBatteries(
  board: RallyBoard,
  cells: readonly number[],
  charge: number,
): RallyBoard {
  const wanted = new Set(cells)
  wanted.delete(board.robot.cell)
  const missing = new Set(wanted)
  const batteries = board.batteries.map((battery) =>
    missing.delete(battery.cell) && battery.charge !== charge ? { ...battery, charge } : battery,
  )
  for (const cell of missing) batteries.push({ cell, charge })
  const teleporters = kept(board.teleporters, ([a, b]) => !wanted.has(a) && !wanted.has(b))
  return { ...board, batteries, teleporters }
}

/** Moves the robot to a cell, over whatever is there. */
export function withRobot(board: RallyBoard, cell: number): RallyBoard {
  return { ...free(board, (each) => each === cell), robot: { ...board.robot, cell } }
}

/** Adds a pair of teleporters, over whatever is on its two cells. Where the robot is, none can be. */
export function withTeleporter(board: RallyBoard, a: number, b: number): RallyBoard {
  if (a === b || a === board.robot.cell || b === board.robot.cell) return board
  const swept = free(board, (cell) => cell === a || cell === b)
  return { ...swept, teleporters: [...swept.teleporters, [a, b]] }
}

/** Writes a label on a cell; an empty one removes it. */
export function withLabel(board: RallyBoard, cell: number, label: string): RallyBoard {
  const others = board.labels.filter(([at]) => at !== cell)
  const labels = label === '' ? others : sortLabels([...others, [cell, label]])
  return { ...board, labels }
}

/** Removes batteries, teleporters and labels from cells; half a pair takes the other half along. The robot stays. */
export function without(board: RallyBoard, isGone: (cell: number) => boolean): RallyBoard {
  return { ...free(board, isGone), labels: kept(board.labels, ([cell]) => !isGone(cell)) }
}

/** Removes batteries and teleporters from cells, and leaves labels there. */
function free(board: RallyBoard, isFree: (cell: number) => boolean): RallyBoard {
  return {
    ...board,
    batteries: kept(board.batteries, ({ cell }) => !isFree(cell)),
    teleporters: kept(board.teleporters, ([a, b]) => !isFree(a) && !isFree(b)),
  }
}

/** The same list where all of it stays, so that nothing looks changed that is not. */
function kept<Item>(items: readonly Item[], stays: (item: Item) => boolean): readonly Item[] {
  const staying = items.filter(stays)
  return staying.length === items.length ? items : staying
}

/** What lies on the board, the robot aside. */
export type Things = Pick<RallyBoard, 'batteries' | 'teleporters' | 'labels'>

/** The board’s things moved by some cells onto a board of another size; what falls off is left out. */
export function thingsOnto(board: RallyBoard, size: Size, dx: number, dy: number): Things {
  const fallsOff = (cell: number): boolean =>
    !contains(size, xOf(board, cell) + dx, yOf(board, cell) + dy)
  const move = (cell: number): number => cellAt(size, xOf(board, cell) + dx, yOf(board, cell) + dy)
  const { batteries, teleporters, labels } = without(board, fallsOff)
  return {
    batteries: batteries.map(({ cell, charge }) => ({ cell: move(cell), charge })),
    teleporters: teleporters.map(([a, b]) => [move(a), move(b)] as const),
    labels: labels.map(([cell, label]) => [move(cell), label] as const),
  }
}

/** The whole board moved like that. A robot that falls off comes to the nearest free cell. */
export function shiftedOnto(board: RallyBoard, size: Size, dx: number, dy: number): RallyBoard {
  const { width, height } = size
  const moved = { ...board, width, height, ...thingsOnto(board, size, dx, dy) }
  const [x, y] = [xOf(board, board.robot.cell) + dx, yOf(board, board.robot.cell) + dy]
  if (contains(size, x, y)) return { ...moved, robot: { ...board.robot, cell: cellAt(size, x, y) } }
  return withRobot(moved, freeCellNear(moved, x, y))
}

/** The free cell nearest to a point, or the nearest cell where none is free. */
function freeCellNear(board: RallyBoard, x: number, y: number): number {
  const taken = takenCells(board)
  const distance = (cell: number): number =>
    Math.abs(xOf(board, cell) - x) + Math.abs(yOf(board, cell) - y)
  let [nearest, least] = [0, Infinity]
  for (let cell = 0; cell < cellCount(board); cell++) {
    const far = distance(cell) + (taken.has(cell) ? 1e9 : 0)
    if (far < least) [nearest, least] = [cell, far]
  }
  return nearest
}

/** The cells of batteries and teleporters. */
export function takenCells({ batteries, teleporters }: RallyBoard): Set<number> {
  return new Set([...batteries.map(({ cell }) => cell), ...teleporters.flat()])
}

/** The teleporter pairs that let one drive out at one side and in at the other; corners stay free. */
export function wrapPairs({ width, height }: Size): (readonly [number, number])[] {
  const size = { width, height }
  const between = (most: number): number[] =>
    Array.from({ length: Math.max(0, most - 2) }, (_, i) => i + 1)
  return [
    ...(height > 1
      ? between(width).map((x) => [cellAt(size, x, 0), cellAt(size, x, height - 1)] as const)
      : []),
    ...(width > 1
      ? between(height).map((y) => [cellAt(size, 0, y), cellAt(size, width - 1, y)] as const)
      : []),
  ]
}
