/** What helps to understand a board in the web edition: what reaches what, the graph, trails, following, the rules. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Hand } from '../../scripts/hand'
import { command } from '../../scripts/look-screens'
import {
  reload,
  startWebEdition,
  upload,
  withoutFilePickers,
  withoutLiveVerdict,
  type WebEdition,
} from '../../scripts/web-edition'
import { xOf, yOf } from '../../src/core/grid/size'
import { inkOf, type TrailStyle } from '../../src/core/picture/ink'
import { LIGHT } from '../../src/core/picture/theme'
import { rallyWay } from '../../src/core/picture/way'
import { puzzleOf, read, type Play } from '../../src/core/puzzle'
import { RULEBOOK } from '../../src/core/rulebook'
import { say } from '../../src/core/text/say'
import { seriousViolations, withAxe } from './axe'
import { filmOf } from './charges'
import { said, scrubTo, solved } from './look'

const RALLY = '5\n3,5,9\n3\n5,1,3\n1,2,2\n5,4,3\n'
const FIVE = { width: 5, height: 5 }
const VIEWPORT = { viewport: { width: 1280, height: 800 } }

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

/** Notes whatever is written on a canvas. */
async function withWriting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const written: unknown[] = []
    Object.assign(window, { written })
    const brush = CanvasRenderingContext2D.prototype as unknown as {
      fillText: (this: unknown, ...given: unknown[]) => void
    }
    const { fillText } = brush
    brush.fillText = function (...given) {
      written.push(given[0])
      fillText.apply(this, given)
    }
  })
}

async function openBoard(content: string): Promise<Page> {
  const page = await edition.open(VIEWPORT, async (page) => {
    await withoutFilePickers(page)
    await withoutLiveVerdict(page)
    await withWriting(page)
  })
  await upload(page, { name: 'board.txt', content })
  return page
}

function playOf(source: string, moves: string): Play {
  const board = read(source).board!
  return puzzleOf(board).play(board, moves)
}

const writtenSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { written: string[] }).written)

/** What has been written since the last time. */
const written = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { written: string[] }).written.splice(0))

const seen = (page: Page) => page.locator('footer .seen')

/** Points at a cell: the status line and the arrows' labels are those that the rules give. */
async function compare(hand: Hand, play: Play, frame: number, cell: number): Promise<void> {
  const { page } = hand
  const { links, text } = play.links(frame, cell)!
  await page.mouse.move(0, 0)
  await expect.poll(() => seen(page).innerText()).not.toContain('·')
  await written(page)
  await hand.point(xOf(FIVE, cell) + 0.5, yOf(FIVE, cell) + 0.5)
  await expect.poll(() => seen(page).innerText()).toContain(`· ${say('en', text)}`)
  const words = await seen(page).innerText()
  for (const link of links.slice(0, 5)) expect(words).toContain(say('en', link.text))
  const arrows = new Set(links.map(({ label }) => label))
  await expect.poll(async () => new Set((await writtenSoFar(page)).filter(isArrow))).toEqual(arrows)
}

const isArrow = (text: string): boolean => text.includes('→')

/** A board on which nearly everything reaches everything. */
function manyBatteries(): string {
  const cells = Array.from({ length: 90 }, (_, index) => index)
  const lines = cells.map((index) => `${2 * (index % 10) + 1},${2 * Math.floor(index / 10) + 2},40`)
  return `20\n1,1,40\n90\n${lines.join('\n')}\n`
}

/** The colour of the screen at a point of the board. */
function colourAt(page: Page, at: { x: number; y: number }): Promise<string> {
  return page.evaluate(({ x, y }) => {
    const canvas = document.createElement('canvas')
    const ctx = Object.assign(canvas, { width: 1, height: 1 }).getContext('2d')!
    for (const layer of document.querySelectorAll<HTMLCanvasElement>('.board canvas')) {
      const { left, top } = layer.getBoundingClientRect()
      ctx.drawImage(layer, Math.round(left - x), Math.round(top - y))
    }
    const [red, green, blue] = ctx.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  }, at)
}

