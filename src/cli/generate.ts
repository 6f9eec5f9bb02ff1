/**
 * `stromwerk generate rally|mazes`: the options are those of the generators, which describe themselves, and a few that say
 * how many boards to make, what is wanted of them, and where they go.
 */
import { availableParallelism } from 'node:os'
import type { Given, Parameter, Parameters } from '../core/generator'
import { optionName, readValue } from '../core/generator'
import type { GenerateAsk } from '../core/jobs/generate'
import type { Wanted } from '../core/jobs/wanted'
import { puzzles, type Board, type Kind, type Puzzle } from '../core/puzzle'
import { text } from '../core/text/say'
import {
  badValue,
  numberOption,
  UsageError,
  type Arguments,
  type Command,
  type OptionValues,
} from './command'
import { makeBoards } from './generate-batch'
import { generatorsHelp } from './generate-help'
import { tellFaults } from './output'

const MOST_SEED = 2 ** 32 - 1
const USUAL_TRIES = 5000
const USUAL_TOLERANCE = 0.5

export const generate: Command = {
  help: 'cli.generate.help',
  details: generatorsHelp,
  options: {
    ...parameterOptions(),
    strategy: { type: 'string' },
    level: { type: 'string' },
    size: { type: 'string' },
    seed: { type: 'string' },
    count: { type: 'string' },
    output: { type: 'string', short: 'o' },
    jobs: { type: 'string' },
    rating: { type: 'string' },
    tolerance: { type: 'string' },
    unique: { type: 'boolean' },
    solutions: { type: 'string' },
    tries: { type: 'string' },
    'time-limit': { type: 'string' },
    'no-rating': { type: 'boolean' },
  },
  async run(args, io) {
    const ask = readAsk(args)
    const { values } = args
    const fault = generatorOf(ask.kind, ask.strategy).check(ask.given)
    if (fault) return tellFaults(ask.strategy, [fault], args, io)
    const count = numberOption(values, 'count', 1, 10_000_000) ?? 1
    const jobs = numberOption(values, 'jobs', 1, 1024) ?? availableParallelism()
    const folder = typeof values.output === 'string' ? values.output : undefined
    return makeBoards({ ask, count, jobs, folder, json: values.json === true }, io)
  },
}

/** Every parameter of every generator as an option. */
function parameterOptions(): Record<string, { type: 'string' | 'boolean' }> {
  const all = Object.values(puzzles).flatMap(({ generators }: Puzzle<Board>) => generators)
  return Object.fromEntries(
    all
      .flatMap(({ parameters }) => Object.entries(parameters))
      .map(([name, { kind }]) => [
        optionName(name),
        { type: kind === 'switch' ? 'boolean' : 'string' },
      ]),
  )
}

function generatorOf(kind: Kind, strategy: string): Puzzle<Board>['generators'][number] {
  const { generators }: Puzzle<Board> = puzzles[kind]
  const generator = generators.find(({ name }) => name === strategy)
  if (generator) return generator
  const choices = generators.map(({ name }) => name).join(', ')
  throw badValue('--strategy', text('expected.choice', { choices }), strategy)
}

function readAsk({ positionals, values }: Arguments): GenerateAsk {
  const [puzzle, extra] = positionals
  if (extra !== undefined) throw new UsageError(text('cli.too-many', { found: extra }))
  const kind = Object.values(puzzles).find((candidate) => candidate.kind === puzzle)?.kind
  if (!kind) {
    const kinds = Object.keys(puzzles).join(', ')
    throw new UsageError(text('cli.generate.no-puzzle', { kinds }))
  }
  const strategy = String(values.strategy ?? puzzles[kind].generators[0].name)
  const { parameters, levels } = generatorOf(kind, strategy)
  const wanted = readWanted(values)
  return {
    kind,
    strategy,
    given: { ...readLevel(values, levels), ...readSize(values), ...readGiven(values, parameters) },
    seed: numberOption(values, 'seed', 0, MOST_SEED) ?? 1,
    rate: values['no-rating'] !== true,
    ...(wanted ? { wanted } : {}),
  }
}

function readWanted(values: OptionValues): Wanted | undefined {
  const rating = numberOption(values, 'rating', 1, 10, false)
  const solutions = values.unique === true ? 1 : numberOption(values, 'solutions', 1, 1000)
  if (rating === undefined && solutions === undefined) return undefined
  const seconds = numberOption(values, 'time-limit', 0, 1e9, false)
  return {
    ...(rating === undefined ? {} : { rating }),
    tolerance: numberOption(values, 'tolerance', 0, 9, false) ?? USUAL_TOLERANCE,
    ...(solutions === undefined ? {} : { solutions }),
    tries: numberOption(values, 'tries', 1, 1e9) ?? USUAL_TRIES,
    ...(seconds === undefined ? {} : { seconds }),
  }
}

function readLevel({ level }: OptionValues, levels: Readonly<Record<string, Given>>): Given {
  if (level === undefined) return {}
  if (Object.hasOwn(levels, String(level))) return levels[String(level)]
  const choices = Object.keys(levels).join(', ')
  throw badValue('--level', text('expected.choice', { choices }), level)
}

/** `8` for a square, `8x5` for a rectangle. */
function readSize({ size }: OptionValues): Given {
  if (size === undefined) return {}
  const sides = /^(\d{1,9})(?:[x×](\d{1,9}))?$/.exec(String(size))
  if (!sides) throw badValue('--size', text('cli.generate.size'), size)
  return { width: Number(sides[1]), height: Number(sides[2] ?? sides[1]) }
}

/** Also what the chosen way does not know: its check says so better than silence. */
function readGiven(values: OptionValues, parameters: Parameters): Given {
  const known = new Map<string, [string, Parameter]>(
    Object.entries(parameters).map(([name, parameter]) => [optionName(name), [name, parameter]]),
  )
  const foreign = Object.keys(parameterOptions()).filter((option) => !known.has(option))
  const given: Record<string, string | number | boolean> = {}
  for (const [option, value] of Object.entries(values)) {
    if (value === undefined) continue
    const own = known.get(option)
    if (own) given[own[0]] = typeof value === 'string' ? readValue(own[1], value) : value
    else if (foreign.includes(option)) given[option] = value
  }
  return given
}
