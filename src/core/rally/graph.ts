/**
 * A board as a graph for Graphviz, in two ways.
 *
 * Cells: the robot's start and the battery cells, where they lie on the board, and the hops between them with their
 * lengths. A hop that the battery lying at its start can't make is dashed.
 *
 * Charges: a frame for each cell, and in it a node for each charge that a battery lying there may have; an arrow is a hop
 * with what is left on arrival. Of the many remainders those are drawn that a solver has to look at
 * (solver/remainders.ts): without the others nothing that can be solved becomes unsolvable.
 *
 * A solution is red and numbered hop by hop; swaps of charges are orange.
 */
import { fault, type Fault } from '../fault'
import { xOf, yOf } from '../grid/size'
import { cluster, digraph, edge, node, usual, type Attributes } from '../graphviz'
import type { RallyBoard } from './board'
import { chargeGraph } from './charges'
import { allHops, runText, type Hop } from './reach'
import { NONE, play, start, world, type World } from './rules'

export interface GraphOptions {
  readonly charges: boolean
  /** A play to be marked. */
  readonly moves?: string | undefined
}

/** Graphs with more arrows than this can't be drawn, let alone read. */
const MOST_ARROWS = 10_000

const START = '#86efac'
const CHARGED = '#fde68a'
const EMPTY = '#e5e7eb'
const SOLUTION = '#dc2626'
const SWAP = '#ea580c'
const OUT_OF_REACH = '#9ca3af'

export function graph(board: RallyBoard, options: GraphOptions): string | Fault {
  const play = world(board)
  const taken = options.moves === undefined ? [] : hopsTaken(board, options.moves)
  const drawn = options.charges ? chargesGraph(play, taken) : cellsGraph(play, taken)
  return drawn ?? fault('graph-too-large', {}, { most: MOST_ARROWS })
}

/** One hop of a play. */
interface Taken {
  readonly number: number
  readonly from: number
  readonly to: number
  /** The charge it starts with, arrives with, and takes. */
  readonly charge: number
  readonly dropped: number
  readonly taken: number
}

function hopsTaken(board: RallyBoard, moves: string): Taken[] {
  const film = play(board, moves)
  const hops: Taken[] = []
  let { cell: from, charge } = board.robot
  for (let frame = 1; frame <= film.length; frame++) {
    const { to, swap } = film.glance(frame).event!
    if (!swap) continue
    hops.push({ number: hops.length + 1, from, to, charge, ...swap })
    ;[from, charge] = [to, swap.taken]
  }
  return hops
}

function nameOf({ board }: World, cell: number): string {
  return `${xOf(board, cell) + 1},${yOf(board, cell) + 1}`
}

const POINTS_PER_CELL = 100

function cellsGraph(play: World, taken: readonly Taken[]): string | undefined {
  const hops = allHops(play, start(play), MOST_ARROWS)
  if (!hops) return undefined
  const { board } = play
  const cells = [board.robot, ...board.batteries]
  const nodes = cells.map(({ cell, charge }) => {
    const pos = `${xOf(board, cell) * POINTS_PER_CELL},${-yOf(board, cell) * POINTS_PER_CELL}!`
    const fillcolor = cell === board.robot.cell ? START : charge > 0 ? CHARGED : EMPTY
    return node(nameOf(play, cell), { label: `${nameOf(play, cell)}\n${charge}`, pos, fillcolor })
  })
  const known = new Set(hops.map(({ from, to }) => `${from} ${to}`))
  const unknown = taken.filter(({ from, to }) => !known.has(`${from} ${to}`))
  return digraph({ layout: 'neato', inputscale: 72, splines: 'true', outputorder: 'edgesfirst' }, [
    usual('node', { shape: 'box', style: 'filled,rounded', fontname: 'Inter, sans-serif' }),
    usual('edge', { fontname: 'Inter, sans-serif', fontsize: 10 }),
    ...nodes,
    ...hops.map((hop) => hopEdge(play, hop, taken)),
    ...unknown.map(({ from, to, number }) =>
      edge(nameOf(play, from), nameOf(play, to), marked([number], '')),
    ),
  ])
}

function hopEdge(play: World, { from, to, least, lengths }: Hop, taken: readonly Taken[]): string {
  const { board, batteryAt } = play
  const { charge } = batteryAt[from] === NONE ? board.robot : board.batteries[batteryAt[from]]
  const numbers = taken.filter((hop) => hop.from === from && hop.to === to).map((hop) => hop.number)
  const reached: Attributes =
    charge < least ? { style: 'dashed', color: OUT_OF_REACH, fontcolor: OUT_OF_REACH } : {}
  const label = lengths.map(runText).join('; ')
  const look = numbers.length > 0 ? marked(numbers, label) : { label, ...reached }
  return edge(nameOf(play, from), nameOf(play, to), look)
}

/** A hop of the solution, with its numbers in brackets. */
function marked(numbers: readonly number[], label: string): Attributes {
  const whole = `(${numbers.join(', ')}) ${label}`.trim()
  return { label: whole, color: SOLUTION, fontcolor: SOLUTION, penwidth: 2 }
}

function chargesGraph(play: World, taken: readonly Taken[]): string | undefined {
  const found = chargeGraph(play, start(play), MOST_ARROWS)
  if (!found) return undefined
  for (const { from, to, charge, dropped, taken: took } of taken) {
    found.add(from, charge, to, dropped)
    found.hold(to, took)
  }
  const name = (cell: number, charge: number): string => `${nameOf(play, cell)}: ${charge}`
  const frames = [...found.charges].flatMap(([cell, charges]) =>
    cluster(
      nameOf(play, cell),
      { label: nameOf(play, cell), style: 'rounded', color: OUT_OF_REACH },
      [...charges]
        .sort((a, b) => b - a)
        .map((charge) =>
          node(name(cell, charge), { label: charge, fillcolor: fillOf(play, cell, charge) }),
        ),
    ),
  )
  return digraph({ rankdir: 'LR', fontname: 'Inter, sans-serif' }, [
    usual('node', { shape: 'circle', style: 'filled', fontname: 'Inter, sans-serif' }),
    usual('edge', { fontname: 'Inter, sans-serif' }),
    ...frames,
    ...found.arrows().map(({ from, charge, to, left }) => {
      const numbers = taken
        .filter((hop) => hop.from === from && hop.to === to)
        .filter((hop) => hop.charge === charge && hop.dropped === left)
        .map((hop) => hop.number)
      return edge(name(from, charge), name(to, left), numbers.length > 0 ? marked(numbers, '') : {})
    }),
    ...taken.map(({ to, dropped, taken: took, number }) =>
      edge(name(to, dropped), name(to, took), { color: SWAP, style: 'dashed', tooltip: number }),
    ),
  ])
}

/** What lies there at the start is filled; the robot's own charge has a colour of its own. */
function fillOf({ board, batteryAt }: World, cell: number, charge: number): string {
  if (batteryAt[cell] === NONE) return START
  if (board.batteries[batteryAt[cell]].charge === charge) return CHARGED
  return charge === 0 ? EMPTY : '#ffffff'
}
