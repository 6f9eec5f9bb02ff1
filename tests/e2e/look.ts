/** Reading what the window shows: through its texts, as someone who can't see the canvas would. */
import type { Page } from 'playwright-core'

export const verdictOf = (page: Page): Promise<string | null> =>
  page.locator('.solve-state').getAttribute('data-status')

export async function solved(page: Page): Promise<void> {
  await page.locator('.solve-state[data-status="done"]').waitFor()
}

type Said = 'verdict' | 'step' | 'cursor' | 'change' | 'reach' | 'game'

export const said = (page: Page, what: Said): Promise<string> =>
  page.locator(`[data-says="${what}"]`).innerText()

export const narrated = (page: Page): Promise<string> => page.locator('.now').innerText()

/** Sets the scrubber as a drag would. */
export async function scrubTo(page: Page, frame: number): Promise<void> {
  await page.getByRole('slider').fill(String(frame))
  await page.locator(`.now[data-frame="${frame}"]`).waitFor()
}

export async function frameOf(page: Page): Promise<number> {
  return Number(await page.locator('.now').getAttribute('data-frame'))
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Moves the pointer and tells what the status line says is there. */
export async function pointAt(page: Page, { x, y }: Point): Promise<string> {
  await page.mouse.move(x, y)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  return page.locator('footer .seen').innerText()
}

/** Where a board's cells are on the screen, found out with the pointer alone. */
export interface Places {
  at(x: number, y: number): Point
}

/** Feels its way over a rally board: from the middle to where the next column and the next row begin. */
export async function findPlaces(page: Page): Promise<Places> {
  const box = (await page.locator('main').boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const cell = await coordinatesAt(page, middle)
  const zoom = /(\d+)\s?%/.exec(await page.locator('footer').innerText())![1]
  const pitch = (48 * Number(zoom)) / 100
  const right = await edgeFrom(page, middle, 'x', pitch)
  const bottom = await edgeFrom(page, middle, 'y', pitch)
  return {
    at: (x, y) => ({
      x: right + (x - cell.x - 0.5) * pitch,
      y: bottom + (y - cell.y - 0.5) * pitch,
    }),
  }
}

async function coordinatesAt(page: Page, point: Point): Promise<Point> {
  const [, x, y] = /(\d+), (\d+):/.exec(await pointAt(page, point)) ?? []
  return { x: Number(x), y: Number(y) }
}

/** Where the coordinate goes up by one: found by halving. */
async function edgeFrom(page: Page, from: Point, axis: 'x' | 'y', pitch: number): Promise<number> {
  const here = (await coordinatesAt(page, from))[axis]
  let [inside, outside] = [from[axis], from[axis] + pitch]
  while (outside - inside > 1) {
    const between = (inside + outside) / 2
    const there = (await coordinatesAt(page, { ...from, [axis]: between }))[axis]
    if (there === here) inside = between
    else outside = between
  }
  return outside
}
