/** What someone wants to take along of a board, as the dialog holds it: plain data, and the work that comes of it. */
import {
  boxOf,
  DELAYS,
  EXPORT_FORMATS,
  LONGEST_SIDE,
  LONGEST_SIDE_MOVING,
  MOST_FRAMES,
  needsMoves,
  USUAL_DELAY,
  type ExportAsk,
  type ExportFormat,
} from '../../core/jobs/export'
import { fittingCell, framesOf, LAST_DELAY, strideFor } from '../../core/picture/animation'
import type { Box } from '../../core/picture/box'
import type { TrailStyle } from '../../core/picture/ink'
import { CELL } from '../../core/picture/shape'
import { puzzleOf, type Board } from '../../core/puzzle'
import { text, type Language, type Text } from '../../core/text/say'

/** What is exported: a board, and its solution once there is one. */
export interface Subject {
  readonly board: Board
  readonly moves: string | undefined
  /** How large its pictures are, in units. */
  readonly box: Box
}

export interface ExportWish {
  readonly format: ExportFormat
  /** Whether the solution is drawn in where that is a choice. */
  readonly solution: boolean
  readonly dark: boolean
  readonly trail: TrailStyle
  /** Pixels per cell; `undefined` leaves it to what fits. A field that holds no number gives `NaN`. */
  readonly cell: number | undefined
  /** Moves per frame; `undefined` leaves it to the length of the play. */
  readonly stride: number | undefined
  /** Milliseconds per frame. */
  readonly delay: number
}

export type NumberName = 'cell' | 'stride' | 'delay'

export interface Range {
  readonly least: number
  readonly most: number
}

const LARGEST_CELL = 96
/** Larger pictures than this no longer fit into a canvas everywhere. */
const LONGEST_PHOTO = 8192
const MOST_STRIDE = 1_000_000
const PREVIEW_SIDE = 960

export function subjectOf(board: Board, moves: string | undefined): Subject {
  return { board, moves, box: boxOf(board) }
}

/** How the screen looks; pictures look like it unless one wishes otherwise. */
export type ScreenLook = Pick<ExportWish, 'dark' | 'trail'>

export function wishFor(look: ScreenLook): ExportWish {
  const numbers = { cell: undefined, stride: undefined, delay: USUAL_DELAY }
  return { format: 'png', solution: true, ...look, ...numbers }
}

/** A wish as it fits another board: one that has no such format or way of colouring takes the usual ones. */
export function fitted(wish: ExportWish, { board }: Subject): ExportWish {
  const { trails } = puzzleOf(board)
  const format = formatsOf(board).includes(wish.format) ? wish.format : 'png'
  const trail = trails.includes(wish.trail) ? wish.trail : trails[0]
  return { ...wish, format, trail, cell: undefined, stride: undefined }
}

export function formatsOf(board: Board): readonly ExportFormat[] {
  return EXPORT_FORMATS.filter((format) => format !== 'gv' || 'graph' in puzzleOf(board))
}

/** Another format; how large its cells should be is another question there. */
export function withFormat(wish: ExportWish, format: ExportFormat): ExportWish {
  return { ...wish, format, cell: undefined }
}

export function isPicture({ format }: ExportWish): boolean {
  return format === 'svg' || format === 'png' || format === 'gif'
}

/** The moves that the export shows. */
export function movesFor({ format, solution }: ExportWish, { moves }: Subject): string | undefined {
  return solution || needsMoves(format) ? moves : undefined
}

export function lacksMoves({ format }: ExportWish, { moves }: Subject): boolean {
  return needsMoves(format) && moves === undefined
}

export function numbersOf(wish: ExportWish): readonly NumberName[] {
  if (!isPicture(wish)) return []
  return wish.format === 'gif' ? ['cell', 'stride', 'delay'] : ['cell']
}

export function valueOf(wish: ExportWish, name: NumberName, subject: Subject): number {
  return wish[name] ?? (name === 'cell' ? usualCell(wish, subject) : usualStride(subject))
}

function usualCell({ format }: ExportWish, { box }: Subject): number {
  return fittingCell(box, format === 'gif' ? LONGEST_SIDE_MOVING : LONGEST_SIDE)
}

