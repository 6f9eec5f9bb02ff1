/** What mouse, pen and fingers do on the board, told to the editor. */
import { putCursor } from '../../core/editor/cursor'
import { drag, escape, press, release } from '../../core/editor/editor'
import { edgeAt, middleOfEdge } from '../../core/editor/edges'
import { cellOf, type Spot } from '../../core/editor/spot'
import type { Strokes } from '../canvas/board-view'
import type { Workbench } from '../state/workbench.svelte'
import { changeCharge, endTyping } from './charge'

/** Whoever plays goes where they click; whoever draws, draws. */
export function strokesOf(workbench: Workbench): Strokes {
  const [draws, plays] = [drawingStrokes(workbench), playingStrokes(workbench)]
  const strokes = (): Strokes => (workbench.playMode.game ? plays : draws)
  return {
    press: (...press) => strokes().press(...press),
    move: (to) => strokes().move(to),
    release: (at) => strokes().release(at),
    cancel: () => strokes().cancel(),
    turn: (...turn) => strokes().turn(...turn),
    grab: () => strokes().grab(),
  }
}

/** A click ends on the cell where it began; a drag or a second finger is none. */
function playingStrokes(workbench: Workbench): Strokes {
  const { playMode, grip } = workbench
  let pressed: number | undefined
  const cellAt = (at: Spot): number | undefined => workbench.board && cellOf(workbench.board, at)
  return {
    press(at, button) {
      workbench.keysPoint = false
      pressed = button === 'left' ? cellAt(at) : undefined
    },
    move: () => void (workbench.keysPoint = false),
    release(at) {
      if (pressed !== undefined && pressed === cellAt(at)) playMode.goTo(pressed, at.maze)
      pressed = undefined
    },
    cancel: () => void (pressed = undefined),
    turn: () => undefined,
    grab: () => grip.use(),
  }
}

/** Moving along an edge changes nothing, so that nothing is told. */
function edgeBelow({ board, hand, hoveredEdge }: Workbench, at: Spot): Spot | undefined {
  const edge = board && hand.tool === 'wall' ? edgeAt(board, at) : undefined
  if (!board || !edge) return undefined
  const middle = middleOfEdge(board, edge, at.maze)
  const isSame =
    hoveredEdge?.x === middle.x && hoveredEdge.y === middle.y && hoveredEdge.maze === at.maze
  return isSame ? hoveredEdge : middle
}

function drawingStrokes(workbench: Workbench): Strokes {
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
      workbench.hoveredEdge = edgeBelow(workbench, to)
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
