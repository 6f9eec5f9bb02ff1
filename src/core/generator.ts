/**
 * What a generator is: a way of making boards, with parameters that describe themselves. The command line's options and
 * the panel's controls are made from these descriptions, so a new parameter is written down in one place.
 *
 * A generator gives the same board for the same parameters and seed, with moves that solve it, or a fault that says
 * which parameters can't be met. It never searches without an end.
 */
import { lookUp, withEntries, type About } from './about'
import { fault, type Fault } from './fault'
import { Random } from './random'
import { text, type Text, type TextKey } from './text/say'

interface Described {
  readonly label: TextKey
  /** What it does, and what happens where it is left out. */
  readonly help: TextKey
}

/** A number; without a `default` the generator finds its own, which `help` explains. */
export interface NumberParameter extends Described {
  /** `share`: any number from 0 to 1. */
  readonly kind: 'whole' | 'share'
  readonly least: number
  readonly most: number
  readonly default: number | undefined
  /** From where to where a search for a wanted board may choose it, unless it is given. */
  readonly search?: readonly [number, number]
}

export interface ChoiceParameter extends Described {
  readonly kind: 'choice'
  /** Each has a label in the catalogue: `choice.NAME`. */
  readonly choices: readonly ChoiceName[]
  readonly default: string
}

type ChoiceName = Extract<TextKey, `choice.${string}`> extends `choice.${infer Name}` ? Name : never

export interface SwitchParameter extends Described {
  readonly kind: 'switch'
  readonly default: false
}

export type Parameter = NumberParameter | ChoiceParameter | SwitchParameter

/** By their names in the code; `optionName` is how people write them. */
export type Parameters = Readonly<Record<string, Parameter>>

export type ParameterValue = number | string | boolean

/** What somebody asks for; the rest is left to the defaults. */
export type Given = Readonly<Record<string, ParameterValue>>

type ValueOf<P extends Parameter> = P extends ChoiceParameter
  ? P['choices'][number]
  : P extends SwitchParameter
    ? boolean
    : P extends { readonly default: number }
      ? number
      : number | undefined

export type Settings<Ps extends Parameters> = { readonly [Name in keyof Ps]: ValueOf<Ps[Name]> }

type DescribedName =
  Extract<TextKey, `parameter.${string}.help`> extends `parameter.${infer Name}.help` ? Name : never

function described(name: DescribedName): Described {
  return { label: `parameter.${name}`, help: `parameter.${name}.help` }
}

/** A whole number; `undefined` as its default lets the generator choose. */
export function whole<const Default extends number | undefined>(
  name: DescribedName,
  least: number,
  most: number,
  usual: Default,
  search?: readonly [number, number],
) {
  const free = search ? { search } : {}
  return { kind: 'whole', ...described(name), least, most, default: usual, ...free } as const
}

export function share(name: DescribedName, usual: number) {
  return { kind: 'share', ...described(name), least: 0, most: 1, default: usual } as const
}

export function choice<const Choices extends readonly ChoiceName[]>(
  name: DescribedName,
  choices: Choices,
  usual: Choices[number],
) {
  return { kind: 'choice', ...described(name), choices, default: usual } as const
}

export function onOff(name: DescribedName) {
  return { kind: 'switch', ...described(name), default: false } as const
}

export type Generated<B> =
  | { readonly board: B; readonly moves: string; readonly fault?: undefined }
  | { readonly fault: Fault }

/** One way of making boards, as everybody sees it. */
export interface Generator<B> {
  readonly name: string
  readonly label: TextKey
  readonly about: TextKey
  readonly parameters: Parameters
  /** Named sets of parameters. */
  readonly levels: Readonly<Record<string, Given>>
  /** What is wrong with these parameters whatever the seed. */
  check(given: Given): Fault | undefined
  generate(given: Given, seed: number): Generated<B>
}

/** One way of making boards, as its file writes it: `make` gets every parameter checked and with its default. */
export interface Way<B, Ps extends Parameters> extends Omit<Generator<B>, 'check' | 'generate'> {
  readonly parameters: Ps
  make(settings: Settings<Ps>, random: Random): Generated<B>
}

export function generator<B extends { readonly about: About }, Ps extends Parameters>(
  way: Way<B, Ps>,
): Generator<B> {
  return {
    ...way,
    check: (given) => checkGiven(way.parameters, given),
    generate(given, seed) {
      const wrong = checkGiven(way.parameters, given)
      if (wrong) return { fault: wrong }
      const settings = withDefaults(way.parameters, given)
      // The description above says of which type each checked value is.
      const made = way.make(settings as Settings<Ps>, new Random(seed))
      if (made.fault) return made
      const recipe = {
        strategy: way.name,
        seed: String(seed),
        parameters: writeParameters(settings),
      }
      const { board } = made
      return { ...made, board: { ...board, about: withEntries(board.about, recipe) } }
    },
  }
}

