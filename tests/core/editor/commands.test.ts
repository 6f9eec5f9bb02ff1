/** What one does besides drawing: history, charges, selection, clipboard, sizes, turns. */
import { describe, expect, it } from 'vitest'
import {
  act,
  changeCharge,
  copied,
  crop,
  cut,
  deleteSelected,
  doExtra,
  extraOf,
  jump,
  nudge,
  paste,
  redo,
  resize,
  resized,
  selectAll,
  setCharge,
  setEntry,
  setLabel,
  setNotes,
  setOptions,
  turn,
  turned,
  typeDigit,
  undo,
} from '../../../src/core/editor/commands'
import { moveCursor, otherMaze, putCursor } from '../../../src/core/editor/cursor'
import { escape, settle, type Editor } from '../../../src/core/editor/editor'
import { read } from '../../../src/core/puzzle'
import { say } from '../../../src/core/text/say'
import { editorFor, everyStep, kit, spot, stroke, text } from './drive'

const BOARD = '4\n1,1,9\n2\n3,1,5\n4,4,2\n'
const MAZES = '3 2\n1 0\n0 0\n0 1 0\n1\n1 1\n0 0\n0 0\n0 0 0\n0\n'

const select = (editor: Editor, x1: number, y1: number, x2: number, y2: number, maze = 0): Editor =>
  stroke(editor, kit('select'), [spot(x1, y1, maze), spot(x2, y2, maze)])

describe('the history', () => {
  it('goes back and forth, and a new step ends what could be redone', () => {
    const first = stroke(editorFor(BOARD), kit('battery', 1), [spot(0, 1)])
    const second = stroke(first, kit('eraser'), [spot(3, 3)])
    const [start, middle, end] = everyStep(second)
    expect(text(undo(second))).toBe(middle)
    expect(text(undo(undo(undo(second))))).toBe(start)
    expect(text(redo(redo(redo(undo(undo(second))))))).toBe(end)
    const other = stroke(undo(second), kit('robot'), [spot(2, 2)])
    expect(redo(other).draft.board).toBe(other.draft.board)
    expect(other.draft.past).toHaveLength(2)
  })

  it('has a name for each step in both languages', () => {
    const drawn = stroke(editorFor(BOARD), kit('battery', 1), [spot(0, 1)])
    const [{ name }] = turn(drawn, 'turn-left').draft.past
    expect(say('en', name)).toBe('Draw batteries')
    expect(say('de', name)).toBe('Batterien zeichnen')
  })

  it('knows nothing of selections', () => {
    const selected = select(editorFor(BOARD), 0, 0, 2, 2)
    expect(selected.area?.range).toEqual({ left: 0, top: 0, right: 3, bottom: 3 })
    expect(selected.draft.past).toEqual([])
  })
})

describe('charges', () => {
  const chargeOf = (editor: Editor): string => text(editor).split('\n')[3]

  it('are typed digit by digit, which is one step', () => {
    const typed = [1, 2, 0].reduce((editor, digit) => typeDigit(editor, digit, 2), editorFor(BOARD))
    expect(chargeOf(typed)).toBe('3,1,120')
    expect(everyStep(typed)).toHaveLength(2)
  })

  it('go on also where the first digit is the charge that was there', () => {
    const typed = typeDigit(typeDigit(editorFor(BOARD), 5, 2), 1, 2)
    expect(chargeOf(typed)).toBe('3,1,51')
    expect(everyStep(typed)).toHaveLength(2)
  })

  it('begin anew on another cell, after a stroke, and when the cursor has moved', () => {
    const first = typeDigit(editorFor(BOARD), 7, 2)
    const others = [
      typeDigit(typeDigit(first, 1, 0), 8, 2),
      typeDigit(settle(first), 8, 2),
      typeDigit(moveCursor(first, 'battery', 1, 0), 8, 2),
      typeDigit(stroke(first, kit('battery', 1), [spot(1, 1)]), 8, 2),
    ]
    for (const editor of others) expect(chargeOf(editor)).toBe('3,1,8')
    expect(everyStep(others[1])).toHaveLength(3)
  })

  it('stay between 0 and the largest', () => {
    const most = '1234567890'
      .split('')
      .reduce((editor, d) => typeDigit(editor, Number(d), 2), editorFor(BOARD))
    expect(chargeOf(most)).toBe('3,1,1000000')
    expect(chargeOf(changeCharge(editorFor(BOARD), -9, 2))).toBe('3,1,0')
  })

  it('change by one, several times in a row in one step', () => {
    const more = changeCharge(changeCharge(editorFor(BOARD), 1, 2), 1, 2)
    expect(chargeOf(more)).toBe('3,1,7')
    expect(everyStep(more)).toHaveLength(2)
    const back = changeCharge(changeCharge(more, -1, 2), -1, 2)
    expect(everyStep(back)).toHaveLength(1)
  })

  it('of everything selected change together, the robot’s too', () => {
    const all = setCharge(selectAll(editorFor(BOARD)), 4, 0)
    expect(text(all)).toBe('4\n1,1,4\n2\n3,1,4\n4,4,4\n')
  })

  it('are none in mazes, and none on a free cell', () => {
    expect(text(typeDigit(editorFor(MAZES), 3, 1))).toBe(MAZES)
    expect(everyStep(typeDigit(editorFor(BOARD), 3, 1))).toEqual([BOARD])
  })
})

