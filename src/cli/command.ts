/** A command: its options and its work. Values are checked here, so that every command speaks the same way. */
import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { BoardOptions } from '../core/puzzle'
import { text, type Language, type Text, type TextKey } from '../core/text/say'
import type { Exit, Io } from './io'

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>

export interface Arguments {
  readonly positionals: readonly string[]
  readonly values: OptionValues
}

export interface Command {
  readonly help: TextKey
  /** What follows the help, where that is made from something else than the catalogue. */
  readonly details?: (language: Language) => string
  readonly options: NonNullable<ParseArgsConfig['options']>
  run(args: Arguments, io: Io): Promise<Exit>
}

/** Wrong usage: told in one sentence, with exit code 2. */
export class UsageError extends Error {
  constructor(readonly problem: Text) {
    super(problem.key)
  }
}

export const COMMON_OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
} as const

/** Options that override the board's own. */
export const BOARD_OPTIONS = {
  diagonal: { type: 'boolean' },
  'teleport-cost': { type: 'string' },
} as const

export function parse(command: Command, argv: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { ...COMMON_OPTIONS, ...command.options },
      allowPositionals: true,
    })
    return { values: values, positionals }
  } catch (error) {
    // The parser's own sentence names the option; its first sentence is enough.
    const why = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new UsageError(text('cli.bad-option', { why: why.replace(/\.$/, '') }))
  }
}

export function boardOptions(values: OptionValues): BoardOptions {
  const cost = values['teleport-cost']
  if (cost !== undefined && cost !== '0' && cost !== '1') {
    throw badValue('--teleport-cost', text('expected.switch'), cost)
  }
  return {
    ...(values.diagonal === true ? { diagonal: true } : {}),
    ...(cost === undefined ? {} : { teleportCost: cost === '0' ? 0 : 1 }),
  }
}

export function badValue(option: string, expected: Text, found: unknown): UsageError {
  return new UsageError(text('cli.bad-value', { option, expected, found: String(found) }))
}

export function numberOption(
  values: OptionValues,
  name: string,
  least: number,
  most: number,
  whole = true,
): number | undefined {
  const given = values[name]
  if (given === undefined) return undefined
  const value = given === '' ? NaN : Number(given)
  if (value >= least && value <= most && (!whole || Number.isInteger(value))) return value
  throw badValue(`--${name}`, text('cli.number-range', { least, most }), given)
}

export function requireFiles({ positionals }: Arguments): readonly string[] {
  if (positionals.length === 0) throw new UsageError(text('cli.no-file'))
  if (positionals.filter((file) => file === '-').length > 1) {
    throw new UsageError(text('cli.stdin-twice'))
  }
  return positionals
}

export function requireOneFile(args: Arguments): string {
  const [file, ...more] = requireFiles(args)
  if (more.length > 0) throw new UsageError(text('cli.one-file'))
  return file
}

export function requireOutput({ values }: Arguments): string {
  const output = values.output
  if (typeof output !== 'string') throw new UsageError(text('cli.no-output'))
  return output
}
