/** A solution noted in a board: the cells of its way, in order, which the rules have confirmed. */
import { lookUp, withEntry } from '../about'
import { cellAt, xOf, yOf } from '../grid/size'
import type { RallyBoard } from './board'
import {
  copy,
  solved,
  start,
  step,
  TELEPORT_BACK,
  world,
  type Event,
  type State,
  type World,
} from './rules'

export function withSolution(board: RallyBoard, moves: string): RallyBoard {
  const cells = cellsOf(board, moves).map(
    (cell) => `${xOf(board, cell) + 1},${yOf(board, cell) + 1}`,
  )
  return { ...board, about: withEntry(board.about, 'solution', cells.join(';')) }
}

/** The moves of the solution that is noted in a board, if it is one: files of others may say anything. */
export function notedSolution(board: RallyBoard): string | undefined {
  const cells = (lookUp(board.about, 'solution') ?? '').split(';').map((cell) => {
    const [x, y] = cell.split(',').map(Number)
    return cellAt(board, x - 1, y - 1)
  })
  const play = world(board)
  const state = start(play)
  if (cells[0] !== state.cell) return undefined
  let moves = ''
  for (let done = 1; done < cells.length;) {
    const move = moveAlong(play, state, cells, done)
    if (move === undefined) return undefined
    moves += move
    done += passed(step(play, state, move) as Event).length
  }
  return solved(state) ? moves : undefined
}

/** The move that passes the cells that come next. */
function moveAlong(play: World, state: State, cells: number[], done: number): string | undefined {
  const letters = [...play.directions.map(({ letter }) => letter), TELEPORT_BACK]
  return letters.find((letter) => {
    const event = step(play, copy(state), letter)
    return (
      typeof event !== 'string' &&
      passed(event).every((cell, index) => cell === cells[done + index])
    )
  })
}

/** With a teleporter both its ends. */
function passed({ entered, to }: Event): number[] {
  return entered === to ? [to] : [entered, to]
}

/** Moves that do not solve the board are a mistake of whoever gives them. */
function cellsOf(board: RallyBoard, moves: string): number[] {
  const play = world(board)
  const state = start(play)
  const cells = [state.cell]
  for (const move of moves) {
    const event = step(play, state, move)
    if (typeof event === 'string') throw new Error(`a solution has an impossible move: ${event}`)
    cells.push(...passed(event))
  }
  if (!solved(state)) throw new Error('a solution does not solve its board')
  return cells
}
