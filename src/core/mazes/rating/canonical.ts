/**
 * One form for pairs of mazes that are the same but for swapping x and y, the two mazes, or the order of pits: of the
 * four forms the one whose numbers come first.
 */
import { NOTHING_KNOWN } from '../../about'
import { transpose, type Maze, type MazesBoard } from '../board'

export function canonicalForm(board: MazesBoard): MazesBoard {
  const bare = { ...board, about: NOTHING_KNOWN }
  const forms = [bare, transpose(bare)].flatMap((form) => [form, exchanged(form)])
  return forms.map(inOrder).reduce((first, form) => (comesBefore(form, first) ? form : first))
}

function exchanged(board: MazesBoard): MazesBoard {
  const [first, second] = board.mazes
  return { ...board, mazes: [second, first] }
}

function inOrder(board: MazesBoard): MazesBoard {
  const sorted = (maze: Maze): Maze => ({ ...maze, pits: maze.pits.toSorted((a, b) => a - b) })
  return { ...board, mazes: [sorted(board.mazes[0]), sorted(board.mazes[1])] }
}

function comesBefore(one: MazesBoard, other: MazesBoard): boolean {
  const [left, right] = [listsOf(one), listsOf(other)]
  for (let list = 0; list < left.length; list++) {
    const order = compare(left[list], right[list])
    if (order !== 0) return order < 0
  }
  return false
}

/** All numbers of a board. Lengths come before what they are the lengths of. */
function listsOf({ width, mazes }: MazesBoard): ArrayLike<number>[] {
  const lists = mazes.flatMap(({ right, below, pits }) => [[pits.length], right, below, pits])
  return [[width], ...lists]
}

function compare(one: ArrayLike<number>, other: ArrayLike<number>): number {
  for (let index = 0; index < one.length; index++) {
    if (one[index] !== other[index]) return one[index] - other[index]
  }
  return 0
}
