/** What helps to understand a board, on the canvas of Chromium: arrows, trails in their styles, and a view that follows. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CellRange } from '../../../src/core/grid/range'
import type { Size } from '../../../src/core/grid/size'
import { inkOf } from '../../../src/core/picture/ink'
import { CELL } from '../../../src/core/picture/shape'
import { DARK, LIGHT } from '../../../src/core/picture/theme'
import { rallyWay } from '../../../src/core/picture/way'
import { puzzleOf, read } from '../../../src/core/puzzle'
import { emptyBoard } from '../../../src/core/rally/board'
import { write } from '../../../src/core/rally/write'
import { fitted, sightOf } from '../../../src/renderer/canvas/camera'
import { arcOf, crownOf } from '../../../src/renderer/canvas/links'
import { openCanvasPage, type CanvasPage } from './browser'

const ROOM = { width: 700, height: 420 }
const BOX = { left: 0, top: 0, ...ROOM }
const RALLY = '5\n3,5,9\n3\n5,1,3\n1,2,2\n5,4,3\n'

let canvas: CanvasPage

beforeAll(async () => {
  canvas = await openCanvasPage(ROOM)
  await canvas.page.evaluate(() => window.canvasPage.read())
})

afterAll(() => canvas.close())

interface Point {
  readonly x: number
  readonly y: number
}

/** A place in cells, with the middle of the first one at 0, 0, on a screen that shows the whole board. */
function pointOf(size: Size, place: Point): Point {
  const { x, y, scale } = sightOf(fitted(size, BOX, 1), BOX, 1)
  return { x: x + (place.x + 0.5) * CELL * scale, y: y + (place.y + 0.5) * CELL * scale }
}

/** The same but for how edges are smoothed. */
function isNear(one: string, other: string): boolean {
  const channel = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16)
  return [1, 3, 5].every((at) => Math.abs(channel(one, at) - channel(other, at)) <= 32)
}

const colours = (points: readonly Point[]): Promise<string[]> =>
  canvas.page.evaluate((wanted) => window.canvasPage.colours(wanted), points)

const written = (): Promise<string[]> => canvas.page.evaluate(() => window.canvasPage.written)

async function show(source: string, theme: 'light' | 'dark' = 'light'): Promise<void> {
  await canvas.page.evaluate(
    async ({ source, theme }) => {
      window.canvasPage.start(theme).setBoard(window.canvasPage.board(source))
      await window.canvasPage.settled()
      window.canvasPage.written = []
    },
    { source, theme },
  )
}

test.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('what one battery reaches, in the %s theme', async (name, theme) => {
  await show(RALLY, name)
  const size = { width: 5, height: 5 }
  const play = puzzleOf(read(RALLY).board!).play(read(RALLY).board!, '')
  const { links } = play.links(0, 22)!
  const crowns = links.map((link) => pointOf(size, crownOf(arcOf(size, link))))
  expect((await colours(crowns)).map((colour) => isNear(colour, theme.wall))).not.toContain(true)
  await canvas.page.evaluate(async (source) => {
    const reach = window.canvasPage.links(source, 22)
    window.canvasPage.view!.setOverlay({ aim: { kind: 'cell' }, reach })
    await window.canvasPage.settled()
  }, RALLY)
  expect((await colours(crowns)).map((colour) => isNear(colour, theme.wall))).not.toContain(false)
  const labels = (await written()).filter((text) => text.includes('→'))
  expect(new Set(labels)).toEqual(new Set(['3 → 0, 2 … 6', '5 → 0, 2, 4', '6 → 1, 3']))
})

test('the graph of all hops, drawn once and not with every frame', async () => {
  await show(RALLY)
  await canvas.page.evaluate(async (source) => {
    window.canvasPage.view!.setGraph(window.canvasPage.links(source))
    await window.canvasPage.settled()
  }, RALLY)
  const links = puzzleOf(read(RALLY).board!)
    .play(read(RALLY).board!, '')
    .allLinks(0)!
    .filter(({ possible }) => possible)
  const plates = (await written()).filter((text) => /[…;]|^\d+$/.test(text))
  for (const { label } of links) expect(plates).toContain(label)
  await canvas.page.evaluate(async () => {
    window.canvasPage.written = []
    window.canvasPage.view!.setSolution('rruu')
    for (const frame of [1, 1.5, 2, 3]) {
      window.canvasPage.view!.setFrame(frame)
      await new Promise(requestAnimationFrame)
    }
    await window.canvasPage.settled()
  })
  expect((await written()).filter((text) => text.includes('…'))).toEqual([])
})

