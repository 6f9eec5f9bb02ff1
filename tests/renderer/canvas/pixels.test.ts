/** Draws boards in Chromium and looks at single pixels: is that what the rules say, in the place that arithmetic says? */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Size } from '../../../src/core/grid/size'
import { generate } from '../../../src/core/mazes/generators/pair'
import { CELL } from '../../../src/core/picture/shape'
import { DARK, LIGHT, type Theme } from '../../../src/core/picture/theme'
import { write as writeMazes } from '../../../src/core/mazes/write'
import { reverseBoard } from '../../../src/core/rally/generators/reverse'
import { play as playRally } from '../../../src/core/rally/rules'
import { write as writeRally } from '../../../src/core/rally/write'
import { Random } from '../../../src/core/random'
import { fitted, sightOf } from '../../../src/renderer/canvas/camera'
import { panesOf } from '../../../src/renderer/canvas/panes'
import { openCanvasPage, type CanvasPage } from './browser'

const ROOM = { width: 700, height: 420 }
const THEMES: readonly (readonly ['light' | 'dark', Theme])[] = [
  ['light', LIGHT],
  ['dark', DARK],
]

const RALLY = '5\n3,5,9\n4\n5,1,3\n1,2,2\n5,4,3\nT 1,5,3,1\n'
const MAZES = `3 3
1 0
0 0
0 0
0 0 0
0 1 0
1
2 0
0 1
0 0
0 0
0 0 0
0 0 0
0
`

let canvas: CanvasPage

beforeAll(async () => {
  canvas = await openCanvasPage(ROOM)
})

afterAll(() => canvas.close())

interface Place {
  /** The cell's column and row. */
  readonly at: readonly [number, number]
  /** Units from the cell's middle. */
  readonly off?: readonly [number, number]
  readonly maze?: number
}

