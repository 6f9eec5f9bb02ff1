/**
 * A planned drive, from which a board follows.
 *
 * The robot drives over the field and lays batteries where it has not been before. Nobody says yet what their charges
 * are: at the end each battery gets exactly what was used while it was on board. So every battery ends empty, has charge
 * for each of its steps, and the drive, whatever way it took, solves the board.
 */
import { cellAt, xOf, yOf, type Size } from '../../grid/size'
import type { Random } from '../../random'
import { emptyBoard, type Battery, type RallyBoard } from '../board'
import type { Field, Step } from './field'
import { wayToNearest } from './ways'

/** A board, and moves that solve it. */
export interface Planned {
  readonly board: RallyBoard
  readonly moves: string
}

interface PlannedBattery {
  /** Where it lies at the start. */
  readonly cell: number
  used: number
}

export class Drive {
  readonly moves: string[] = []
  readonly batteries: PlannedBattery[] = []
  /** All that was used so far. */
  spent = 0
  /** Whether a battery may be laid on the cell on which the robot has just arrived. */
  fresh = false
  private readonly lying = new Map<number, PlannedBattery>()
  private carried: PlannedBattery
  private readonly start: PlannedBattery

  constructor(
    readonly field: Field,
    public cell: number,
  ) {
    this.start = this.carried = { cell, used: 0 }
    field.tread(cell)
  }

  go({ letter, to, cost }: Step): void {
    this.moves.push(letter)
    this.carried.used += cost
    this.spent += cost
    this.fresh = this.field.isFree(to)
    this.field.tread(to)
    this.cell = to
    const lying = this.lying.get(to)
    if (lying) this.swap(lying)
  }

  goAll(steps: readonly Step[]): void {
    for (const step of steps) this.go(step)
  }

  /** Decides that a battery lies where the robot has just arrived for the first time, and takes it. */
  layBattery(): void {
    if (!this.fresh) throw new Error('a battery can be laid only where the robot has not been')
    const battery = { cell: this.cell, used: 0 }
    this.batteries.push(battery)
    this.field.layBattery(this.cell)
    this.fresh = false
    this.swap(battery)
  }

  /**
   * Drives by a shortest way to a cell where a battery may be laid; over batteries where they shut the robot in, which
   * swaps with each. `false` where no such cell is left.
   */
  driveOut(): boolean {
    const isFree = (cell: number): boolean => this.field.isFree(cell)
    const way =
      wayToNearest(this.field, this.cell, isFree) ??
      wayToNearest(this.field, this.cell, isFree, true)
    if (way) this.goAll(way)
    return way !== undefined
  }

  private swap(taken: PlannedBattery): void {
    this.lying.set(this.cell, this.carried)
    this.carried = taken
  }

  /** Drives on until this much is burnt (or one more, where only a teleporter is left), rather over trodden cells. */
  burn(charge: number, random: Random): void {
    const end = this.spent + charge
    while (this.spent < end) this.go(nextStep(this.field, this.cell, random, 1, end - this.spent))
  }

  /** The board that this drive solves: of the field's size, or cut to what the drive needs and a margin. */
  finish(margin?: number): Planned {
    const cut = margin === undefined ? whole(this.field.size) : this.cut(margin)
    const move = (cell: number): number =>
      cellAt(cut, xOf(this.field.size, cell) - cut.left, yOf(this.field.size, cell) - cut.top)
    const battery = ({ cell, used }: PlannedBattery): Battery => ({
      cell: move(cell),
      charge: used,
    })
    const { diagonal, teleportCost, teleporters } = this.field.options
    return {
      board: {
        ...emptyBoard(cut.width, cut.height),
        robot: battery(this.start),
        // By cell: their order must not give the plan away.
        batteries: this.batteries.map(battery).toSorted((a, b) => a.cell - b.cell),
        teleporters: teleporters.map(([a, b]) => [move(a), move(b)] as const),
        diagonal,
        teleportCost,
      },
      moves: this.moves.join(''),
    }
  }

  private cut(margin: number): Size & { left: number; top: number } {
    const { size } = this.field
    const needed = this.field.used()
    const xs = needed.map((cell) => xOf(size, cell))
    const ys = needed.map((cell) => yOf(size, cell))
    const least = (values: number[]): number =>
      Math.max(0, values.reduce((a, b) => Math.min(a, b)) - margin)
    const most = (values: number[], side: number): number =>
      Math.min(side - 1, values.reduce((a, b) => Math.max(a, b)) + margin)
    const [left, top] = [least(xs), least(ys)]
    const width = most(xs, size.width) - left + 1
    return { left, top, width, height: most(ys, size.height) - top + 1 }
  }
}

function whole({ width, height }: Size): Size & { left: number; top: number } {
  return { left: 0, top: 0, width, height }
}

/**
 * A random step that meets no battery and costs at most that much, if there is one; with the chance `thrift` one onto a
 * cell that is trodden already, so that more cells stay free.
 */
export function nextStep(
  field: Field,
  cell: number,
  random: Random,
  thrift: number,
  most = Infinity,
): Step {
  const all = field.steps(cell)
  const open = all.filter(({ to, cost }) => !field.holdsBattery(to) && cost <= most)
  const trodden = random.chance(thrift) ? open.filter(({ to }) => !field.isFree(to)) : []
  return random.pick([trodden, open, all].find((steps) => steps.length > 0)!)
}
