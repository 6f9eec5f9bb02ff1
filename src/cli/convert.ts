/** `stromwerk convert FILE -o FILE` */
import { puzzleOf } from '../core/puzzle'
import { requireOneFile, requireOutput, type Command } from './command'
import { printFaults } from './faults'
import { load } from './files'
import { EXIT } from './io'
import { deliver, printJsonFaults } from './output'

export const convert: Command = {
  help: 'cli.convert.help',
  options: { output: { type: 'string', short: 'o' } },
  async run(args, io) {
    const output = requireOutput(args)
    const file = requireOneFile(args)
    const { board, faults } = await load(file, io)
    if (!board) {
      if (args.values.json) printJsonFaults(file, faults, io)
      else printFaults(file, faults, io)
      return EXIT.bad
    }
    return deliver(output, puzzleOf(board).write(board), args, io)
  },
}
