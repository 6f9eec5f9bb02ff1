/**
 * The contract that every puzzle fulfils, and the one list of puzzles: a third one is added here and nowhere else.
 * Whoever works with boards (window, command line, jobs) asks `puzzleOf(board)` and never which puzzle it is.
 */
import { decode } from './decode'
import { fault, type Fault } from './fault'
import { xOf, yOf, type Size } from './grid/size'
import * as mazes from './mazes/board'
import { check as checkMazes } from './mazes/check'
import { look as lookAtMazes } from './mazes/look'
import { narrate as narrateMazes } from './mazes/narrate'
import { read as readMazes } from './mazes/read'
import * as mazesRules from './mazes/rules'
import { solve as solveMazes } from './mazes/solver/solve'
import { words as mazesWords } from './mazes/words'
import { write as writeMazes } from './mazes/write'
import type { Milestone } from './milestone'
import { mazesPicture } from './picture/mazes'
import { rallyPicture } from './picture/rally'
import type { Picture } from './picture/shape'
import type { Theme } from './picture/theme'
import { totalCharge, type RallyBoard } from './rally/board'
import { check as checkRally } from './rally/check'
import { look as lookAtRally } from './rally/look'
import { narrate as narrateRally } from './rally/narrate'
import { read as readRally } from './rally/read'
import * as rallyRules from './rally/rules'
import { solve as solveRally } from './rally/solver/solve'
import { swapsOf, words as rallyWords } from './rally/words'
import { write as writeRally } from './rally/write'
import { linesOf, shown, type Reading } from './reading'
import { text, type Text } from './text/say'
import type { SolveOptions, Verdict } from './verdict'

export type Board = RallyBoard | mazes.MazesBoard

export type Kind = Board['kind']

/** A figure of a board or a play: its name in JSON, its value, and how one says it. */
export interface Fact {
  readonly name: string
  readonly value: number | boolean
  readonly text: Text
}

/** Options that one may set over those of the file. */
export interface BoardOptions {
  readonly diagonal?: boolean
  readonly teleportCost?: 0 | 1
}

/** A played move string, as far as the outside needs to know it without knowing the puzzle. */
export interface Play {
  readonly length: number
  readonly fault?: Fault | undefined
  readonly solved: boolean
  /** Where it ends: what a program wants to know, and the same in words. */
  readonly end: Readonly<Record<string, unknown>>
  readonly endText: Text
  readonly counts: readonly Fact[]
  words(): Milestone[]
  /** The move that led to a frame, in words. */
  narrate(frame: number): Text
  /** What is on a cell at a frame, in words; `maze` tells which maze, where there are two. */
  look(frame: number, cell: number, maze?: number): Text
}

export interface Puzzle<B extends Board> {
  readonly kind: B['kind']
  /** What coordinates count from when they are shown. */
  readonly origin: 0 | 1
  readonly name: Text
  /** Whether a file with this first line is one of this puzzle's. */
  fits(firstLine: string): boolean
  read(source: string): Reading<B>
  write(board: B): string
  check(board: B): Fault[]
  facts(board: B): Fact[]
  /** The board with some options changed, or `undefined` if the puzzle has none. */
  withOptions(board: B, options: BoardOptions): B | undefined
  play(board: B, moves: string): Play
  picture(board: B, theme: Theme, moves?: string): Picture
  /** `from` is a state of the puzzle's own rules, which a job carries without knowing them. */
  solve(board: B, options: SolveOptions<unknown>): Verdict
}