function usualStride({ moves = '' }: Subject): number {
  return strideFor(moves.length, MOST_FRAMES)
}

export function rangeOf({ format }: ExportWish, name: NumberName, { box }: Subject): Range {
  switch (name) {
    case 'delay':
      return DELAYS
    case 'stride':
      return { least: 1, most: MOST_STRIDE }
    case 'cell':
      return { least: 1, most: largestCell(format, box) }
  }
}

function largestCell(format: ExportFormat, box: Box): number {
  if (format === 'svg') return LARGEST_CELL
  return format === 'gif' ? fittingCell(box, LONGEST_SIDE) : cellWithin(box, LONGEST_PHOTO)
}

/** The most pixels per cell with which no side gets longer than some pixels; cells may be larger than usual. */
function cellWithin({ width, height }: Box, longestSide: number): number {
  const fitting = Math.floor((CELL * longestSide) / Math.max(width, height))
  return Math.max(1, Math.min(LARGEST_CELL, fitting))
}

/** Which of the numbers is none, or out of its range. */
export function faultsOf(wish: ExportWish, subject: Subject): Partial<Record<NumberName, Text>> {
  const faults = numbersOf(wish).flatMap((name) => {
    const { least, most } = rangeOf(wish, name, subject)
    const value = valueOf(wish, name, subject)
    if (Number.isInteger(value) && value >= least && value <= most) return []
    const values = { name: text(`export.${name}`), least, most }
    return [[name, text('export.number-fault', values)] as const]
  })
  return Object.fromEntries(faults)
}

export function isReady(wish: ExportWish, subject: Subject): boolean {
  return !lacksMoves(wish, subject) && hasNoFaults(wish, subject)
}

/** Whether there is something to show already: of an animation, at least the board. */
export function isVisible(wish: ExportWish, subject: Subject): boolean {
  return (isPicture(wish) || !lacksMoves(wish, subject)) && hasNoFaults(wish, subject)
}

function hasNoFaults(wish: ExportWish, subject: Subject): boolean {
  return Object.keys(faultsOf(wish, subject)).length === 0
}

export function askFor(wish: ExportWish, subject: Subject, language: Language): ExportAsk {
  const { format, dark, trail, delay } = wish
  const moves = movesFor(wish, subject)
  const [cell, stride] = [valueOf(wish, 'cell', subject), valueOf(wish, 'stride', subject)]
  return { board: subject.board, format, moves, dark, trail, cell, stride, delay, language }
}

/** The same in small: pictures as they look in the end, texts as they are. */
export function previewFor(wish: ExportWish, subject: Subject, language: Language): ExportAsk {
  const ask = askFor(wish, subject, language)
  if (!isPicture(wish)) return ask
  return { ...ask, format: 'png', cell: cellWithin(subject.box, PREVIEW_SIDE) }
}

/** How large the file's picture is, and how many frames it has for how long. */
export function measuresOf(wish: ExportWish, subject: Subject): Measures | undefined {
  if (!isPicture(wish)) return undefined
  const scale = valueOf(wish, 'cell', subject) / CELL
  const round = wish.format === 'gif' ? Math.floor : Math.round
  const [width, height] = [round(subject.box.width * scale), round(subject.box.height * scale)]
  if (wish.format !== 'gif') return { width, height }
  const stride = valueOf(wish, 'stride', subject)
  const frames = framesOf(subject.moves?.length ?? 0, stride).length
  const last = Math.max(wish.delay, 10 * LAST_DELAY)
  return { width, height, frames, seconds: ((frames - 1) * wish.delay + last) / 1000 }
}

export interface Measures {
  readonly width: number
  readonly height: number
  readonly frames?: number
  readonly seconds?: number
}

/** The name that a file gets unless one chooses another. A solution must not take the place of its board. */
export function fileNameFor(document: string, format: ExportFormat, solution: string): string {
  const plain = format === 'txt' ? solution : withoutEnding(document)
  return `${plain}.${format}`
}

export function withoutEnding(name: string): string {
  return name.replace(/\.\w+$/, '')
}
