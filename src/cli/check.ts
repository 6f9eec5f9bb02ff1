/** `stromwerk check FILE…` */
import { puzzleOf, type Board } from '../core/puzzle'
import { say, text } from '../core/text/say'
import { boardOptions, BOARD_OPTIONS, requireFiles, type Command } from './command'
import { faultJson, printFaults } from './faults'
import { load, type Loaded } from './files'
import { EXIT, worst, type Exit, type Io } from './io'

export const check: Command = {
  help: 'cli.check.help',
  options: BOARD_OPTIONS,
  async run(args, io) {
    const options = boardOptions(args.values)
    const codes: Exit[] = []
    for (const file of requireFiles(args)) {
      const loaded = await load(file, io, options)
      if (args.values.json) io.out(JSON.stringify({ file, ...json(loaded, io) }) + '\n')
      else print(file, loaded, io)
      codes.push(loaded.board ? EXIT.done : EXIT.bad)
    }
    return worst(codes)
  },
}

function json({ board, kind, faults = [] }: Loaded, io: Io): object {
  const known = kind ? { kind } : {}
  if (!board) {
    return { ...known, valid: false, faults: faults.map((fault) => faultJson(fault, io)) }
  }
  const facts = puzzleOf(board)
    .facts(board)
    .map(({ name, value }) => [name, value] as const)
  const { width, height } = board
  return { ...known, valid: true, width, height, ...Object.fromEntries(facts), faults: [] }
}

function print(file: string, { board, faults }: Loaded, io: Io): void {
  if (board) io.out(`${file}: ${say(io.language, text('cli.valid'))}: ${describe(board, io)}\n`)
  else printFaults(file, faults, io)
}

function describe(board: Board, io: Io): string {
  const puzzle = puzzleOf(board)
  const size = text('fact.size', { width: board.width, height: board.height })
  const texts = [puzzle.name, size, ...puzzle.facts(board).map((fact) => fact.text)]
  return texts.map((part) => say(io.language, part)).join(', ')
}