test('trails by time and by battery have the colours of exported pictures; wasted steps are hollow', async () => {
  const source = '6,3\n1,1,4\n1\n3,1,3\n'
  const moves = 'durrrrr'
  const board = read(source).board!
  if (board.kind !== 'rally') throw new Error()
  const size = { width: 6, height: 3 }
  const between = (x: number, y: number): Point => pointOf(size, { x, y })
  await show(source)
  const look = async (style: 'time' | 'battery'): Promise<string[]> => {
    await canvas.page.evaluate(
      async ({ style, moves }) => {
        const { view } = window.canvasPage
        view!.setSolution(moves)
        view!.setFrame(moves.length)
        view!.setTrail(style)
        await window.canvasPage.settled()
      },
      { style, moves },
    )
    return colours([between(0.5, 0), between(3.4, 0), between(0, 0.5)])
  }
  for (const style of ['battery', 'time'] as const) {
    const ink = inkOf(rallyWay(board, moves), style, LIGHT)
    const [first, second, wasted] = await look(style)
    expect([first, second]).toEqual([ink.colours[ink.shade(3)], ink.colours[ink.shade(6)]])
    expect(wasted).toBe(LIGHT.cell)
  }
})

/** Plays through all frames and tells whether the robot was in sight at each of them. */
function seenAll(moves: string, how: 'evenly' | 'in-leaps' | undefined): Promise<boolean[]> {
  return canvas.page.evaluate(
    async ({ moves, how }) => {
      const { view } = window.canvasPage
      view!.setFollowing(how)
      view!.setPlaying(true)
      view!.setSolution(moves)
      const seen: boolean[] = []
      for (let frame = 0.5; frame <= moves.length; frame += 0.5) {
        view!.setFrame(how === 'in-leaps' ? Math.floor(frame) : frame)
        await new Promise(requestAnimationFrame)
        const { left, right } = window.canvasPage.sight!
        seen.push(frame >= left && frame < right)
      }
      view!.setPlaying(false)
      return seen
    },
    { moves, how },
  )
}

const MOVES = 'r'.repeat(36)
const LONG = write({ ...emptyBoard(60, 40), robot: { cell: 60 * 20, charge: 59 } })

async function showZoomed(): Promise<void> {
  await show(LONG)
  await canvas.page.evaluate(async () => {
    window.canvasPage.view!.actualSize()
    window.canvasPage.view!.centerOn(3, 20)
    await window.canvasPage.settled()
  })
}

test.each(['evenly', 'in-leaps'] as const)('zoomed in, the view follows %s', async (how) => {
  await showZoomed()
  expect(await seenAll(MOVES, how)).not.toContain(false)
})

test('who does not want to be taken along is not', async () => {
  await showZoomed()
  expect((await seenAll(MOVES, undefined)).at(-1)).toBe(false)
})

test('who moves the board by hand while it plays stays there, until it is played again', async () => {
  await showZoomed()
  const sights = await canvas.page.evaluate(async (moves) => {
    const { view } = window.canvasPage
    const sights: (CellRange | undefined)[] = []
    view!.setFollowing('evenly')
    view!.setSolution(moves)
    for (const playing of [true, false, true]) {
      view!.setPlaying(playing)
      if (playing && sights.length === 0) view!.centerOn(10, 30)
      view!.setFrame(10 + 10 * sights.length)
      await window.canvasPage.settled()
      sights.push(window.canvasPage.sight)
    }
    return sights
  }, MOVES)
  expect(sights[0]!.top).toBeGreaterThan(20)
  expect(sights[1]).toEqual(sights[0])
  const last = sights[2]!
  expect(last.top <= 20 && last.bottom > 20 && last.left <= 30 && last.right > 30).toBe(true)
})
