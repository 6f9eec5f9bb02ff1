/**
 * Reads rally files, the contest format and its extension. The file is first cut into pieces (what is no comment and
 * not blank, with its place), then read front to back; a fault never ends the reading, so all of them are told.
 * What only the whole board can tell (two things on one cell, say) comes from `check`, with the lines filled in here.
 */
import { readComment, type About, type Entry } from '../about'
import { decodeThen } from '../decode'
import { fault } from '../fault'
import { cellAt, contains, type Size } from '../grid/size'
import {
  Faults,
  lineMissing,
  linesOf,
  placeOf,
  readNumber,
  readSwitch,
  shown,
  split,
  trim,
  type Piece,
  type Reading,
} from '../reading'
import { text, type Text } from '../text/say'
import { LIMITS, OPTION_KEYS, type Battery, type RallyBoard } from './board'
import { checkParts, type Part } from './check'

export function read(source: string | Uint8Array): Reading<RallyBoard> {
  return decodeThen(source, readText)
}

function readText(source: string): Reading<RallyBoard> {
  const faults = new Faults()
  const file = cut(source)
  const draft = readPieces(file, faults)
  // Stable: of two labels on one cell the later line is at fault.
  draft.labels.sort((a, b) => a.value[0] - b.value[0])
  const options = readOptions(file.entries, faults)
  const about = readAbout(file, draft.origin)
  const board: RallyBoard = {
    kind: 'rally',
    ...(draft.size ?? { width: LIMITS.side, height: LIMITS.side }),
    robot: draft.robot?.value ?? { cell: 0, charge: 0 },
    batteries: draft.batteries.map(({ value }) => value),
    teleporters: draft.teleporters.map(({ value }) => value),
    ...options,
    labels: draft.labels.map(({ value }) => value),
    about,
  }
  if (draft.size && draft.robot) addPartFaults(board, draft, faults)
  return faults.some ? { faults: faults.all() } : { board }
}

/** Something read, and the piece it was read from. */
interface Placed<T> {
  readonly value: T
  readonly piece: Piece
}

// Cutting into pieces

interface CutFile {
  readonly pieces: readonly Piece[]
  readonly entries: readonly Placed<Entry>[]
  readonly notes: readonly string[]
  /** Values of lines such as `Schwierigkeitsgrad: 150`, which old files end with. */
  readonly q: readonly string[]
  /** The number of the line after the last. */
  readonly end: number
}

function cut(source: string): CutFile {
  const pieces: Piece[] = []
  const entries: Placed<Entry>[] = []
  const notes: string[] = []
  const q: string[] = []
  const lines = linesOf(source)
  for (const [index, whole] of lines.entries()) {
    const line = index + 1
    const hash = whole.indexOf('#')
    if (hash >= 0) {
      const piece = { text: whole.slice(hash + 1), line, column: hash + 2 }
      const comment = readComment(piece.text)
      if ('key' in comment) entries.push({ value: comment, piece })
      else notes.push(comment.note)
    }
    const piece = trim({ text: hash < 0 ? whole : whole.slice(0, hash), line, column: 1 })
    const difficulty = /^Schwierigkeitsgrad\s*:\s*(.*)$/i.exec(piece.text)
    if (difficulty) q.push(difficulty[1])
    else if (piece.text !== '') pieces.push(piece)
  }
  return { pieces, entries, notes, q, end: lines.length + (lines.at(-1) === '' ? 0 : 1) }
}

// Reading the pieces

interface Draft {
  /** Missing if the size could not be read; then cells can't be told either. */
  readonly size: Size | undefined
  readonly origin: number
  readonly robot: Placed<Battery> | undefined
  readonly batteries: Placed<Battery>[]
  readonly teleporters: Placed<readonly [number, number]>[]
  readonly labels: Placed<readonly [number, string]>[]
}

interface Frame {
  readonly size: Size | undefined
  readonly origin: number
}