/** Goes to a cell, by a click on the overview. */
async function goTo(page: Page, x: number, y: number): Promise<void> {
  const { width, height } = (await page.locator('.map').boundingBox())!
  await page.locator('.map').click({ position: { x: (x * width) / 90, y: (y * height) / 40 } })
}

async function playToTheEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.locator('.now[data-frame="81"]').waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
}

/** From the overview: which columns of the board are in sight. */
async function columnsInSight(page: Page): Promise<readonly [left: number, right: number]> {
  const [map, sight] = await Promise.all([
    page.locator('.map canvas').boundingBox(),
    page.locator('.map .sight').boundingBox(),
  ])
  const column = (x: number): number => ((x - map!.x) / map!.width) * 90
  return [column(sight!.x), column(sight!.x + sight!.width)]
}

const holds =
  (column: number) =>
  ([left, right]: readonly [number, number]): boolean =>
    left < column && right > column

describe('what reaches what', () => {
  it('is shown for the robot and for each battery that one points at, as the rules say', async () => {
    const page = await openBoard(RALLY)
    const play = playOf(RALLY, '')
    const hand = await Hand.over(page, FIVE)
    for (const cell of [22, 4, 5, 19]) await compare(hand, play, 0, cell)
    await hand.point(1.5, 2.5)
    await expect.poll(() => seen(page).innerText()).toBe('2, 3: free')

    // Whoever draws is left alone.
    await hand.keys('e')
    await written(page)
    await hand.point(4.5, 0.5)
    await page.waitForTimeout(300)
    expect(await seen(page).innerText()).toBe('5, 1: battery, charge 3')
    expect((await written(page)).filter(isArrow)).toEqual([])
    await page.context().close()
  })

  it('has the charges of the shown frame', async () => {
    const page = await openBoard(RALLY)
    await page.keyboard.press('Control+Enter')
    await solved(page)
    const play = playOf(RALLY, filmOf(RALLY).moves)
    const hand = await Hand.over(page, FIVE)
    for (const frame of [0, 3, 9, play.length]) {
      await scrubTo(page, frame)
      for (const cell of [4, 19]) await compare(hand, play, frame, cell)
    }
    await page.context().close()
  })

  it('is read out at the cursor of the keys, stands in the panel, and can be switched off', async () => {
    const page = await openBoard(RALLY)
    const sentence = '5,4 costs 3 or more, left 0, 2 … 6'
    await page.getByRole('application').focus()
    for (const key of ['Right', 'Right', 'Down', 'Down', 'Down', 'Down'])
      await page.keyboard.press(`Arrow${key}`)
    await expect.poll(() => said(page, 'reach')).toContain(`reaches 3 other batteries: ${sentence}`)
    await page.locator('.selection li').getByText(sentence).waitFor()
    await command(page, 'show-reach')
    await page.locator('.selection .reach').waitFor({ state: 'detached' })
    await reload(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const item = page.locator('#action-menu [data-action="show-reach"]')
    expect(await item.getAttribute('aria-checked')).toBe('false')
    await page.context().close()
  })
})

describe('the graph', () => {
  it('draws all hops with their lengths, and says so; or that there are too many', async () => {
    const page = await openBoard(RALLY)
    await page.getByRole('application').focus()
    await written(page)
    await page.keyboard.press('g')
    await page.getByText('12 hops with their lengths.').waitFor()
    const links = playOf(RALLY, '').allLinks(0)!
    const wanted = links.filter(({ possible }) => possible).map(({ label }) => label)
    await expect.poll(() => writtenSoFar(page)).toEqual(expect.arrayContaining(wanted))

    await upload(page, { name: 'many.txt', content: manyBatteries() })
    await page.getByText('There are more hops than can be told apart').waitFor()
    await page.getByRole('button', { name: 'Hide the graph' }).click()
    await page.getByText('There are more hops').waitFor({ state: 'detached' })
    await page.context().close()
  })
})

describe('trails', () => {
  it('are coloured by time or by battery, and that is kept', async () => {
    const content = '4,1\n1,1,2\n1\n3,1,1\n'
    const page = await openBoard(content)
    const { world, moves } = filmOf(content)
    const way = rallyWay(world.board, moves)
    const edge = Math.max(way.to[way.length - 1], way.to[way.length])
    const lastStep = async (): Promise<string> => {
      await page.keyboard.press('Control+Enter')
      await solved(page)
      await page.keyboard.press('End')
      return colourAt(page, (await Hand.over(page, world.board)).at(edge, 0.5))
    }
    const inkFor = (style: TrailStyle): string => {
      const ink = inkOf(way, style, LIGHT)
      return ink.colours[ink.shade(way.length)]
    }
    await expect.poll(lastStep).toBe(inkFor('time'))
    await command(page, 'trail-by-battery')
    await expect.poll(lastStep).toBe(inkFor('battery'))
    expect(inkFor('battery')).not.toBe(inkFor('time'))
    await reload(page)
    await upload(page, { name: 'again.txt', content })
    await expect.poll(lastStep).toBe(inkFor('battery'))
    await page.context().close()
  })
})

describe('following', () => {
  it('keeps the robot in sight while it plays, unless one does not want it', async () => {
    // All of its charge leads to a battery far away.
    const page = await openBoard('90,40\n4,20,80\n1\n84,20,1\n')
    await page.keyboard.press('Control+Enter')
    await solved(page)
    await page.keyboard.press('Control+1')
    await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: '32×' })
    await goTo(page, 4, 20)
    await playToTheEnd(page)
    await expect.poll(() => columnsInSight(page)).toSatisfy(holds(84))

    await command(page, 'follow')
    await page.getByRole('slider').fill('0')
    await goTo(page, 4, 20)
    await playToTheEnd(page)
    expect(await columnsInSight(page)).not.toSatisfy(holds(84))
    await page.context().close()
  })
})

