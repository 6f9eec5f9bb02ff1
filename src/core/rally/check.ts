/**
 * Whether a board is one that the rules know, whoever made it: the reader, the editor or a generator.
 * A fault names its cell; which line of a file the offending part came from only the reader knows, so each fault is
 * told together with its part.
 */
import { checkAbout as checkAboutLines } from '../about'
import { isOneLine } from '../decode'
import { fault, type Fault, type Place } from '../fault'
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
  for (const { part, cell, charge } of things(board)) {
    const wrong = isCell(board, cell)
      ? numberFault(charge, wanted, { cell })
      : offBoard(board, cell)
    if (wrong) faults.push({ part, fault: wrong })
  }
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

interface Thing {
  readonly part: Part
  readonly name: TextKey
  readonly cell: number
  readonly charge: number
}

/** Everything that takes a cell for itself. */
function* things(board: RallyBoard): Generator<Thing> {
  const { robot } = board
  yield {
    part: { list: 'robot', index: 0 },
    name: 'thing.robot',
    cell: robot.cell,
    charge: robot.charge,
  }
  for (const [index, { cell, charge }] of board.batteries.entries()) {
    yield { part: { list: 'batteries', index }, name: 'thing.battery', cell, charge }
  }
  for (const [index, pair] of board.teleporters.entries()) {
    for (const cell of pair) {
      yield { part: { list: 'teleporters', index }, name: 'thing.teleporter', cell, charge: 0 }
    }
  }
}

function checkCells(board: RallyBoard): PartFault[] {
  const taken = new Array<Thing | undefined>(cellCount(board))
  const faults: PartFault[] = []
  for (const thing of things(board)) {
    const other = taken[thing.cell]
    if (!other) taken[thing.cell] = thing
    else faults.push({ part: thing.part, fault: cellTaken(thing, other) })
  }
  return faults
}

function cellTaken(thing: Thing, other: Thing): Fault {
  const place: Place = { cell: thing.cell }
  const samePair =
    thing.part.list === 'teleporters' &&
    other.part.list === 'teleporters' &&
    thing.part.index === other.part.index
  if (samePair) return fault('teleporter-self', place, {})
  const name = (key: TextKey): Text => ({ key, values: {} })
  return fault('cell-taken', place, { thing: name(thing.name), other: name(other.name) })
}

/** The fault is told of the battery with which the sum passes the limit. */
function checkTotal(board: RallyBoard): PartFault[] {
  const limit = LIMITS.totalCharge
  let sum = 0
  for (const { part, charge } of things(board)) {
    sum += charge
    if (sum <= limit) continue
    const values = { found: totalCharge(board), limit }
    return [{ part, fault: fault('total-charge', {}, values) }]
  }
  return []
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
