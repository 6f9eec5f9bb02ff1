/** What one can do to a board besides drawing: each a function from an editor to the next, and one step of its history. */
import { withEntry, type About } from '../about'
import { isInside, rangeOf, shifted } from '../grid/range'
import { cellAt, xOf, yOf } from '../grid/size'
import {
  MIRROR_LEFT_RIGHT,
  MIRROR_TOP_BOTTOM,
  TRANSPOSE,
  TURN_LEFT,
  TURN_RIGHT,
  type Symmetry,
} from '../grid/symmetry'
import type { Fault } from '../fault'
import { numberFault } from '../reading'
import { puzzleOf, read, type Board, type BoardOptions } from '../puzzle'
import { text, type Text } from '../text/say'
import { allowedShift, type Area } from './area'
import { deskOf, type Extra, type Fitted, type Margins } from './desk'
import { jumped, redone, undone } from './draft'
import {
  drag,
  NO_MODIFIERS,
  press,
  release,
  settle,
  step,
  withDraft,
  type Editor,
  type Kit,
} from './editor'
import type { Modifiers } from './gesture'
import { middleOf, nearestCell, type Spot } from './spot'
import { isRectangle } from './tools'

export function undo(editor: Editor): Editor {
  return withDraft(editor, undone(editor.draft))
}

export function redo(editor: Editor): Editor {
  return withDraft(editor, redone(editor.draft))
}

/** Goes to where the first `count` steps are done. */
export function jump(editor: Editor, count: number): Editor {
  return withDraft(editor, jumped(editor.draft, count))
}

export function selectAll(editor: Editor): Editor {
  const { width, height } = editor.draft.board
  const { maze } = editor.cursor
  return { ...editor, area: { range: { left: 0, top: 0, right: width, bottom: height }, maze } }
}

/** Removes what is selected, or what is under the cursor. */
export function deleteSelected(editor: Editor): Editor {
  const { board } = editor.draft
  return step(editor, text('step.delete'), deskOf(board).cleared(board, areaInHand(editor)))
}

/** The selection, or the cell under the cursor. */
function areaInHand({ area, cursor, draft: { board } }: Editor): Area {
  const cell = nearestCell(board, cursor)
  return area ?? { range: rangeOf(board, cell, cell), maze: cursor.maze }
}

/** What is selected as text in the file format, which other documents and programs can read. */
export function copied(editor: Editor): string {
  const { board } = editor.draft
  return puzzleOf(board).write(deskOf(board).clipOf(board, areaInHand(editor)))
}

export function cut(editor: Editor): Editor {
  const { board } = editor.draft
  return step(editor, text('step.cut'), deskOf(board).cleared(board, areaInHand(editor)))
}

/** Puts a copied piece where the selection begins, or at the cursor; `undefined` if the text is no such piece. */
export function paste(editor: Editor, source: string): Editor | undefined {
  const { board } = editor.draft
  const clip = read(source).board
  if (clip?.kind !== board.kind) return undefined
  const { range, maze } = areaInHand(editor)
  const pasted = deskOf(board).pasted(board, clip, { x: range.left, y: range.top, maze })
  const after = step(editor, text('step.paste'), pasted.board)
  return after.refused ? after : { ...after, area: pasted.area }
}

/** Moves what is selected by some cells; several times in a row is one step. */
export function nudge(editor: Editor, dx: number, dy: number): Editor {
  const { area, draft } = editor
  if (!area) return editor
  const shift = allowedShift(draft.board, area.range, dx, dy)
  if (shift.dx === 0 && shift.dy === 0) return editor
  const board = deskOf(draft.board).moved(draft.board, area, shift.dx, shift.dy)
  const after = step(editor, text('step.move'), board, 'nudge')
  if (after.refused) return after
  const range = shifted(area.range, shift.dx, shift.dy)
  return { ...after, area: { ...area, range }, cursor: carried(editor, area, shift) }
}

/** A cursor inside what is moved goes along. */
function carried({ cursor }: Editor, area: Area, { dx, dy }: { dx: number; dy: number }): Spot {
  const { x, y, maze } = cursor
  const isInArea = maze === area.maze && isInside(area.range, Math.floor(x), Math.floor(y))
  return isInArea ? { x: x + dx, y: y + dy, maze } : cursor
}

/** What the tool in hand does at the cursor, as a click there would. A rectangle is drawn over what is selected. */
export function act(editor: Editor, kit: Kit, modifiers: Modifiers = NO_MODIFIERS): Editor {
  const { area, cursor, draft } = editor
  if (!area || !isRectangle(kit.tool)) {
    return release(press(editor, kit, cursor, 'left', modifiers), cursor)
  }
  const { left, top, right, bottom } = area.range
  const [first, last] = [cellAt(draft.board, left, top), cellAt(draft.board, right - 1, bottom - 1)]
  const [from, to] = [first, last].map((cell) => middleOf(draft.board, cell, area.maze))
  return release(drag(press(editor, kit, from, 'left', modifiers), to), to)
}

