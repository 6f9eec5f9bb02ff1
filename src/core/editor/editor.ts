/**
 * The editor without a window: pointer events and commands in, the next state out. A state is plain data and never
 * changes; whoever shows it holds the latest one.
 *
 * A gesture under way lies over the draft: what one sees is `shownBoard`. When it is over it becomes one step of the
 * history; when it is given up it is gone. A step that would make a board the rules don't know is refused with its fault.
 */
import type { Fault } from '../fault'
import { isInside } from '../grid/range'
import { puzzleOf, type Board } from '../puzzle'
import type { Text } from '../text/say'
import type { Area } from './area'
import { deskOf } from './desk'
import { changed, draftOf, settled, type Draft } from './draft'
import type { Gesture, Modifiers } from './gesture'
import { middleOf, type Spot } from './spot'
import type { ToolName } from './tools'

export interface Editor {
  readonly draft: Draft
  readonly area?: Area | undefined
  readonly gesture?: Gesture | undefined
  /** Where keys act. */
  readonly cursor: Spot
  /** What is being typed: further digits go on with it. */
  readonly typing?: string | undefined
  /** Why the last thing was not done. */
  readonly refused?: Fault | undefined
}

/** What one has in hand: the same for all documents of a window. */
export interface Kit {
  readonly tool: ToolName
  /** The charge that new batteries get. */
  readonly charge: number
}

/** The same kit with a tool that this board knows: whoever looks at the other puzzle selects. */
export function kitFor(board: Board, kit: Kit): Kit {
  const isKnown = kit.tool === 'pan' || deskOf(board).tools[kit.tool] !== undefined
  return isKnown ? kit : { ...kit, tool: 'select' }
}

export type Button = 'left' | 'right'

export const NO_MODIFIERS: Modifiers = { shift: false, alt: false }

export function editorOf(board: Board): Editor {
  return { draft: draftOf(board), cursor: middleOf(board, 0) }
}

/** The board as one sees it right now. */
export function shownBoard({ draft, gesture }: Editor): Board {
  return gesture?.board ?? draft.board
}

/** The selection as one sees it right now. */
export function shownArea({ area, gesture }: Editor): Area | undefined {
  if (gesture?.area === undefined) return area
  return gesture.area ?? undefined
}

/** A button goes down: the tool in hand begins its work; the right button erases whatever the tool. */
export function press(
  editor: Editor,
  { tool, charge }: Kit,
  at: Spot,
  button: Button = 'left',
  modifiers: Modifiers = NO_MODIFIERS,
): Editor {
  if (editor.gesture) {
    const waits = button === 'left' ? editor.gesture.press?.(at) : undefined
    // The right button takes a first click back, as Esc does.
    return waits ? go(editor, waits) : escape(editor)
  }
  const { board } = editor.draft
  const draw = deskOf(board).tools[button === 'right' ? 'eraser' : tool]
  const { area } = editor
  const gesture = draw?.({ board, at, area, charge, modifiers })
  return gesture ? go(settle(editor), gesture) : editor
}

/** The pointer has moved, with a button held or not. */
export function drag(editor: Editor, to: Spot): Editor {
  return editor.gesture ? go(editor, editor.gesture.drag(to)) : editor
}

/** The button is let go: the gesture is over, unless it waits for another press. */
export function release(editor: Editor, at: Spot): Editor {
  if (!editor.gesture) return editor
  const gesture = editor.gesture.release(at)
  return gesture.press ? go(editor, gesture) : finish(editor, gesture)
}

/** Gives up the gesture under way, or else the selection. */
export function escape(editor: Editor): Editor {
  if (editor.gesture) return { ...editor, gesture: undefined }
  return { ...editor, area: undefined, refused: undefined }
}

function go(editor: Editor, gesture: Gesture): Editor {
  return { ...editor, gesture, refused: undefined }
}

function finish(editor: Editor, gesture: Gesture): Editor {
  const area = shownArea({ ...editor, gesture })
  const idle = { ...editor, gesture: undefined }
  if (gesture.board === editor.draft.board) return { ...idle, area }
  const after = step(idle, gesture.name, gesture.board)
  return after.refused ? after : { ...after, area }
}

/** One step of the history, if the rules know the board that comes of it. */
export function step(editor: Editor, name: Text, board: Board, merge?: string): Editor {
  const [refused] = puzzleOf(board).check(board)
  if (refused) return { ...editor, refused }
  const draft = changed(editor.draft, name, board, merge)
  // A gesture that waits was begun on the board as it was: to go on with it would take this step back.
  return inBounds({ ...editor, draft, gesture: undefined, typing: undefined, refused: undefined })
}

/** Another draft of the same document: what is selected and pointed at stays as far as the board goes. */
export function withDraft(editor: Editor, draft: Draft): Editor {
  const idle = { gesture: undefined, typing: undefined, refused: undefined }
  return inBounds({ ...editor, ...idle, draft })
}

function inBounds(editor: Editor): Editor {
  const { board } = editor.draft
  const { area, cursor } = editor
  const fits = area && area.range.right <= board.width && area.range.bottom <= board.height
  const whole = { left: 0, top: 0, right: board.width, bottom: board.height }
  return {
    ...editor,
    area: fits ? area : undefined,
    cursor: isInside(whole, Math.floor(cursor.x), Math.floor(cursor.y))
      ? cursor
      : middleOf(board, 0),
  }
}

/** Whatever was being typed is finished. */
export function settle(editor: Editor): Editor {
  return { ...editor, draft: settled(editor.draft), typing: undefined }
}