describe('a selection', () => {
  it('is moved by dragging, in one step, and what it covers is gone', () => {
    const selected = select(editorFor('4\n1,1,9\n2\n3,1,5\n4,1,2\n'), 2, 0, 2, 0)
    const moved = stroke(selected, kit('select'), [spot(2, 0), spot(3, 0)])
    expect(text(moved)).toBe('4\n1,1,9\n1\n4,1,5\n')
    expect(moved.area?.range.left).toBe(3)
    expect(everyStep(moved)).toHaveLength(2)
  })

  it('takes the robot along, and half a teleporter pair', () => {
    const editor = editorFor('4\n1,1,9\n2\n3,1,5\nT 2,1,4,4\n')
    const moved = stroke(select(editor, 0, 0, 1, 0), kit('select'), [spot(0, 0), spot(0, 2)])
    expect(text(moved)).toBe('4\n1,3,9\n2\n3,1,5\nT 2,3,4,4\n')
  })

  it('never covers a robot that stays: what comes to lie there is gone', () => {
    const moved = stroke(select(editorFor(BOARD), 2, 0, 2, 0), kit('select'), [
      spot(2, 0),
      spot(0, 0),
    ])
    expect(text(moved)).toBe('4\n1,1,9\n1\n4,4,2\n')
  })

  it('stays on the board', () => {
    const moved = stroke(select(editorFor(BOARD), 2, 0, 3, 3), kit('select'), [
      spot(2, 1),
      spot(9, 9),
    ])
    expect(text(moved)).toBe(BOARD)
  })

  it('is nudged, several times in one step, until something else is done', () => {
    const nudged = nudge(nudge(select(editorFor(BOARD), 2, 0, 2, 0), 0, 1), 0, 1)
    expect(text(nudged)).toBe('4\n1,1,9\n2\n3,3,5\n4,4,2\n')
    expect(everyStep(nudged)).toHaveLength(2)
    expect(everyStep(nudge(select(nudged, 3, 3, 3, 3), -1, 0))).toHaveLength(3)
  })

  it('is deleted; without one, what is under the cursor is', () => {
    expect(text(deleteSelected(selectAll(editorFor(BOARD))))).toBe('4\n1,1,9\n0\n')
    expect(text(deleteSelected(putCursor(editorFor(BOARD), 2, 0)))).toBe('4\n1,1,9\n1\n4,4,2\n')
  })

  it('ends with Esc, a click beside the board, and a click inside selects one cell', () => {
    const selected = select(editorFor(BOARD), 0, 0, 2, 2)
    expect(escape(selected).area).toBeUndefined()
    expect(stroke(selected, kit('select'), [spot(-3, 0)]).area).toBeUndefined()
    const one = stroke(selected, kit('select'), [spot(1, 1)])
    expect(one.area?.range).toEqual({ left: 1, top: 1, right: 2, bottom: 2 })
  })
})

