/** `stromwerk verify FILE MOVES` */
import { puzzleOf } from '../core/puzzle'
import { say, text } from '../core/text/say'
import { boardOptions, BOARD_OPTIONS, UsageError, type Command } from './command'
import { faultJson, printFaults } from './faults'
import { load } from './files'
import { EXIT, type Io } from './io'

export const verify: Command = {
  help: 'cli.verify.help',
  options: BOARD_OPTIONS,
  async run({ positionals, values }, io) {
    const options = boardOptions(values)
    const [file, movesArgument, ...more] = positionals
    if (file === undefined) throw new UsageError(text('cli.no-file'))
    if (movesArgument === undefined) throw new UsageError(text('cli.no-moves'))
    if (more.length > 0) throw new UsageError(text('cli.too-many', { found: more[0] }))
    if (file === '-' && movesArgument === '-') throw new UsageError(text('cli.stdin-twice'))
    const { board, faults } = await load(file, io, options)
    if (!board) {
      if (values.json) io.out(JSON.stringify({ file, ...unreadable(faults, io) }) + '\n')
      else printFaults(file, faults, io)
      return EXIT.bad
    }
    const play = puzzleOf(board).play(board, await readMoves(movesArgument, io))
    const playFaults = play.fault ? [play.fault] : []
    if (values.json) {
      const { solved, length, end } = play
      const told = playFaults.map((fault) => faultJson(fault, io, board))
      io.out(JSON.stringify({ file, solved, moves: length, end, faults: told }) + '\n')
    } else {
      const verdict = text(play.solved ? 'cli.solved' : 'cli.not-solved', { moves: play.length })
      io.out(`${say(io.language, verdict)} ${say(io.language, play.endText)}\n`)
      printFaults(file, playFaults, io)
    }
    return play.solved ? EXIT.done : EXIT.no
  },
}

function unreadable(faults: Parameters<typeof printFaults>[1], io: Io): object {
  return { solved: false, moves: 0, faults: faults.map((fault) => faultJson(fault, io)) }
}

/** Blanks and line ends between moves mean nothing, and neither does their case. */
export async function readMoves(argument: string, io: Io): Promise<string> {
  const source = argument === '-' ? Buffer.from(await io.input()).toString('utf8') : argument
  return source.replace(/\s+/g, '').toLowerCase()
}
