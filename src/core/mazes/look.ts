/** What one sees on a cell of a maze, as it is drawn or at a moment of a play, in words, the walls around it included. */
import { xOf, yOf } from '../grid/size'
import { text, type Text } from '../text/say'
import { goalOf, START, type MazesBoard } from './board'
import { hasWall, type Edge } from './edit'
import { cellAhead, LETTERS, type State } from './rules'

export function look(board: MazesBoard, state: State, cell: number, maze: number): Text {
  const person = state.cells[maze] === cell ? [text('look.person', { person: maze + 1 })] : []
  const seen = [...person, ...lyingOn(board, cell, maze), ...walls(board, cell, maze)]
  const what = seen.length === 0 ? text('look.free') : seen.reduce(together)
  const values = { maze: maze + 1, x: xOf(board, cell), y: yOf(board, cell), what }
  return text('look.at-maze', values)
}

/** The same before anything has moved. */
export function lookAtStart(board: MazesBoard, cell: number, maze: number): Text {
  return look(board, { cells: [START, START] }, cell, maze)
}

export function lookAtEdge(board: MazesBoard, edge: Edge, maze: number): Text {
  const { cell, side } = edge
  const other = side === 'right' ? cell + 1 : cell + board.width
  const [x1, y1, x2, y2] = [cell, other].flatMap((each) => [xOf(board, each), yOf(board, each)])
  const what = text(hasWall(board.mazes[maze], edge) ? 'look.edge-wall' : 'look.edge-free')
  return text('look.at-edge', { maze: maze + 1, x1, y1, x2, y2, what })
}

function together(first: Text, second: Text): Text {
  return text('look.together', { first, second })
}

function lyingOn(board: MazesBoard, cell: number, maze: number): Text[] {
  if (cell === START) return [text('look.start')]
  if (cell === goalOf(board)) return [text('look.goal')]
  return board.mazes[maze].pits.includes(cell) ? [text('thing.pit')] : []
}

const SIDES = [
  text('look.wall-u'),
  text('look.wall-d'),
  text('look.wall-l'),
  text('look.wall-r'),
] as const

/** Only walls that someone has built: the border is seen anyway. */
function walls(board: MazesBoard, cell: number, maze: number): Text[] {
  const onBorder = [
    cell < board.width,
    cell >= board.width * (board.height - 1),
    xOf(board, cell) === 0,
    xOf(board, cell) === board.width - 1,
  ]
  const stopped = (side: number): boolean =>
    cellAhead(board, board.mazes[maze], cell, side) === cell && !onBorder[side]
  return Array.from(LETTERS, (_, side) => side)
    .filter(stopped)
    .map((side) => SIDES[side])
}
