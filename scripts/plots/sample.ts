/** The boards behind the plots: every way of making boards, several battery counts, and seeds that nothing was tuned on. */
import type { Given } from '../../src/core/generator'
import { emptyBoard, type RallyBoard } from '../../src/core/rally/board'
import { rallyGenerators } from '../../src/core/rally/generators/list'
import { measureQ } from '../../src/core/rally/rating/q'
import { rate } from '../../src/core/rally/rating/rate'
import { solve } from '../../src/core/rally/solver/solve'
import { Random } from '../../src/core/random'

export interface Sampled {
  readonly way: string
  readonly batteries: number
  readonly rating: number
  readonly q: number
  /** How many nodes the solver looked at. */
  readonly effort: number
  /** Of processor time. */
  readonly seconds: number
}

export const COUNTS = [5, 8, 11, 14] as const

const FIRST_SEED = 900_000
const PER_COUNT = 40
/** A board that takes longer to decide is not sampled. */
const MOST_NODES = 20_000

type Maker = (batteries: number, seed: number) => RallyBoard | undefined

const GENERATOR = Object.fromEntries(
  rallyGenerators.map((generator) => [generator.name, generator]),
)

function made(name: string, given: Given): Maker {
  return (batteries, seed) => {
    const { parameters } = GENERATOR[name]
    const wanted = 'batteries' in parameters ? { ...given, batteries } : given
    const generated = GENERATOR[name].generate(wanted, seed)
    return generated.fault ? undefined : generated.board
  }
}

/** Batteries anywhere, with charges from 1 to 6, on a board of which they take a quarter. */
const scattered: Maker = (batteries, seed) => {
  const random = new Random(seed)
  const side = Math.ceil(Math.sqrt(4 * batteries))
  const cells = random.shuffle([...Array(side ** 2).keys()])
  const [robot, ...lying] = cells
    .slice(0, batteries + 1)
    .map((cell) => ({ cell, charge: random.between(1, 6) }))
  return { ...emptyBoard(side, side), robot, batteries: lying }
}

const MAKERS: Readonly<Record<string, Maker>> = {
  'route, beginner': made('route', GENERATOR.route.levels.beginner),
  'route, advanced': made('route', GENERATOR.route.levels.advanced),
  'route, expert': made('route', GENERATOR.route.levels.expert),
  nested: made('nested', {}),
  walk: made('walk', {}),
  budget: made('budget', {}),
  reverse: made('reverse', {}),
  'random, if solvable': scattered,
}

export const WAYS = Object.keys(MAKERS)

export function* sample(): Generator<Sampled> {
  for (const way of WAYS) {
    for (const batteries of COUNTS) {
      let found = 0
      for (let seed = FIRST_SEED; found < PER_COUNT && seed < FIRST_SEED + 2000; seed++) {
        const figures = look(way, MAKERS[way](batteries, seed), batteries)
        if (!figures) continue
        found++
        yield figures
      }
    }
  }
}

/** Nothing for boards that can’t be solved or have another number of batteries than wanted. */
function look(way: string, board: RallyBoard | undefined, batteries: number): Sampled | undefined {
  if (board?.batteries.length !== batteries) return undefined
  const verdict = solve(board, { limits: { nodes: MOST_NODES } })
  if (verdict.status !== 'solved') return undefined
  const begin = process.cpuUsage()
  const { rating } = rate(board)
  const { user, system } = process.cpuUsage(begin)
  const seconds = (user + system) / 1e6
  if (rating === undefined) return undefined
  return { way, batteries, rating, q: measureQ(board), effort: verdict.nodes, seconds }
}
