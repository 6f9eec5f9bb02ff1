/**
 * How it feels to draw on large boards, on the web edition in Chromium with software rendering: the time between the
 * frames of the screen while one paints, zooms and pans; the script that each painted cell costs; from a dropped file to
 * its first picture; and the memory of the page.
 */
import { existsSync, readFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright-core'
import { generate } from '../../src/core/mazes/generators/pair'
import { write as writeMazes } from '../../src/core/mazes/write'
import { emptyBoard } from '../../src/core/rally/board'
import { write as writeRally } from '../../src/core/rally/write'
import { Random } from '../../src/core/random'
import { startWebEdition, withoutFilePickers, type WebEdition } from '../web-edition'
import { report, type BenchOptions, type Row } from './report'

const SIDE = 250
const BATTERIES = 30_000
const CONTEST = '../shared/contest/mazes/labyrinthe6.txt'
/** How many moves of the pointer each gesture has. */
const MOVES = 90

interface Subject {
  readonly name: string
  readonly content: string
  /** The key of the tool that paints. */
  readonly tool: string
}

export async function bench(options: BenchOptions): Promise<void> {
  const edition = await startWebEdition()
  try {
    const drawing: Row[] = []
    const opening: Row[] = []
    for (const subject of [rally(), mazes()])
      drawing.push(...(await draw(edition, subject, opening)))
    if (existsSync(CONTEST)) await openContest(edition, opening)
    else console.error(`There is no ${CONTEST}: it was not measured.`)
    report('Editor', drawing, options)
    report('Editor: opening and memory', opening, options)
  } finally {
    await edition.close()
  }
}

function rally(): Subject {
  const random = new Random(7)
  const cells = random.shuffle(Array.from({ length: SIDE * SIDE - 1 }, (_, index) => index + 1))
  const batteries = cells
    .slice(0, BATTERIES)
    .map((cell) => ({ cell, charge: random.between(1, 9) }))
  const content = writeRally({ ...emptyBoard(SIDE, SIDE), batteries })
  return { name: `rally, ${BATTERIES} batteries`, content, tool: 'b' }
}

function mazes(): Subject {
  const board = generate({ width: SIDE, height: SIDE, seed: 7, loops: 0.1, pits: 0.02 })
  return { name: 'mazes', content: writeMazes(board), tool: 'w' }
}

async function draw(edition: WebEdition, subject: Subject, opening: Row[]): Promise<Row[]> {
  const page = await edition.open({ viewport: { width: 1280, height: 800 } }, withoutFilePickers)
  const meter = await meterOf(page)
  const opened = await drop(page, subject.name, subject.content)
  const whole = await gestures(page, meter, {
    what: `${subject.name}, whole`,
    tool: subject.tool,
    pitch: 3,
  })
  await page.keyboard.press('Control+0')
  await page.keyboard.press('Control+1')
  const near = await gestures(page, meter, {
    what: `${subject.name}, 100 %`,
    tool: subject.tool,
    pitch: 48,
  })
  opening.push({ what: subject.name, ...opened, ...(await memoryOf(edition, page)) })
  await page.context().close()
  return [...whole, ...near]
}

async function openContest(edition: WebEdition, opening: Row[]): Promise<void> {
  const page = await edition.open({ viewport: { width: 1280, height: 800 } }, withoutFilePickers)
  const name = 'labyrinthe6.txt'
  const opened = await drop(page, name, readFileSync(CONTEST, 'utf8'))
  opening.push({ what: name, ...opened, ...(await memoryOf(edition, page)) })
  await page.context().close()
}

/** Drops a file onto the page, which measures by itself until the screen has shown its board. */
async function drop(page: Page, name: string, content: string): Promise<Row> {
  const milliseconds = await page.evaluate(
    async ([name, content]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], name))
      const started = performance.now()
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
      // Two frames after its tab is there, the canvas has been drawn and shown.
      for (let frames = 0; frames < 2;) {
        await new Promise(requestAnimationFrame)
        const tab = document.querySelector('[role="tab"][aria-selected="true"]')
        if (tab?.textContent.includes(name)) frames++
      }
      return performance.now() - started
    },
    [name, content],
  )
  return { 'first picture ms': Math.round(milliseconds) }
}

interface Meter {
  /** Tells how long the frames took during a gesture, and the script in all of it. */
  measure(gesture: () => Promise<void>): Promise<{ frames: number[]; script: number }>
}

