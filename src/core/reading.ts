/** What reading a file gives, and the parts that the readers of all puzzles share. */
import { fault, type Fault, type Place } from './fault'
import { text, type Text } from './text/say'

export type Reading<Board> =
  | { readonly board: Board; readonly faults?: undefined }
  | { readonly board?: undefined; readonly faults: readonly Fault[] }

/** A list of faults that stays readable however broken the file is. */
export class Faults {
  static readonly MOST = 1000
  private readonly list: Fault[] = []
  private more = false

  add(fault: Fault): void {
    if (this.list.length < Faults.MOST) this.list.push(fault)
    else this.more = true
  }

  get some(): boolean {
    return this.list.length > 0
  }

  /** In the order of the lines. */
  all(): Fault[] {
    const sorted = this.list.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    return this.more ? [...sorted, fault('more-faults', {}, { count: Faults.MOST })] : sorted
  }
}

/** A piece of a line, with where it stands in the file: both from 1. */
export interface Piece {
  readonly text: string
  readonly line: number
  readonly column: number
}

export function linesOf(source: string): string[] {
  return source.split(/\r\n|\n|\r/)
}

export function placeOf({ line, column }: Piece): Place {
  return { line, column }
}

/** The piece without blanks around it. */
export function trim({ text, line, column }: Piece): Piece {
  const blanks = text.length - text.trimStart().length
  return { text: text.trim(), line, column: column + blanks }
}

/** The parts of a piece between separators, blanks around them left out. */
export function split(piece: Piece, separator: string): Piece[] {
  let column = piece.column
  return piece.text.split(separator).map((text) => {
    const part = trim({ text, line: piece.line, column })
    column += text.length + separator.length
    return part
  })
}

/** Offending text as it is shown: never more than a glance. */
export function shown(found: string): string {
  const line = found.replace(/\s+/g, ' ').trim()
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}

export interface WholeNumber {
  readonly expected: Text
  readonly least?: number
  readonly most: number
}

/** The whole number that a piece holds, or `undefined` and a fault that says what is wrong with it. */
export function readNumber(
  piece: Piece,
  { expected, least = 0, most }: WholeNumber,
  faults: Faults,
): number | undefined {
  const place = placeOf(piece)
  const found = shown(piece.text)
  if (/^\+?\d+$/.test(piece.text)) {
    const value = Number(piece.text)
    if (value > most) faults.add(fault('too-large', place, { expected, limit: most, found }))
    else if (value < least) faults.add(fault('too-small', place, { expected, limit: least, found }))
    else return value
  } else if (/^-\d+([.,]\d*)?$/.test(piece.text)) {
    faults.add(fault('negative', place, { expected, found }))
  } else if (/^\+?\d*\.\d+$|^\+?\d+\.$|^\d+e[+-]?\d+$/i.test(piece.text)) {
    faults.add(fault('fraction', place, { expected, found }))
  } else {
    faults.add(fault('not-a-number', place, { expected, found }))
  }
  return undefined
}

/** The fault of a file that ends too early. `line` is the first one that is missing. */
export function lineMissing(line: number, expected: Text): Fault {
  return fault('line-missing', { line }, { expected })
}

/** 0 or 1, for options that are on or off. */
export function readSwitch(piece: Piece, option: string, faults: Faults): 0 | 1 | undefined {
  if (piece.text === '0') return 0
  if (piece.text === '1') return 1
  const expected = text('expected.switch')
  faults.add(fault('bad-option', placeOf(piece), { option, expected, found: shown(piece.text) }))
  return undefined
}
