/** Each tool of the rally: events in, board out; then back to the start and to the end again, byte for byte. */
import { describe, expect, it } from 'vitest'
import {
  escape,
  press,
  drag,
  release,
  shownBoard,
  type Editor,
} from '../../../src/core/editor/editor'
import { jump } from '../../../src/core/editor/commands'
import { editorFor, everyStep, kit, spot, stroke, text, written } from './drive'

const EMPTY = '4\n1,1,9\n0\n'
const BOARD = '4\n1,1,9\n2\n3,1,5\n4,4,2\n'
const PAIR = '4\n1,1,9\n2\n3,1,5\nT 2,2,4,2\n'

/** One step that leads from one file to another, and back, and there again. */
function expectStep(editor: Editor, before: string, after: string): void {
  expect(text(editor)).toBe(after)
  expect(everyStep(editor)).toEqual([before, after])
  expect(everyStep(jump(editor, 0))).toEqual([before, after])
}

describe('the battery', () => {
  it('is drawn on every cell that a drag comes over, without gaps, in one step', () => {
    const drawn = stroke(editorFor(EMPTY), kit('battery', 7), [spot(0, 3), spot(3, 3)])
    expectStep(drawn, EMPTY, '4\n1,1,9\n4\n1,4,7\n2,4,7\n3,4,7\n4,4,7\n')
  })

  it('takes the place of a teleporter pair, and gives a battery another charge where it lies', () => {
    const drawn = stroke(editorFor(PAIR), kit('battery', 1), [spot(3, 1), spot(2, 0)])
    expect(text(drawn)).toBe('4\n1,1,9\n2\n3,1,1\n4,2,1\n')
  })

  it('leaves the robot alone in a drag, and charges it when pressed on it', () => {
    expectStep(
      stroke(editorFor(EMPTY), kit('battery', 3), [spot(1, 0), spot(0, 0)]),
      EMPTY,
      '4\n1,1,9\n1\n2,1,3\n',
    )
    expectStep(stroke(editorFor(EMPTY), kit('battery', 3), [spot(0, 0)]), EMPTY, '4\n1,1,3\n0\n')
  })

  it('draws nothing beside the board', () => {
    const editor = editorFor(EMPTY)
    expect(stroke(editor, kit('battery'), [spot(-1, 0), spot(-1, 2)])).toBe(editor)
  })

  it('is refused where all charges together would be too many, and the board stays', () => {
    const full = Array.from({ length: 7 }, (_, y) =>
      Array.from({ length: 7 }, (_, x) => `${x + 2},${y + 2},1000000`).join('\n'),
    ).join('\n')
    const editor = editorFor(`9\n1,1,900000\n49\n${full}\n`)
    const refused = stroke(editor, kit('battery', 1_000_000), [spot(0, 8), spot(1, 8)])
    expect(refused.refused?.code).toBe('total-charge')
    expect(refused.draft).toEqual(editor.draft)
    expect(stroke(refused, kit('battery', 1), [spot(0, 8)]).refused).toBeUndefined()
  })
})

describe('the rectangle of batteries', () => {
  it('fills the rectangle between press and pointer, always anew', () => {
    const wide = [spot(1, 1), spot(3, 3), spot(2, 2)]
    expectStep(
      stroke(editorFor(EMPTY), kit('battery-rectangle', 2), wide),
      EMPTY,
      '4\n1,1,9\n4\n2,2,2\n3,2,2\n2,3,2\n3,3,2\n',
    )
  })

  it('spares the robot', () => {
    const drawn = stroke(editorFor(EMPTY), kit('battery-rectangle', 2), [spot(1, 1), spot(0, 0)])
    expect(text(drawn)).toBe('4\n1,1,9\n3\n2,1,2\n1,2,2\n2,2,2\n')
  })
})

describe('the bucket', () => {
  it('fills the free cells that hang together', () => {
    const walled = '3\n1,1,9\n3\n2,1,5\n2,2,5\n2,3,5\n'
    const filled = stroke(editorFor(walled), kit('battery-fill', 1), [spot(2, 1)])
    expectStep(filled, walled, '3\n1,1,9\n6\n2,1,5\n2,2,5\n2,3,5\n3,2,1\n3,1,1\n3,3,1\n')
  })

  it('gives batteries of one charge that hang together another one', () => {
    const rows = '3\n1,1,9\n4\n2,1,5\n2,2,5\n2,3,4\n3,3,5\n'
    const filled = stroke(editorFor(rows), kit('battery-fill', 1), [spot(1, 0)])
    expect(text(filled)).toBe('3\n1,1,9\n4\n2,1,1\n2,2,1\n2,3,4\n3,3,5\n')
  })
})