describe('the clipboard', () => {
  it('holds a file that every program reads, also without the robot and full of batteries', () => {
    const full = copied(select(editorFor('3\n1,1,9\n2\n2,2,5\n3,2,6\n'), 1, 1, 2, 1))
    expect(read(full).board).toMatchObject({
      width: 2,
      height: 2,
      batteries: [{ cell: 0 }, { cell: 1 }],
    })
    expect(copied(selectAll(editorFor(BOARD)))).toBe(BOARD)
    expect(read(copied(selectAll(editorFor(MAZES)))).board?.kind).toBe('mazes')
  })

  it('brings a piece to another document, where the selection begins', () => {
    const piece = copied(select(editorFor(BOARD), 2, 0, 3, 3))
    const pasted = paste(putCursor(editorFor('5\n1,1,3\n1\n2,2,8\n'), 6, 0), piece)!
    expect(text(pasted)).toBe('5\n1,1,3\n2\n2,2,5\n3,5,2\n')
    expect(pasted.area?.range).toEqual({ left: 1, top: 1, right: 3, bottom: 5 })
    expect(everyStep(pasted)).toHaveLength(2)
  })

  it('brings the robot only if it was copied', () => {
    const whole = paste(putCursor(editorFor('5\n5,5,3\n0\n'), 6, 0), BOARD)!
    expect(text(whole)).toBe('5\n2,2,9\n2\n4,2,5\n5,5,2\n')
  })

  it('leaves out what would lie beside the board or on a robot that stays', () => {
    const piece = copied(select(editorFor('4\n1,1,9\n3\n2,2,1\n3,2,2\n3,3,3\n'), 1, 1, 2, 2))
    const pasted = paste(putCursor(editorFor('3\n3,2,9\n0\n'), 5, 0), piece)!
    expect(text(pasted)).toBe('3\n3,2,9\n0\n')
  })

  it('cuts in one step', () => {
    expect(text(cut(select(editorFor(BOARD), 2, 0, 3, 0)))).toBe('4\n1,1,9\n1\n4,4,2\n')
  })

  it('carries rooms with walls and pits from maze to maze', () => {
    const editor = editorFor(
      '3 3\n0 0\n1 1\n0 0\n0 1 0\n0 1 0\n1\n1 1\n0 0\n0 0\n0 0\n0 0 0\n0 0 0\n0\n',
    )
    const piece = copied(select(editor, 1, 1, 1, 1))
    const pasted = paste(putCursor(editor, 1, 1), piece)!
    expect(text(pasted).split('\n').slice(8)).toEqual([
      '1 1',
      '0 0',
      '0 0',
      '0 1 0',
      '0 0 0',
      '1',
      '1 0',
      '',
    ])
  })

  it('says of other texts that they are no piece', () => {
    expect(paste(editorFor(BOARD), 'hello')).toBeUndefined()
    expect(paste(editorFor(BOARD), MAZES)).toBeUndefined()
  })
})

describe('size', () => {
  const none = { left: 0, top: 0, right: 0, bottom: 0 }
  const words = (lost: readonly Parameters<typeof say>[1][]): string[] =>
    lost.map((each) => say('en', each))

  it('grows at every side and keeps the content', () => {
    const grown = resize(editorFor(BOARD), { left: 1, top: 2, right: 0, bottom: 1 })
    expect(text(grown)).toBe('5,7\n2,3,9\n2\n4,3,5\n5,6,2\n')
    expect(text(undo(grown))).toBe(BOARD)
  })

  it('says what is cut off, and undo restores it', () => {
    const by = { ...none, left: -1, bottom: -1 }
    const editor = editorFor(BOARD)
    const { lost } = resized(editor.draft.board, by)
    expect(words(lost)).toEqual([
      '1 battery',
      'the robot’s place (it moves to the nearest free cell)',
    ])
    const cropped = resize(editor, by)
    expect(text(cropped)).toBe('3\n1,1,9\n1\n2,1,5\n')
    expect(text(undo(cropped))).toBe(BOARD)
    expect(words(resized(editorFor(MAZES).draft.board, { ...none, right: -2 }).lost)).toEqual([
      '1 pit',
      '2 walls',
    ])
  })

  it('is cropped to the content, or to the selection', () => {
    expect(text(crop(editorFor('6\n2,2,9\n1\n4,3,5\n')))).toBe('3,2\n1,1,9\n1\n3,2,5\n')
    expect(text(crop(select(editorFor(BOARD), 0, 0, 2, 0)))).toBe('3,1\n1,1,9\n1\n3,1,5\n')
  })

  it('is refused when no cell would be left', () => {
    const editor = editorFor(BOARD)
    expect(resize(editor, { ...none, left: -4 }).refused?.code).toBe('too-small')
  })
})

