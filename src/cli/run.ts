/** Finds the command, lets it work, and tells wrong usage in a sentence. */
import { LANGUAGES, say, text, type Language } from '../core/text/say'
import { check } from './check'
import { parse, UsageError, type Command } from './command'
import { convert } from './convert'
import { generate } from './generate'
import { graph } from './graph'
import { EXIT, type Exit, type Io } from './io'
import { rate } from './rate'
import { render } from './render'
import { solve } from './solve'
import { verify } from './verify'

const commands: Readonly<Record<string, Command>> = {
  check,
  solve,
  verify,
  rate,
  generate,
  convert,
  render,
  graph,
}

export async function run(argv: readonly string[], io: Io, version: string): Promise<Exit> {
  const [name, ...rest] = argv
  try {
    if (name === '--version') {
      io.out(`${version}\n`)
      return EXIT.done
    }
    if (name === undefined || name === '--help' || name === '-h') {
      io.out(say(io.language, text('cli.help')) + '\n')
      return name === undefined ? EXIT.bad : EXIT.done
    }
    if (!Object.hasOwn(commands, name)) {
      throw new UsageError(text('cli.no-command', { command: name }))
    }
    return await runCommand(commands[name], rest, io)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const command = name !== undefined && Object.hasOwn(commands, name) ? `${name} ` : ''
    io.err(say(io.language, text('cli.usage-error', { problem: error.problem, command })) + '\n')
    return EXIT.bad
  }
}

async function runCommand(command: Command, argv: readonly string[], io: Io): Promise<Exit> {
  const args = parse(command, argv)
  const language = chosenLanguage(args.values.lang, io.language)
  if (args.values.help) {
    io.out(say(language, { key: command.help, values: {} }) + '\n')
    io.out(command.details?.(language) ?? '')
    return EXIT.done
  }
  return command.run(args, { ...io, language })
}

function chosenLanguage(wanted: string | boolean | undefined, usual: Language): Language {
  if (wanted === undefined) return usual
  const language = LANGUAGES.find((candidate) => candidate === wanted)
  if (language) return language
  throw new UsageError(
    text('cli.bad-value', {
      option: '--lang',
      expected: LANGUAGES.join(', '),
      found: String(wanted),
    }),
  )
}
