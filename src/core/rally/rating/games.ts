/**
 * Simulated games. A player picks an option by its weight, sees whether it is a blunder, and if so drops it and
 * picks again. The naive player sees only hops after which no charged battery is in reach. The careful one also sees
 * that some battery can't be reached any more (reachability.ts). A game is lost when every option is a blunder.
 *
 * Dropping options that are lost anyway only helps, so the careful player wins at least as often as the naive one.
 */
import type { Random } from '../../random'
import type { Budget } from '../solver/budget'
import { isSolved } from '../solver/exact'
import type { HopGraph } from '../solver/hops'
import type { Position } from '../solver/position'
import { lookingCost, type Arena } from './arena'
import { ALL_IDEAS, OptionBook, type Options } from './options'

/** What a player plays until: so many wins or games, or so much work. */
export interface Patience {
  readonly wins: number
  readonly games: number
  readonly work: number
}

export interface Player {
  /** Whether the player goes on from here. */
  readonly accepts: (position: Position) => boolean
  /** What looking at one option costs, in units of work. */
  readonly cost: number
}

export interface Games {
  games: number
  wins: number
  /** The fewest swaps of a won game. */
  swaps: number
  /** Ideas that at least one won game did without. */
  avoided: number
}

export function naivePlayer({ graph }: Arena): Player {
  return { accepts: (position) => canGoOn(graph, position), cost: 5 }
}

export function carefulPlayer(arena: Arena): Player {
  const { reachability } = arena
  return { accepts: (position) => reachability.hopeful(position), cost: lookingCost(arena) }
}

function canGoOn({ start, target, least }: HopGraph, position: Position): boolean {
  const { robot, charge, lying, live } = position
  if (live === 0) return true
  for (let arc = start[robot]; arc < start[robot + 1] && least[arc] <= charge; arc++) {
    if (lying[target[arc]] > 0) return true
  }
  return false
}

export function playGames(
  arena: Arena,
  player: Player,
  patience: Patience,
  random: Random,
  budget: Budget,
): Games {
  const games: Games = { games: 0, wins: 0, swaps: Infinity, avoided: 0 }
  const match = new Match(arena, player, random)
  while (games.wins < patience.wins && games.games < patience.games) {
    const before = match.work
    const won = match.play(patience.work)
    if (match.work >= patience.work || budget.spend(match.work - before)) break
    games.games++
    if (!won) continue
    games.wins++
    games.swaps = Math.min(games.swaps, match.swaps)
    games.avoided |= ALL_IDEAS & ~match.ideas
  }
  return games
}

/** Game after game on one board, always in the same position object. */
class Match {
  work = 0
  swaps = 0
  ideas = 0
  private readonly position: Position
  private readonly book: OptionBook
  /** The weights of the options at hand; 0 for those that were dropped. */
  private weights = new Float64Array(64)

  constructor(
    private readonly arena: Arena,
    private readonly player: Player,
    private readonly random: Random,
  ) {
    this.position = arena.start.copy()
    this.book = new OptionBook(arena)
  }

  /** Plays one game, or stops in its middle when the work is more than allowed. */
  play(most: number): boolean {
    const { position, arena } = this
    const { lying, robot, charge } = arena.start
    position.set(lying, 0, robot, charge)
    this.swaps = 0
    this.ideas = 0
    while (position.live > 0 && this.work < most) {
      if (!this.hop()) return false
      this.swaps++
    }
    return isSolved(arena.graph, position)
  }

  private hop(): boolean {
    const { position, player } = this
    const { robot, charge } = position
    const options = this.book.at(robot, charge)
    let sum = this.weigh(options)
    while (sum > 0) {
      const choice = this.pick(options, sum)
      position.hop(options.node[choice], options.remainder[choice])
      this.work += player.cost
      if (player.accepts(position)) {
        this.ideas |= options.ideas[choice]
        return true
      }
      position.unhop(robot, charge)
      this.weights[choice] = 0
      sum = this.sum(options)
    }
    return false
  }

  private weigh({ node, weight }: Options): number {
    const { lying } = this.position
    if (node.length > this.weights.length) this.weights = new Float64Array(2 * node.length)
    for (let option = 0; option < node.length; option++) {
      this.weights[option] = lying[node[option]] > 0 ? weight[option] : 0
    }
    return this.sum({ node })
  }

  private sum({ node }: Pick<Options, 'node'>): number {
    let sum = 0
    for (let option = 0; option < node.length; option++) sum += this.weights[option]
    this.work += node.length
    return sum
  }

  /** The last option with a weight takes what rounding leaves over. */
  private pick({ node }: Options, sum: number): number {
    let rest = this.random.unit() * sum
    let choice = -1
    for (let option = 0; option < node.length; option++) {
      if (this.weights[option] === 0) continue
      choice = option
      rest -= this.weights[option]
      if (rest < 0) break
    }
    return choice
  }
}
