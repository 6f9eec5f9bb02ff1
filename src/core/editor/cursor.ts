/**
 * Where keys act: the middle of a cell, or with the tool for walls also the middle of an edge. Then each key goes half
 * a cell, from a cell to its edge and on to the next cell; along a row of edges it goes from edge to edge.
 */
import { rangeOf, type CellRange } from '../grid/range'
import { cellAt, xOf, yOf, type Size } from '../grid/size'
import { deskOf } from './desk'
import { settle, type Editor } from './editor'
import { middleOf, nearestCell, type Spot } from './spot'
import type { ToolName } from './tools'

export function moveCursor(editor: Editor, tool: ToolName, dx: number, dy: number): Editor {
  const { board } = editor.draft
  const cursor =
    tool === 'wall' ? halfStep(board, editor.cursor, dx, dy) : step(board, editor.cursor, dx, dy)
  return { ...settle(editor), cursor }
}

/** Puts the cursor on a cell. */
export function putCursor(editor: Editor, cell: number, maze: number): Editor {
  return { ...settle(editor), cursor: middleOf(editor.draft.board, cell, maze) }
}

/** The cursor in the other maze, at the same cell. */
export function otherMaze(editor: Editor): Editor {
  const { cursor } = editor
  if (deskOf(editor.draft.board).mazes === 1) return editor
  return { ...settle(editor), cursor: { ...cursor, maze: 1 - cursor.maze } }
}

/** Moves the cursor and selects what lies between where it came from and where it is. */
export function extendSelection(editor: Editor, dx: number, dy: number): Editor {
  const { board } = editor.draft
  const { cursor, area } = editor
  const from = nearestCell(board, cursor)
  const anchor = area?.maze === cursor.maze ? oppositeCorner(board, area.range, from) : from
  const next = step(board, cursor, dx, dy)
  const range = rangeOf(board, anchor, nearestCell(board, next))
  return { ...settle(editor), cursor: next, area: { range, maze: cursor.maze } }
}

/** Where a selection began whose end is the given corner; a cell that is no corner begins a new one. */
function oppositeCorner(size: Size, { left, top, right, bottom }: CellRange, cell: number): number {
  const [x, y] = [xOf(size, cell), yOf(size, cell)]
  const isCorner = (x === left || x === right - 1) && (y === top || y === bottom - 1)
  if (!isCorner) return cell
  return cellAt(size, x === left ? right - 1 : left, y === top ? bottom - 1 : top)
}

function step(size: Size, cursor: Spot, dx: number, dy: number): Spot {
  const from = middleOf(size, nearestCell(size, cursor), cursor.maze)
  return middleOf(size, nearestCell(size, { ...from, x: from.x + dx, y: from.y + dy }), cursor.maze)
}

/** Corners are no place for a cursor: across the line of an edge it goes half a cell, along it a whole one. */
function halfStep(size: Size, { x, y, maze }: Spot, dx: number, dy: number): Spot {
  const isAlong = (Number.isInteger(x) && dy !== 0) || (Number.isInteger(y) && dx !== 0)
  const far = isAlong ? 1 : 0.5
  const within = (value: number, most: number): number => Math.min(Math.max(value, 0.5), most - 0.5)
  return { x: within(x + far * dx, size.width), y: within(y + far * dy, size.height), maze }
}
