/**
 * Reads maze files. Blank lines carry nothing (with W = 1 the lines of vertical walls are blank), so they are left out
 * first; then every line has its one meaning, and a fault in one of them does not keep the others from being read.
 */
import { readComment, type About } from '../about'
import { decodeThen } from '../decode'
import { fault } from '../fault'
import { cellAt, contains, type Size } from '../grid/size'
import {
  Faults,
  lineMissing,
  linesOf,
  placeOf,
  readNumber,
  shown,
  trim,
  type Piece,
  type Reading,
} from '../reading'
import { text, type Text } from '../text/say'
import { emptyMaze, LIMITS, type Maze, type MazesBoard } from './board'
import { checkPits } from './check'

export function read(source: string | Uint8Array): Reading<MazesBoard> {
  return decodeThen(source, readText)
}

function readText(source: string): Reading<MazesBoard> {
  const faults = new Faults()
  const lines = new Lines(source)
  const size = readSize(lines, faults)
  if (!size) return { faults: faults.all() }
  const first = readMaze(lines, size, 1, faults)
  const second = first && readMaze(lines, size, 2, faults)
  if (!first || !second) return { faults: faults.all() }
  const about = readAbout(lines, faults)
  const board: MazesBoard = { kind: 'mazes', ...size, mazes: [first.maze, second.maze], about }
  for (const { pit, fault } of checkPits(board)) {
    const piece = pit && [first, second][pit.maze].pitPieces[pit.index]
    faults.add(piece ? { ...fault, ...placeOf(piece) } : fault)
  }
  return faults.some ? { faults: faults.all() } : { board }
}

/** The lines that are not blank, one after the other. */
class Lines {
  private readonly lines: readonly string[]
  private index = 0

  constructor(source: string) {
    this.lines = linesOf(source)
  }

  /** The number of the line after the last. */
  private get end(): number {
    return this.lines.length + (this.lines.at(-1) === '' ? 0 : 1)
  }

  /** The next line, which is left where it is. */
  peek(): Piece | undefined {
    while (this.index < this.lines.length && this.lines[this.index].trim() === '') this.index++
    if (this.index >= this.lines.length) return undefined
    return trim({ text: this.lines[this.index], line: this.index + 1, column: 1 })
  }

  /** The next line, or a fault that says what is expected there. */
  next(expected: Text, faults: Faults): Piece | undefined {
    const piece = this.peek()
    if (!piece) faults.add(lineMissing(this.end, expected))
    this.index++
    return piece
  }
}

/** The parts of a line between blanks. Where there are more than `most`, one too many is given and no more. */
function words(piece: Piece, most: number): Piece[] {
  const found: Piece[] = []
  for (const { 0: text, index } of piece.text.matchAll(/\S+/g)) {
    found.push({ text, line: piece.line, column: piece.column + index })
    if (found.length > most) break
  }
  return found
}

/** Counted and not listed, since a broken file may hold millions of words in one line. */
function countWords({ text }: Piece): number {
  const matches = text.matchAll(/\S+/g)
  let count = 0
  while (!matches.next().done) count++
  return count
}

function readSize(lines: Lines, faults: Faults): Size | undefined {
  const expected = text('expected.maze-size')
  const piece = lines.next(expected, faults)
  if (!piece) return undefined
  const parts = words(piece, 2)
  if (parts.length !== 2) {
    faults.add(fault('line-form', placeOf(piece), { expected, found: shown(piece.text) }))
    return undefined
  }
  const side = { expected: text('expected.size'), least: 1, most: LIMITS.side }
  const [width, height] = parts.map((part) => readNumber(part, side, faults))
  return width === undefined || height === undefined ? undefined : { width, height }
}

interface ReadMaze {
  readonly maze: Maze
  readonly pitPieces: readonly Piece[]
}

