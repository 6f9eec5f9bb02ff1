/** Where keys act: the cursor, what it selects, and what else must hold while a gesture waits. */
import { describe, expect, it } from 'vitest'
import { nudge, typeDigit } from '../../../src/core/editor/commands'
import { extendSelection, moveCursor, otherMaze, putCursor } from '../../../src/core/editor/cursor'
import { deskOf } from '../../../src/core/editor/desk'
import { editorOf, kitFor, press, release, type Editor } from '../../../src/core/editor/editor'
import { middleOf } from '../../../src/core/editor/spot'
import { emptyBoard as emptyMazes } from '../../../src/core/mazes/board'
import { withMaze, withPits, withWalls } from '../../../src/core/mazes/edit'
import type { Board } from '../../../src/core/puzzle'
import { emptyBoard, type RallyBoard } from '../../../src/core/rally/board'
import { say } from '../../../src/core/text/say'

const rally: RallyBoard = { ...emptyBoard(5, 5), batteries: [{ cell: 12, charge: 2 }] }
const mazes = emptyMazes(4, 4)

const go = (editor: Editor, ...steps: readonly (readonly [number, number])[]): Editor =>
  steps.reduce((each, [dx, dy]) => extendSelection(each, dx, dy), editor)

describe('selecting with keys', () => {
  it('goes from where it began to the cursor, also back again', () => {
    const start = putCursor(editorOf(rally), 12, 0)
    const grown = go(start, [1, 0], [0, 1])
    expect(grown.area?.range).toEqual({ left: 2, top: 2, right: 4, bottom: 4 })
    expect(grown.cursor).toEqual(middleOf(rally, 18))
    const turned = go(grown, [-1, 0], [-1, 0], [0, -1], [0, -1])
    expect(turned.area?.range).toEqual({ left: 1, top: 1, right: 3, bottom: 3 })
  })

  it('begins anew where the cursor has left the selection', () => {
    const grown = go(putCursor(editorOf(rally), 0, 0), [1, 0])
    const elsewhere = go(putCursor(grown, 24, 0), [-1, 0])
    expect(elsewhere.area?.range).toEqual({ left: 3, top: 4, right: 5, bottom: 5 })
  })

  it('takes the cursor along when what is selected is nudged', () => {
    const grown = go(putCursor(editorOf(rally), 12, 0), [1, 0])
    const nudged = nudge(grown, 1, 1)
    expect(nudged.cursor).toEqual(middleOf(rally, 19))
    expect(go(nudged, [0, 1]).area?.range).toEqual({ left: 3, top: 3, right: 5, bottom: 5 })
  })

  it('is in the maze of the cursor', () => {
    const second = otherMaze(editorOf(mazes))
    expect(go(second, [1, 0]).area?.maze).toBe(1)
    expect(otherMaze(editorOf(rally)).cursor.maze).toBe(0)
  })
})

describe('a gesture that waits', () => {
  it('is over when something else changes the board, and takes nothing back', () => {
    const at = { x: 0.5, y: 4.5, maze: 0 }
    const half = release(press(editorOf(rally), { tool: 'teleporter', charge: 1 }, at), at)
    expect(half.gesture).toBeDefined()
    const typed = typeDigit(half, 7, 12)
    expect(typed.gesture).toBeUndefined()
    const clicked = press(typed, { tool: 'battery', charge: 1 }, { x: 4.5, y: 0.5, maze: 0 })
    const done = release(clicked, { x: 4.5, y: 0.5, maze: 0 })
    expect(done.draft.board).toMatchObject({
      batteries: [
        { cell: 12, charge: 7 },
        { cell: 4, charge: 1 },
      ],
    })
  })
})

describe('the kit', () => {
  it('selects where its tool is not known, and keeps it for where it is', () => {
    const kit = { tool: 'battery', charge: 3 } as const
    expect(kitFor(rally, kit)).toBe(kit)
    expect(kitFor(mazes, kit)).toEqual({ tool: 'select', charge: 3 })
    expect(kitFor(mazes, { ...kit, tool: 'pan' }).tool).toBe('pan')
  })
})

describe('what is at a spot', () => {
  const seen = (board: Board, x: number, y: number, maze = 0): string =>
    say('en', deskOf(board).look(board, { x, y, maze }))

  it('is said of cells, before anything has moved', () => {
    expect(seen(rally, 2.3, 2.9)).toBe('3, 3: battery, charge 2')
    expect(seen(rally, 0.5, 0.5)).toBe('1, 1: robot, charge 0')
    expect(seen(mazes, 3.5, 3.5, 1)).toBe('maze 2 · 3, 3: goal')
  })

  it('is said of edges right on them', () => {
    const walled = withMaze(mazes, 1, (maze) => withWalls(maze, [{ cell: 5, side: 'below' }], 1))
    expect(seen(walled, 1.5, 2, 1)).toBe('maze 2 · between 1, 1 and 1, 2: wall')
    expect(seen(walled, 1.5, 2, 0)).toBe('maze 1 · between 1, 1 and 1, 2: no wall')
    expect(seen(walled, 1.5, 1.9, 1)).toBe('maze 2 · 1, 1: wall below')
    // The border is no edge between two cells.
    expect(seen(walled, 0, 0.5, 0)).toContain('start')
  })

  it('follows the cursor of the tool for walls', () => {
    const { cursor } = moveCursor(editorOf(mazes), 'wall', 1, 0)
    expect(seen(mazes, cursor.x, cursor.y)).toContain('between 0, 0 and 1, 0')
  })
})

describe('the eraser on a maze', () => {
  const walled = withMaze(mazes, 0, (maze) =>
    withPits(mazes, withWalls(maze, [{ cell: 5, side: 'right' }], 1), [6]),
  )
  const erased = (x: number, y: number): Editor => {
    const at = { x, y, maze: 0 }
    return release(press(editorOf(walled), { tool: 'eraser', charge: 0 }, at), at)
  }

  it('takes a wall or a pit, and never both with one click', () => {
    const onEdge = erased(2.05, 1.5).draft.board
    expect(onEdge).toMatchObject({ mazes: [{ pits: [6] }, {}] })
    expect(onEdge.kind === 'mazes' && onEdge.mazes[0].right[5]).toBe(0)
    const inMiddle = erased(2.5, 1.5).draft.board
    expect(inMiddle).toMatchObject({ mazes: [{ pits: [] }, {}] })
    expect(inMiddle.kind === 'mazes' && inMiddle.mazes[0].right[5]).toBe(1)
  })
})