const rallyPuzzle: Puzzle<RallyBoard> = {
  kind: 'rally',
  origin: 1,
  name: text('puzzle.rally'),
  fits: (firstLine) => /^[\d+.-]+\s*([,=]|$)/.test(firstLine),
  read: readRally,
  write: writeRally,
  check: checkRally,
  facts(board) {
    const [batteries, charge] = [board.batteries.length, totalCharge(board)]
    const teleporters = board.teleporters.length
    return [
      { name: 'batteries', value: batteries, text: text('fact.batteries', { batteries }) },
      { name: 'charge', value: charge, text: text('fact.charge', { charge }) },
      { name: 'teleporters', value: teleporters, text: text('fact.teleporters', { teleporters }) },
      ...(board.diagonal ? [{ name: 'diagonal', value: true, text: text('fact.diagonal') }] : []),
      ...(board.teleportCost === 0
        ? [{ name: 'teleportCost', value: 0, text: text('fact.free-teleport') }]
        : []),
    ]
  },
  withOptions: (board, options) => ({ ...board, ...options }),
  play(board, moves) {
    const film = rallyRules.play(board, moves)
    const { state } = film.end()
    const [x, y] = coordinates(board, state.cell, 1)
    const { charge, left } = state
    const swaps = swapsOf(film)
    return {
      length: film.length,
      fault: film.fault,
      solved: film.fault === undefined && rallyRules.solved(state),
      end: { cell: [x, y], charge, left },
      endText: text('rally.ends', { x, y, charge, left }),
      counts: [{ name: 'swaps', value: swaps, text: text('fact.swaps', { swaps }) }],
      words: () => rallyWords(film),
      narrate: (frame) => narrateRally(film, frame),
      look: (frame, cell) => lookAtRally(film.world, film.frame(frame).state, cell),
    }
  },
  solve: (board, options) => solveRally(board, options as SolveOptions<rallyRules.State>),
  picture: rallyPicture,
}

const mazesPuzzle: Puzzle<mazes.MazesBoard> = {
  kind: 'mazes',
  origin: 0,
  name: text('puzzle.mazes'),
  fits: (firstLine) => /^[\d+.-]+\s+[^\s,=]+$/.test(firstLine),
  read: readMazes,
  write: writeMazes,
  check: checkMazes,
  facts(board) {
    const pits = board.mazes.reduce((sum, maze) => sum + maze.pits.length, 0)
    const count = (walls: Uint8Array): number => walls.reduce((sum, wall) => sum + wall, 0)
    const walls = board.mazes.reduce(
      (sum, { right, below }) => sum + count(right) + count(below),
      0,
    )
    return [
      { name: 'walls', value: walls, text: text('fact.walls', { walls }) },
      { name: 'pits', value: pits, text: text('fact.pits', { pits }) },
    ]
  },
  withOptions: () => undefined,
  play(board, moves) {
    const film = mazesRules.play(board, moves)
    const { state } = film.end()
    const [[x1, y1], [x2, y2]] = state.cells.map((cell) => coordinates(board, cell, 0))
    return {
      length: film.length,
      fault: film.fault,
      solved: film.fault === undefined && mazesRules.solved(film.world, state),
      end: {
        cells: [
          [x1, y1],
          [x2, y2],
        ],
      },
      endText: text('mazes.ends', { x1, y1, x2, y2 }),
      counts: [],
      words: () => mazesWords(film),
      narrate: (frame) => narrateMazes(film, frame),
      look: (frame, cell, maze = 0) => lookAtMazes(film.world, film.frame(frame).state, cell, maze),
    }
  },
  solve: (board, options) => solveMazes(board, options as SolveOptions<mazesRules.State>),
  picture: mazesPicture,
}

export const puzzles = { rally: rallyPuzzle, mazes: mazesPuzzle } satisfies {
  [K in Kind]: Puzzle<Extract<Board, { kind: K }>>
}

export function puzzleOf<B extends Board>(board: B): Puzzle<B> {
  // The list above pairs each kind with its own puzzle, which the type of an index can't say.
  return puzzles[board.kind] as unknown as Puzzle<B>
}

/** Coordinates as they are shown: counted from the puzzle's origin. */
export function coordinates(size: Size, cell: number, origin: number): [number, number] {
  return [xOf(size, cell) + origin, yOf(size, cell) + origin]
}

/** Reads a file of any puzzle, which its first line tells. */
export function read(source: string | Uint8Array): Reading<Board> & { readonly kind?: Kind } {
  const decoded = decode(source)
  if (decoded.fault) return { faults: [decoded.fault] }
  const { line, content } = firstLine(decoded.text)
  const puzzle = Object.values(puzzles).find((candidate) => candidate.fits(content))
  if (puzzle) return { kind: puzzle.kind, ...puzzle.read(decoded.text) }
  return { faults: [fault('unknown-kind', { line }, { found: shown(content) })] }
}

/** The first line that is neither blank nor a comment. */
function firstLine(source: string): { line: number; content: string } {
  const lines = linesOf(source)
  for (const [index, whole] of lines.entries()) {
    const content = whole.replace(/#.*/, '').trim()
    if (content !== '') return { line: index + 1, content }
  }
  return { line: lines.length, content: '' }
}
