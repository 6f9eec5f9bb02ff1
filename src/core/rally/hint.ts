/** What a solution of a rally advises: the next battery, then the way to it. */
import { xOf, yOf } from '../grid/size'
import type { Hint } from '../hint'
import { text } from '../text/say'
import { copy, step, type Event, type State, type World } from './rules'

/** `moves` solve the board from this state. */
export function hint(world: World, state: State, moves: string): Hint {
  const after = copy(state)
  for (let count = 1; count <= moves.length; count++) {
    const event = step(world, after, moves[count - 1])
    if (typeof event !== 'string' && event.swap)
      return toBattery(world, event, moves.slice(0, count))
  }
  return {
    aim: { text: text('hint.burn'), cells: [] },
    way: { text: text('hint.burn-way', { moves: moves.length }), moves },
  }
}

function toBattery({ board }: World, { to, swap }: Event, moves: string): Hint {
  const at = { x: xOf(board, to) + 1, y: yOf(board, to) + 1 }
  const left = swap!.dropped
  return {
    aim: { text: text('hint.battery', at), cells: [to] },
    way: { text: text('hint.battery-way', { ...at, moves: moves.length, left }), moves },
  }
}
