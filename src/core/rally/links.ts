/** What reaches what, as it is shown. */
import { xOf, yOf } from '../grid/size'
import type { Link } from '../link'
import { text } from '../text/say'
import { allHops, reachFrom, runText, type Hop } from './reach'
import { NONE, type State, type World } from './rules'

/** More lines than these hide the board. */
const MOST_LINKS = 20_000

/** What the robot or the battery on a cell reaches, the nearest first. */
export function linksFrom({ board, ...world }: World, state: State, cell: number): Link[] {
  return reachFrom({ board, ...world }, state, cell).map((reach) => {
    const left = reach.remainders.map(runText).join('; ')
    const [x, y, moves] = [xOf(board, reach.to) + 1, yOf(board, reach.to) + 1, reach.least]
    return { ...linkAlong(reach, true), text: text('reach.battery', { x, y, moves, left }) }
  })
}

/** All hops; nothing if there are too many to be seen. */
export function allLinks(world: World, state: State): Link[] | undefined {
  return allHops(world, state, MOST_LINKS)?.map((hop) =>
    linkAlong(hop, hop.least <= chargeAt(world, state, hop.from)),
  )
}

function linkAlong({ from, to, least, lengths }: Hop, possible: boolean): Link {
  const label = lengths.map(runText).join('; ')
  return { from, to, label, possible, text: text('reach.hop', { moves: least, lengths: label }) }
}

function chargeAt({ batteryAt }: World, state: State, cell: number): number {
  return cell === state.cell || batteryAt[cell] === NONE
    ? state.charge
    : state.lying[batteryAt[cell]]
}
