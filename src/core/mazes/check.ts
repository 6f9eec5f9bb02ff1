/** Whether a pair of mazes is one that the rules know, whoever made it. */
import { checkAbout } from '../about'
import { fault, type Fault } from '../fault'
import { cellCount, xOf, yOf } from '../grid/size'
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
  const size = [...checkSides(board), ...checkWalls(board)]
  if (size.length > 0) return size.map((fault) => ({ fault }))
  const pits = board.mazes.flatMap((_, maze) => checkPitsOf(board, maze))
  return [...pits, ...checkAbout(board.about).map((fault) => ({ fault }))]
}

function checkSides({ width, height }: MazesBoard): Fault[] {
  return [width, height]
    .filter((side) => !(Number.isInteger(side) && side >= 1 && side <= LIMITS.side))
    .map((side) => {
      const values = { expected: text('expected.size'), limit: LIMITS.side, found: String(side) }
      return fault('too-large', {}, values)
    })
}

/** Each list of walls has one number per cell, and none where the board ends. */
function checkWalls(board: MazesBoard): Fault[] {
  const cells = cellCount(board)
  const faults: Fault[] = []
  for (const [index, maze] of board.mazes.entries()) {
    const lists = [
      { walls: maze.right, what: text('expected.right-walls', { row: 1, maze: index + 1 }) },
      { walls: maze.below, what: text('expected.below-walls', { row: 1, maze: index + 1 }) },
    ]
    for (const { walls, what } of lists) {
      if (walls.length === cells) continue
      const values = { expected: cells, what, found: walls.length }
      faults.push(fault('row-length', { maze: index }, values))
    }
    for (let cell = 0; cell < cells; cell++) {
      const atEdge = xOf(board, cell) === board.width - 1 && maze.right[cell] !== 0
      const atBottom = yOf(board, cell) === board.height - 1 && maze.below[cell] !== 0
      if (!atEdge && !atBottom && maze.right[cell] <= 1 && maze.below[cell] <= 1) continue
      const found = String(atEdge || maze.right[cell] > 1 ? maze.right[cell] : maze.below[cell])
      const place = { cell, maze: index }
      faults.push(fault('not-a-number', place, { expected: text('expected.wall'), found }))
    }
  }
  return faults
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
