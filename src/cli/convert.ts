/** `stromwerk convert FILE -o FILE` */
import { puzzleOf } from '../core/puzzle'
import { requireOneFile, requireOutput, type Command } from './command'
import { load } from './files'
import { deliver, tellFaults } from './output'

export const convert: Command = {
  help: 'cli.convert.help',
  options: { output: { type: 'string', short: 'o' } },
  async run(args, io) {
    const output = requireOutput(args)
    const file = requireOneFile(args)
    const { board, faults } = await load(file, io)
    if (!board) return tellFaults(file, faults, args, io)
    return deliver(output, puzzleOf(board).write(board), args, io)
  },
}
