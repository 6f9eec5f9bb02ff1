/**
 * The field on which a plan is laid out: which cells are still free for batteries, which the robot has trodden (they
 * have to stay free of batteries, or its earlier steps would have swapped there), and how one gets from cell to cell.
 */
import { DIAGONAL, neighbour, OFF_BOARD, ORTHOGONAL, type Direction } from '../../grid/direction'
import { cellCount, type Size } from '../../grid/size'

/** One move: its letter, the cell stepped onto, the cell where the robot then stands, and what that costs. */
export interface Step {
  readonly letter: string
  readonly entered: number
  readonly to: number
  readonly cost: number
}

export interface FieldOptions {
  readonly diagonal: boolean
  readonly teleportCost: 0 | 1
  readonly teleporters: readonly (readonly [number, number])[]
}

const FREE = 0
const TRODDEN = 1
const BATTERY = 2
const TELEPORTER = 3

export class Field {
  private readonly cells: Uint8Array
  private readonly partnerOf = new Map<number, number>()
  private readonly directions: readonly Direction[]
  private readonly known: (readonly Step[] | undefined)[] = []

  constructor(
    readonly size: Size,
    readonly options: FieldOptions,
  ) {
    this.cells = new Uint8Array(cellCount(size))
    this.directions = options.diagonal ? [...ORTHOGONAL, ...DIAGONAL] : ORTHOGONAL
    for (const [a, b] of options.teleporters) {
      this.partnerOf.set(a, b).set(b, a)
      this.cells[a] = this.cells[b] = TELEPORTER
    }
  }

  /** Whether a battery may still be laid here. */
  isFree(cell: number): boolean {
    return this.cells[cell] === FREE
  }

  holdsBattery(cell: number): boolean {
    return this.cells[cell] === BATTERY
  }

  /** Every cell that something lies on or that was trodden. */
  used(): number[] {
    const used: number[] = []
    this.cells.forEach((kind, cell) => {
      if (kind !== FREE) used.push(cell)
    })
    return used
  }

  tread(cell: number): void {
    if (this.isFree(cell)) this.cells[cell] = TRODDEN
  }

  layBattery(cell: number): void {
    this.cells[cell] = BATTERY
  }

  /** Every step from a cell that leaves the robot with charge to go on. */
  steps(cell: number): readonly Step[] {
    return (this.known[cell] ??= this.directions.flatMap((direction) => {
      const entered = neighbour(this.size, cell, direction)
      return entered === OFF_BOARD ? [] : [this.step(direction.letter, entered)]
    }))
  }

  private step(letter: string, entered: number): Step {
    const partner = this.partnerOf.get(entered)
    if (partner === undefined) return { letter, entered, to: entered, cost: 1 }
    return { letter, entered, to: partner, cost: 1 + this.options.teleportCost }
  }

  /** Whether charge can be burnt around a cell without touching a battery: two free cells side by side. */
  hasRoom(cell: number): boolean {
    const open = (from: number): number[] =>
      this.steps(from).flatMap(({ to }) => (this.holdsBattery(to) || to === cell ? [] : [to]))
    return open(cell).some((next) => open(next).length > 0)
  }
}
