/** What one sees on a cell of a maze at a moment of a play, in words, the walls around it included. */
import { xOf, yOf } from '../grid/size'
import { text, type Text } from '../text/say'
import { goalOf, START, type MazesBoard } from './board'
import { cellAhead, LETTERS, type State, type World } from './rules'

export function look({ board }: World, state: State, cell: number, maze: number): Text {
  const person = state.cells[maze] === cell ? [text('look.person', { person: maze + 1 })] : []
  const seen = [...person, ...lyingOn(board, cell, maze), ...walls(board, cell, maze)]
  const what = seen.length === 0 ? text('look.free') : seen.reduce(together)
  const values = { maze: maze + 1, x: xOf(board, cell), y: yOf(board, cell), what }
  return text('look.at-maze', values)
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
