/** `stromwerk rate FILE…` */
import type { Fault } from '../core/fault'
import type { JobEnd } from '../core/jobs/job'
import type { Board, BoardOptions, Kind } from '../core/puzzle'
import type { Rating, Unrated } from '../core/rating'
import { tenths } from '../core/text/decimals'
import { say, text, type Language, type Text } from '../core/text/say'
import { boardOptions, BOARD_OPTIONS, type Command } from './command'
import { eachFile, EACH_FILE_OPTIONS, progressLine } from './each-file'
import { faultJson, printFaults } from './faults'
import { load } from './files'
import { EXIT, type Exit, type Io } from './io'
import { reasonJson } from './reasons'
import type { JobThread } from './threads'

export const rate: Command = {
  help: 'cli.rate.help',
  options: { ...BOARD_OPTIONS, ...EACH_FILE_OPTIONS },
  async run(args, io) {
    const options = boardOptions(args.values)
    return eachFile(
      args,
      io,
      (file, thread) => rateFile(file, options, thread, io),
      (answer) => {
        if (args.values.json) io.out(JSON.stringify(json(answer, io)) + '\n')
        else print(answer, io)
        return exitOf(answer)
      },
    )
  },
}

type Answer =
  | { readonly file: string; readonly kind?: Kind | undefined; readonly faults: readonly Fault[] }
  | { readonly file: string; readonly board: Board; readonly end: JobEnd<'rate'> }

async function rateFile(
  file: string,
  options: BoardOptions,
  thread: JobThread,
  io: Io,
): Promise<Answer> {
  const { board, faults, kind } = await load(file, io, options)
  if (!board) return { file, kind, faults }
  const end = await thread.run('rate', { board }, (progress) =>
    io.progress?.(progressLine(file, progress, io)),
  )
  return { file, board, end }
}

function exitOf(answer: Answer): Exit {
  if ('faults' in answer) return EXIT.bad
  if (answer.end.type === 'failed') return EXIT.gaveUp
  const { result } = answer.end
  if (result.rating !== undefined) return EXIT.done
  return result.unrated.code === 'unsolvable' ? EXIT.no : EXIT.gaveUp
}

function json(answer: Answer, io: Io): object {
  const { file } = answer
  if ('faults' in answer) {
    const faults = answer.faults.map((fault) => faultJson(fault, io))
    return { file, ...(answer.kind ? { kind: answer.kind } : {}), status: 'invalid', faults }
  }
  const { board, end } = answer
  const { kind } = board
  if (end.type === 'failed') return { file, kind, status: 'unknown', message: end.message }
  return { file, kind, ...ratingJson(end.result, board, io) }
}

function ratingJson(result: Rating, board: Board, io: Io): object {
  if (result.rating === undefined) return unratedJson(result.unrated, board, io)
  const { rating, level, uncertainty } = result
  const parts = Object.fromEntries(result.parts.map(({ name, value }) => [name, value] as const))
  return { rating, level, uncertainty, parts }
}

function unratedJson(unrated: Unrated, board: Board, io: Io): object {
  return unrated.code === 'unsolvable'
    ? { status: 'unsolvable', reason: reasonJson(unrated.reason, board, io) }
    : { status: 'unknown', message: say(io.language, unrated.message) }
}

function print(answer: Answer, io: Io): void {
  const { file } = answer
  if ('faults' in answer) return printFaults(file, answer.faults, io)
  const { end } = answer
  const [head, ...rest] =
    end.type === 'failed' ? [text('cli.rate.failed', end)] : told(end.result, io.language)
  io.out(`${file}: ${say(io.language, head)}\n`)
  for (const line of rest) io.out(`  ${say(io.language, line)}\n`)
}

function told(result: Rating, language: Language): Text[] {
  if (result.rating !== undefined) {
    const { rating, uncertainty, level, parts } = result
    const values = {
      rating: tenths(language, rating),
      uncertainty: tenths(language, uncertainty),
      level: text(`level.${level}`),
    }
    return [text('cli.rate.rated', values), ...parts.map((part) => part.text)]
  }
  const { unrated } = result
  return unrated.code === 'unsolvable'
    ? [text('cli.rate.unsolvable'), unrated.reason.message]
    : [unrated.message]
}
