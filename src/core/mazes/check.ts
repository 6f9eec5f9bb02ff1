/** Whether a pair of mazes is one that the rules know, whoever made it. */
import { checkAbout } from '../about'
import { fault, type Fault } from '../fault'
import { cellCount, xOf, yOf } from '../grid/size'
import { numberFault } from '../reading'
import { text } from '../text/say'
import { goalOf, LIMITS, START, type MazesBoard } from './board'

/** Which pit of which maze; whatever is wrong elsewhere has none. */
export interface Pit {
  readonly maze: number
  readonly index: number
}

export interface PitFault {
  readonly pit?: Pit
  readonly fault: Fault
}

export function check(board: MazesBoard): Fault[] {
  return checkPits(board).map(({ fault }) => fault)
}

export function checkPits(board: MazesBoard): PitFault[] {
  const sides = checkSides(board)
  const size = sides.length > 0 ? sides : board.mazes.flatMap((_, maze) => checkWalls(board, maze))
  if (size.length > 0) return size.map((fault) => ({ fault }))
  const pits = board.mazes.flatMap((_, maze) => checkPitsOf(board, maze))
  return [...pits, ...checkAbout(board.about).map((fault) => ({ fault }))]
}

function checkSides({ width, height }: MazesBoard): Fault[] {
  const side = { expected: text('expected.size'), least: 1, most: LIMITS.side }
  return [width, height]
    .map((number) => numberFault(number, side, {}))
    .filter((wrong) => wrong !== undefined)
}

/** Each list of walls has one number per cell, and none where the board ends. */
function checkWalls(board: MazesBoard, maze: number): Fault[] {
  const { right, below } = board.mazes[maze]
  const lengths = checkLengths(board, maze)
  if (lengths.length > 0) return lengths
  const faults: Fault[] = []
  for (let cell = 0; cell < cellCount(board); cell++) {
    const mostRight = xOf(board, cell) === board.width - 1 ? 0 : 1
    const mostBelow = yOf(board, cell) === board.height - 1 ? 0 : 1
    if (right[cell] <= mostRight && below[cell] <= mostBelow) continue
    const found = String(right[cell] > mostRight ? right[cell] : below[cell])
    const place = { cell, maze }
    faults.push(fault('not-a-number', place, { expected: text('expected.wall'), found }))
  }
  return faults
}

function checkLengths(board: MazesBoard, maze: number): Fault[] {
  const { right, below } = board.mazes[maze]
  const expected = cellCount(board)
  const lists = [
    { walls: right, what: text('expected.right-walls', { row: 1, maze: maze + 1 }) },
    { walls: below, what: text('expected.below-walls', { row: 1, maze: maze + 1 }) },
  ]
  return lists
    .filter(({ walls }) => walls.length !== expected)
    .map(({ walls, what }) =>
      fault('row-length', { maze }, { expected, what, found: walls.length }),
    )
}

function checkPitsOf(board: MazesBoard, maze: number): PitFault[] {
  const seen = new Set<number>()
  const faults: PitFault[] = []
  for (const [index, cell] of board.mazes[maze].pits.entries()) {
    const wrong = pitFault(board, maze, cell, seen.has(cell))
    if (wrong) faults.push({ pit: { maze, index }, fault: wrong })
    seen.add(cell)
  }
  return faults
}

function pitFault(
  board: MazesBoard,
  maze: number,
  cell: number,
  twice: boolean,
): Fault | undefined {
  const place = { cell, maze }
  if (!(Number.isInteger(cell) && cell >= 0 && cell < cellCount(board))) {
    const [right, bottom] = [board.width - 1, board.height - 1]
    const [x, y] = [xOf(board, cell), yOf(board, cell)]
    return fault('off-board', { maze }, { x, y, left: 0, right, top: 0, bottom })
  }
  if (cell === START) return fault('pit-on-start', place, {})
  if (cell === goalOf(board)) return fault('pit-on-goal', place, {})
  const pit = text('thing.pit')
  return twice ? fault('cell-taken', place, { thing: pit, other: pit }) : undefined
}
