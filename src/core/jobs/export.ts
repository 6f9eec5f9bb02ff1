/**
 * A board, or a play of it, as a file to take along. Whatever the format, it is made from the picture and the frames that
 * the window shows, for the command line and the window alike; they differ only in who turns shapes into pixels.
 */
import { lookUp } from '../about'
import { fault, type Fault } from '../fault'
import { animate, fittingCell, strideFor } from '../picture/animation'
import type { Box } from '../picture/box'
import type { TrailStyle } from '../picture/ink'
import type { Rasteriser } from '../picture/pixels'
import { CELL, type Picture } from '../picture/shape'
import { svg } from '../picture/svg'
import { DARK, LIGHT } from '../picture/theme'
import { playText } from '../play-text'
import { puzzleOf, type Board } from '../puzzle'
import type { Language } from '../text/say'

export const EXPORT_FORMATS = ['svg', 'png', 'gif', 'txt', 'gv'] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportAsk {
  readonly board: Board
  readonly format: ExportFormat
  /** The moves to show; none for the board alone. */
  readonly moves?: string | undefined
  readonly dark: boolean
  readonly trail: TrailStyle
  /** Pixels per cell; unless told, as many as fit. */
  readonly cell?: number | undefined
  /** Every so many moves are a frame; unless told, so that frames don't get too many. */
  readonly stride?: number | undefined
  /** How long a frame is shown, in milliseconds. */
  readonly delay: number
  /** The language of texts. */
  readonly language: Language
}

/** Frames that are done, out of how many. */
export interface ExportProgress {
  readonly done: number
  readonly all: number
}

export type Exported =
  { readonly content: string | Uint8Array; readonly fault?: undefined } | { readonly fault: Fault }

export interface ExportTools {
  readonly loadRasteriser: () => Promise<Rasteriser>
  readonly report: (progress: ExportProgress) => void
}

/** Unless told otherwise, cells of large boards shrink so that no side gets longer than this. */
export const LONGEST_SIDE = 4096
export const LONGEST_SIDE_MOVING = 960
export const MOST_FRAMES = 500
export const USUAL_DELAY = 200
export const DELAYS = { least: 20, most: 60_000 }
export const MOST_EXPORT_BYTES = 256 * 1024 ** 2

type Make = (ask: ExportAsk, tools: ExportTools) => Exported | Promise<Exported>

const MAKE: Readonly<Record<ExportFormat, Make>> = {
  svg: drawing,
  png: photo,
  gif: animation,
  txt: ({ board, moves = '', language }) => ({
    content: playText(puzzleOf(board).play(board, moves), moves, language),
  }),
  gv: graph,
}

export async function exported(ask: ExportAsk, tools: ExportTools): Promise<Exported> {
  return MAKE[ask.format](ask, tools)
}

/** Whether there is nothing to show without moves. */
export function needsMoves(format: ExportFormat): boolean {
  return format === 'gif' || format === 'txt'
}

/** How large the pictures of a board are, in units; those of a play in which nothing happens cost the least. */
export function boxOf(board: Board): Box {
  return puzzleOf(board).reel(board, '', LIGHT).box
}

function pictureFor({ board, dark, moves, trail }: ExportAsk): Picture {
  return puzzleOf(board).picture(board, dark ? DARK : LIGHT, moves, trail)
}

function scaleFor({ cell }: ExportAsk, { width, height }: Picture): number {
  return cell === undefined ? Math.min(1, LONGEST_SIDE / Math.max(width, height)) : cell / CELL
}

function drawing(ask: ExportAsk): Exported {
  const picture = pictureFor(ask)
  const title = lookUp(ask.board.about, 'title')
  const scale = scaleFor(ask, picture)
  return { content: svg(picture, { scale, ...(title === undefined ? {} : { title }) }) }
}

async function photo(ask: ExportAsk, { loadRasteriser }: ExportTools): Promise<Exported> {
  const picture = pictureFor(ask)
  const rasteriser = await loadRasteriser()
  return { content: await rasteriser.png(picture, scaleFor(ask, picture)) }
}

async function animation(ask: ExportAsk, tools: ExportTools): Promise<Exported> {
  const { board, moves = '', dark, trail, stride, cell, delay } = ask
  const reel = puzzleOf(board).reel(board, moves, dark ? DARK : LIGHT, trail)
  const options = {
    stride: stride ?? strideFor(reel.length, MOST_FRAMES),
    cell: cell ?? fittingCell(reel.box, LONGEST_SIDE_MOVING),
    delay: Math.round(delay / 10),
  }
  const { pixels } = await tools.loadRasteriser()
  const pieces: Uint8Array[] = []
  let size = 0
  for (const { bytes, ...progress } of animate(reel, options, pixels)) {
    pieces.push(bytes)
    size += bytes.length
    if (size > MOST_EXPORT_BYTES) return { fault: tooLarge() }
    tools.report(progress)
  }
  return { content: joined(pieces, size) }
}

function tooLarge(): Fault {
  return fault('export-too-large', {}, { megabytes: MOST_EXPORT_BYTES / 1024 ** 2 })
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

function graph({ board, moves }: ExportAsk): Exported {
  const drawn = puzzleOf(board).graph?.(board, { charges: false, moves })
  if (drawn === undefined) return { fault: fault('no-graph', {}, {}) }
  return typeof drawn === 'string' ? { content: drawn } : { fault: drawn }
}

/** How often progress is told, in seconds: frames may come by the thousand. */
const PAUSE = 0.1

/** An export as work for a process of its own. */
export function exportWork(
  ask: ExportAsk,
  { clock, report, loadRasteriser }: ExportTools & { readonly clock: () => number },
): Promise<Exported> {
  let told = -Infinity
  return exported(ask, {
    loadRasteriser,
    report(progress) {
      if (clock() - told < PAUSE) return
      told = clock()
      report(progress)
    },
  })
}