/** Where a place is on the screen when the board is shown whole. */
function pointOf(size: Size, panes: number, { at, off = [0, 0], maze = 0 }: Place): Point {
  const boxes = panesOf(ROOM, size, panes)
  const { x, y, scale } = sightOf(fitted(size, boxes[0], 1), boxes[maze], 1)
  return {
    x: x + ((at[0] + 0.5) * CELL + off[0]) * scale,
    y: y + ((at[1] + 0.5) * CELL + off[1]) * scale,
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Show {
  readonly theme: 'light' | 'dark'
  readonly source: string
  readonly moves?: string
  /** Frames to go to, one after the other. */
  readonly frames?: readonly number[]
}

async function show(request: Show): Promise<void> {
  await canvas.page.evaluate(async ({ theme, source, moves, frames }) => {
    const { canvasPage } = window
    const view = canvasPage.start(theme)
    view.setBoard(canvasPage.board(source))
    if (moves !== undefined) view.setSolution(moves)
    for (const frame of frames ?? []) {
      view.setFrame(frame)
      await new Promise(requestAnimationFrame)
    }
    await canvasPage.settled()
  }, request)
}

function colours(points: readonly Point[]): Promise<string[]> {
  return canvas.page.evaluate((wanted) => window.canvasPage.colours(wanted), points)
}

describe.each(THEMES)('in the %s theme', (name, theme) => {
  const rally = (place: Place): Point => pointOf({ width: 5, height: 5 }, 1, place)
  const mazes = (place: Place): Point => pointOf({ width: 3, height: 3 }, 2, place)
  const body = [-11, 14] as const
  const chest = [-12, 3] as const

  test('a rally shows robot, batteries and teleporters on their cells', async () => {
    await show({ theme: name, source: RALLY })
    const shown = await colours([
      rally({ at: [2, 4], off: chest }),
      rally({ at: [4, 0], off: body }),
      rally({ at: [0, 1], off: body }),
      rally({ at: [0, 4], off: [-11, 0] }),
      rally({ at: [2, 0], off: [-11, 0] }),
      rally({ at: [1, 1], off: body }),
      { x: 3, y: ROOM.height - 3 },
    ])
    const pair = theme.teleporters[0]
    const { robot, battery, cell, background } = theme
    expect(shown).toEqual([robot, battery, battery, pair, pair, cell, background])
  })

  test('a frame shows the robot where it is and the charges that lie there', async () => {
    // Up, then to the battery on the right: it drops 6 there and takes 3; then on and away, with 0 dropped further up.
    await show({ theme: name, source: RALLY, moves: 'urruuu', frames: [6] })
    const shown = await colours([
      rally({ at: [4, 3], off: body }),
      rally({ at: [4, 0], off: chest }),
      rally({ at: [2, 4], off: chest }),
      rally({ at: [4, 1], off: body }),
    ])
    expect(shown).toEqual([theme.battery, theme.robot, theme.cell, theme.cell])
    await show({ theme: name, source: RALLY, moves: 'urruuud', frames: [6, 7] })
    expect(await colours([rally({ at: [4, 0], off: body })])).toEqual([theme.empty])
  })

  test('halfway between two frames the robot is halfway between two cells', async () => {
    await show({ theme: name, source: RALLY, moves: 'lll', frames: [1.5] })
    const between = rally({ at: [0, 4], off: [0.5 * CELL - 12, 3] })
    expect(await colours([between])).toEqual([theme.robot])
  })

  test('mazes show walls on the edges between cells, and pits', async () => {
    await show({ theme: name, source: MAZES })
    const edge = [CELL / 2, 12] as const
    const shown = await colours([
      mazes({ at: [0, 0], off: edge }),
      mazes({ at: [1, 0], off: edge }),
      mazes({ at: [0, 0], off: edge, maze: 1 }),
      mazes({ at: [1, 0], off: edge, maze: 1 }),
      mazes({ at: [1, 1], off: [12, CELL / 2] }),
      mazes({ at: [2, 0] }),
      mazes({ at: [2, 0], maze: 1 }),
      mazes({ at: [1, 2], off: [0, CELL / 2] }),
    ])
    const { wall, grid, pit, cell } = theme
    expect(shown).toEqual([wall, grid, grid, wall, wall, pit, cell, wall])
  })

  test('both people move at once, each in its maze', async () => {
    await show({ theme: name, source: MAZES, moves: 'rd', frames: [1, 2] })
    const shown = await colours([
      mazes({ at: [0, 1], off: [-11, 0] }),
      mazes({ at: [1, 1], off: [-11, 0], maze: 1 }),
    ])
    expect(shown).toEqual([...theme.people])
  })
})

describe('bitmaps kept and drawn on', () => {
  test.each([
    ['a rally', rallySample()],
    ['mazes', mazesSample()],
  ])('%s scrubbed to and fro looks like one drawn anew', async (_, sample) => {
    const last = Math.floor(sample.moves.length / 2)
    const frames = [5, sample.moves.length, 40.5, 3, 100, last + 9, last]
    await show({ theme: 'light', ...sample, frames })
    await canvas.page.evaluate(() => Object.assign(window, { kept: window.canvasPage.pixels() }))
    await show({ theme: 'light', ...sample, frames: [last] })
    const different = await canvas.page.evaluate(() => {
      const { kept } = window as unknown as { kept: Uint8ClampedArray }
      return window.canvasPage.differences(kept, window.canvasPage.pixels())
    })
    expect(different).toBe(0)
  })

  test.each([
    ['quite another board', mazesSample(1).source, mazesSample(2).source],
    ['a board with a few walls and pits changed', editedMazes(0), editedMazes(5)],
    ['a board with one wall torn down', editedMazes(1), editedMazes(0)],
  ])('%s of the same size looks like one drawn anew', async (_, before, after) => {
    await show({ theme: 'light', source: before })
    const different = await canvas.page.evaluate(async (source) => {
      const { canvasPage } = window
      canvasPage.view!.setBoard(canvasPage.board(source))
      await canvasPage.settled()
      const kept = canvasPage.pixels()
      canvasPage.start('light').setBoard(canvasPage.board(source))
      await canvasPage.settled()
      return canvasPage.differences(kept, canvasPage.pixels())
    }, after)
    expect(different).toBe(0)
  })
})

describe('the pointer', () => {
  test('tells the cell below it, and of which maze', async () => {
    await show({ theme: 'light', source: MAZES })
    const at = pointOf({ width: 3, height: 3 }, 2, { at: [2, 1], maze: 1 })
    await canvas.page.mouse.move(at.x, at.y)
    expect(await canvas.page.evaluate(() => window.canvasPage.hovered)).toEqual({
      cell: 5,
      maze: 1,
    })
    await canvas.page.mouse.move(2, 2)
    expect(await canvas.page.evaluate(() => window.canvasPage.hovered)).toBeUndefined()
  })

  test('zooms to itself with the wheel, and drags the board', async () => {
    const { page } = canvas
    await show({ theme: 'light', source: rallySample().source })
    const size = { width: 40, height: 30 }
    const at = pointOf(size, 1, { at: [30, 20] })
    await page.mouse.move(at.x, at.y)
    const before = await page.evaluate(() => window.canvasPage.zoom)
    await page.mouse.wheel(0, -120)
    await page.mouse.wheel(0, -120)
    await expect
      .poll(() => page.evaluate(() => window.canvasPage.zoom))
      .toBeGreaterThan(before * 1.3)
    const hovered = (): Promise<unknown> => page.evaluate(() => window.canvasPage.hovered)
    expect(await hovered()).toEqual({ cell: 20 * 40 + 30 })
    await page.mouse.down({ button: 'middle' })
    await page.mouse.move(at.x - 100, at.y - 60, { steps: 4 })
    await page.mouse.up({ button: 'middle' })
    expect(await hovered()).toEqual({ cell: 20 * 40 + 30 })
  })

  test('tells whoever draws where it is, in the maze where its drag began', async () => {
    const { page } = canvas
    await show({ theme: 'light', source: MAZES })
    await page.evaluate(() => window.canvasPage.draw())
    const size = { width: 3, height: 3 }
    const from = pointOf(size, 2, { at: [1, 1], maze: 1 })
    const to = pointOf(size, 2, { at: [1, 1], maze: 0 })
    await page.mouse.move(from.x, from.y)
    await page.mouse.down({ button: 'right' })
    await page.mouse.move(to.x, to.y)
    await page.mouse.up({ button: 'right' })
    const strokes = await page.evaluate(() => window.canvasPage.strokes)
    const released = strokes.at(-1)!
    expect(strokes.find(({ what }) => what !== 'move')).toEqual({
      what: 'press right',
      x: 1.5,
      y: 1.5,
      maze: 1,
    })
    expect(released).toMatchObject({ what: 'release', y: 1.5, maze: 1 })
    expect(released.x).toBeLessThan(0)
  })
})

describe.each(THEMES)('what lies over the board in the %s theme', (name, theme) => {
  const rally = (at: readonly [number, number], off: readonly [number, number]) =>
    pointOf({ width: 5, height: 5 }, 1, { at, off })

  test('the cursor frames its cell, the selection its cells', async () => {
    await show({ theme: name, source: '5\n5,5,1\n0\n' })
    const before = await colours([rally([1, 1], [-22.7, 0]), rally([3, 2], [24, 9])])
    await canvas.page.evaluate(() => {
      const range = { left: 2, top: 1, right: 4, bottom: 4 }
      window.canvasPage.view!.setOverlay({
        area: { range, maze: 0 },
        cursor: { x: 1.5, y: 1.5, maze: 0 },
        aim: { kind: 'cell' },
      })
      return window.canvasPage.settled()
    })
    const { cell, highlight, robot } = theme
    expect(before[0]).toBe(cell)
    const [cursor, ...edge] = await colours([
      rally([1, 1], [-22.7, 0]),
      ...Array.from({ length: 24 }, (_, step) => rally([3, 2], [24, step - 12])),
    ])
    expect(cursor).toBe(highlight)
    // Dashes: one tone and the other along the same line.
    expect(edge).toContain(robot)
    expect(edge).toContain(cell)
    expect(before[1]).toBe(theme.grid)
  })
})

function rallySample(): { source: string; moves: string } {
  const options = { width: 40, height: 30, batteries: 90, wander: 0.3 }
  const { board, moves } = reverseBoard(new Random(6), options)
  expect(playRally(board, moves).length).toBe(moves.length)
  return { source: writeRally(board), moves }
}

function mazesSample(seed = 9): { source: string; moves: string } {
  const board = generate({ width: 30, height: 30, loops: 0.5, pits: 0.1, seed })
  const random = new Random(seed)
  const moves = Array.from({ length: 400 }, () => random.pick(['d', 'd', 'r', 'r', 'l', 'u']))
  return { source: writeMazes(board), moves: moves.join('') }
}

/** Mazes with few walls, so that each can be seen, and some more of them. */
function editedMazes(changes: number): string {
  const board = generate({ width: 11, height: 11, loops: 0.9, pits: 0.02, seed: 4 })
  const random = new Random(12)
  const [first, second] = board.mazes
  const pits = [...second.pits]
  for (let change = 0; change < changes; change++) {
    first.right[11 * random.between(2, 8) + random.between(2, 8)] ^= 1
    first.below[11 * random.between(2, 8) + random.between(2, 8)] ^= 1
    const pit = 11 * random.between(2, 8) + random.between(2, 8)
    if (!pits.includes(pit)) pits.push(pit)
  }
  return writeMazes({ ...board, mazes: [first, { ...second, pits }] })
}
