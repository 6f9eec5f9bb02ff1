/**
 * Whether a board is one that the rules know, whoever made it: the reader, the editor or a generator.
 * A fault names its cell; which line of a file the offending part came from only the reader knows, so each fault is
 * told together with its part.
 */
import { checkAbout as checkAboutLines } from '../about'
import { isOneLine } from '../decode'
import { fault, type Fault } from '../fault'
import { cellCount, xOf, yOf } from '../grid/size'
import { numberFault, shown } from '../reading'
import { text, type Text, type TextKey } from '../text/say'
import { LIMITS, OPTION_KEYS, totalCharge, type RallyBoard } from './board'

/** A part of a board: its list, and which of that list (0 where there is just one, such as the robot). */
export interface Part {
  readonly list: 'board' | 'robot' | 'batteries' | 'teleporters' | 'labels' | 'about'
  readonly index: number
}

export interface PartFault {
  readonly part: Part
  readonly fault: Fault
}

export function check(board: RallyBoard): Fault[] {
  return checkParts(board).map(({ fault }) => fault)
}

export function checkParts(board: RallyBoard): PartFault[] {
  const size = checkSize(board)
  if (size.length > 0) return size
  const numbers = checkNumbers(board)
  // Cells that are off the board can't be compared with others.
  if (numbers.length > 0) return numbers
  return [...checkCells(board), ...checkTotal(board), ...checkLabels(board), ...checkAbout(board)]
}

function checkSize({ width, height }: RallyBoard): PartFault[] {
  const side = { expected: text('expected.size'), least: 1, most: LIMITS.side }
  return [width, height]
    .map((number) => numberFault(number, side, {}))
    .filter((wrong) => wrong !== undefined)
    .map((wrong) => ({ part: { list: 'board', index: 0 }, fault: wrong }))
}

function checkNumbers(board: RallyBoard): PartFault[] {
  const faults: PartFault[] = []
  const wanted = { expected: text('expected.charge'), most: LIMITS.charge }
  eachThing(board, (part, cell, charge) => {
    const wrong = isCell(board, cell)
      ? numberFault(charge, wanted, { cell })
      : offBoard(board, cell)
    if (wrong) faults.push({ part: part(), fault: wrong })
  })
  return faults
}

function isCell(board: RallyBoard, cell: number): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < cellCount(board)
}

function offBoard(board: RallyBoard, cell: number): Fault {
  const { width, height } = board
  const [x, y] = [xOf(board, cell) + 1, yOf(board, cell) + 1]
  return fault('off-board', {}, { x, y, left: 1, right: width, top: 1, bottom: height })
}

/** What takes a cell for itself; `part` makes an object only where it is asked for. */
type Visit = (part: () => Part, cell: number, charge: number) => void

/** Whoever draws on a large board has it checked with every step, so nothing is made for what is right. */
function eachThing({ robot, batteries, teleporters }: RallyBoard, visit: Visit): void {
  let [list, index]: [Part['list'], number] = ['robot', 0]
  const part = (): Part => ({ list, index })
  visit(part, robot.cell, robot.charge)
  list = 'batteries'
  for (index = 0; index < batteries.length; index++) {
    visit(part, batteries[index].cell, batteries[index].charge)
  }
  list = 'teleporters'
  for (index = 0; index < teleporters.length; index++) {
    for (const cell of teleporters[index]) visit(part, cell, 0)
  }
}

function checkCells(board: RallyBoard): PartFault[] {
  /** For each cell, which thing has taken it, counted from 1. */
  const taken = new Uint32Array(cellCount(board))
  const faults: PartFault[] = []
  let count = 0
  eachThing(board, (part, cell) => {
    count++
    if (taken[cell] === 0) taken[cell] = count
    else faults.push({ part: part(), fault: cellTaken(part(), thingAt(board, taken[cell]), cell) })
  })
  return faults
}

/** The thing with a number, counted from 1 in the order in which they are visited. */
function thingAt({ batteries }: RallyBoard, number: number): Part {
  if (number === 1) return { list: 'robot', index: 0 }
  const index = number - 2
  if (index < batteries.length) return { list: 'batteries', index }
  return { list: 'teleporters', index: Math.floor((index - batteries.length) / 2) }
}

const NAMES: Readonly<Partial<Record<Part['list'], TextKey>>> = {
  robot: 'thing.robot',
  batteries: 'thing.battery',
  teleporters: 'thing.teleporter',
}

function cellTaken(part: Part, other: Part, cell: number): Fault {
  const samePair =
    part.list === 'teleporters' && other.list === part.list && other.index === part.index
  if (samePair) return fault('teleporter-self', { cell }, {})
  const name = ({ list }: Part): Text => ({ key: NAMES[list]!, values: {} })
  return fault('cell-taken', { cell }, { thing: name(part), other: name(other) })
}

/** The fault is told of the battery with which the sum passes the limit. */
function checkTotal(board: RallyBoard): PartFault[] {
  const limit = LIMITS.totalCharge
  const found = totalCharge(board)
  if (found <= limit) return []
  let sum = 0
  let passing: Part | undefined
  eachThing(board, (part, _cell, charge) => {
    sum += charge
    if (sum > limit) passing ??= part()
  })
  return [{ part: passing!, fault: fault('total-charge', {}, { found, limit }) }]
}

function checkLabels(board: RallyBoard): PartFault[] {
  const faults: PartFault[] = []
  const labelled = new Map<number, string>()
  for (const [index, [cell, label]] of board.labels.entries()) {
    const part: Part = { list: 'labels', index }
    const other = labelled.get(cell)
    if (!isCell(board, cell)) faults.push({ part, fault: offBoard(board, cell) })
    else if (other !== undefined) {
      faults.push({ part, fault: fault('label-twice', { cell }, { other: shown(other) }) })
    } else if (!isLabel(label)) {
      faults.push({ part, fault: fault('label-text', { cell }, { found: shown(label) }) })
    } else labelled.set(cell, label)
  }
  return faults
}

function isLabel(label: string): boolean {
  return label !== '' && label === label.trim() && !label.includes('#') && isOneLine(label)
}

/** Options are fields of the board; as entries they would come back from a file as options. */
function checkAbout({ about }: RallyBoard): PartFault[] {
  const options = about.entries.filter(([key]) => OPTION_KEYS.includes(key))
  return [
    ...checkAboutLines(about),
    ...options.map(([option]) => fault('about-option', {}, { option })),
  ].map((fault) => ({ part: { list: 'about', index: 0 }, fault }))
}
