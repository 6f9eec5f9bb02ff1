/**
 * Boards made by playing backwards from the solved state, so that each can be solved.
 *
 * Taking a step back: if the robot stands on a battery cell, the battery lying there is the one it arrived with, less
 * the step's 1, and the one it carries lay there. Otherwise the step just gives its cost back. Then the robot stands on
 * the cell it came from. Every step back is the reverse of a legal step, so whatever way is taken back, the moves read
 * forwards solve the board. The way back seeks the nearest battery that wants charge, and wanders now and then; as it
 * may wander anywhere, every solvable board can come out.
 */
import {
  ALL_DIRECTIONS,
  neighbour,
  OFF_BOARD,
  ORTHOGONAL,
  type Direction,
} from '../../grid/direction'
import { cellCount, type Size } from '../../grid/size'
import { fault } from '../../fault'
import { share, whole } from '../../generator'
import type { Random } from '../../random'
import { emptyBoard } from '../board'
import { TELEPORT_BACK } from '../rules'
import type { Planned } from './drive'
import { rallyGenerator } from './planned'
import { askedSize, SITE_PARAMETERS, tooMuch } from './site'

const PARAMETERS = {
  batteries: whole('batteries-by-size', 1, 1_000_000, undefined, [3, 12]),
  leastCharge: whole('least-charge', 0, 100, 1),
  wander: share('wander', 0.5),
  moreSteps: whole('more-steps', 0, 100_000, 0),
  ...SITE_PARAMETERS,
}

const USUAL_SIZE: Size = { width: 8, height: 8 }

export const reverse = rallyGenerator({
  name: 'reverse',
  label: 'generator.reverse',
  about: 'generator.reverse.about',
  parameters: PARAMETERS,
  levels: {
    beginner: { width: 5, height: 5, wander: 0.2 },
    advanced: { width: 7, height: 7, wander: 0.5 },
    expert: { width: 10, height: 10, wander: 0.7 },
  },
  make(settings, random) {
    const size = askedSize(settings) ?? USUAL_SIZE
    const batteries = settings.batteries ?? Math.max(1, Math.floor(cellCount(size) / 3))
    const wrong = tooMuch(size, batteries, settings)
    if (wrong) return { fault: wrong }
    const teleportCost = settings.teleportCost === 0 ? 0 : 1
    const made = reverseBoard(random, { ...settings, ...size, batteries, teleportCost })
    const met = made.board.batteries.every(({ charge }) => charge >= settings.leastCharge)
    if (met) return made
    const { width, height } = size
    return { fault: fault('no-plan-found', {}, { batteries, width, height, tries: 1 }) }
  },
})

export interface ReverseOptions extends Size {
  /** How many batteries; together with the robot and the teleporters at most as many as there are cells. */
  readonly batteries: number
  /** The chance that a step back goes anywhere instead of towards a battery that wants charge. */
  readonly wander: number
  /** What every battery gets at least: 1 unless given. */
  readonly leastCharge?: number
  readonly moreSteps?: number
  /** How many pairs of them. */
  readonly teleporters?: number
  readonly teleportCost?: 0 | 1
  readonly diagonal?: boolean
}

/** Charges may stay below the least one asked for if they did not come about in very many steps. */
export function reverseBoard(random: Random, options: ReverseOptions): Planned {
  const { batteries, teleporters = 0, moreSteps = 0 } = options
  const cells = random.shuffle(Array.from({ length: cellCount(options) }, (_, cell) => cell))
  const taken = cells.slice(0, batteries)
  const pairs = Array.from(
    { length: teleporters },
    (_, index) => [cells[batteries + 2 * index], cells[batteries + 2 * index + 1]] as const,
  )
  const way = new WayBack(options, taken, pairs, random.pick(cells))
  const seek = (): void => {
    while (way.wanting > 0 && !way.isTooLong) way.stepBack(wayOn(random, options, way))
  }
  seek()
  for (let more = moreSteps; more > 0; more--) way.stepBack(random.pick(way.ways()))
  // Leaving for a plain cell can take charge from batteries on the way, but never all of it.
  for (way.leaveForPlainCell(); way.wanting > 0 && !way.isTooLong; way.leaveForPlainCell()) seek()
  const { diagonal = false, teleportCost = 1 } = options
  return {
    board: {
      ...emptyBoard(options.width, options.height),
      robot: { cell: way.cell, charge: way.charge },
      batteries: taken.map((cell) => ({ cell, charge: way.charges[cell] })),
      teleporters: pairs,
      diagonal,
      teleportCost,
    },
    moves: way.moves.reverse().join(''),
  }
}

const STEPS_PER_CELL = 2000

