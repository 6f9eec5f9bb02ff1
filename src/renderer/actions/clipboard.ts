/**
 * Cut, copy and paste as text in the file format. They come as events of the clipboard, from the keyboard and from the
 * desktop's menu; in a browser commands ask for such an event, and for pasting they read the clipboard themselves.
 */
import { lookUp } from '../../core/about'
import * as edit from '../../core/editor/commands'
import { read, type Board } from '../../core/puzzle'
import { text } from '../../core/text/say'
import type { Workbench } from '../state/workbench.svelte'
import { atKeyPlace } from './board-keys'
import { openNew } from './files'
import { focusOf } from './keyboard'
import { written } from './shortcut'

/** Whether an event of the clipboard is meant for the board, not for a text field, a dialog or selected text. */
function isForBoard(event: ClipboardEvent): boolean {
  if (document.querySelector('dialog:modal')) return false
  if (focusOf(document.activeElement) === 'text') return false
  return event.type === 'paste' || (document.getSelection()?.isCollapsed ?? true)
}

export function onClipboard(workbench: Workbench, event: ClipboardEvent): void {
  const { clipboardData, type } = event
  // Whoever plays a board does not change it.
  if (!clipboardData || workbench.playMode.game || !isForBoard(event)) return
  event.preventDefault()
  if (type === 'paste') pasteText(workbench, clipboardData.getData('text/plain'))
  else copyInto(workbench, clipboardData, type === 'cut')
}

function copyInto(workbench: Workbench, clipboard: DataTransfer, cuts: boolean): void {
  const { editor, keyPlace, notices } = workbench
  if (!editor) return
  if (!editor.area && !keyPlace) {
    notices.problem(text('clipboard.nothing'))
    return
  }
  clipboard.setData('text/plain', edit.copied(atKeyPlace(workbench, editor)))
  if (cuts) workbench.edit((each) => edit.cut(atKeyPlace(workbench, each)))
}

/** Puts a piece on the shown board; where there is none it becomes one. */
export function pasteText(workbench: Workbench, source: string): void {
  const { editor, notices } = workbench
  const { board } = read(source)
  if (!board) notices.problem(text('clipboard.no-board'))
  else if (!editor) openPasted(workbench, board)
  else if (board.kind !== editor.draft.board.kind) {
    notices.problem(text('clipboard.other-puzzle'))
  } else workbench.edit((each) => edit.paste(atKeyPlace(workbench, each), source))
}

/** What only says how a piece was cut out is not part of a board. */
function openPasted(workbench: Workbench, board: Board): void {
  const entries = board.about.entries.filter(([key]) => !key.startsWith('clip-'))
  const whole = { ...board, about: { ...board.about, entries } }
  openNew(workbench, whole, lookUp(board.about, 'title') ?? '')
}

/** Pasting without a key: browsers may ask whether the clipboard may be read, or refuse. */
export async function pasteByCommand(workbench: Workbench): Promise<void> {
  const { host, settings, notices } = workbench
  let source: string
  try {
    source = await navigator.clipboard.readText()
  } catch {
    const keys = written('Mod+V', host.platform, settings.language)
    notices.problem(text('clipboard.refused', { keys }))
    return
  }
  pasteText(workbench, source)
}