describe('the robot', () => {
  it('moves, over a battery too, which is gone; what it only passed stays', () => {
    const moved = stroke(editorFor(BOARD), kit('robot'), [spot(2, 0), spot(2, 2), spot(3, 3)])
    expectStep(moved, BOARD, '4\n4,4,9\n1\n3,1,5\n')
  })
})

describe('the teleporter pair', () => {
  const hand = kit('teleporter')
  const after = '4\n1,1,9\n1\nT 2,2,4,3\n'

  it('takes two clicks, with a line to the pointer between them', () => {
    const half = stroke(editorFor(EMPTY), hand, [spot(1, 1)])
    expect(half.gesture?.sketch).toMatchObject({ kind: 'link', from: 5 })
    expect(text(half)).toBe(EMPTY)
    const moved = drag(half, spot(3, 0))
    expect(moved.gesture?.sketch).toMatchObject({ to: spot(3, 0) })
    expectStep(stroke(moved, hand, [spot(3, 2)]), EMPTY, after)
  })

  it('takes one drag as well', () => {
    expectStep(stroke(editorFor(EMPTY), hand, [spot(1, 1), spot(3, 2)]), EMPTY, after)
  })

  it('is taken back by Esc and by the right button after its first click', () => {
    const half = stroke(editorFor(EMPTY), hand, [spot(1, 1)])
    for (const back of [escape(half), press(half, hand, spot(3, 2), 'right')]) {
      expect(back.gesture).toBeUndefined()
      expect(everyStep(back)).toEqual([EMPTY])
    }
  })

  it('waits on where it can’t end: on itself, on the robot, beside the board', () => {
    const half = stroke(editorFor(EMPTY), hand, [spot(1, 1)])
    for (const place of [spot(1, 1), spot(0, 0), spot(9, 9)]) {
      const still = stroke(half, hand, [place])
      expect(still.gesture).toBeDefined()
      expect(text(stroke(still, hand, [spot(3, 2)]))).toBe(after)
    }
  })

  it('does not begin on the robot', () => {
    const editor = editorFor(EMPTY)
    expect(stroke(editor, hand, [spot(0, 0), spot(2, 2)])).toBe(editor)
  })

  it('takes the place of what lies on its cells; half of another pair takes the rest along', () => {
    const drawn = stroke(editorFor(PAIR), hand, [spot(2, 0), spot(3, 1)])
    expect(text(drawn)).toBe('4\n1,1,9\n1\nT 3,1,4,2\n')
  })
})

describe('the eraser', () => {
  it('removes what a drag comes over; the robot stays', () => {
    const erased = stroke(editorFor(BOARD), kit('eraser'), [spot(0, 0), spot(3, 0)])
    expectStep(erased, BOARD, '4\n1,1,9\n1\n4,4,2\n')
  })

  it('is the right button of every tool', () => {
    const erased = stroke(editorFor(PAIR), kit('battery'), [spot(3, 1)], { button: 'right' })
    expectStep(erased, PAIR, '4\n1,1,9\n1\n3,1,5\n')
  })

  it('removes labels too', () => {
    const labelled = '4\n1,1,9\n1\n3,1,5:A\n'
    expect(text(stroke(editorFor(labelled), kit('eraser'), [spot(2, 0)]))).toBe(EMPTY)
  })
})

describe('a drag under way', () => {
  it('is seen, but no step; Esc takes all of it back', () => {
    const editor = editorFor(EMPTY)
    const dragging = drag(press(editor, kit('battery', 1), spot(1, 1)), spot(2, 1))
    expect(written(shownBoard(dragging))).toBe('4\n1,1,9\n2\n2,2,1\n3,2,1\n')
    expect(everyStep(dragging)).toEqual([EMPTY])
    expect(written(shownBoard(escape(dragging)))).toBe(EMPTY)
    expect(release(escape(dragging), spot(2, 1)).draft).toBe(editor.draft)
  })

  it('is no step where nothing changes', () => {
    const same = stroke(editorFor(BOARD), kit('battery', 5), [spot(2, 0)])
    expect(everyStep(same)).toEqual([BOARD])
  })
})
