/**
 * The slow truth: exhaustive search over raw game states, move by move through the rules. It knows nothing of hops,
 * remainders or parity, so it can judge the solver. For small boards only.
 */
import {
  NONE,
  copy,
  solved,
  step,
  TELEPORT_BACK,
  type State,
  type World,
} from '../../../src/core/rally/rules'

function keyOf(state: State): string {
  return `${state.cell},${state.charge},${state.lying.join(',')}`
}

function lettersOf(world: World): string[] {
  return [...world.directions.map(({ letter }) => letter), TELEPORT_BACK]
}

/** Whether a state can be solved, or `undefined` if there are too many states to tell. */
export function canBeSolved(world: World, from: State, mostStates: number): boolean | undefined {
  const letters = lettersOf(world)
  const seen = new Set([keyOf(from)])
  const open = [copy(from)]
  for (let state = open.pop(); state; state = open.pop()) {
    if (solved(state)) return true
    if (seen.size > mostStates) return undefined
    for (const letter of letters) {
      const next = copy(state)
      if (typeof step(world, next, letter) === 'string') continue
      const key = keyOf(next)
      if (seen.has(key)) continue
      seen.add(key)
      open.push(next)
    }
  }
  return false
}

const NO_ENDINGS: ReadonlySet<string> = new Set()

/**
 * All distinct solutions from a state, each as the cells where charged batteries are taken; `undefined` if there are
 * too many states or solutions.
 */
export function allSolutions(
  world: World,
  from: State,
  most: number,
): ReadonlySet<string> | undefined {
  const known = new Map<string, ReadonlySet<string>>()
  let total = 0
  const endings = (state: State): ReadonlySet<string> => {
    if (total > most) return NO_ENDINGS
    const key = keyOf(state)
    const before = known.get(key)
    if (before) return before
    const found = new Set<string>()
    if (solved(state)) found.add('')
    for (const [next, cell] of successors(world, state)) {
      for (const ending of endings(next)) found.add(cell === NONE ? ending : `${cell} ${ending}`)
    }
    known.set(key, found)
    total += found.size + 1
    return found
  }
  const all = endings(from)
  return total > most ? undefined : all
}

/** Each state one move away, with the cell if a charged battery was taken. Free teleports are joined to the step after. */
function successors(world: World, state: State): [State, number][] {
  const found: [State, number][] = []
  const free = world.board.teleportCost === 0
  const starts = [copy(state)]
  if (free) {
    const other = copy(state)
    if (typeof step(world, other, TELEPORT_BACK) !== 'string') starts.push(other)
  }
  for (const begin of starts) {
    for (const letter of lettersOf(world)) {
      if (free && letter === TELEPORT_BACK) continue
      const next = copy(begin)
      const event = step(world, next, letter)
      if (typeof event === 'string') continue
      found.push([next, event.swap && event.swap.taken > 0 ? event.to : NONE])
    }
  }
  return found
}