function readPieces({ pieces, end }: CutFile, faults: Faults): Draft {
  const [sizePiece, robotPiece, countPiece, ...rest] = pieces
  const frame = sizePiece ? readSize(sizePiece, faults) : { size: undefined, origin: 1 }
  if (!sizePiece) faults.add(lineMissing(end, text('expected.size-form')))
  else if (!robotPiece) faults.add(lineMissing(end, text('expected.robot')))
  else if (!countPiece) faults.add(lineMissing(end, text('expected.count')))
  const robot = robotPiece && readBattery(robotPiece, text('expected.robot'), frame, faults)
  const draft: Draft = {
    ...frame,
    robot: robot && { value: robot, piece: robotPiece },
    batteries: [],
    teleporters: [],
    labels: [],
  }
  if (countPiece) readRest(draft, countPiece, rest, faults)
  return draft
}

function readSize(piece: Piece, faults: Faults): Frame {
  const [sides, origin, ...tooMany] = split(piece, '=', 2)
  const parts = split(sides, ',', 2)
  if (tooMany.length > 0 || parts.length > 2) {
    faults.add(lineForm(piece, text('expected.size-form')))
    return { size: undefined, origin: 1 }
  }
  const side = { expected: text('expected.size'), least: 1, most: LIMITS.side }
  const [width, height = width] = parts.map((part) => readNumber(part, side, faults))
  const size = width !== undefined && height !== undefined ? { width, height } : undefined
  const number =
    origin && readNumber(origin, { expected: text('expected.origin'), most: 1 }, faults)
  return { size, origin: number ?? 1 }
}

function readRest(draft: Draft, countPiece: Piece, rest: readonly Piece[], faults: Faults): void {
  const most = LIMITS.side * LIMITS.side
  const count =
    countPiece.text === '*'
      ? undefined
      : readNumber(countPiece, { expected: text('expected.count'), most }, faults)
  const listed = rest.findIndex(({ text }) => text === '-' || text === 'LABELS')
  const entries = listed < 0 ? rest : rest.slice(0, listed)
  for (const piece of entries) readEntry(draft, piece, faults)
  const place = placeOf(countPiece)
  if (count !== undefined && entries.length < count) {
    faults.add(fault('too-few-entries', place, { expected: count, found: entries.length }))
  } else if (count !== undefined && entries.length > count) {
    const found = shown(entries[count].text)
    faults.add(fault('too-many-entries', placeOf(entries[count]), { expected: count, found }))
  }
  if (listed >= 0) readLabels(draft, rest.slice(listed), faults)
}

/** What may stand behind the list: its end mark, then a section of labels with an end mark of its own. */
function readLabels(draft: Draft, rest: readonly Piece[], faults: Faults): void {
  const afterList = rest[0].text === '-' ? rest.slice(1) : rest
  const hasSection = afterList[0]?.text === 'LABELS'
  const section = hasSection ? afterList.slice(1) : []
  const closed = section.findIndex(({ text }) => text === '-')
  const labels = closed < 0 ? section : section.slice(0, closed)
  for (const piece of labels) readLabel(draft, piece, faults)
  const beyond = hasSection ? (closed < 0 ? [] : section.slice(closed + 1)) : afterList
  for (const piece of beyond) {
    faults.add(fault('unexpected-text', placeOf(piece), { found: shown(piece.text) }))
  }
}

function readEntry(draft: Draft, piece: Piece, faults: Faults): void {
  if (piece.text.startsWith('T')) readTeleporter(draft, piece, faults)
  else readLabelledBattery(draft, piece, faults)
}

function readTeleporter(draft: Draft, piece: Piece, faults: Faults): void {
  const parts = split({ ...piece, text: piece.text.slice(1), column: piece.column + 1 }, ',', 4)
  if (parts.length !== 4) return faults.add(lineForm(piece, text('expected.entry')))
  const a = readCell(parts[0], parts[1], draft, faults)
  const b = readCell(parts[2], parts[3], draft, faults)
  if (a !== undefined && b !== undefined) draft.teleporters.push({ value: [a, b], piece })
}

function readLabelledBattery(draft: Draft, piece: Piece, faults: Faults): void {
  const colon = piece.text.indexOf(':')
  const numbers = colon < 0 ? piece : { ...piece, text: piece.text.slice(0, colon) }
  const battery = readBattery(numbers, text('expected.entry'), draft, faults)
  if (!battery) return
  draft.batteries.push({ value: battery, piece })
  const label = colon < 0 ? '' : piece.text.slice(colon + 1).trim()
  if (label !== '') draft.labels.push({ value: [battery.cell, label], piece })
}