/** A digit typed for what is selected, or else for a cell: the first replaces its charge, further ones go on. */
export function typeDigit(editor: Editor, digit: number, cell: number): Editor {
  const typing = `charge ${editor.area ? 'selected' : cell}`
  const goesOn = editor.typing === typing
  const before = goesOn ? editor : settle(editor)
  const typed = (charge: number): number => (goesOn ? 10 * charge + digit : digit)
  return { ...recharge(before, cell, typed, typing), typing }
}

export function changeCharge(editor: Editor, by: number, cell: number): Editor {
  const merge = `more ${editor.area ? 'selected' : cell}`
  return recharge(editor, cell, (charge) => charge + by, merge)
}

/** Gives what is selected, or what is on a cell, a charge. */
export function setCharge(editor: Editor, charge: number, cell: number): Editor {
  return settle(recharge(editor, cell, () => charge))
}

function recharge(
  editor: Editor,
  cell: number,
  change: (charge: number) => number,
  merge?: string,
): Editor {
  const { area, draft } = editor
  const { board } = draft
  const isMeant = (each: number): boolean =>
    area ? isInside(area.range, xOf(board, each), yOf(board, each)) : each === cell
  const changed = deskOf(board).recharged?.(board, isMeant, change)
  return changed ? step(editor, text('step.charge'), changed, merge) : editor
}

const TURNS = {
  'turn-left': TURN_LEFT,
  'turn-right': TURN_RIGHT,
  'mirror-left-right': MIRROR_LEFT_RIGHT,
  'mirror-top-bottom': MIRROR_TOP_BOTTOM,
  transpose: TRANSPOSE,
} as const satisfies Record<string, Symmetry>

export type Turn = keyof typeof TURNS

export function turned(board: Board, turn: Turn): Fitted {
  return deskOf(board).transformed(board, TURNS[turn])
}

export function turn(editor: Editor, which: Turn): Editor {
  const { board } = turned(editor.draft.board, which)
  return { ...step(editor, text(`step.${which}`), board), area: undefined }
}

/** Why a board can't get this size, if it can't. */
export function sizeFault(board: Board, { left, top, right, bottom }: Margins): Fault | undefined {
  const side = { expected: text('expected.size'), least: 1, most: deskOf(board).largestSide }
  const [width, height] = [board.width + left + right, board.height + top + bottom]
  return numberFault(width, side, {}) ?? numberFault(height, side, {})
}

/** What a change of size that can be would come to, so that one can ask before something is cut off. */
export function resized(board: Board, by: Margins): Fitted {
  return deskOf(board).resized(board, by)
}

export function resize(editor: Editor, by: Margins): Editor {
  const refused = sizeFault(editor.draft.board, by)
  if (refused) return { ...editor, refused }
  const { board } = resized(editor.draft.board, by)
  const name = text('step.resize', { width: board.width, height: board.height })
  return { ...step(editor, name, board), area: undefined }
}

/** The margins that leave just the content, or just what is selected. */
export function cropMargins({ area, draft: { board } }: Editor): Margins {
  const { left, top, right, bottom } = area?.range ?? deskOf(board).contentOf(board)
  return { left: -left, top: -top, right: right - board.width, bottom: bottom - board.height }
}

export function crop(editor: Editor): Editor {
  const { board } = resized(editor.draft.board, cropMargins(editor))
  return { ...step(editor, text('step.crop'), board), area: undefined }
}

export function setOptions(editor: Editor, options: BoardOptions): Editor {
  const { board } = editor.draft
  const changed = puzzleOf(board).withOptions(board, options)
  return changed ? step(editor, text('step.options'), changed) : editor
}

/** Sets an entry of what is known about the board; an empty one is removed. */
export function setEntry(editor: Editor, key: string, value: string): Editor {
  const { board } = editor.draft
  const about = withEntry(board.about, key, value.trim() === '' ? undefined : value.trim())
  return setAbout(editor, about, `about ${key}`)
}

export function setNotes(editor: Editor, notes: string): Editor {
  const lines = notes.trimEnd() === '' ? [] : notes.trimEnd().split(/\r?\n/)
  const about = { ...editor.draft.board.about, notes: lines.map((line) => line.trimEnd()) }
  return setAbout(editor, about, 'about notes')
}

function setAbout(editor: Editor, about: About, merge: string): Editor {
  return step(editor, text('step.about'), { ...editor.draft.board, about }, merge)
}

export function setLabel(editor: Editor, cell: number, label: string): Editor {
  const { board } = editor.draft
  const labelled = deskOf(board).labelled?.(board, cell, label.trim())
  return labelled ? step(editor, text('step.label'), labelled, `label ${cell}`) : editor
}

/** What a command that only some puzzles have would come to; `undefined` where there is none. */
export function extraOf(editor: Editor, extra: Extra): Fitted | undefined {
  const { board } = editor.draft
  return deskOf(board).extras[extra]?.(board, editor.cursor.maze)
}

export function doExtra(editor: Editor, extra: Extra): Editor {
  const changed = extraOf(editor, extra)
  return changed ? step(editor, extraName(extra, editor.cursor.maze), changed.board) : editor
}

function extraName(extra: Extra, maze: number): Text {
  if (extra === 'copy-maze') return text('step.copy-maze', { from: maze + 1, to: 2 - maze })
  return text(`step.${extra}`)
}
