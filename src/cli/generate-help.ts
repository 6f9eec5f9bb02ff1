/** The ways of making boards and their parameters, as help: made from what the generators say about themselves. */
import { optionName, type Generator, type Parameter } from '../core/generator'
import { puzzles, type Board, type Puzzle } from '../core/puzzle'
import { say, text, type Language, type TextKey } from '../core/text/say'

export function generatorsHelp(language: Language): string {
  const parts = Object.values(puzzles).map((puzzle: Puzzle<Board>) => puzzleHelp(puzzle, language))
  return parts.map((lines) => `\n${lines.join('\n')}\n`).join('')
}

function puzzleHelp({ kind, generators }: Puzzle<Board>, language: Language): string[] {
  const [first, ...others] = generators
  const shared = Object.keys(first.parameters).filter((name) =>
    others.every(
      ({ parameters }) =>
        JSON.stringify(parameters[name]) === JSON.stringify(first.parameters[name]),
    ),
  )
  const levels = Object.keys(first.levels).join(', ')
  return [
    `${kind} (--level: ${levels})`,
    ...shared.map((name) => parameterLine(name, first.parameters[name], language)),
    ...generators.flatMap((generator) => generatorHelp(generator, shared, language)),
  ]
}

function generatorHelp(
  { name, about, parameters }: Generator<Board>,
  shared: readonly string[],
  language: Language,
): string[] {
  const own = Object.entries(parameters).filter(([parameter]) => !shared.includes(parameter))
  return [
    `--strategy ${name}: ${sayKey(language, about)}`,
    ...own.map(([parameter, description]) => parameterLine(parameter, description, language)),
  ]
}

const OPTION_WIDTH = 29

function parameterLine(name: string, parameter: Parameter, language: Language): string {
  const value = parameter.kind === 'switch' ? '' : parameter.kind === 'choice' ? ' NAME' : ' N'
  const option = `  --${optionName(name)}${value}`.padEnd(OPTION_WIDTH)
  return `${option} ${sayKey(language, parameter.help)}${range(parameter, language)}`
}

function range(parameter: Parameter, language: Language): string {
  if (parameter.kind === 'switch') return ''
  const values =
    parameter.kind === 'choice'
      ? text('expected.choice', { choices: parameter.choices.join(', ') })
      : text('cli.generate.range', { least: parameter.least, most: parameter.most })
  const usual =
    parameter.default === undefined
      ? ''
      : `; ${say(language, text('cli.generate.usual', { value: String(parameter.default) }))}`
  return ` [${say(language, values)}${usual}]`
}

function sayKey(language: Language, key: TextKey): string {
  return say(language, { key, values: {} })
}
