/** `stromwerk render FILE -o PICTURE` */
import { extname } from 'node:path'
import {
  boxOf,
  DELAYS,
  exported,
  LONGEST_SIDE,
  LONGEST_SIDE_MOVING,
  needsMoves,
  USUAL_DELAY,
  type ExportFormat,
  type ExportProgress,
} from '../core/jobs/export'
import { fittingCell } from '../core/picture/animation'
import type { TrailStyle } from '../core/picture/ink'
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

const LARGEST_SCALE = 96

interface Wanted {
  readonly dark: boolean
  /** Pixels per cell. */
  readonly cell: number | undefined
  readonly stride: number | undefined
  /** In milliseconds. */
  readonly delay: number
}

const FORMATS: Readonly<Record<string, ExportFormat>> = {
  '.svg': 'svg',
  '.png': 'png',
  '.gif': 'gif',
  '.txt': 'txt',
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
    if (format === 'gif') checkScale(wanted, board)
    const trail = trailOf(board, args.values)
    const { moves, fault, none } =
      needsMoves(format) || asksForMoves(args.values)
        ? await movesToShow(board, args.values, io)
        : {}
    if (fault) return tellFaults(file, [fault], args, io)
    if (none) {
      io.err(`${file}: ${say(io.language, none.why)}\n`)
      if (needsMoves(format)) return none.exit
      io.err(`${say(io.language, text('cli.no-solution'))}\n`)
    }
    const ask = { ...wanted, board, format, moves, trail, language: io.language }
    const made = await exported(ask, { loadRasteriser, report: (frames) => tellFrames(frames, io) })
    io.progress?.('')
    if (made.fault) return tellFaults(file, [made.fault], args, io)
    return deliver(output, made.content, args, io)
  },
}

function formatOf(output: string): ExportFormat {
  const ending = extname(output).toLowerCase()
  if (Object.hasOwn(FORMATS, ending)) return FORMATS[ending]
  throw badValue('-o', text('cli.picture-format'), output)
}

function readWanted(values: OptionValues): Wanted {
  return {
    dark: values.dark === true,
    cell: numberOption(values, 'scale', 1, LARGEST_SCALE),
    stride: numberOption(values, 'stride', 1, 1e9),
    delay: numberOption(values, 'delay', DELAYS.least, DELAYS.most) ?? USUAL_DELAY,
  }
}

function trailOf(board: Board, { trail }: OptionValues): TrailStyle {
  const { trails } = puzzleOf(board)
  const style = trail === undefined ? trails[0] : trails.find((known) => known === trail)
  if (style) return style
  throw badValue('--trail', text('cli.one-of', { choices: trails.join(', ') }), trail)
}

function tellFrames({ done, all }: ExportProgress, io: Io): void {
  io.progress?.(say(io.language, text('cli.frames', { done, all })))
}

/** Frames of an animation are drawn whole, so there is a limit to their size. */
function checkScale({ cell }: Wanted, board: Board): void {
  const box = boxOf(board)
  const most = fittingCell(box, LONGEST_SIDE)
  if (cell === undefined || cell <= Math.max(most, fittingCell(box, LONGEST_SIDE_MOVING))) return
  throw badValue('--scale', text('cli.scale-fits', { most }), cell)
}
