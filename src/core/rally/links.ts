/** What reaches what, as it is shown. Whatever would take long to find out, or hide the board, is not shown. */
import { cellCount, xOf, yOf } from '../grid/size'
import type { Link, Links } from '../link'
import { text, type Text } from '../text/say'
import { allHops, chargeAt, reachFrom, runsText, type Hop, type Reach } from './reach'
import { NONE, type State, type World } from './rules'
import { vicinityOf } from './vicinity'

/** More lines than these hide the board. */
const MOST_LINKS = 1000
/** More cells than these take longer to look at than one wants to wait. */
const MOST_CELLS = 40_000
/** How many cells all hops together may pass. */
const MOST_STEPS = 2_000_000

/** What the robot or the battery on a cell reaches; nothing where there is neither. */
export function linksFrom(world: World, state: State, cell: number): Links | undefined {
  const { board, batteryAt } = world
  if (cell !== state.cell && batteryAt[cell] === NONE) return undefined
  const charge = chargeAt(world, state, cell)
  if (charge === 0) return { links: [], text: text('reach.empty') }
  const near = vicinityOf(world, state, cell, charge)
  if (cellCount(near.world.board) > MOST_CELLS) return { links: [], text: text('reach.too-far') }
  const links = reachFrom(near.world, near.state, near.inside(cell)).map((reach) => {
    const to = near.outside(reach.to)
    return linkTo(board, { ...reach, from: cell, to })
  })
  const count = links.filter(({ to }) => to !== cell).length
  return { links, text: count === 0 ? text('reach.none') : text('reach.count', { count }) }
}

function linkTo(board: World['board'], reach: Reach): Link {
  const { from, to, least } = reach
  const left = runsText(reach.remainders)
  return {
    from,
    to,
    label: `${least} → ${left}`,
    possible: true,
    text: arrival(board, reach, left),
  }
}

/** A teleport costs, too, so that what a hop costs is not always its number of moves. */
function arrival(board: World['board'], reach: Reach, left: string): Text {
  const { from, to, least: cost, remainders } = reach
  const [{ first, last }] = remainders
  const isOnly = remainders.length === 1 && first === last
  if (from === to) return text(isOnly ? 'reach.back' : 'reach.back-on', { cost, left })
  const [x, y] = [xOf(board, to) + 1, yOf(board, to) + 1]
  return text(isOnly ? 'reach.battery' : 'reach.battery-on', { x, y, cost, left })
}

/** All hops; nothing if there are too many to be seen. */
export function allLinks(world: World, state: State): Link[] | undefined {
  if (isTooMuch(world, state)) return undefined
  const hops = allHops(world, state, MOST_LINKS)
  return hops && onlyOnce(world, state, hops).map((hop) => hopLink(world, state, hop))
}

function isTooMuch({ board }: World, { charge, lying }: State): boolean {
  const cells = cellCount(board)
  const longest = lying.reduce((most, each) => Math.max(most, each), charge)
  const inReach = Math.min(cells, 2 * longest * (longest + 1) + 1)
  return cells > MOST_CELLS || (lying.length + 1) * inReach > MOST_STEPS
}

/** Where the robot stands on a battery, hops from there are its own. */
function onlyOnce({ batteryAt }: World, { cell }: State, hops: readonly Hop[]): readonly Hop[] {
  if (batteryAt[cell] === NONE) return hops
  const reached = new Set<number>()
  return hops.filter(({ from, to }) => from !== cell || (!reached.has(to) && reached.add(to)))
}

function hopLink(world: World, state: State, { from, to, least, lengths }: Hop): Link {
  const label = runsText(lengths)
  const possible = least <= chargeAt(world, state, from)
  return { from, to, label, possible, text: text('reach.hop', { cost: least, lengths: label }) }
}
