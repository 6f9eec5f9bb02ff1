/** Exports of the web edition: what is downloaded is the picture, the frames and the words of the board that was shown. */
import { readFileSync } from 'node:fs'
import { GifReader } from 'omggif'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startWebEdition,
  upload,
  withoutFilePickers,
  withoutLiveVerdict,
  type WebEdition,
} from '../../scripts/web-edition'
import { loadRasteriser } from '../../src/cli/rasteriser'
import { CELL, type Picture } from '../../src/core/picture/shape'
import { svg } from '../../src/core/picture/svg'
import { DARK, LIGHT } from '../../src/core/picture/theme'
import { playText } from '../../src/core/play-text'
import { puzzleOf, read, type Board } from '../../src/core/puzzle'
import { seriousViolations, withAxe } from './axe'
import { solved } from './look'

const CONTENT = readFileSync('resources/examples/rally-06-teleporters.txt')
const BOARD = read(CONTENT).board!
const PUZZLE = puzzleOf(BOARD)
/** All that can be done here is to drive the charge down, which takes as many moves. */
const LONG = Buffer.from('3\n1,1,100000\n0\n')

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

async function openBoard(name: string, content: Uint8Array): Promise<Page> {
  const page = await edition.open({}, async (page) => {
    await withoutFilePickers(page)
    await withoutLiveVerdict(page)
    await withAxe(page)
  })
  await upload(page, { name, content })
  return page
}

/** The dialog with a preview of this format. */
async function choose(page: Page, format: string): Promise<void> {
  if (!(await page.getByRole('dialog').isVisible())) await page.keyboard.press('Control+Shift+E')
  await page.getByRole('combobox', { name: 'Format' }).selectOption(format)
  await page.locator('[data-preview="drawn"]').waitFor()
}

