/** `stromwerk render FILE -o PICTURE` */
import { extname } from 'node:path'
import { lookUp } from '../core/about'
import { animate, fittingCell, strideFor } from '../core/picture/animation'
import type { TrailStyle } from '../core/picture/ink'
import type { Reel } from '../core/picture/reel'
import { CELL, type Picture } from '../core/picture/shape'
import { svg } from '../core/picture/svg'
import { DARK, LIGHT, type Theme } from '../core/picture/theme'
import { playText } from '../core/play-text'
import { puzzleOf, type Board } from '../core/puzzle'
import { say, text } from '../core/text/say'
import {
  badValue,
  numberOption,
  requireOneFile,
  requireOutput,
  type Command,
  type OptionValues,
} from './command'
import { load } from './files'
import type { Io } from './io'
import { deliver, tellFaults } from './output'
import { loadRasteriser } from './rasteriser'
import { asksForMoves, MOVES_OPTIONS, movesToShow } from './solution'

/** Unless a scale is given, cells of large boards shrink so that no side gets longer than this. */
const LONGEST_SIDE = 4096
const LONGEST_SIDE_MOVING = 960
const LARGEST_SCALE = 96
/** Unless a stride is given, moves of long plays are left out so that there are no more frames than this. */
const MOST_FRAMES = 500
const USUAL_DELAY = 200

interface Wanted {
  readonly theme: Theme
  /** Pixels per cell. */
  readonly scale: number | undefined
  readonly stride: number | undefined
  /** In milliseconds. */
  readonly delay: number
}

interface Sheet extends Wanted {
  readonly board: Board
  readonly trail: TrailStyle
  readonly io: Io
}

type Content = string | Uint8Array

interface Format {
  /** Whether there is nothing to show without moves. */
  readonly needsMoves: boolean
  make(sheet: Sheet, moves?: string): Promise<Content>
}

const FORMATS: Readonly<Record<string, Format>> = {
  '.svg': {
    needsMoves: false,
    make: (sheet, moves) => Promise.resolve(drawing(sheet, moves)),
  },
  '.png': {
    needsMoves: false,
    make: async (sheet, moves) => (await loadRasteriser()).png(drawing(sheet, moves)),
  },
  '.gif': { needsMoves: true, make: animation },
  '.txt': {
    needsMoves: true,
    make: ({ board, io }, moves = '') =>
      Promise.resolve(playText(puzzleOf(board).play(board, moves), moves, io.language)),
  },
}

export const render: Command = {
  help: 'cli.render.help',
  options: {
    ...MOVES_OPTIONS,
    output: { type: 'string', short: 'o' },
    dark: { type: 'boolean' },
    scale: { type: 'string' },
    trail: { type: 'string' },
    stride: { type: 'string' },
    delay: { type: 'string' },
  },
  async run(args, io) {
    const output = requireOutput(args)
    const format = formatOf(output)
    const file = requireOneFile(args)
    const wanted = readWanted(args.values)
    const { board, faults } = await load(file, io)
    if (!board) return tellFaults(file, faults, args, io)
    const sheet = { ...wanted, board, io, trail: trailOf(board, args.values) }
    const { moves, fault, none } =
      format.needsMoves || asksForMoves(args.values)
        ? await movesToShow(board, args.values, io)
        : {}
    if (fault) return tellFaults(file, [fault], args, io)
    if (none) {
      io.err(`${file}: ${say(io.language, none.why)}\n`)
      if (format.needsMoves) return none.exit
      io.err(`${say(io.language, text('cli.no-solution'))}\n`)
    }
    return deliver(output, await format.make(sheet, moves), args, io)
  },
}

function formatOf(output: string): Format {
  const ending = extname(output).toLowerCase()
  if (Object.hasOwn(FORMATS, ending)) return FORMATS[ending]
  throw badValue('-o', text('cli.picture-format'), output)
}

function readWanted(values: OptionValues): Wanted {
  return {
    theme: values.dark ? DARK : LIGHT,
    scale: numberOption(values, 'scale', 1, LARGEST_SCALE),
    stride: numberOption(values, 'stride', 1, 1e9),
    delay: numberOption(values, 'delay', 20, 60_000) ?? USUAL_DELAY,
  }
}

function trailOf(board: Board, { trail }: OptionValues): TrailStyle {
  const { trails } = puzzleOf(board)
  const style = trail === undefined ? trails[0] : trails.find((known) => known === trail)
  if (style) return style
  throw badValue('--trail', text('cli.one-of', { choices: trails.join(', ') }), trail)
}

function drawing({ board, theme, trail, scale }: Sheet, moves?: string): string {
  const picture = puzzleOf(board).picture(board, theme, moves, trail)
  const title = lookUp(board.about, 'title')
  return svg(picture, {
    scale: (scale ?? fittingPixels(picture)) / CELL,
    ...(title === undefined ? {} : { title }),
  })
}

function fittingPixels({ width, height }: Picture): number {
  return Math.min(CELL, (CELL * LONGEST_SIDE) / Math.max(width, height))
}

async function animation(sheet: Sheet, moves = ''): Promise<Uint8Array> {
  const { board, theme, trail, stride, delay, io } = sheet
  const reel = puzzleOf(board).reel(board, moves, theme, trail)
  const options = {
    stride: stride ?? strideFor(reel.length, MOST_FRAMES),
    cell: pixelsPerCell(sheet, reel),
    delay: Math.round(delay / 10),
  }
  const { pixels } = await loadRasteriser()
  const pieces: Uint8Array[] = []
  for (const { bytes, done, all } of animate(reel, options, pixels)) {
    pieces.push(bytes)
    io.progress?.(say(io.language, text('cli.frames', { done, all })))
  }
  io.progress?.('')
  return Buffer.concat(pieces)
}

function pixelsPerCell({ scale }: Sheet, { box }: Reel): number {
  if (scale === undefined) return fittingCell(box, LONGEST_SIDE_MOVING)
  const most = fittingCell(box, LONGEST_SIDE)
  if (scale <= Math.max(most, fittingCell(box, LONGEST_SIDE_MOVING))) return scale
  throw badValue('--scale', text('cli.scale-fits', { most }), scale)
}