/** One maze, or `undefined` where the file ended before it did: then nothing behind can be told. */
function readMaze(lines: Lines, size: Size, maze: number, faults: Faults): ReadMaze | undefined {
  const { width, height } = size
  const { right, below } = emptyMaze(size)
  for (let y = 0; y < height && width > 1; y++) {
    const expected = text('expected.right-walls', { row: y + 1, maze })
    const row = right.subarray(y * width, y * width + width - 1)
    if (!readWalls(lines, row, expected, faults)) return undefined
  }
  for (let y = 0; y < height - 1; y++) {
    const expected = text('expected.below-walls', { row: y + 1, maze })
    if (!readWalls(lines, below.subarray(y * width, (y + 1) * width), expected, faults)) {
      return undefined
    }
  }
  const pits = readPits(lines, size, maze, faults)
  return pits && { maze: { right, below, pits: pits.cells }, pitPieces: pits.pieces }
}

const SPACE = 32
const ZERO = 48
const ONE = 49

/** Fills a row of walls from a line. Almost every line of a file is one of these, so the good case is kept fast. */
function readWalls(lines: Lines, row: Uint8Array, expected: Text, faults: Faults): boolean {
  const piece = lines.next(expected, faults)
  if (!piece) return false
  if (!readWallsFast(piece.text, row)) readWallsSlowly(piece, row, expected, faults)
  return true
}

function readWallsFast(line: string, row: Uint8Array): boolean {
  if (line.length !== 2 * row.length - 1) return false
  for (let index = 0; index < row.length; index++) {
    const code = line.charCodeAt(2 * index)
    if (code !== ZERO && code !== ONE) return false
    if (index > 0 && line.charCodeAt(2 * index - 1) !== SPACE) return false
    row[index] = code - ZERO
  }
  return true
}

function readWallsSlowly(piece: Piece, row: Uint8Array, what: Text, faults: Faults): void {
  const parts = words(piece, row.length)
  if (parts.length !== row.length) {
    const values = { expected: row.length, what, found: countWords(piece) }
    faults.add(fault('row-length', placeOf(piece), values))
    return
  }
  for (const [index, part] of parts.entries()) {
    row[index] = readNumber(part, { expected: text('expected.wall'), most: 1 }, faults) ?? 0
  }
}

interface Pits {
  readonly cells: number[]
  readonly pieces: Piece[]
}

function readPits(lines: Lines, size: Size, maze: number, faults: Faults): Pits | undefined {
  const expected = text('expected.pit-count', { maze })
  const piece = lines.next(expected, faults)
  if (!piece) return undefined
  const count = readNumber(piece, { expected, most: LIMITS.side * LIMITS.side }, faults)
  if (count === undefined) return undefined
  const pits: Pits = { cells: [], pieces: [] }
  for (let index = 0; index < count; index++) {
    const next = lines.peek()
    if (!next || next.text.startsWith('#')) {
      faults.add(fault('too-few-entries', placeOf(piece), { expected: count, found: index }))
      return undefined
    }
    readPit(lines.next(expected, faults)!, size, pits, faults)
  }
  return pits
}

const HUGE = 999_999_999

function readPit(piece: Piece, size: Size, pits: Pits, faults: Faults): void {
  const parts = words(piece, 2)
  if (parts.length !== 2) {
    const expected = text('expected.pit')
    return faults.add(fault('line-form', placeOf(piece), { expected, found: shown(piece.text) }))
  }
  const coordinate = { expected: text('expected.coordinate'), most: HUGE }
  const [x, y] = parts.map((part) => readNumber(part, coordinate, faults))
  if (x === undefined || y === undefined) return
  if (contains(size, x, y)) {
    pits.cells.push(cellAt(size, x, y))
    pits.pieces.push(piece)
    return
  }
  const [right, bottom] = [size.width - 1, size.height - 1]
  faults.add(fault('off-board', placeOf(piece), { x, y, left: 0, right, top: 0, bottom }))
}

/** Comments may stand behind the second maze, and nothing else. */
function readAbout(lines: Lines, faults: Faults): About {
  const entries: [string, string][] = []
  const notes: string[] = []
  for (let piece = lines.peek(); piece; piece = lines.peek()) {
    lines.next(text('expected.pit'), faults)
    if (!piece.text.startsWith('#')) {
      faults.add(fault('unexpected-text', placeOf(piece), { found: shown(piece.text) }))
      continue
    }
    const comment = readComment(piece.text.slice(1))
    if ('key' in comment) entries.push([comment.key, comment.value])
    else notes.push(comment.note)
  }
  return { entries, notes }
}
