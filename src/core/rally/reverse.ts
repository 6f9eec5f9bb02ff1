/**
 * Boards made by playing backwards from the solved state, so that each can be solved.
 *
 * Taking a step back: if the robot stands on a battery cell, the battery lying there is the one it arrived with, less
 * the step's 1, and the one it carries lay there. Otherwise the step just gives its 1 back. Then the robot stands on the
 * neighbour it came from. Every step back is the reverse of a legal step, so whatever way is taken back, the moves
 * read forwards solve the board. The way back seeks the nearest battery that is still empty, and wanders now and then.
 */
import { OFF_BOARD, ORTHOGONAL, neighbour, type Direction } from '../grid/direction'
import { cellCount, type Size } from '../grid/size'
import type { Random } from '../random'
import { emptyBoard, type RallyBoard } from './board'

export interface ReverseOptions extends Size {
  /** How many batteries; at most one less than there are cells. */
  readonly batteries: number
  /** The chance that a step back goes anywhere instead of towards an empty battery. */
  readonly wander: number
}

export interface ReverseBoard {
  readonly board: RallyBoard
  /** A solution. */
  readonly moves: string
}

const PLAIN = -1

export function reverseBoard(random: Random, options: ReverseOptions): ReverseBoard {
  const cells = random.shuffle(Array.from({ length: cellCount(options) }, (_, cell) => cell))
  const taken = cells.slice(0, options.batteries)
  const way = new WayBack(options, taken, random.pick(cells))
  while (way.uncharged > 0) way.stepBack(wayOn(random, options, way))
  // The start cell has no battery, so the way back has to end on a plain cell.
  while (way.charges[way.cell] !== PLAIN)
    way.stepBack(way.towards((cell) => way.charges[cell] === PLAIN))
  const batteries = taken.map((cell) => ({ cell, charge: way.charges[cell] }))
  const robot = { cell: way.cell, charge: way.charge }
  return {
    board: { ...emptyBoard(options.width, options.height), robot, batteries },
    moves: way.moves.reverse().join(''),
  }
}

function wayOn(random: Random, { wander }: ReverseOptions, way: WayBack): Direction {
  if (random.chance(wander)) return random.pick(way.ways())
  return way.towards((cell) => way.charges[cell] === 0, random)
}

class WayBack {
  /** For each cell the charge lying there, or `PLAIN`. */
  readonly charges: Int32Array
  charge = 0
  uncharged: number
  readonly moves: string[] = []

  constructor(
    private readonly size: Size,
    batteries: readonly number[],
    public cell: number,
  ) {
    this.charges = new Int32Array(cellCount(size)).fill(PLAIN)
    for (const battery of batteries) this.charges[battery] = 0
    this.uncharged = batteries.length
  }

  ways(): Direction[] {
    return ORTHOGONAL.filter(
      (direction) => neighbour(this.size, this.cell, direction) !== OFF_BOARD,
    )
  }

  /** Goes back over a neighbour; the step itself led the other way. */
  stepBack(direction: Direction): void {
    const lying = this.charges[this.cell]
    if (lying === PLAIN) this.charge++
    else {
      this.charges[this.cell] = this.charge
      if (lying === 0) this.uncharged--
      if (this.charge === 0) this.uncharged++
      this.charge = lying + 1
    }
    this.cell = neighbour(this.size, this.cell, direction)
    this.moves.push(opposite(direction).letter)
  }

  /** The first step of a shortest way to a cell of the wanted kind; the cell it stands on does not count. */
  towards(wanted: (cell: number) => boolean, random?: Random): Direction {
    const first = new Map<number, Direction>()
    const directions = random ? random.shuffle(this.ways()) : this.ways()
    for (const direction of directions)
      first.set(neighbour(this.size, this.cell, direction), direction)
    for (const [cell, direction] of first) {
      if (wanted(cell) && cell !== this.cell) return direction
      for (const onward of ORTHOGONAL) {
        const next = neighbour(this.size, cell, onward)
        if (next !== OFF_BOARD && !first.has(next)) first.set(next, direction)
      }
    }
    return directions[0]
  }
}

function opposite({ dx, dy }: Direction): Direction {
  return ORTHOGONAL.find((other) => other.dx === -dx && other.dy === -dy)!
}
