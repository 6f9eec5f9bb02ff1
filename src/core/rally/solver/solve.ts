/**
 * The rally solver: a solution, or a proof that there is none with its reason, or "unknown" at a limit.
 *
 * Cheap proofs come first. Then exact search (complete, see exact.ts) and beam search (finds solutions of large boards,
 * proves nothing) take turns. Their shares are measured in work that the searches count themselves, never in time: the
 * same board and options give the same answer and the same moves on every machine, unless a time limit cuts it short.
 * Every solution is played through the rules before it leaves.
 */
import { Random } from '../../random'
import type { SolveOptions, Verdict } from '../../verdict'
import type { RallyBoard } from '../board'
import { copy, solved, start, step, world, type State, type World } from '../rules'
import { Budget } from './budget'
import { countSolutions, type Count } from './count'
import { Endings } from './endings'
import { ExactSearch, isSolved, type Hops, type Search } from './exact'
import { groundOf, type Ground } from './ground'
import { hopGraph } from './hops'
import { Memo } from './memo'
import { spareParity } from './parity'
import { startPosition, type Position } from './position'
import { Reachability } from './reachability'
import {
  reasonAtSight,
  reasonAtStart,
  reasonByParity,
  reasonByReach,
  reasonBySearch,
} from './reasons'
import { remainders } from './remainders'
import { route } from './route'
import { Schedule } from './schedule'
import { SCHEDULE } from './weights'

export function solve(board: RallyBoard, options: SolveOptions<State> = {}): Verdict {
  const play = world(board)
  const from = options.from ?? start(play)
  const budget = new Budget(options)
  if (solved(from)) return { status: 'solved', moves: '', nodes: 0, ...onlyOne(options) }
  const reason = reasonAtSight(from) ?? reasonByParity(play, from)
  if (reason) return { status: 'unsolvable', reason, nodes: 0 }
  return new Solver(play, from, budget, options.count).solve()
}

/** With no charged battery left there is nothing to choose. */
function onlyOne({ count }: { readonly count?: number | undefined }): { solutions?: Count } {
  return count === undefined ? {} : { solutions: { count: Math.min(1, count), exact: count >= 1 } }
}

class Solver {
  private readonly ground: Ground
  private readonly position: Position

  constructor(
    private readonly world: World,
    private readonly from: State,
    private readonly budget: Budget,
    readonly count: number | undefined,
  ) {
    this.ground = groundOf(world, from)
    this.position = startPosition(this.ground, from)
  }

  solve(): Verdict {
    const { position, budget, ground } = this
    const longest = position.lying.reduce((most, charge) => Math.max(most, charge), position.charge)
    const graph = hopGraph(ground, longest, budget)
    if (!graph) return this.unknown()
    budget.lookOften(graph.nodes)
    if (isSolved(graph, position)) return this.solved({ nodes: [], lengths: [] }, onlyOne(this))
    const reachability = new Reachability(graph)
    const reason =
      reasonAtStart(ground, graph, position) ?? reasonByReach(ground, reachability, position)
    if (reason) return { status: 'unsolvable', reason, nodes: budget.nodes }
    return this.search({
      graph,
      remainders: remainders(graph),
      reachability,
      endings: new Endings(graph, this.spareParities()),
      memo: new Memo(graph.nodes, longest, budget.bytesLeft * SCHEDULE.memoShare),
      budget,
      random: new Random(1),
    })
  }

  private spareParities(): Uint8Array | undefined {
    const parityAt = spareParity(this.world, this.from)
    return parityAt && Uint8Array.from(this.ground.cellOf, parityAt)
  }

  private search(search: Search): Verdict {
    const exact = new ExactSearch(search)
    const schedule = new Schedule(search, exact, this.position)
    const outcome = schedule.run()
    if (outcome === 'stopped') return this.unknown()
    if (outcome !== 'exhausted') return this.found(search, exact, outcome)
    const reason = reasonBySearch(this.ground, exact.unburntAt)
    return { status: 'unsolvable', reason, nodes: this.budget.nodes }
  }

  private unknown(): Verdict {
    return { status: 'unknown', limit: this.budget.hit ?? 'nodes', nodes: this.budget.nodes }
  }

  private found(search: Search, exact: ExactSearch, hops: Hops): Verdict {
    const solution = this.solved(hops, {})
    if (this.count === undefined || solution.status !== 'solved') return solution
    this.budget.phase = 'count'
    const solutions = countSolutions(search, exact, this.position, hops, this.count)
    return { ...solution, nodes: this.budget.nodes, solutions }
  }

  private solved(hops: Hops, solutions: { solutions?: Count }): Verdict {
    const { world, from, position } = this
    const moves = route(this.ground, position.lying, position.charge, hops, this.budget)
    if (moves === undefined) return this.unknown()
    assertSolves(world, from, moves)
    return { status: 'solved', moves, nodes: this.budget.nodes, ...solutions }
  }
}

/** Takes no longer than writing the moves down did: a step for each, of which there are at most as many as charge. */
function assertSolves(world: World, from: State, moves: string): void {
  const state = copy(from)
  for (const move of moves) {
    const outcome = step(world, state, move)
    if (typeof outcome === 'string')
      throw new Error(`the solver made an impossible move: ${outcome}`)
  }
  if (!solved(state)) throw new Error('the solver gave moves that do not solve the board')
}
