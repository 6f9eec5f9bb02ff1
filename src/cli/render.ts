/** `stromwerk render FILE -o PICTURE` */
import { extname } from 'node:path'
import { lookUp } from '../core/about'
import { CELL, type Picture } from '../core/picture/shape'
import { svg } from '../core/picture/svg'
import { DARK, LIGHT } from '../core/picture/theme'
import { puzzleOf, type Board } from '../core/puzzle'
import { say, text } from '../core/text/say'
import { badValue, requireOneFile, requireOutput, type Command, type OptionValues } from './command'
import { printFaults } from './faults'
import { load } from './files'
import { EXIT, type Io } from './io'
import { deliver, printJsonFaults } from './output'
import { png } from './png'
import { Solver } from './solvers'
import { readMoves } from './verify'

/** Unless a scale is given, cells of large boards shrink so that no side gets longer than this. */
const LONGEST_SIDE = 4096
const LARGEST_SCALE = 96

export const render: Command = {
  help: 'cli.render.help',
  options: {
    output: { type: 'string', short: 'o' },
    moves: { type: 'string' },
    solution: { type: 'boolean' },
    dark: { type: 'boolean' },
    scale: { type: 'string' },
  },
  async run(args, io) {
    const output = requireOutput(args)
    const format = extname(output).toLowerCase()
    if (format !== '.svg' && format !== '.png') {
      throw badValue('-o', text('cli.picture-format'), output)
    }
    const file = requireOneFile(args)
    const wanted = pixelsPerCell(args.values)
    const { board, faults } = await load(file, io)
    if (!board) {
      if (args.values.json) printJsonFaults(file, faults, io)
      else printFaults(file, faults, io)
      return EXIT.bad
    }
    const way = await wayOf(board, args.values, io)
    const picture = puzzleOf(board).picture(board, args.values.dark ? DARK : LIGHT, way)
    const title = lookUp(board.about, 'title')
    const scale = (wanted ?? fittingPixels(picture)) / CELL
    const drawn = svg(picture, { scale, ...(title === undefined ? {} : { title }) })
    return deliver(output, format === '.svg' ? drawn : await png(drawn), args, io)
  },
}

/** The moves to draw: given, or those of a solution; none where the solver finds none, which is said. */
async function wayOf(board: Board, values: OptionValues, io: Io): Promise<string | undefined> {
  if (typeof values.moves === 'string') return readMoves(values.moves, io)
  if (!values.solution) return undefined
  const solver = new Solver(io.worker)
  const end = await solver.solve({ work: 'solve', board }, () => undefined)
  await solver.end()
  const moves = end.type === 'result' && 'moves' in end.verdict ? end.verdict.moves : undefined
  if (moves === undefined) io.err(say(io.language, text('cli.no-solution')) + '\n')
  return moves
}

function pixelsPerCell({ scale }: OptionValues): number | undefined {
  if (scale === undefined) return undefined
  const pixels = Number(scale)
  if (Number.isInteger(pixels) && pixels >= 1 && pixels <= LARGEST_SCALE) return pixels
  throw badValue('--scale', text('cli.scale-range', { most: LARGEST_SCALE }), scale)
}

function fittingPixels({ width, height }: Picture): number {
  return Math.min(CELL, (CELL * LONGEST_SIDE) / Math.max(width, height))
}
