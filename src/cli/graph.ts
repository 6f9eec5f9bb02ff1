/** `stromwerk graph FILE -o GRAPH.gv` */
import { fault } from '../core/fault'
import { puzzleOf } from '../core/puzzle'
import { say } from '../core/text/say'
import { boardOptions, BOARD_OPTIONS, requireOneFile, requireOutput, type Command } from './command'
import { load } from './files'
import { deliver, tellFaults } from './output'
import { asksForMoves, MOVES_OPTIONS, movesToShow } from './solution'

export const graph: Command = {
  help: 'cli.graph.help',
  options: {
    ...BOARD_OPTIONS,
    ...MOVES_OPTIONS,
    output: { type: 'string', short: 'o' },
    charges: { type: 'boolean' },
  },
  async run(args, io) {
    const { values } = args
    const output = requireOutput(args)
    const file = requireOneFile(args)
    const { board, faults } = await load(file, io, boardOptions(values))
    if (!board) return tellFaults(file, faults, args, io)
    const puzzle = puzzleOf(board)
    if (!puzzle.graph) return tellFaults(file, [fault('no-graph', {}, {})], args, io)
    const shown = asksForMoves(values) ? await movesToShow(board, values, io) : {}
    if (shown.fault) return tellFaults(file, [shown.fault], args, io)
    if (shown.none) {
      io.err(`${file}: ${say(io.language, shown.none.why)}\n`)
      return shown.none.exit
    }
    const drawn = puzzle.graph(board, { charges: values.charges === true, moves: shown.moves })
    if (typeof drawn !== 'string') return tellFaults(file, [drawn], args, io)
    return deliver(output, drawn, args, io)
  },
}
