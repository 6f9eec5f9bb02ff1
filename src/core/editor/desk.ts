/** What each puzzle offers to whoever draws: the contract, and the one list of desks. */
import type { Symmetry } from '../grid/symmetry'
import type { Size } from '../grid/size'
import type { CellRange } from '../grid/range'
import type { Board, BoardOptions, Kind } from '../puzzle'
import type { Text } from '../text/say'
import type { Area } from './area'
import type { Tool } from './gesture'
import { mazesDesk } from './mazes-desk'
import { rallyDesk } from './rally-desk'
import type { Spot } from './spot'
import type { ToolName } from './tools'

/** Cells that belong together in a message; of one maze, where there are two. */
export interface Problem {
  readonly message: Text
  readonly cells: readonly number[]
  readonly maze?: number
}

/** By how much each side of a board moves out; negative to cut something off. */
export interface Margins {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A changed board, and what did not fit any more, in words. */
export interface Fitted<B extends Board = Board> {
  readonly board: B
  readonly lost: readonly Text[]
}

/** Commands that not every puzzle has. */
export type Extra = 'clear' | 'wrap' | 'all-walls' | 'copy-maze'

export interface Desk<B extends Board> {
  readonly kind: B['kind']
  /** The tools that draw, in the order in which they are offered; the others are the window's own. */
  readonly tools: Readonly<Partial<Record<ToolName, Tool<B>>>>
  readonly largestSide: number
  /** How many boards lie side by side: a spot's `maze` is less than this. */
  readonly mazes: 1 | 2
  /** What is at a spot, in words; in the middle of an edge, what is there. */
  look(board: B, at: Spot): Text
  blank(size: Size, options: BoardOptions): B
  /** Another charge for what is meant; `undefined` where the puzzle knows no charges. */
  recharged?(board: B, isMeant: (cell: number) => boolean, change: (charge: number) => number): B
  chargeAt?(board: B, cell: number): number | undefined
  readonly largestCharge?: number
  /** Writes on a cell; `undefined` where the puzzle knows no labels. */
  labelled?(board: B, cell: number, label: string): B
  labelAt?(board: B, cell: number): string | undefined
  readonly extras: Readonly<Partial<Record<Extra, (board: B, maze: number) => Fitted<B>>>>
  /** What is in an area moved by some cells; both rectangles lie on the board. */
  moved(board: B, area: Area, dx: number, dy: number): B
  /** Everything in an area removed that can be. */
  cleared(board: B, area: Area): B
  /** What is in an area, as a board of its own that can be written to a file. */
  clipOf(board: B, area: Area): B
  /** What such a board holds put onto another, its corner at a cell; and where it then lies. */
  pasted(board: B, clip: B, at: { x: number; y: number; maze: number }): { board: B; area: Area }
  resized(board: B, by: Margins): Fitted<B>
  transformed(board: B, symmetry: Symmetry): Fitted<B>
  /** The smallest rectangle that holds everything. */
  contentOf(board: B): CellRange
  /** What lies on which cell of a maze, as values that are equal where the same lies there. */
  contents(board: B, maze: number): ReadonlyMap<number, string | number>
  /** What will keep the board from being a good one, found without a search. */
  problems(board: B): Problem[]
}

const desks = { rally: rallyDesk, mazes: mazesDesk } satisfies {
  [K in Kind]: Desk<Extract<Board, { kind: K }>>
}

export function deskOf<B extends Board>(board: B): Desk<B> {
  // The list above pairs each kind with its own desk, which the type of an index can't say.
  return desks[board.kind] as unknown as Desk<B>
}

export function deskFor(kind: Kind): Desk<Board> {
  return desks[kind] as unknown as Desk<Board>
}