async function meterOf(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page)
  // The time that the page itself had a processor, not the time that others took it away.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    async measure(gesture) {
      await startFrames(page)
      const before = await scriptSeconds(session)
      await gesture()
      const script = (await scriptSeconds(session)) - before
      return { frames: await endFrames(page), script: 1000 * script }
    },
  }
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value
}

type Framed = Window & { frameTimes: number[]; framesRun: boolean }

async function startFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const framed = window as unknown as Framed
    framed.frameTimes = []
    framed.framesRun = true
    void (async () => {
      while (framed.framesRun) framed.frameTimes.push(await new Promise(requestAnimationFrame))
    })()
  })
}

async function endFrames(page: Page): Promise<number[]> {
  const times = await page.evaluate(async () => {
    const framed = window as unknown as Framed
    framed.framesRun = false
    await new Promise(requestAnimationFrame)
    return framed.frameTimes
  })
  return times.slice(1).map((time, index) => time - times[index])
}

/** `pitch` is how far the pointer goes with each move, in pixels: at least a cell, so that each move paints one. */
async function gestures(page: Page, meter: Meter, { what, tool, pitch }: Gestures): Promise<Row[]> {
  const box = (await page.getByRole('application').boundingBox())!
  const [left, top] = [box.x + 0.3 * box.width, box.y + 0.3 * box.height]
  const columns = Math.floor(Math.min(MOVES, (0.35 * box.width) / pitch))
  const at = (move: number): [number, number] => [
    left + (move % columns) * pitch,
    top + Math.floor(move / columns) * pitch,
  ]
  await page.keyboard.press(tool)
  const paint = await meter.measure(() => stroke(page, at, 'left'))
  await undo(page)
  const pan = await meter.measure(() => stroke(page, (move) => [left + 3 * move, top], 'middle'))
  const zoom = await meter.measure(() => turnWheel(page, [left, top]))
  return [row(what, 'paint', paint), row(what, 'pan', pan), row(what, 'zoom', zoom)]
}

interface Gestures {
  readonly what: string
  readonly tool: string
  readonly pitch: number
}

/** Fails where nothing was painted: then nothing was measured. A stroke that begins on a wall removes walls. */
async function undo(page: Page): Promise<void> {
  const said = await page.locator('[data-says="change"]').innerText()
  if (!/^(Draw|Remove)/.test(said)) throw new Error(`Nothing was painted: “${said}”`)
  await page.keyboard.press('Control+z')
}

/** The pointer's way with a button held, one move after the other. */
async function stroke(
  page: Page,
  at: (move: number) => [number, number],
  button: 'left' | 'middle',
): Promise<void> {
  await page.mouse.move(...at(0))
  await page.mouse.down({ button })
  for (let move = 1; move <= MOVES; move++) await page.mouse.move(...at(move))
  await page.mouse.up({ button })
}

async function turnWheel(page: Page, at: [number, number]): Promise<void> {
  await page.mouse.move(...at)
  for (let click = 0; click < MOVES; click++) {
    await page.mouse.wheel(0, click % 12 < 6 ? -100 : 100)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

function row(
  what: string,
  gesture: string,
  { frames, script }: { frames: readonly number[]; script: number },
): Row {
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (part: number): string =>
    (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1)
  return {
    board: what,
    gesture,
    frames: frames.length,
    'median ms': at(0.5),
    '95 % ms': at(0.95),
    'slowest ms': at(1),
    'script per move ms': (script / MOVES).toFixed(2),
  }
}

/** What the page's process holds for itself alone, where the system tells; and what of it is the script's. */
async function memoryOf(edition: WebEdition, page: Page): Promise<Row> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value
  const browser = await edition.browser.newBrowserCDPSession()
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const own = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => ownBytes(id))
  const megabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2)
  return { 'script MB': megabytes(heap), 'process MB': megabytes(Math.max(...own)) }
}

function ownBytes(pid: number): number {
  const file = `/proc/${pid}/smaps_rollup`
  if (!existsSync(file)) return NaN
  const kilobytes = [...readFileSync(file, 'utf8').matchAll(/^Private_\w+:\s+(\d+) kB/gm)]
  return 1024 * kilobytes.reduce((sum, [, count]) => sum + Number(count), 0)
}
