/** `stromwerk solve FILE…` */
import type { Fault } from '../core/fault'
import type { JobEnd } from '../core/jobs/job'
import { puzzleOf, type Board, type BoardOptions, type Kind } from '../core/puzzle'
import { say, text, type Text } from '../core/text/say'
import { DEFAULT_MEMORY, type Limits } from '../core/verdict'
import {
  boardOptions,
  BOARD_OPTIONS,
  numberOption,
  type Command,
  type OptionValues,
} from './command'
import { eachFile, EACH_FILE_OPTIONS, progressLine } from './each-file'
import { faultJson, printFaults } from './faults'
import { load } from './files'
import { EXIT, type Exit, type Io } from './io'
import { reasonJson } from './reasons'
import type { JobThread } from './threads'

export const solve: Command = {
  help: 'cli.solve.help',
  options: {
    ...BOARD_OPTIONS,
    'time-limit': { type: 'string' },
    'memory-limit': { type: 'string' },
    count: { type: 'string' },
    ...EACH_FILE_OPTIONS,
  },
  async run(args, io) {
    const wanted = readWanted(args.values)
    return eachFile(
      args,
      io,
      (file, thread) => solveFile(file, wanted, thread, io),
      (answer) => {
        if (args.values.json) io.out(JSON.stringify(json(answer, io)) + '\n')
        else print(answer, io)
        return exitOf(answer)
      },
    )
  },
}

interface Wanted {
  readonly options: BoardOptions
  readonly limits: Limits
  readonly count?: number
}

function readWanted(values: OptionValues): Wanted {
  const seconds = numberOption(values, 'time-limit', 0, 1e9, false)
  const megabytes = numberOption(values, 'memory-limit', 1, 1e6)
  const count = numberOption(values, 'count', 1, 1e9)
  return {
    options: boardOptions(values),
    limits: {
      bytes: megabytes === undefined ? DEFAULT_MEMORY : megabytes * 1024 ** 2,
      ...(seconds === undefined ? {} : { seconds }),
    },
    ...(count === undefined ? {} : { count }),
  }
}

type Answer =
  | { readonly file: string; readonly kind?: Kind | undefined; readonly faults: readonly Fault[] }
  | {
      readonly file: string
      readonly board: Board
      readonly end: JobEnd<'solve'>
      readonly seconds: number
    }

async function solveFile(file: string, wanted: Wanted, thread: JobThread, io: Io): Promise<Answer> {
  const started = performance.now()
  const { board, faults, kind } = await load(file, io, wanted.options)
  if (!board) return { file, kind, faults }
  const reading = (performance.now() - started) / 1000
  const { limits, count } = wanted
  const ask = { board, limits, ...(count === undefined ? {} : { count }) }
  const end = await thread.run('solve', ask, (progress) =>
    io.progress?.(progressLine(file, progress, io)),
  )
  return { file, board, end, seconds: reading + ('seconds' in end ? end.seconds : 0) }
}

function exitOf(answer: Answer): Exit {
  if ('faults' in answer) return EXIT.bad
  if (answer.end.type === 'failed') return EXIT.gaveUp
  const exits = { solved: EXIT.done, unsolvable: EXIT.no, unknown: EXIT.gaveUp } as const
  return exits[answer.end.result.status]
}

function json(answer: Answer, io: Io): object {
  const { file } = answer
  if ('faults' in answer) {
    const faults = answer.faults.map((fault) => faultJson(fault, io))
    return { file, ...(answer.kind ? { kind: answer.kind } : {}), status: 'invalid', faults }
  }
  const { board, end } = answer
  const seconds = Math.round(answer.seconds * 1e6) / 1e6
  if (end.type === 'failed') {
    return { file, kind: board.kind, status: 'unknown', message: end.message, seconds }
  }
  const { nodes, ...verdict } = end.result
  const reason = 'reason' in verdict ? { reason: reasonJson(verdict.reason, board, io) } : {}
  const found = 'moves' in verdict ? figures(board, verdict.moves) : {}
  return { file, kind: board.kind, ...verdict, ...reason, ...found, seconds, nodes }
}

function figures(board: Board, moves: string): object {
  const { counts } = puzzleOf(board).play(board, moves)
  const named = counts.map(({ name, value }) => [name, value] as const)
  return { length: moves.length, ...Object.fromEntries(named) }
}

function print(answer: Answer, io: Io): void {
  const { file } = answer
  if ('faults' in answer) return printFaults(file, answer.faults, io)
  const { board, end, seconds } = answer
  const line = (message: Text, indent = ''): void =>
    io.out(`${indent}${say(io.language, message)}\n`)
  const head = (message: Text): void => io.out(`${file}: ${say(io.language, message)}\n`)
  const took = seconds.toFixed(3)
  if (end.type === 'failed')
    return head(text('cli.failed', { message: end.message, seconds: took }))
  const { result: verdict } = end
  if (verdict.status === 'unsolvable') {
    head(text('cli.unsolvable', { seconds: took }))
    return line(verdict.reason.message, '  ')
  }
  const play = verdict.moves === undefined ? undefined : puzzleOf(board).play(board, verdict.moves)
  const moves = play?.length ?? 0
  if (verdict.status === 'unknown') {
    head(text('cli.gave-up', { limit: text(`limit.${verdict.limit}`), seconds: took }))
    if (!play) return
    line(text('cli.best-so-far', { moves, bound: verdict.bound ?? 0 }), '  ')
  } else {
    head(text('cli.solvable', { moves, seconds: took }))
    for (const { text } of play?.counts ?? []) line(text, '  ')
    if (verdict.solutions) line(solutionsText(verdict.solutions), '  ')
  }
  for (const { text } of play?.words() ?? []) line(text, '  ')
  io.out(`  ${verdict.moves}\n`)
}

function solutionsText({ count, exact }: { count: number; exact: boolean }): Text {
  return exact ? text('cli.solutions', { count }) : text('cli.solutions-at-least', { count })
}