function wayOn(random: Random, { wander }: ReverseOptions, way: WayBack): StepBack {
  if (random.chance(wander)) return random.pick(way.ways())
  // A battery gets what the robot carries when it leaves it backwards, so that has to be enough.
  const enough = way.charge + 1 >= way.leastCharge
  return enough ? way.towards((cell) => way.wants(cell), random) : random.pick(way.ways())
}

const PLAIN = -1
const TELEPORTER = -2

/** The move that led to where the robot stands, and from where it was made. */
interface StepBack {
  readonly letter: string
  readonly from: number
  readonly cost: number
}

class WayBack {
  /** For each cell the charge lying there, `PLAIN` or `TELEPORTER`. */
  readonly charges: Int32Array
  charge = 0
  /** How many batteries still have less than they should. */
  wanting: number
  readonly moves: string[] = []
  readonly leastCharge: number
  private readonly partnerOf = new Map<number, number>()
  private readonly directions: readonly Direction[]
  private readonly teleportCost: number

  constructor(
    private readonly options: ReverseOptions,
    batteries: readonly number[],
    teleporters: readonly (readonly [number, number])[],
    public cell: number,
  ) {
    this.leastCharge = options.leastCharge ?? 1
    this.teleportCost = options.teleportCost ?? 1
    this.directions = options.diagonal ? ALL_DIRECTIONS : ORTHOGONAL
    this.charges = new Int32Array(cellCount(options)).fill(PLAIN)
    for (const battery of batteries) this.charges[battery] = 0
    for (const [a, b] of teleporters) {
      this.partnerOf.set(a, b).set(b, a)
      this.charges[a] = this.charges[b] = TELEPORTER
    }
    this.wanting = this.leastCharge > 0 ? batteries.length : 0
  }

  /** By then wandering has met every cell many times. */
  get isTooLong(): boolean {
    const most = STEPS_PER_CELL * this.charges.length * Math.max(1, this.leastCharge)
    return this.moves.length > most + (this.options.moreSteps ?? 0)
  }

  wants(cell: number): boolean {
    return this.charges[cell] >= 0 && this.charges[cell] < this.leastCharge
  }

  /** Every move that can have led to where the robot stands with its charge. */
  ways(): StepBack[] {
    return this.waysTo(this.cell, this.charge)
  }

  private waysTo(cell: number, charge: number): StepBack[] {
    const partner = this.partnerOf.get(cell)
    if (partner === undefined) return this.around(cell, 1)
    // Who arrives on a teleporter with nothing left stays there; everybody else comes from its partner.
    const stayed = charge === 0 ? this.around(cell, 1) : []
    if (charge + this.teleportCost === 0) return stayed
    const back = { letter: TELEPORT_BACK, from: partner, cost: this.teleportCost }
    return [...stayed, ...this.around(partner, 1 + this.teleportCost), back]
  }

  /** The steps onto a cell; each led the other way than it is looked for. */
  private around(cell: number, cost: number): StepBack[] {
    return this.directions.flatMap((direction) => {
      const from = neighbour(this.options, cell, direction)
      return from === OFF_BOARD ? [] : [{ letter: opposite(direction).letter, from, cost }]
    })
  }

  stepBack({ letter, from, cost }: StepBack): void {
    const lying = this.charges[this.cell]
    if (lying < 0) this.charge += cost
    else {
      if (this.wants(this.cell)) this.wanting--
      this.charges[this.cell] = this.charge
      if (this.wants(this.cell)) this.wanting++
      this.charge = lying + cost
    }
    this.cell = from
    this.moves.push(letter)
  }

  /** The start cell has no battery and no teleporter, so the way back has to end on a plain cell. */
  leaveForPlainCell(): void {
    const isPlain = (cell: number): boolean => this.charges[cell] === PLAIN
    while (!isPlain(this.cell)) this.stepBack(this.towards(isPlain))
  }

  /** The first step of a shortest way back to a cell of the wanted kind; the cell it stands on does not count. */
  towards(wanted: (cell: number) => boolean, random?: Random): StepBack {
    const first = new Map<number, StepBack>()
    const ways = random ? random.shuffle(this.ways()) : this.ways()
    for (const way of ways) first.set(way.from, way)
    for (const [cell, way] of first) {
      if (wanted(cell) && cell !== this.cell) return way
      for (const { from } of this.waysTo(cell, 1)) {
        if (!first.has(from)) first.set(from, way)
      }
    }
    return ways[0]
  }
}

function opposite({ dx, dy }: Direction): Direction {
  return ALL_DIRECTIONS.find((other) => other.dx === -dx && other.dy === -dy)!
}