/** `secondVisit` as people write it: `second-visit`. */
export function optionName(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}

function withDefaults(
  parameters: Parameters,
  given: Given,
): Record<string, ParameterValue | undefined> {
  const values = Object.entries(parameters).map(
    ([name, parameter]) => [name, given[name] ?? parameter.default] as const,
  )
  return Object.fromEntries(values)
}

function checkGiven(parameters: Parameters, given: Given): Fault | undefined {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(parameters, name)) {
      return fault('parameter-unknown', {}, { name: optionName(name) })
    }
    const wrong = checkValue(name, parameters[name], value)
    if (wrong) return wrong
  }
  return undefined
}

function checkValue(name: string, parameter: Parameter, value: ParameterValue): Fault | undefined {
  if (isValue(parameter, value)) return undefined
  const values = { name: optionName(name), expected: expected(parameter), found: String(value) }
  return fault('parameter-value', {}, values)
}

function isValue(parameter: Parameter, value: ParameterValue): boolean {
  switch (parameter.kind) {
    case 'choice':
      return parameter.choices.some((choice) => choice === value)
    case 'switch':
      return typeof value === 'boolean'
    case 'whole':
    case 'share':
      return typeof value === 'number' && isInRange(parameter, value)
  }
}

function isInRange({ kind, least, most }: NumberParameter, value: number): boolean {
  return value >= least && value <= most && (kind === 'share' || Number.isInteger(value))
}

function expected(parameter: Parameter): Text {
  switch (parameter.kind) {
    case 'choice':
      return text('expected.choice', { choices: parameter.choices.join(', ') })
    case 'switch':
      return text('expected.on-off')
    case 'whole':
    case 'share': {
      const { kind, least, most } = parameter
      return text(kind === 'whole' ? 'expected.whole' : 'expected.share', { least, most })
    }
  }
}

/** Reads a value as people write it; what it can't read it hands on, for `generate` to complain about. */
export function readValue(parameter: Parameter, written: string): ParameterValue {
  if (parameter.kind === 'choice') return written
  if (parameter.kind === 'switch') return written === '1' || (written === '0' ? false : written)
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : written
}

/** How a board was made: enough to make it again. */
export interface Recipe<B> {
  readonly generator: Generator<B>
  readonly given: Given
  readonly seed: number
}

/** Every parameter that has a value: defaults may change one day. */
function writeParameters(settings: Readonly<Record<string, ParameterValue | undefined>>): string {
  const written = Object.entries(settings).flatMap(([parameter, value]) =>
    value === undefined ? [] : [`${optionName(parameter)}=${writeValue(value)}`],
  )
  return written.join(' ')
}

/** What was asked of a search: the same, without the parameters that the search may choose. */
export function writeAsked(parameters: Parameters, given: Given): string {
  const settings = Object.entries(withDefaults(parameters, given))
  const asked = settings.filter(([name]) => !isFree(parameters[name], given[name]))
  return writeParameters(Object.fromEntries(asked))
}

/** What is given, and a value drawn for each parameter that a search may choose. */
export function withDrawn(parameters: Parameters, given: Given, random: Random): Given {
  const drawn: Record<string, ParameterValue> = { ...given }
  for (const [name, parameter] of Object.entries(parameters)) {
    if (isFree(parameter, given[name])) drawn[name] = random.between(...parameter.search)
  }
  return drawn
}

type Searched = NumberParameter & Required<Pick<NumberParameter, 'search'>>

function isFree(parameter: Parameter, given: ParameterValue | undefined): parameter is Searched {
  return given === undefined && 'search' in parameter && parameter.search !== undefined
}

function writeValue(value: ParameterValue): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return String(value)
}

/** What `generate` wrote into a board, or `undefined` if the board does not say how it was made. */
export function recipeOf<B>(
  { about }: { readonly about: About },
  generators: readonly Generator<B>[],
): Recipe<B> | undefined {
  const generator = generators.find(({ name }) => name === lookUp(about, 'strategy'))
  const seed = lookUp(about, 'seed')
  if (!generator || seed === undefined || !/^-?\d+$/.test(seed)) return undefined
  const written = (lookUp(about, 'parameters') ?? '').split(' ').filter((part) => part !== '')
  const pairs = written.map((part) => part.split('=') as [string, string])
  const given = Object.entries(generator.parameters).flatMap(([name, parameter]) => {
    const value = pairs.find(([option]) => option === optionName(name))?.[1]
    return value === undefined ? [] : [[name, readValue(parameter, value)] as const]
  })
  return { generator, given: Object.fromEntries(given), seed: Number(seed) }
}
