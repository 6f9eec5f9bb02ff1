/** What one sees on a cell of a rally at a moment of a play, in words: “3, 5: robot, charge 9”. */
import { xOf, yOf } from '../grid/size'
import { text, type Text } from '../text/say'
import { pairName } from './pair-name'
import { NONE, type State, type World } from './rules'

export function look(world: World, state: State, cell: number): Text {
  const { board } = world
  const things = [robotOn(state, cell), lyingOn(world, state, cell), labelOf(world, cell)]
  const seen = things.filter((thing) => thing !== undefined)
  const what = seen.length === 0 ? text('look.free') : seen.reduce(together)
  return text('look.at', { x: xOf(board, cell) + 1, y: yOf(board, cell) + 1, what })
}

function together(first: Text, second: Text): Text {
  return text('look.together', { first, second })
}

function robotOn({ cell: at, charge }: State, cell: number): Text | undefined {
  return at === cell ? text('look.robot', { charge }) : undefined
}

function lyingOn({ board, batteryAt, partnerOf }: World, state: State, cell: number) {
  if (batteryAt[cell] !== NONE)
    return text('look.battery', { charge: state.lying[batteryAt[cell]] })
  const partner = partnerOf[cell]
  if (partner === NONE) return undefined
  const name = pairName(board.teleporters.findIndex((pair) => pair.includes(cell)))
  return text('look.teleporter', { name, x: xOf(board, partner) + 1, y: yOf(board, partner) + 1 })
}

function labelOf({ board }: World, cell: number): Text | undefined {
  const label = board.labels.find(([at]) => at === cell)?.[1]
  return label === undefined ? undefined : text('look.label', { label })
}