async function exportNow(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export…' }).click()
  const download: Download = await coming
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

function movesIn(text: string): string {
  return text.trimEnd().split('\n').at(-1)!
}

function framesOf(reader: GifReader): Uint8Array[] {
  const shown = new Uint8Array(4 * reader.width * reader.height)
  return Array.from({ length: reader.numFrames() }, (_, frame) => {
    reader.decodeAndBlitFrameRGBA(frame, shown)
    return shown.slice()
  })
}

interface Image {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
}

/**
 * How far two images are apart at most, in the middle colour of a patch. Two rasterisers smooth and round differently, so
 * single pixels may differ, but patches of a third of a cell don't, unless something else is drawn there.
 */
function apart(one: Image, other: Image, height: number, patch: number): number {
  let most = 0
  for (let y = 0; y + patch <= height; y += patch)
    for (let x = 0; x + patch <= Math.min(one.width, other.width); x += patch) {
      const [a, b] = [middle(one, x, y, patch), middle(other, x, y, patch)]
      most = Math.max(most, ...a.map((value, channel) => Math.abs(value - b[channel])))
    }
  return most
}

function middle({ data, width }: Image, left: number, top: number, patch: number): number[] {
  const sums = [0, 0, 0]
  for (let y = top; y < top + patch; y++)
    for (let x = left; x < left + patch; x++)
      for (const channel of [0, 1, 2]) sums[channel] += data[4 * (y * width + x) + channel]
  return sums.map((sum) => sum / patch ** 2)
}

const ALIKE = 32

async function solution(page: Page): Promise<string> {
  await page.keyboard.press('Control+Enter')
  await solved(page)
  await choose(page, 'Solution as text')
  const { bytes } = await exportNow(page)
  return movesIn(bytes.toString())
}

describe('the export of a solved board', () => {
  let page: Page
  let moves: string

  beforeAll(async () => {
    page = await openBoard('short cuts.txt', CONTENT)
    moves = await solution(page)
  })

  afterAll(() => page.context().close())

  it('as text tells the steps in words, under a name that is not the board’s', async () => {
    await choose(page, 'Solution as text')
    const { name, bytes } = await exportNow(page)
    expect(name).toBe('short cuts – solution.txt')
    const play = PUZZLE.play(BOARD, moves)
    expect(play.solved).toBe(true)
    expect(bytes.toString()).toBe(playText(play, moves, 'en'))
  })

  it('as SVG is the picture of the board, alone or with the solution, as it was chosen', async () => {
    const title = 'Abkürzungen · Short cuts'
    await choose(page, 'SVG picture')
    await page.getByRole('combobox', { name: 'Colour of the way' }).selectOption('By battery')
    const withWay = await exportNow(page)
    expect(withWay.name).toBe('short cuts.svg')
    expect(withWay.bytes.toString()).toBe(
      svg(PUZZLE.picture(BOARD, LIGHT, moves, 'battery'), { title, scale: 1 }),
    )
    await choose(page, 'SVG picture')
    await page.getByRole('combobox', { name: 'Colour of the way' }).selectOption('By time')
    await page.getByRole('checkbox', { name: 'Draw the solution in' }).uncheck()
    await page.getByRole('combobox', { name: 'Colours' }).selectOption('Dark')
    await page.getByRole('spinbutton', { name: 'Pixels per cell' }).fill('24')
    const alone = await exportNow(page)
    expect(alone.bytes.toString()).toBe(svg(PUZZLE.picture(BOARD, DARK), { title, scale: 0.5 }))
  })

  it('as PNG looks as the command line draws it', async () => {
    await choose(page, 'PNG picture')
    await page.getByRole('checkbox', { name: 'Draw the solution in' }).check()
    await page.getByRole('spinbutton', { name: 'Pixels per cell' }).fill('60')
    await page.getByText('473 × 473 pixels').waitFor()
    const { name, bytes } = await exportNow(page)
    expect(name).toBe('short cuts.png')
    const drawn = await decodePng(page, bytes)
    const { pixels } = await loadRasteriser()
    const whole = (picture: Picture): Image =>
      pixels(picture.shapes, { x: 0, y: 0, ...sizeOf(picture) }, 60 / CELL)
    expect(drawn.width).toBe(473)
    expect(apart(drawn, whole(PUZZLE.picture(BOARD, LIGHT, moves)), 472, 20)).toBeLessThan(ALIKE)
    // The measure tells a board from one with a way on it.
    expect(apart(drawn, whole(PUZZLE.picture(BOARD, LIGHT)), 472, 20)).toBeGreaterThan(ALIKE)
  })

  it('as GIF has the frames of the play, each as the command line draws it', async () => {
    await choose(page, 'Animated GIF')
    await page.getByText('378 × 378 pixels · 30 frames, 7.8 s').waitFor()
    const { name, bytes } = await exportNow(page)
    expect(name).toBe('short cuts.gif')
    const reader = new GifReader(bytes)
    const frames = framesOf(reader)
    expect(frames).toHaveLength(moves.length + 1)
    const reel = PUZZLE.reel(BOARD, moves, LIGHT)
    const { pixels } = await loadRasteriser()
    const pictures = frames.map((_, frame) => pixels(reel.shapes(frame, reel.box), reel.box, 1))
    const distance = (frame: number, other: number): number =>
      apart({ data: frames[frame], width: reader.width }, pictures[other], reader.height, 16)
    for (let frame = 0; frame < frames.length; frame++) {
      expect(distance(frame, frame), `frame ${frame}`).toBeLessThan(ALIKE)
      if (frame > 0) expect(distance(frame, frame - 1), `frame ${frame}`).toBeGreaterThan(ALIKE)
    }
  })

  it('draws only what changes, and nothing is left of what was there before', async () => {
    const lastFrame = async (stride: number): Promise<Uint8Array> => {
      await choose(page, 'Animated GIF')
      await page.getByRole('spinbutton', { name: 'Pixels per cell' }).fill('17')
      await page.getByRole('spinbutton', { name: 'Moves per frame' }).fill(String(stride))
      await page.getByRole('spinbutton', { name: 'Milliseconds per frame' }).fill('50')
      const { bytes } = await exportNow(page)
      const reader = new GifReader(bytes)
      expect(reader.frameInfo(0).delay).toBe(5)
      expect(reader.numFrames()).toBe(Math.ceil(moves.length / stride) + 1)
      return framesOf(reader).at(-1)!
    }
    const bySteps = await lastFrame(1)
    const atOnce = await lastFrame(moves.length)
    const different = bySteps.filter((value, index) => Math.abs(value - atOnce[index]) > 16)
    expect(different.length).toBeLessThanOrEqual(12)
  })

  it('as a graph is written for Graphviz', async () => {
    await choose(page, 'Graph for Graphviz')
    const { name, bytes } = await exportNow(page)
    expect(name).toBe('short cuts.gv')
    expect(bytes.toString()).toBe(PUZZLE.graph!(BOARD, { charges: false, moves }))
  })

  it('refuses numbers that are none, in words', async () => {
    await choose(page, 'Animated GIF')
    await page.getByRole('spinbutton', { name: 'Pixels per cell' }).fill('0')
    await page.getByText('Pixels per cell: a whole number from 1 to 48.').waitFor()
    expect(await page.getByRole('button', { name: 'Export…' }).isDisabled()).toBe(true)
    await page.getByRole('spinbutton', { name: 'Pixels per cell' }).fill('')
    await page.locator('[data-preview="drawn"]').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

describe('the export dialog', () => {
  it('solves a board that has to be solved first, and can be used by everyone', async () => {
    const page = await openBoard('short cuts.txt', CONTENT)
    await page.keyboard.press('Control+Shift+E')
    await page.locator('[data-preview="drawn"]').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Format' }).selectOption('Animated GIF')
    expect(await page.getByRole('button', { name: 'Export…' }).isDisabled()).toBe(true)
    await page.getByRole('dialog').getByRole('button', { name: 'Solve' }).click()
    await page.locator('[data-preview="drawn"]').waitFor()
    // The button is gone; whoever pressed it stays in the dialog.
    const format = page.getByRole('combobox', { name: 'Format' })
    expect(await format.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await seriousViolations(page)).toEqual([])
    const { bytes } = await exportNow(page)
    expect(new GifReader(bytes).numFrames()).toBe(30)
    await page.context().close()
  })

  it('cancels a long animation at once, and leaves nothing behind', async () => {
    const page = await openBoard('long.txt', LONG)
    await page.keyboard.press('Control+Enter')
    await solved(page)
    await choose(page, 'Animated GIF')
    await page.getByRole('spinbutton', { name: 'Moves per frame' }).fill('1')
    await page.locator('[data-preview="drawn"]').waitFor()
    let downloads = 0
    page.on('download', () => downloads++)
    await page.getByRole('button', { name: 'Export…' }).click()
    await page.getByText(/^Frame [1-9]\d* of 100001/).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    const working = page.workers().length
    const started = Date.now()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Export…' }).waitFor()
    expect(Date.now() - started).toBeLessThan(2000)
    // The one that stands by for the next job stays.
    await expect.poll(() => page.workers().length).toBe(working - 1)

    await page.getByRole('button', { name: 'Export…' }).click()
    await page.locator('[data-export="making"]').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.workers().length).toBe(working - 1)
    expect(downloads).toBe(0)
    await page.context().close()
  })

  it('writes to the place that one picks, where the browser has such a dialog', async () => {
    const page = await edition.open({}, async (page) => {
      await page.addInitScript(() => {
        const showSaveFilePicker = async ({ suggestedName }: { suggestedName: string }) => {
          const folder = await navigator.storage.getDirectory()
          return folder.getFileHandle(`picked ${suggestedName}`, { create: true })
        }
        Object.assign(window, { showSaveFilePicker })
      })
    })
    await choose(page, 'SVG picture')
    await page.getByRole('button', { name: 'Export…' }).click()
    const notice = await page.getByText(/^Saved as “picked .*\.svg”\.$/).innerText()
    const written = await page.evaluate(
      async (name) => {
        const folder = await navigator.storage.getDirectory()
        return (await (await folder.getFileHandle(name)).getFile()).text()
      },
      /“(.*)”/.exec(notice)![1],
    )
    expect(written).toMatch(/^<svg .*<\/svg>\n$/s)
    await page.context().close()
  })
})

describe('print', () => {
  it('puts the board, what is known about it and its solution on paper, and nothing else', async () => {
    const known = '#!title=Zickzack\n#!author=Ada\n# Mind the gap.\n'
    const content = `3\n1,1,1\n1\n2,1,3\n${known}`
    const page = await openBoard('zigzag.txt', Buffer.from(content))
    await page.keyboard.press('Control+Enter')
    await solved(page)
    await page.evaluate(() => {
      window.print = () => void dispatchEvent(new Event('beforeprint'))
    })
    await page.keyboard.press('Control+p')
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('.print-sheet')
    await sheet.getByRole('heading', { name: 'Zickzack' }).waitFor()
    expect(await page.locator('.window').isVisible()).toBe(false)
    for (const words of ['by Ada', 'Mind the gap.', 'Start at 1,1 with charge 1.', '4 moves'])
      expect(await sheet.innerText()).toContain(words)
    const board: Board = read(content).board!
    const moves = movesIn(await sheet.innerText())
    expect(puzzleOf(board).play(board, moves).solved).toBe(true)
    const shapes = await sheet.locator('svg').locator('rect, path, text').count()
    expect(shapes).toBe(puzzleOf(board).picture(board, LIGHT, moves).shapes.length)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await sheet.waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('is what the browser itself prints, one page for a small board', async () => {
    const page = await openBoard('short cuts.txt', CONTENT)
    const pdf = (await page.pdf()).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    await page.locator('.print-sheet').waitFor({ state: 'detached' })
    await page.context().close()
  })
})

function sizeOf({ width, height }: Picture): { width: number; height: number } {
  return { width, height }
}

/** By the browser, since nothing else here reads PNG. */
async function decodePng(page: Page, bytes: Buffer): Promise<Image> {
  const { width, encoded } = await page.evaluate(async (encoded) => {
    const data = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([data], { type: 'image/png' }))
    const ctx = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    ctx.drawImage(image, 0, 0)
    const pixels = ctx.getImageData(0, 0, image.width, image.height).data
    let letters = ''
    for (const value of pixels) letters += String.fromCharCode(value)
    return { width: image.width, encoded: btoa(letters) }
  }, bytes.toString('base64'))
  return { width, data: Buffer.from(encoded, 'base64') }
}
