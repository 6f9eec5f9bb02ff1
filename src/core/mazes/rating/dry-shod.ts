/**
 * The shortest sequence in which nobody falls: breadth-first over pairs of cells, without the instructions that make
 * someone fall. Plain, since it is asked only of small boards, to tell whether a fall is needed.
 */
import { cellCount } from '../../grid/size'
import { goalOf, START, type Maze, type MazesBoard } from '../board'
import { cellAhead, moveTable } from '../rules'

/** Boards with more pairs are not asked. */
const MOST_PAIRS = 4_000_000

const FALLS = -1

/** Its length; `Infinity` if there is none, `undefined` if the board is too large. */
export function lengthWithoutFalls(board: MazesBoard): number | undefined {
  const cells = cellCount(board)
  if (cells ** 2 > MOST_PAIRS) return undefined
  const [first, second] = board.mazes.map((maze) => tableWithoutFalls(board, maze))
  const goal = goalOf(board) * (cells + 1)
  const seen = new Uint8Array(cells ** 2)
  let level = [START * (cells + 1)]
  seen[level[0]] = 1
  for (let length = 0; level.length > 0; length++) {
    if (seen[goal]) return length
    const next: number[] = []
    for (const pair of level) {
      for (let direction = 0; direction < 4; direction++) {
        const one = first[4 * Math.floor(pair / cells) + direction]
        const other = second[4 * (pair % cells) + direction]
        if (one === FALLS || other === FALLS || seen[one * cells + other]) continue
        seen[one * cells + other] = 1
        next.push(one * cells + other)
      }
    }
    level = next
  }
  return Infinity
}

function tableWithoutFalls(board: MazesBoard, maze: Maze): Int32Array {
  const goal = goalOf(board)
  return moveTable(board, maze).map((to, index) => {
    const cell = index >> 2
    return cell === goal || to === cellAhead(board, maze, cell, index & 3) ? to : FALLS
  })
}
