/**
 * Whether a board is one that the rules know, whoever made it: the reader, the editor or a generator.
 * A fault names its cell; which line of a file the offending part came from only the reader knows, so each fault is
 * told together with its part.
 */
import { checkAbout as checkAboutLines } from '../about'
import { isOneLine } from '../decode'
import { fault, type Fault, type Place } from '../fault'
import { cellCount, xOf, yOf } from '../grid/size'
import { text, type Text, type TextKey } from '../text/say'
import { LIMITS, totalCharge, type RallyBoard } from './board'

/** A part of a board: its list, and which of that list (the robot is the only one of its kind). */
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
  const limits = [...checkSize(board), ...checkNumbers(board)]
  // Cells that are off the board can't be compared with others.
  if (limits.length > 0) return limits
  return [...checkCells(board), ...checkTotal(board), ...checkLabels(board), ...checkAbout(board)]
}

const WHOLE: Part = { list: 'board', index: 0 }

function checkSize({ width, height }: RallyBoard): PartFault[] {
  return [width, height]
    .filter((side) => !(Number.isInteger(side) && side >= 1 && side <= LIMITS.side))
    .map((side) => ({
      part: WHOLE,
      fault: fault(
        'too-large',
        {},
        {
          expected: text('expected.size'),
          limit: LIMITS.side,
          found: String(side),
        },
      ),
    }))
}

function checkNumbers(board: RallyBoard): PartFault[] {
  const faults: PartFault[] = []
  const most = LIMITS.charge
  const inRange = (value: number, limit: number): boolean =>
    Number.isInteger(value) && value >= 0 && value <= limit
  for (const { part, cell, charge = 0 } of things(board)) {
    if (!inRange(cell, cellCount(board) - 1)) faults.push({ part, fault: offBoard(board, cell) })
    else if (!inRange(charge, most)) {
      const values = { expected: text('expected.charge'), limit: most, found: String(charge) }
      faults.push({ part, fault: fault('too-large', { cell }, values) })
    }
  }
  return faults
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
  readonly charge?: number
}

/** Everything that takes a cell for itself. */
function* things(board: RallyBoard): Generator<Thing> {
  yield { part: { list: 'robot', index: 0 }, name: 'thing.robot', ...board.robot }
  for (const [index, battery] of board.batteries.entries()) {
    yield { part: { list: 'batteries', index }, name: 'thing.battery', ...battery }
  }
  for (const [index, pair] of board.teleporters.entries()) {
    for (const cell of pair) {
      yield { part: { list: 'teleporters', index }, name: 'thing.teleporter', cell }
    }
  }
}

function checkCells(board: RallyBoard): PartFault[] {
  const taken = new Map<number, Thing>()
  const faults: PartFault[] = []
  for (const thing of things(board)) {
    const other = taken.get(thing.cell)
    if (!other) taken.set(thing.cell, thing)
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

function checkTotal(board: RallyBoard): PartFault[] {
  const found = totalCharge(board)
  const limit = LIMITS.totalCharge
  return found > limit ? [{ part: WHOLE, fault: fault('total-charge', {}, { found, limit }) }] : []
}

function checkLabels(board: RallyBoard): PartFault[] {
  const faults: PartFault[] = []
  const labelled = new Map<number, string>()
  for (const [index, [cell, label]] of board.labels.entries()) {
    const part: Part = { list: 'labels', index }
    const other = labelled.get(cell)
    if (!(cell >= 0 && cell < cellCount(board))) faults.push({ part, fault: offBoard(board, cell) })
    else if (other !== undefined) {
      faults.push({ part, fault: fault('label-twice', { cell }, { other }) })
    } else if (!isLabel(label)) {
      faults.push({ part, fault: fault('label-text', { cell }, { found: label }) })
    } else labelled.set(cell, label)
  }
  return faults
}

function isLabel(label: string): boolean {
  return label !== '' && label === label.trim() && !label.includes('#') && isOneLine(label)
}

function checkAbout({ about }: RallyBoard): PartFault[] {
  return checkAboutLines(about).map((fault, index) => ({ part: { list: 'about', index }, fault }))
}