function readLabel(draft: Draft, piece: Piece, faults: Faults): void {
  const colon = piece.text.indexOf(':')
  const cellPiece = { ...piece, text: piece.text.slice(0, Math.max(colon, 0)) }
  const [x, y, ...tooMany] = split(cellPiece, ',', 2)
  if (colon < 0 || y === undefined || tooMany.length > 0) {
    return faults.add(lineForm(piece, text('expected.label')))
  }
  const cell = readCell(x, y, draft, faults)
  const label = piece.text.slice(colon + 1).trim()
  if (cell !== undefined && label !== '') draft.labels.push({ value: [cell, label], piece })
}

function readBattery(
  piece: Piece,
  expected: Text,
  frame: Frame,
  faults: Faults,
): Battery | undefined {
  const parts = split(piece, ',', 3)
  if (parts.length !== 3) {
    faults.add(lineForm(piece, expected))
    return undefined
  }
  const cell = readCell(parts[0], parts[1], frame, faults)
  const charge = readNumber(
    parts[2],
    { expected: text('expected.charge'), most: LIMITS.charge },
    faults,
  )
  return cell === undefined || charge === undefined ? undefined : { cell, charge }
}

const HUGE = 999_999_999

function readCell(
  xPiece: Piece,
  yPiece: Piece,
  { size, origin }: Frame,
  faults: Faults,
): number | undefined {
  const coordinate = { expected: text('expected.coordinate'), most: HUGE }
  const x = readNumber(xPiece, coordinate, faults)
  const y = readNumber(yPiece, coordinate, faults)
  if (x === undefined || y === undefined || !size) return undefined
  if (contains(size, x - origin, y - origin)) return cellAt(size, x - origin, y - origin)
  const [right, bottom] = [size.width - 1 + origin, size.height - 1 + origin]
  faults.add(
    fault('off-board', placeOf(xPiece), { x, y, left: origin, right, top: origin, bottom }),
  )
  return undefined
}

function lineForm(piece: Piece, expected: Text): ReturnType<typeof fault> {
  return fault('line-form', placeOf(piece), { expected, found: shown(piece.text) })
}

// Comments

function readOptions(
  entries: CutFile['entries'],
  faults: Faults,
): Pick<RallyBoard, 'diagonal' | 'teleportCost'> {
  let diagonal: 0 | 1 = 0
  let teleportCost: 0 | 1 = 1
  for (const { value: entry, piece } of entries) {
    const value = { ...piece, text: entry.value }
    if (entry.key === 'diagonal') diagonal = readSwitch(value, entry.key, faults) ?? diagonal
    if (entry.key === 'teleport-cost') {
      teleportCost = readSwitch(value, entry.key, faults) ?? teleportCost
    }
  }
  return { diagonal: diagonal === 1, teleportCost }
}

function readAbout(file: CutFile, origin: number): About {
  const entries: [string, string][] = []
  for (const { value: entry } of file.entries) {
    if (entry.key === 'solution') entries.push([entry.key, fromOne(entry.value, origin)])
    else if (!OPTION_KEYS.includes(entry.key)) entries.push([entry.key, entry.value])
  }
  for (const value of file.q) entries.push(['q', value])
  return { entries, notes: file.notes }
}

/** The cells of a solution count from the file's origin; a board's own always count from 1. */
function fromOne(cells: string, origin: number): string {
  if (origin === 1) return cells
  const shift = (cell: string): string => {
    const [x, y] = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(cell)?.slice(1).map(Number) ?? []
    return x === undefined ? cell : `${x + 1},${y + 1}`
  }
  return cells.split(';').map(shift).join(';')
}

// Faults of the whole board

function addPartFaults(board: RallyBoard, draft: Draft, faults: Faults): void {
  for (const { part, fault } of checkParts(board)) {
    const piece = pieceOf(part, draft)
    faults.add(piece ? { ...fault, ...placeOf(piece) } : fault)
  }
}

function pieceOf({ list, index }: Part, draft: Draft): Piece | undefined {
  switch (list) {
    case 'robot':
      return draft.robot?.piece
    case 'batteries':
    case 'teleporters':
    case 'labels':
      return draft[list][index].piece
    case 'board':
    case 'about':
      return undefined
  }
}
