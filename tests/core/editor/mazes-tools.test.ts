/** Each tool of the mazes: events in, board out; then back to the start and to the end again, byte for byte. */
import { describe, expect, it } from 'vitest'
import { jump } from '../../../src/core/editor/commands'
import type { Editor } from '../../../src/core/editor/editor'
import type { Spot } from '../../../src/core/editor/spot'
import { editorFor, everyStep, kit, spot, stroke, text } from './drive'

/** A 3 × 3 pair; each maze as the rows of its walls to the right and below, and its pits. */
function pair(first: readonly string[], second: readonly string[] = OPEN): string {
  return ['3 3', ...first, ...second, ''].join('\n')
}

const OPEN = ['0 0', '0 0', '0 0', '0 0 0', '0 0 0', '0']
const EMPTY = pair(OPEN)

const at = (x: number, y: number, maze = 0): Spot => ({ x, y, maze })

function expectStep(editor: Editor, after: string): void {
  expect(everyStep(editor)).toEqual([EMPTY, after])
  expect(everyStep(jump(editor, 0))).toEqual([EMPTY, after])
}

describe('the wall', () => {
  it('is drawn on the edges along a drag, and not on those that cross it', () => {
    const drawn = stroke(editorFor(EMPTY), kit('wall'), [at(0.5, 1.02), at(2.5, 0.97)])
    expectStep(drawn, pair(['0 0', '0 0', '0 0', '1 1 1', '0 0 0', '0']))
  })

  it('goes around corners', () => {
    const way = [at(1, 0.5), at(1.02, 1.02), at(1.5, 1)]
    const drawn = stroke(editorFor(EMPTY), kit('wall'), way)
    expectStep(drawn, pair(['1 0', '0 0', '0 0', '0 1 0', '0 0 0', '0']))
  })

  it('is removed by a drag that starts on one', () => {
    const walled = stroke(editorFor(EMPTY), kit('wall'), [at(0.5, 1), at(2.5, 1)])
    const opened = stroke(walled, kit('wall'), [at(1.5, 1), at(2.5, 1)])
    expect(text(opened)).toBe(pair(['0 0', '0 0', '0 0', '1 0 0', '0 0 0', '0']))
  })

  it('is drawn in the maze where the drag began, and at no border', () => {
    const second = stroke(editorFor(EMPTY), kit('wall'), [at(1, 0.5, 1), at(1, 1.5, 1)])
    expectStep(second, pair(OPEN, ['1 0', '1 0', '0 0', '0 0 0', '0 0 0', '0']))
    const editor = editorFor(EMPTY)
    expect(text(stroke(editor, kit('wall'), [at(0, 0.5), at(0, 2.5)]))).toBe(EMPTY)
    const strayed = stroke(editor, kit('wall'), [at(1, 0.5), at(1, 1.5, 1), at(1, 2.5, 1)])
    expect(text(strayed)).toBe(pair(['1 0', '0 0', '0 0', '0 0 0', '0 0 0', '0']))
  })

  it('is none in the middle of a cell', () => {
    expect(text(stroke(editorFor(EMPTY), kit('wall'), [at(1.5, 1.5)]))).toBe(EMPTY)
  })
})

describe('the rectangle of walls', () => {
  it('stands around the cells between press and pointer', () => {
    const drawn = stroke(editorFor(EMPTY), kit('wall-rectangle'), [spot(0, 0), spot(1, 1)])
    expectStep(drawn, pair(['0 1', '0 1', '0 0', '0 0 0', '1 1 0', '0']))
  })

  it('with Shift also between them', () => {
    const drawn = stroke(editorFor(EMPTY), kit('wall-rectangle'), [spot(0, 0), spot(1, 1)], {
      modifiers: { shift: true, alt: false },
    })
    expectStep(drawn, pair(['1 1', '1 1', '0 0', '1 1 0', '1 1 0', '0']))
  })
})

describe('the pit', () => {
  it('is dug along a drag, but not on start and goal', () => {
    const dug = stroke(editorFor(EMPTY), kit('pit'), [spot(0, 0), spot(2, 0), spot(2, 2)])
    expectStep(dug, pair(['0 0', '0 0', '0 0', '0 0 0', '0 0 0', '3', '1 0', '2 0', '2 1']))
  })

  it('is filled in by a drag that starts on one', () => {
    const dug = stroke(editorFor(EMPTY), kit('pit'), [spot(1, 0), spot(1, 2)])
    const filled = stroke(dug, kit('pit'), [spot(1, 1), spot(1, 2)])
    expect(text(filled)).toBe(pair(['0 0', '0 0', '0 0', '0 0 0', '0 0 0', '1', '1 0']))
  })
})

describe('the eraser', () => {
  it('takes pits and the walls that it crosses', () => {
    const dug = stroke(editorFor(EMPTY), kit('pit'), [spot(1, 1)])
    const walled = stroke(dug, kit('wall'), [at(1, 0.5), at(1, 2.5)])
    const erased = stroke(walled, kit('select'), [spot(0, 1), spot(1, 1)], { button: 'right' })
    expect(text(erased)).toBe(pair(['1 0', '0 0', '1 0', '0 0 0', '0 0 0', '0']))
  })
})

describe('the selection', () => {
  const room = stroke(editorFor(EMPTY), kit('wall-rectangle'), [spot(1, 1)])

  it('takes the walls around it along when it is moved', () => {
    const selected = stroke(room, kit('select'), [spot(1, 1)])
    const moved = stroke(selected, kit('select'), [spot(1, 1), spot(1, 2)])
    expect(text(moved)).toBe(pair(['0 0', '0 0', '1 1', '0 0 0', '0 1 0', '0']))
    expect(moved.area?.range).toEqual({ left: 1, top: 2, right: 2, bottom: 3 })
  })

  it('of either maze is the one where the drag began', () => {
    const selected = stroke(room, kit('select'), [spot(0, 0, 1), spot(2, 2, 0), spot(1, 1, 1)])
    expect(selected.area).toEqual({ range: { left: 0, top: 0, right: 2, bottom: 2 }, maze: 1 })
  })
})
