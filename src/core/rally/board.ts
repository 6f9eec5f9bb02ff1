/** A rally board: where the robot starts, which batteries lie where, and the board's options. Plain data. */
import { NOTHING_KNOWN, withEntry, type About } from '../about'
import { MOST_BYTES } from '../decode'
import { transformCell, transformSize, type Symmetry } from '../grid/symmetry'

export interface Battery {
  readonly cell: number
  readonly charge: number
}

export interface RallyBoard {
  readonly kind: 'rally'
  readonly width: number
  readonly height: number
  readonly robot: Battery
  /** In the order of the file, which belongs to the board. */
  readonly batteries: readonly Battery[]
  readonly teleporters: readonly (readonly [number, number])[]
  readonly diagonal: boolean
  readonly teleportCost: 0 | 1
  /** Texts on cells, sorted by cell. */
  readonly labels: readonly (readonly [cell: number, label: string])[]
  readonly about: About
}

export const LIMITS = {
  side: 1000,
  charge: 1_000_000,
  totalCharge: 50_000_000,
  fileBytes: MOST_BYTES,
} as const

/** The options of a board as files name them; they are no entries of what is known about it. */
export const OPTION_KEYS: readonly string[] = ['diagonal', 'teleport-cost']

/** An empty board with the robot in its top left corner. */
export function emptyBoard(width: number, height: number): RallyBoard {
  return {
    kind: 'rally',
    width,
    height,
    robot: { cell: 0, charge: 0 },
    batteries: [],
    teleporters: [],
    diagonal: false,
    teleportCost: 1,
    labels: [],
    about: NOTHING_KNOWN,
  }
}

/** The charge of all batteries, the robot's included. */
export function totalCharge(board: RallyBoard): number {
  return board.batteries.reduce((sum, battery) => sum + battery.charge, board.robot.charge)
}

/** The mirrored or turned board. What is known about the board stays, save cells of a solution, which no longer fit. */
export function transform(board: RallyBoard, symmetry: Symmetry): RallyBoard {
  const move = (cell: number): number => transformCell(board, cell, symmetry)
  const moveBattery = ({ cell, charge }: Battery): Battery => ({ cell: move(cell), charge })
  return {
    ...board,
    ...transformSize(board, symmetry),
    robot: moveBattery(board.robot),
    batteries: board.batteries.map(moveBattery),
    teleporters: board.teleporters.map(([a, b]) => [move(a), move(b)] as const),
    labels: sortLabels(board.labels.map(([cell, label]) => [move(cell), label] as const)),
    about: withEntry(board.about, 'solution', undefined),
  }
}

export function sortLabels(labels: RallyBoard['labels']): RallyBoard['labels'] {
  return labels.toSorted(([a], [b]) => a - b)
}
