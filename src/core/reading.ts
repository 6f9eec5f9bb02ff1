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

/**
 * The parts of a piece between separators, blanks around them left out. Where there are more than `most`, one too many
 * is given and no more, since a broken file may hold millions in one line.
 */
export function split(piece: Piece, separator: string, most: number): Piece[] {
  let column = piece.column
  return piece.text.split(separator, most + 1).map((text) => {
    const part = trim({ text, line: piece.line, column })
    column += text.length + separator.length
    return part
  })
}

/** Offending text as it is shown: never more than a glance. */
export function shown(found: string): string {
  const line = found.trim().slice(0, 1000).replace(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 39).replace(/[\uD800-\uDBFF]$/, '')}…` : line
}

export interface WholeNumber {
  readonly expected: Text
  readonly least?: number
  readonly most: number
}

/** The whole number that a piece holds, or `undefined` and a fault that says what is wrong with it. */
export function readNumber(piece: Piece, wanted: WholeNumber, faults: Faults): number | undefined {
  const value = /^\+?\d+$/.test(piece.text) ? Number(piece.text) : undefined
  if (value !== undefined && value >= (wanted.least ?? 0) && value <= wanted.most) return value
  const place = placeOf(piece)
  const wrong = value === undefined ? undefined : numberFault(value, wanted, place, piece.text)
  faults.add(wrong ?? noNumber(piece, wanted.expected))
  return undefined
}

function noNumber(piece: Piece, expected: Text): Fault {
  const values = { expected, found: shown(piece.text) }
  if (/^-\d+([.,]\d*)?$/.test(piece.text)) return fault('negative', placeOf(piece), values)
  const fraction = /^\+?\d*\.\d+$|^\+?\d+\.$|^\d+e[+-]?\d+$/i
  if (fraction.test(piece.text)) return fault('fraction', placeOf(piece), values)
  return fault('not-a-number', placeOf(piece), values)
}

/** What keeps a number from being the wanted one, be it read or made by a program. */
export function numberFault(
  value: number,
  { expected, least = 0, most }: WholeNumber,
  place: Place,
  written?: string,
): Fault | undefined {
  if (Number.isInteger(value) && value >= least && value <= most) return undefined
  const found = shown(written ?? String(value))
  if (value > most) return fault('too-large', place, { expected, limit: most, found })
  if (value < 0) return fault('negative', place, { expected, found })
  if (value < least) return fault('too-small', place, { expected, limit: least, found })
  return fault('fraction', place, { expected, found })
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
