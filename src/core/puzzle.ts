/**
 * The contract that every puzzle fulfils, and the one list of puzzles: a third one is added here and nowhere else.
 * Whoever works with boards (window, command line, jobs) asks `puzzleOf(board)` and never which puzzle it is.
 */
import { decode } from './decode'
import { fault, type Fault } from './fault'
import type { Generator, Given } from './generator'
import { xOf, yOf, type Size } from './grid/size'
import type { Hint } from './hint'
import type { Link, Links } from './link'
import * as mazes from './mazes/board'
import { check as checkMazes } from './mazes/check'
import { drive as driveMazes } from './mazes/drive'
import { hint as hintMazes } from './mazes/hint'
import { mazesGenerators } from './mazes/generators/list'
import { mutate as mutateMazes } from './mazes/generators/mutate'
import { look as lookAtMazes } from './mazes/look'
import { narrate as narrateMazes } from './mazes/narrate'
import { rate as rateMazes } from './mazes/rating/rate'
import { tally as tallyMazes } from './mazes/tally'
import { read as readMazes } from './mazes/read'
import * as mazesRules from './mazes/rules'
import { solve as solveMazes } from './mazes/solver/solve'
import { steps as mazesSteps } from './mazes/steps'
import { words as mazesWords } from './mazes/words'
import { write as writeMazes } from './mazes/write'
import type { Milestone } from './milestone'
import type { TrailStyle } from './picture/ink'
import { mazesPicture, mazesReel } from './picture/mazes'
import { mazesOverview, rallyOverview, type Overview } from './picture/overview'
import { rallyPicture, rallyReel } from './picture/rally'
import type { Reel } from './picture/reel'
import type { Picture } from './picture/shape'
import type { Theme } from './picture/theme'
import { totalCharge, type RallyBoard } from './rally/board'
import { check as checkRally } from './rally/check'
import { drive as driveRally } from './rally/drive'
import { graph as rallyGraph, type GraphOptions } from './rally/graph'
import { hint as hintRally } from './rally/hint'
import { allLinks, linksFrom } from './rally/links'
import { rallyGenerators } from './rally/generators/list'
import { mutate as mutateRally } from './rally/generators/mutate'
import { look as lookAtRally } from './rally/look'
import { narrate as narrateRally } from './rally/narrate'
import { rate as rateRally } from './rally/rating/rate'
import { read as readRally } from './rally/read'
import * as rallyRules from './rally/rules'
import { notedSolution, withSolution as withRallySolution } from './rally/solution'
import { solve as solveRally } from './rally/solver/solve'
import { tally as tallyRally } from './rally/tally'
import { swapsOf, words as rallyWords } from './rally/words'
import { write as writeRally } from './rally/write'
import type { Random } from './random'
import type { RateOptions, Rating } from './rating'
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

/** How a position stands; stuck is lost at sight. */
export type Standing = 'open' | 'solved' | 'stuck'

/** A played move string, as far as the outside needs to know it without knowing the puzzle. */
export interface Play {
  readonly length: number
  readonly fault?: Fault | undefined
  readonly solved: boolean
  /** Where it ends: what a program wants to know, and the same in words. */
  readonly end: Readonly<Record<string, unknown>>
  readonly endText: Text
  readonly counts: readonly Fact[]
  /** Where something happens that is worth a mark. */
  words(): Milestone[]
  /** Everything that happens, in a few words each. */
  steps(): Milestone[]
  /** The move that led to a frame, in words. */
  narrate(frame: number): Text
  /** What is on a cell at a frame, in words; `maze` tells which maze, where there are two. */
  look(frame: number, cell: number, maze?: number): Text
  /** Where the robot is at a frame, or each of the two people. */
  actors(frame: number): readonly number[]
  /** How far one has come at a frame, in a few words each. */
  tally(frame: number): readonly Text[]
  standing(frame: number): Standing
  /** The state at a frame, as `solve` takes it to start from. */
  state(frame: number): unknown
  /** The moves to a cell that someone points at, or nothing if it can't be reached without surprises. */
  drive(frame: number, cell: number, maze?: number): string | undefined
  /** What moves that solve the board from a frame advise. */
  hint(frame: number, solution: string): Hint
  /** What the thing on a cell reaches at a frame; nothing where nothing is that could reach anything. */
  links(frame: number, cell: number): Links | undefined
  /** Everything that reaches something at a frame; nothing if that is too much to show. */
  allLinks(frame: number): readonly Link[] | undefined
}

