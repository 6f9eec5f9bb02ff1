/**
 * The rules of the mazes, once and for all. What an instruction does to a person depends only on the person's cell, so
 * the rules are one table per maze: for each cell and direction the cell where the person then stands.
 */
import { Film, type MoveFaultCode, type Rules } from '../film'
import { ORTHOGONAL } from '../grid/direction'
import { cellCount, type Size } from '../grid/size'
import { goalOf, START, type Maze, type MazesBoard } from './board'

/** Directions are numbered as in `ORTHOGONAL`; their letters in that order. */
export const LETTERS = ORTHOGONAL.map(({ letter }) => letter).join('')

export interface World {
  readonly board: MazesBoard
  /** One table per maze: at `4 * cell + direction` the cell where a person on `cell` stands after that instruction. */
  readonly tables: readonly [Int32Array, Int32Array]
}

export interface State {
  readonly cells: [number, number]
}

export type Happening = 'moved' | 'blocked' | 'fell' | 'home'

/** What one instruction did to each of the two people. */
export interface Event {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  /** `home`: was on the goal already. `fell`: into the pit on the cell ahead, and back to the start. */
  readonly happened: readonly [Happening, Happening]
}

export function world(board: MazesBoard): World {
  return { board, tables: [moveTable(board, board.mazes[0]), moveTable(board, board.mazes[1])] }
}

export function start(): State {
  return { cells: [START, START] }
}

export function copy(state: State): State {
  return { cells: [...state.cells] }
}

export function step(world: World, state: State, move: string): Event | MoveFaultCode {
  const direction = ORTHOGONAL.findIndex(({ letter }) => letter === move)
  if (direction < 0) return 'move-unknown'
  const from = [...state.cells] as const
  const happened = [0, 1].map((who) => happening(world, who, from[who], direction))
  for (const who of [0, 1]) state.cells[who] = world.tables[who][4 * from[who] + direction]
  return { from, to: [...state.cells], happened: [happened[0], happened[1]] }
}

export function solved({ board }: World, { cells }: State): boolean {
  return cells.every((cell) => cell === goalOf(board))
}

/** The whole effect of every instruction in one maze. */
export function moveTable(size: Size, maze: Maze): Int32Array {
  const table = new Int32Array(4 * cellCount(size))
  const isPit = new Uint8Array(cellCount(size))
  for (const pit of maze.pits) isPit[pit] = 1
  const goal = goalOf(size)
  for (let cell = 0; cell < goal; cell++) {
    for (let direction = 0; direction < 4; direction++) {
      const ahead = cellAhead(size, maze, cell, direction)
      table[4 * cell + direction] = isPit[ahead] ? START : ahead
    }
  }
  table.fill(goal, 4 * goal)
  return table
}

/** The next cell in a direction, or the cell itself where a wall or the border is ahead. */
export function cellAhead(
  { width, height }: Size,
  maze: Maze,
  cell: number,
  direction: number,
): number {
  const x = cell % width
  switch (LETTERS[direction]) {
    case 'u':
      return cell >= width && !maze.below[cell - width] ? cell - width : cell
    case 'd':
      return cell < width * (height - 1) && !maze.below[cell] ? cell + width : cell
    case 'l':
      return x > 0 && !maze.right[cell - 1] ? cell - 1 : cell
    default:
      return x < width - 1 && !maze.right[cell] ? cell + 1 : cell
  }
}

function happening(world: World, who: number, cell: number, direction: number): Happening {
  const { board, tables } = world
  if (cell === goalOf(board)) return 'home'
  const ahead = cellAhead(board, board.mazes[who], cell, direction)
  if (ahead === cell) return 'blocked'
  return tables[who][4 * cell + direction] === ahead ? 'moved' : 'fell'
}

export type MazesFilm = Film<World, State, Event>

export function play(board: MazesBoard, moves: string): MazesFilm {
  return playIn(world(board), moves)
}

export function playIn(world: World, moves: string): MazesFilm {
  return new Film(rules, world, moves)
}

const rules: Rules<World, State, Event> = { start, copy, step, weight: () => 2 }
