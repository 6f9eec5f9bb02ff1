/** Exports as every host makes them: from the board's own picture, frames and words. */
import { readFileSync } from 'node:fs'
import { GifReader } from 'omggif'
import { describe, expect, it } from 'vitest'
import { exported, EXPORT_FORMATS, needsMoves, type ExportAsk } from '../../../src/core/jobs/export'
import { runJob, type JobMessage } from '../../../src/core/jobs/job'
import { framesOf } from '../../../src/core/picture/animation'
import type { Pixels, Rasteriser } from '../../../src/core/picture/pixels'
import { svg } from '../../../src/core/picture/svg'
import { DARK, LIGHT } from '../../../src/core/picture/theme'
import { playText } from '../../../src/core/play-text'
import { puzzleOf, read } from '../../../src/core/puzzle'

const boardOf = (name: string) =>
  read(readFileSync(new URL(`../../../resources/examples/${name}.txt`, import.meta.url))).board!

const RALLY = boardOf('rally-06-teleporters')
const MAZES = boardOf('mazes-02-garden')

const solutionOf = (board: typeof RALLY): string => {
  const verdict = puzzleOf(board).solve(board, {})
  if (verdict.status !== 'solved') throw new Error('the example has no solution')
  return verdict.moves
}

const MOVES = solutionOf(RALLY)

/** Everything is grey, and a photo says what it was asked for. */
const GREY: Rasteriser = {
  pixels: (_shapes, box, scale): Pixels => {
    const [width, height] = [Math.round(box.width * scale), Math.round(box.height * scale)]
    return { width, height, data: new Uint8Array(4 * width * height).fill(128) }
  },
  png: ({ shapes }, scale) => Promise.resolve(Uint8Array.of(shapes.length & 255, 100 * scale)),
}

const loadRasteriser = (): Promise<Rasteriser> => Promise.resolve(GREY)

const ask = (change: Partial<ExportAsk>): ExportAsk => ({
  board: RALLY,
  format: 'svg',
  dark: false,
  trail: 'time',
  delay: 200,
  language: 'en',
  ...change,
})

async function contentOf(change: Partial<ExportAsk>): Promise<string | Uint8Array> {
  const made = await exported(ask(change), { loadRasteriser, report: () => undefined })
  if (made.fault) throw new Error(made.fault.code)
  return made.content
}

describe('an export', () => {
  it('as SVG has the shapes of the picture, with and without the solution', async () => {
    const puzzle = puzzleOf(RALLY)
    const title = 'Abkürzungen · Short cuts'
    expect(await contentOf({})).toBe(svg(puzzle.picture(RALLY, LIGHT), { title }))
    const solved = { moves: MOVES, dark: true, trail: 'battery', cell: 24 } as const
    expect(await contentOf(solved)).toBe(
      svg(puzzle.picture(RALLY, DARK, MOVES, 'battery'), { title, scale: 0.5 }),
    )
  })

  it('as PNG is that picture by the host’s own hand', async () => {
    const { shapes } = puzzleOf(RALLY).picture(RALLY, LIGHT, MOVES)
    const photo = await contentOf({ format: 'png', moves: MOVES, cell: 24 })
    expect(photo).toEqual(Uint8Array.of(shapes.length & 255, 50))
  })

  it('as GIF has a frame for every so many moves, each as long as asked', async () => {
    const gif = await contentOf({ format: 'gif', moves: MOVES, cell: 4, stride: 3, delay: 350 })
    const reader = new GifReader(Buffer.from(gif))
    expect(reader.numFrames()).toBe(framesOf(MOVES.length, 3).length)
    expect(reader.frameInfo(1).delay).toBe(35)
  })

  it('as text tells the play in the language asked for', async () => {
    const play = puzzleOf(RALLY).play(RALLY, MOVES)
    for (const language of ['en', 'de'] as const)
      expect(await contentOf({ format: 'txt', moves: MOVES, language })).toBe(
        playText(play, MOVES, language),
      )
  })

  it('as a graph is for puzzles that have one', async () => {
    expect(await contentOf({ format: 'gv', moves: MOVES })).toMatch(/^digraph/)
    const tools = { loadRasteriser, report: () => undefined }
    const none = await exported(ask({ format: 'gv', board: MAZES }), tools)
    expect(none.fault?.code).toBe('no-graph')
  })

  it('needs moves where there is nothing to see without', () => {
    expect(EXPORT_FORMATS.filter(needsMoves)).toEqual(['gif', 'txt'])
  })
})

describe('an export as a job', () => {
  async function run(clock: () => number, load?: () => Promise<Rasteriser>) {
    const messages: JobMessage<'export'>[] = []
    const request = { format: 'gif', moves: MOVES, cell: 2 } as const
    await runJob(
      { id: 7, work: 'export', ask: ask(request) },
      clock,
      (message) => messages.push(message),
      load,
    )
    return messages
  }

  it('tells how far it is, but not more often than one can see', async () => {
    let now = 0
    const often = await run(() => (now += 1), loadRasteriser)
    const all = MOVES.length + 1
    expect(often.filter(({ type }) => type === 'progress').at(-1)).toMatchObject({
      progress: { done: all, all },
    })
    expect(often.at(-1)).toMatchObject({ id: 7, type: 'result' })
    const seldom = await run(() => 5, loadRasteriser)
    expect(seldom.map(({ type }) => type)).toEqual(['progress', 'result'])
  })

  it('says so where there is nothing to draw on', async () => {
    expect(await run(() => 0)).toEqual([
      { id: 7, type: 'failed', message: expect.stringContaining('nothing to draw on') as string },
    ])
  })
})
