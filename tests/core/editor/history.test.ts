/** Whatever one does, in whatever order: undoing all leads to the start, redoing all to the end, and files hold it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  act,
  changeCharge,
  copied,
  crop,
  cut,
  deleteSelected,
  doExtra,
  jump,
  nudge,
  paste,
  redo,
  resize,
  selectAll,
  setEntry,
  turn,
  typeDigit,
  undo,
  type Turn,
} from '../../../src/core/editor/commands'
import { moveCursor, otherMaze } from '../../../src/core/editor/cursor'
import { applied, difference } from '../../../src/core/editor/difference'
import { editorOf, escape, type Editor } from '../../../src/core/editor/editor'
import { TOOLS } from '../../../src/core/editor/tools'
import { cellCount } from '../../../src/core/grid/size'
import { puzzleOf, read } from '../../../src/core/puzzle'
import { mazesBoards, rallyBoards } from '../boards'
import { everyStep, kit, stroke, text } from './drive'

type Deed = (editor: Editor) => Editor

const along = fc.integer({ min: -2, max: 22 }).map((half) => half / 2 + 0.1)
const spots = fc.record({ x: along, y: along, maze: fc.nat({ max: 1 }) })
const steps = fc.constantFrom(-1, 0, 1)
const margins = fc.integer({ min: -3, max: 3 })

/** A maze that is not there is none: the rally has one board. */
const inMaze = <S extends { maze: number }>(editor: Editor, spot: S): S =>
  editor.draft.board.kind === 'mazes' ? spot : { ...spot, maze: 0 }

const strokes: fc.Arbitrary<Deed> = fc
  .record({
    tool: fc.constantFrom(...TOOLS),
    charge: fc.nat({ max: 12 }),
    way: fc.array(spots, { minLength: 1, maxLength: 4 }),
    button: fc.constantFrom('left' as const, 'right' as const),
    shift: fc.boolean(),
  })
  .map(({ tool, charge, way, button, shift }): Deed => (editor) => {
    const spots = way.map((spot) => inMaze(editor, spot))
    return stroke(editor, kit(tool, charge), spots, { button, modifiers: { shift, alt: false } })
  })

const cellIn = (editor: Editor, part: number): number => part % cellCount(editor.draft.board)

const commands: fc.Arbitrary<Deed> = fc.oneof(
  fc.constantFrom<Deed>(undo, redo, selectAll, deleteSelected, cut, crop, escape),
  fc.tuple(steps, steps).map(
    ([dx, dy]): Deed =>
      (editor) =>
        nudge(editor, dx, dy),
  ),
  fc.tuple(steps, steps).map(
    ([dx, dy]): Deed =>
      (editor) =>
        moveCursor(editor, 'wall', dx, dy),
  ),
  fc.constantFrom(...TOOLS).map(
    (tool): Deed =>
      (editor) =>
        act(editor, kit(tool)),
  ),
  fc.tuple(fc.nat({ max: 9 }), fc.nat()).map(
    ([digit, part]): Deed =>
      (editor) =>
        typeDigit(editor, digit, cellIn(editor, part)),
  ),
  fc.nat().map(
    (part): Deed =>
      (editor) =>
        changeCharge(editor, 1, cellIn(editor, part)),
  ),
  fc.constantFrom<Turn[]>('turn-left', 'turn-right', 'mirror-left-right', 'transpose').map(
    (which): Deed =>
      (editor) =>
        turn(editor, which),
  ),
  fc.record({ left: margins, top: margins, right: margins, bottom: margins }).map(
    (by): Deed =>
      (editor) =>
        resize(editor, by),
  ),
  fc
    .constantFrom('wrap' as const, 'clear' as const, 'all-walls' as const, 'copy-maze' as const)
    .map(
      (extra): Deed =>
        (editor) =>
          doExtra(editor, extra),
    ),
  fc.constant<Deed>((editor) => paste(editor, copied(editor)) ?? editor),
  fc.string({ maxLength: 3 }).map(
    (title): Deed =>
      (editor) =>
        setEntry(editor, 'title', title),
  ),
  fc.constant<Deed>((editor) => (editor.draft.board.kind === 'mazes' ? otherMaze(editor) : editor)),
)

describe('the history', () => {
  it('leads from the start to the end and back, and every board on the way is one for a file', () => {
    const boards = fc.oneof(rallyBoards, mazesBoards)
    const deeds = fc.array(fc.oneof(strokes, commands), { minLength: 1, maxLength: 14 })
    fc.assert(
      fc.property(boards, deeds, (board, deeds) => {
        const start = text(editorOf(board))
        const end = escape(deeds.reduce((editor, deed) => deed(editor), editorOf(board)))
        expect(puzzleOf(end.draft.board).check(end.draft.board)).toEqual([])
        const count = end.draft.past.length
        const back = jump(end, 0)
        expect(text(back)).toBe(start)
        expect(text(jump(back, count))).toBe(text(end))
        for (const file of everyStep(end)) {
          const again = read(file).board
          expect(again && puzzleOf(again).write(again)).toBe(file)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('keeps steps small: painting on a large board keeps what was painted, not the board', () => {
    const row = (y: number): string =>
      Array.from({ length: 250 }, (_, x) => `${x + 1},${y},5`).join('\n')
    const rows = Array.from({ length: 120 }, (_, y) => row(y + 2)).join('\n')
    const { board } = read(`250\n1,1,9\n30000\n${rows}\n`)
    const painted = stroke(editorOf(board!), kit('battery', 7), [{ x: 9.5, y: 9.5, maze: 0 }])
    expect(JSON.stringify(painted.draft.past).length).toBeLessThan(1000)
  })
})

describe('a difference', () => {
  const values = fc.letrec((tie) => ({
    value: fc.oneof(
      fc.nat({ max: 3 }),
      fc.uint8Array({ maxLength: 5, max: 1 }),
      fc.array(tie('value'), { maxLength: 40 }),
      fc.record({ a: tie('value'), b: fc.nat({ max: 2 }) }),
    ),
  })).value

  it('leads from one value to the other and back', () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const found = difference(before, after)
        if (!found) return
        expect(applied(before, found, 'after')).toEqual(after)
        expect(applied(after, found, 'before')).toEqual(before)
      }),
    )
  })

  it('is none between a value and its copy', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(difference(value, structuredClone(value))).toBeUndefined()
      }),
    )
  })
})
