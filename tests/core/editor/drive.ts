/** Drives the editor as a person would: presses, drags, keys; and says what came of it. */
import { jump } from '../../../src/core/editor/commands'
import {
  drag,
  editorOf,
  NO_MODIFIERS,
  press,
  release,
  type Button,
  type Editor,
  type Kit,
} from '../../../src/core/editor/editor'
import type { Modifiers } from '../../../src/core/editor/gesture'
import type { Spot } from '../../../src/core/editor/spot'
import type { ToolName } from '../../../src/core/editor/tools'
import { puzzleOf, read, type Board } from '../../../src/core/puzzle'

export function editorFor(source: string): Editor {
  const { board, faults } = read(source)
  if (!board) throw new Error(JSON.stringify(faults))
  return editorOf(board)
}

export const written = (board: Board): string => puzzleOf(board).write(board)

export const text = ({ draft }: Editor): string => written(draft.board)

/** A point in cells from 0: `spot(2, 0)` is the middle of the third cell of the first row. */
export const spot = (x: number, y: number, maze = 0): Spot => ({ x: x + 0.5, y: y + 0.5, maze })

export const kit = (tool: ToolName, charge = 5): Kit => ({ tool, charge })

interface Way {
  readonly button?: Button
  readonly modifiers?: Modifiers
}

/** Presses at the first spot, drags over the others, and lets go at the last. */
export function stroke(
  editor: Editor,
  hand: Kit,
  [first, ...others]: readonly Spot[],
  { button = 'left', modifiers = NO_MODIFIERS }: Way = {},
): Editor {
  const pressed = press(editor, hand, first, button, modifiers)
  const dragged = others.reduce(drag, pressed)
  return release(dragged, others.at(-1) ?? first)
}

/** The file after every step of the history, from its start to its end, however far one has gone. */
export function everyStep(editor: Editor): string[] {
  const { past, future } = editor.draft
  const count = past.length + future.length
  return Array.from({ length: count + 1 }, (_, index) => text(jump(editor, index)))
}