describe('turning', () => {
  it('four times leads back, mirroring twice too', () => {
    for (const source of [BOARD, MAZES]) {
      let editor = editorFor(source)
      for (let count = 0; count < 4; count++) editor = turn(editor, 'turn-left')
      // A pit that came to lie on start or goal is gone; none does here.
      expect(text(editor)).toBe(source)
      for (const which of ['mirror-left-right', 'mirror-top-bottom', 'transpose'] as const) {
        expect(text(turn(turn(editorFor(source), which), which))).toBe(source)
      }
    }
  })

  it('names pits that would come to lie on start or goal', () => {
    const { lost } = turned(
      editorFor('2 2\n0\n0\n0 0\n1\n1 0\n0\n0\n0 0\n0\n').draft.board,
      'turn-left',
    )
    expect(lost.map((each) => say('en', each))).toEqual(['1 pit'])
  })
})

describe('other commands', () => {
  it('wrap the border, and name first what is in the way', () => {
    const editor = editorFor('4\n2,2,9\n1\n4,3,5\n')
    const { lost } = extraOf(editor, 'wrap')!
    expect(lost.map((each) => say('en', each))).toEqual(['what is on 4,3'])
    expect(text(doExtra(editor, 'wrap'))).toBe(
      '4\n2,2,9\n4\nT 2,1,2,4\nT 3,1,3,4\nT 1,2,4,2\nT 1,3,4,3\n',
    )
  })

  it('clear, build all walls, and copy one maze to the other', () => {
    const editor = editorFor(MAZES)
    const copy = doExtra(editor, 'copy-maze')
    expect(text(copy).split('\n').slice(6)).toEqual(['1 0', '0 0', '0 1 0', '1', '1 1', ''])
    const walls = doExtra(otherMaze(editor), 'all-walls')
    expect(text(walls).split('\n').slice(6)).toEqual(['1 1', '1 1', '1 1 1', '0', ''])
    expect(text(doExtra(editor, 'clear')).split('\n').slice(1, 5)).toEqual([
      '0 0',
      '0 0',
      '0 0 0',
      '0',
    ])
    expect(extraOf(editor, 'wrap')).toBeUndefined()
    expect(text(doExtra(editorFor(BOARD), 'clear'))).toBe('4\n1,1,9\n0\n')
  })

  it('set options, entries, notes and labels, each as a step', () => {
    const options = setOptions(editorFor(BOARD), { diagonal: true })
    const titled = [...'Hi'].reduce(
      (editor, _, at) => setEntry(editor, 'title', 'Hi'.slice(0, at + 1)),
      options,
    )
    const noted = setNotes(titled, 'one\n\ntwo\n')
    const labelled = setLabel(noted, 2, 'A')
    expect(text(labelled)).toContain('#!diagonal=1')
    expect(text(labelled)).toContain('3,1,5:A')
    expect(text(labelled)).toContain('# one\n#\n# two\n')
    expect(everyStep(labelled)).toHaveLength(5)
    expect(text(jump(labelled, 0))).toBe(BOARD)
    expect(setLabel(noted, 2, 'a # b').refused?.code).toBe('label-text')
  })
})

describe('the cursor', () => {
  it('walks over cells, and over edges with the tool for walls', () => {
    const editor = editorFor(MAZES)
    const edge = moveCursor(editor, 'wall', 1, 0)
    expect(edge.cursor).toEqual({ x: 1, y: 0.5, maze: 0 })
    expect(moveCursor(edge, 'wall', 0, 1).cursor).toEqual({ x: 1, y: 1.5, maze: 0 })
    expect(moveCursor(edge, 'wall', 1, 0).cursor).toEqual({ x: 1.5, y: 0.5, maze: 0 })
    expect(moveCursor(edge, 'pit', 1, 0).cursor).toEqual({ x: 2.5, y: 0.5, maze: 0 })
    expect(moveCursor(editor, 'pit', 0, -1).cursor).toEqual({ x: 0.5, y: 0.5, maze: 0 })
  })

  it('acts as a click would', () => {
    const edge = moveCursor(editorFor(MAZES), 'wall', 1, 0)
    const opened = act(edge, kit('wall'))
    expect(text(opened).split('\n')[1]).toBe('0 0')
    expect(text(act(opened, kit('wall')))).toBe(MAZES)
    expect(text(act(putCursor(editorFor(BOARD), 4, 0), kit('battery', 3)))).toContain('1,2,3')
  })
})