export type Player = (moves: string) => Play

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
  /** The options of a board, or `undefined` if the puzzle has none. */
  options(board: B): Required<BoardOptions> | undefined
  /** The board with some options changed, or `undefined` if the puzzle has none. */
  withOptions(board: B, options: BoardOptions): B | undefined
  play(board: B, moves: string): Play
  /** Plays many move strings on one board, which it looks at only once. */
  player(board: B): Player
  /** The moves that mean something on a board, each as it is written. */
  letters(board: B): string
  /** How trails can be coloured; the first is the usual one. */
  readonly trails: readonly TrailStyle[]
  /** The board, with the whole way of some moves if they are given. */
  picture(board: B, theme: Theme, moves?: string, style?: TrailStyle): Picture
  /** The frames of a play as pictures. */
  reel(board: B, moves: string, theme: Theme, style?: TrailStyle): Reel
  /** What reaches what, in the language of Graphviz, if the puzzle has such a graph. */
  graph?(board: B, options: GraphOptions): string | Fault
  overview(board: B): Overview
  /** `from` is a state of the puzzle's own rules, which a job carries without knowing them. */
  solve(board: B, options: SolveOptions<unknown>): Verdict
  rate(board: B, options: RateOptions): Rating
  /** Whether a solution is the better the shorter it is. */
  readonly wantsShortest: boolean
  /** Whether `solve` can count solutions. */
  readonly countsSolutions: boolean
  /** The ways of making boards; the first is the usual one. */
  readonly generators: readonly Generator<B>[]
  /** The board changed a little at random, but for what was asked for; `undefined` where the change drawn is not possible. */
  mutate(board: B, random: Random, asked: Given): B | undefined
  /** The board with a solution noted in it, where its files have a place for one. */
  withSolution(board: B, moves: string): B
  /** The moves of a solution that is noted in the board. */
  notedSolution(board: B): string | undefined
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
  options: ({ diagonal, teleportCost }) => ({ diagonal, teleportCost }),
  withOptions: (board, options) => ({ ...board, ...options }),
  play: (board, moves) => rallyPlayer(board)(moves),
  player: rallyPlayer,
  solve: (board, options) => solveRally(board, options as SolveOptions<rallyRules.State>),
  letters: rallyRules.letters,
  trails: ['time', 'battery'],
  rate: rateRally,
  wantsShortest: false,
  countsSolutions: true,
  generators: rallyGenerators,
  mutate: mutateRally,
  withSolution: withRallySolution,
  notedSolution,
  picture: rallyPicture,
  reel: rallyReel,
  graph: rallyGraph,
  overview: rallyOverview,
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
    const walls = board.mazes.reduce((sum, maze) => sum + mazes.wallCount(maze), 0)
    return [
      { name: 'walls', value: walls, text: text('fact.walls', { walls }) },
      { name: 'pits', value: pits, text: text('fact.pits', { pits }) },
    ]
  },
  options: () => undefined,
  withOptions: () => undefined,
  play: (board, moves) => mazesPlayer(board)(moves),
  player: mazesPlayer,
  solve: (board, options) => solveMazes(board, options as SolveOptions<mazesRules.State>),
  letters: () => mazesRules.LETTERS,
  trails: ['time'],
  rate: rateMazes,
  wantsShortest: true,
  countsSolutions: false,
  generators: mazesGenerators,
  mutate: mutateMazes,
  withSolution: (board) => board,
  notedSolution: () => undefined,
  picture: mazesPicture,
  reel: mazesReel,
  overview: mazesOverview,
}

function rallyPlayer(board: RallyBoard): Player {
  const world = rallyRules.world(board)
  return (moves) => {
    const film = rallyRules.playIn(world, moves)
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
      steps: () => rallyWords(film),
      narrate: (frame) => narrateRally(film, frame),
      look: (frame, cell) => lookAtRally(board, film.glance(frame).state, cell),
      actors: (frame) => [film.glance(frame).state.cell],
      tally: (frame) => tallyRally(film.glance(frame).state),
      standing(frame) {
        const { state } = film.glance(frame)
        if (rallyRules.solved(state)) return 'solved'
        return rallyRules.stuck(film.world, state) ? 'stuck' : 'open'
      },
      state: (frame) => film.frame(frame).state,
      drive: (frame, cell) => driveRally(film.world, film.glance(frame).state, cell),
      hint: (frame, solution) => hintRally(film.world, film.glance(frame).state, solution),
      links: (frame, cell) => linksFrom(film.world, film.glance(frame).state, cell),
      allLinks: (frame) => allLinks(film.world, film.glance(frame).state),
    }
  }
}

function mazesPlayer(board: mazes.MazesBoard): Player {
  const world = mazesRules.world(board)
  return (moves) => {
    const film = mazesRules.playIn(world, moves)
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
      steps: () => mazesSteps(film),
      narrate: (frame) => narrateMazes(film, frame),
      look: (frame, cell, maze = 0) => lookAtMazes(board, film.glance(frame).state, cell, maze),
      actors: (frame) => [...film.glance(frame).state.cells],
      tally: (frame) => tallyMazes(board, film.glance(frame).state),
      standing: (frame) =>
        mazesRules.solved(film.world, film.glance(frame).state) ? 'solved' : 'open',
      state: (frame) => film.frame(frame).state,
      drive: (frame, cell, maze = 0) =>
        driveMazes(film.world, film.glance(frame).state, cell, maze),
      hint: (_, solution) => hintMazes(solution),
      links: () => undefined,
      allLinks: () => [],
    }
  }
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
