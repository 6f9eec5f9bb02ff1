/** What mouse, pen and fingers do on the board, told to the editor. */
import { putCursor } from '../../core/editor/cursor'
import { drag, escape, press, release } from '../../core/editor/editor'
import { cellOf } from '../../core/editor/spot'
import type { Strokes } from '../canvas/view'
import type { Workbench } from '../state/workbench.svelte'
import { changeCharge, endTyping } from './charge'

export function strokesOf(workbench: Workbench): Strokes {
  return {
    press(at, button, modifiers) {
      workbench.keysPoint = false
      endTyping()
      workbench.edit((editor) => {
        const cell = cellOf(editor.draft.board, at)
        // Keys go on where the pointer was last.
        const there = cell === undefined ? editor : putCursor(editor, cell, at.maze)
        return press(there, workbench.hand, at, button, modifiers)
      })
    },
    move(to) {
      workbench.keysPoint = false
      if (workbench.editor?.gesture) workbench.edit((editor) => drag(editor, to))
    },
    release: (at) => workbench.edit((editor) => release(editor, at)),
    cancel() {
      if (workbench.editor?.gesture) workbench.edit(escape)
    },
    turn: (place, by) => {
      if (workbench.board) changeCharge(workbench, by, place)
    },
    grab: () => workbench.grip.use(),
  }
}
