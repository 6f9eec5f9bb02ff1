/** What one sees on a cell of a rally, as it is drawn or at a moment of a play, in words: “3, 5: robot, charge 9”. */
import { xOf, yOf } from '../grid/size'
import { text, type Text } from '../text/say'
import type { Battery, RallyBoard } from './board'
import { pairName } from './pair-name'
import type { State } from './rules'

export function look(board: RallyBoard, { cell: at, charge, lying }: State, cell: number): Text {
  return seenAt(board, { cell: at, charge }, (battery) => lying[battery], cell)
}

/** The same before anything has moved, without playing the board. */
export function lookAtStart(board: RallyBoard, cell: number): Text {
  return seenAt(board, board.robot, (battery) => board.batteries[battery].charge, cell)
}

/** The charge that lies where a battery of the board was at the start. */
type Lying = (battery: number) => number

function seenAt(board: RallyBoard, robot: Battery, lying: Lying, cell: number): Text {
  const things = [robotOn(robot, cell), lyingOn(board, lying, cell), labelOf(board, cell)]
  const seen = things.filter((thing) => thing !== undefined)
  const what = seen.length === 0 ? text('look.free') : seen.reduce(together)
  return text('look.at', { x: xOf(board, cell) + 1, y: yOf(board, cell) + 1, what })
}

function together(first: Text, second: Text): Text {
  return text('look.together', { first, second })
}

function robotOn({ cell: at, charge }: Battery, cell: number): Text | undefined {
  return at === cell ? text('look.robot', { charge }) : undefined
}

function lyingOn(board: RallyBoard, lying: Lying, cell: number): Text | undefined {
  const { batteries, teleporters } = board
  const battery = batteries.findIndex((each) => each.cell === cell)
  if (battery >= 0) return text('look.battery', { charge: lying(battery) })
  const pair = teleporters.findIndex((cells) => cells.includes(cell))
  if (pair < 0) return undefined
  const [a, b] = teleporters[pair]
  const partner = a === cell ? b : a
  const [x, y] = [xOf(board, partner) + 1, yOf(board, partner) + 1]
  return text('look.teleporter', { name: pairName(pair), x, y })
}

function labelOf({ labels }: RallyBoard, cell: number): Text | undefined {
  const label = labels.find(([at]) => at === cell)?.[1]
  return label === undefined ? undefined : text('look.label', { label })
}