describe('the rules', () => {
  it('are offered when nothing is open, and play their examples in both languages', async () => {
    for (const [locale, button, heading] of [
      ['en-US', 'Rules of the puzzles', 'Swapping'],
      ['de-DE', 'Spielregeln', 'Tauschen'],
    ]) {
      const page = await edition.open({ ...VIEWPORT, locale })
      await page.keyboard.press('Control+Alt+w')
      await page.getByRole('button', { name: button }).click()
      const dialog = page.getByRole('dialog', { name: button })
      await dialog.getByRole('button', { name: heading }).click()
      await dialog.getByRole('heading', { name: heading }).waitFor()
      await dialog.locator('figure[data-frame="2"]').waitFor()
      await page.context().close()
    }
  })

  it('go through all lessons, step by step where no motion is wanted', async () => {
    const page = await edition.open({ ...VIEWPORT, reducedMotion: 'reduce' })
    await command(page, 'rules')
    const dialog = page.getByRole('dialog')
    const lessons = [...RULEBOOK.rally, ...RULEBOOK.mazes]
    for (const [index, { moves, board: source }] of lessons.entries()) {
      const play = playOf(source, moves)
      const step = dialog.getByRole('button', { name: 'Next move' })
      expect(await dialog.locator('figure').getAttribute('data-frame')).toBe('0')
      for (let frame = 1; frame <= moves.length; frame++) {
        await step.click()
        await dialog.locator(`figure[data-frame="${frame}"]`).waitFor()
        const words = await dialog.locator('figcaption').innerText()
        expect(words).toContain(say('en', play.narrate(frame)).slice(1))
      }
      const next = dialog.getByRole('button', { name: 'Next', exact: true })
      expect(await next.isEnabled()).toBe(index < lessons.length - 1)
      if (await next.isEnabled()) await next.click()
    }
    await page.context().close()
  })
})

describe.each(['light', 'dark'] as const)('accessibility in the %s theme', (colorScheme) => {
  it('has no serious violation in the rules, with the graph, and in the reach', async () => {
    const page = await edition.open({ ...VIEWPORT, colorScheme }, async (page) => {
      await withoutFilePickers(page)
      await withAxe(page)
    })
    await upload(page, { name: 'board.txt', content: RALLY })
    await (await Hand.over(page, FIVE)).click(2.5, 4.5)
    await page.locator('.selection .reach').waitFor()
    await command(page, 'show-graph')
    await page.getByText('12 hops').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await command(page, 'rules')
    await page.getByRole('dialog').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await page.context().close()
  })
})
