/** What someone asks of a generator, as the dialog holds it: plain data, and the work that comes of it. */
import {
  recipeOf,
  type Generator,
  type Given,
  type Parameter,
  type ParameterValue,
} from '../../core/generator'
import type { GenerateAsk } from '../../core/jobs/generate'
import { readWanted } from '../../core/jobs/wanted'
import { puzzleOf, puzzles, type Board, type Kind, type Puzzle } from '../../core/puzzle'
import { text, type Text } from '../../core/text/say'

export interface Plan {
  readonly kind: Kind
  readonly strategy: string
  /** What is not left to the defaults. */
  readonly given: Given
  /** A field that holds no number gives `NaN`. */
  readonly seed: number
  /** The wanted difficulty, if any. */
  readonly rating: number | undefined
  /** The most solutions it may have, if that matters. */
  readonly solutions: number | undefined
}

const LARGEST_SEED = 2 ** 32 - 1
const TOLERANCE = 0.5
const TRIES = 5000

function puzzleFor(kind: Kind): Puzzle<Board> {
  return puzzles[kind]
}

export function planFor(kind: Kind, seed: number): Plan {
  const strategy = waysOf(kind)[0].name
  return { kind, strategy, given: {}, seed, rating: undefined, solutions: undefined }
}

/** How a board was made, if it says so. */
export function planOf(board: Board): Plan | undefined {
  const recipe = recipeOf(board, puzzleOf(board).generators)
  if (!recipe) return undefined
  const { generator, given, seed } = recipe
  const { rating, solutions } = readWanted(board.about)
  return { kind: board.kind, strategy: generator.name, given, seed, rating, solutions }
}

export function waysOf(kind: Kind): readonly Generator<Board>[] {
  return puzzleFor(kind).generators
}

export function wayOf({ kind, strategy }: Plan): Generator<Board> {
  return waysOf(kind).find(({ name }) => name === strategy)!
}

export function countsSolutions({ kind }: Plan): boolean {
  return puzzleFor(kind).countsSolutions
}

/** Another puzzle: its usual way with the usual parameters. */
export function withKind(plan: Plan, kind: Kind): Plan {
  const next = { ...planFor(kind, plan.seed), rating: plan.rating }
  return { ...next, solutions: countsSolutions(next) ? plan.solutions : undefined }
}

/** Another way; what is given stays as far as that way knows it. */
export function withWay(plan: Plan, strategy: string): Plan {
  const { parameters } = wayOf({ ...plan, strategy })
  const kept = Object.entries(plan.given).filter(([name]) => Object.hasOwn(parameters, name))
  return { ...plan, strategy, given: Object.fromEntries(kept) }
}

/** A parameter set, or with `undefined` left to its default. */
export function withParameter(plan: Plan, name: string, value: ParameterValue | undefined): Plan {
  const others = Object.entries(plan.given).filter(([other]) => other !== name)
  const set = value === undefined ? [] : [[name, value] as const]
  return { ...plan, given: Object.fromEntries([...others, ...set]) }
}

/** Presets besides the levels: what levels set left to its default, and set to anything else. */
export const USUAL = 'usual'
export const OWN = 'own'

export function presetOf(plan: Plan): string {
  const { set } = parted(plan)
  if (Object.keys(set).length === 0) return USUAL
  const isSet = (level: Given): boolean =>
    Object.keys({ ...level, ...set }).every((name) => level[name] === set[name])
  const levels = Object.entries(wayOf(plan).levels)
  return levels.find(([, level]) => isSet(level))?.[0] ?? OWN
}

/** What no level sets stays as it is. */
export function withPreset(plan: Plan, preset: string): Plan {
  return { ...plan, given: { ...parted(plan).others, ...wayOf(plan).levels[preset] } }
}

/** What is given, parted into what levels set and the others. */
function parted(plan: Plan): { readonly set: Given; readonly others: Given } {
  const levels = Object.values(wayOf(plan).levels)
  const isSet = (name: string): boolean => levels.some((level) => Object.hasOwn(level, name))
  const given = Object.entries(plan.given)
  return {
    set: Object.fromEntries(given.filter(([name]) => isSet(name))),
    others: Object.fromEntries(given.filter(([name]) => !isSet(name))),
  }
}

/** Whether a search for what is wanted may choose a parameter. */
export function isSearched({ rating, solutions }: Plan, parameter: Parameter): boolean {
  return (rating !== undefined || solutions !== undefined) && 'search' in parameter
}

/** What is wrong with a plan whatever comes of it. */
export function planFault(plan: Plan): Text | undefined {
  const { seed, rating, solutions } = plan
  if (!(Number.isInteger(seed) && seed >= 0 && seed <= LARGEST_SEED)) {
    return text('making.seed-fault', { most: LARGEST_SEED })
  }
  if (rating !== undefined && !(rating >= 1 && rating <= 10)) return text('making.difficulty-fault')
  if (solutions !== undefined && !(Number.isInteger(solutions) && solutions >= 1)) {
    return text('making.solutions-fault')
  }
  return wayOf(plan).check(plan.given)?.message
}

/** The work for one board, so many seeds after the plan's own. */
export function askFor(plan: Plan, offset: number): GenerateAsk {
  const { kind, strategy, given, rating, solutions } = plan
  const seed = seedAt(plan, offset)
  const ask = { kind, strategy, given, seed, rate: true }
  if (rating === undefined && solutions === undefined) return ask
  const goal = {
    ...(rating === undefined ? {} : { rating }),
    ...(solutions === undefined ? {} : { solutions }),
  }
  return { ...ask, wanted: { ...goal, tolerance: TOLERANCE, tries: TRIES } }
}

/** After the last seed comes the first one. */
export function seedAt({ seed }: Plan, offset: number): number {
  return (seed + offset) % (LARGEST_SEED + 1)
}
