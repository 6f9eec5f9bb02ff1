/** Keys of the board that are no commands of their own: they move its cursor, select, type charges, and give up. */
import { act, nudge } from '../../core/editor/commands'
import { extendSelection, moveCursor, putCursor } from '../../core/editor/cursor'
import { deskOf } from '../../core/editor/desk'
import { drag, escape, type Editor } from '../../core/editor/editor'
import { rangeOf } from '../../core/grid/range'
import { nearestCell } from '../../core/editor/spot'
import { text, type TextKey } from '../../core/text/say'
import type { Workbench } from '../state/workbench.svelte'
import { typeDigit } from './charge'
import type { Focus } from './keyboard'
import type { KeyPress } from './shortcut'

/** What the shortcut sheet says about them, and about the pointer. */
export const BOARD_KEYS: readonly { readonly shortcut: string; readonly name: TextKey }[] = [
  { shortcut: 'Arrows', name: 'keys.move' },
  { shortcut: 'Shift+Arrows', name: 'keys.extend' },
  { shortcut: 'Enter', name: 'keys.act' },
  { shortcut: 'Digits', name: 'keys.digits' },
  { shortcut: 'Escape', name: 'keys.escape' },
  { shortcut: 'RightButton', name: 'keys.erase' },
  { shortcut: 'Space+Drag', name: 'keys.pan' },
  { shortcut: 'Alt+Wheel', name: 'keys.wheel' },
]

export const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type TimedPress = KeyPress & { readonly timeStamp: number }

/** Uses a key, if it means something for the board; tells whether it did. */
export function useBoardKey(workbench: Workbench, press: TimedPress, focus: Focus): boolean {
  const { editor } = workbench
  if (!editor || focus === 'text' || press.ctrlKey || press.metaKey || press.altKey) return false
  if (press.key === 'Escape') return giveUp(workbench, editor)
  if (/^\d$/.test(press.key)) return useDigit(workbench, editor, press)
  if (focus !== 'board') return false
  if (press.key === 'Enter') return actThere(workbench, press.shiftKey)
  return press.key in ARROWS && goAlong(workbench, ARROWS[press.key], press.shiftKey)
}

function giveUp(workbench: Workbench, { gesture, area }: Editor): boolean {
  if (!gesture && !area) return false
  workbench.edit(escape)
  workbench.changed = text('says.given-up')
  return true
}

function useDigit(workbench: Workbench, { draft }: Editor, press: TimedPress): boolean {
  if (!deskOf(draft.board).recharged) return false
  typeDigit(workbench, Number(press.key), press.timeStamp)
  return true
}

function actThere(workbench: Workbench, shift: boolean): boolean {
  const { hand, editor: before } = workbench
  workbench.edit((editor) => act(atKeyPlace(workbench, editor), hand, { shift, alt: false }))
  workbench.keysPoint = true
  if (isSame(before!, workbench.editor!)) workbench.changed = text('says.nothing-done')
  return true
}

/** Whether one would see no difference. */
function isSame(before: Editor, after: Editor): boolean {
  const { draft, gesture, area, refused } = after
  const stays = draft.board === before.draft.board && area === before.area
  return stays && gesture === before.gesture && refused === undefined
}

/** The editor with its cursor where keys act now. */
export function atKeyPlace({ keyPlace, cursor }: Workbench, editor: Editor): Editor {
  return cursor || !keyPlace ? editor : putCursor(editor, keyPlace.cell, keyPlace.maze ?? 0)
}

function goAlong(
  workbench: Workbench,
  [dx, dy]: readonly [number, number],
  selects: boolean,
): true {
  const { tool } = workbench.hand
  workbench.edit((editor) => {
    if (selects) return extendSelection(editor, dx, dy)
    if (editor.area && !editor.gesture) return nudge(editor, dx, dy)
    const moved = moveCursor(editor, tool, dx, dy)
    // A rubber line follows the cursor as it follows the pointer.
    return drag(moved, moved.cursor)
  })
  workbench.keysPoint = true
  revealCursor(workbench)
  return true
}

export function revealCursor({ editor, view }: Workbench): void {
  if (!editor) return
  const { board } = editor.draft
  const cell = nearestCell(board, editor.cursor)
  view?.reveal(rangeOf(board, cell, cell))
}
