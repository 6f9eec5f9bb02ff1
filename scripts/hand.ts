/** A hand with a mouse: where the cells of a board are on the screen that shows it whole, and what one does there. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Size } from '../src/core/grid/size'
import { CELL } from '../src/core/picture/shape'
import { fitted, sightOf } from '../src/renderer/canvas/camera'
import { panesOf } from '../src/renderer/canvas/panes'

interface Point {
  readonly x: number
  readonly y: number
}

type Button = 'left' | 'right' | 'middle'

export class Hand {
  private constructor(
    readonly page: Page,
    /** A spot of a board, in cells from its corner, on the screen. */
    readonly at: (x: number, y: number, maze?: number) => Point,
  ) {}

  /** For the board that is shown now, of this size. */
  static async over(page: Page, size: Size, panes = 1): Promise<Hand> {
    const box = (await page.getByRole('application').boundingBox())!
    const room = { width: Math.round(box.width), height: Math.round(box.height) }
    const boxes = panesOf(room, size, panes)
    const camera = fitted(size, boxes[0], 1)
    return new Hand(page, (x, y, maze = 0) => {
      const sight = sightOf(camera, boxes[maze], 1)
      const pixels = CELL * sight.scale
      return { x: box.x + sight.x + x * pixels, y: box.y + sight.y + y * pixels }
    })
  }

  async point(x: number, y: number, maze = 0): Promise<void> {
    const at = this.at(x, y, maze)
    await this.page.mouse.move(at.x, at.y)
    await this.settled()
  }

  async press(x: number, y: number, maze = 0, button: Button = 'left'): Promise<void> {
    await this.point(x, y, maze)
    await this.page.mouse.down({ button })
  }

  async release(button: Button = 'left'): Promise<void> {
    await this.page.mouse.up({ button })
    await this.settled()
  }

  async click(x: number, y: number, maze = 0, button: Button = 'left'): Promise<void> {
    await this.press(x, y, maze, button)
    await this.release(button)
  }

  /** Drags from one spot to another. */
  async drag(from: readonly [number, number], to: readonly [number, number], maze = 0) {
    await this.press(...from, maze)
    await this.point(...to, maze)
    await this.release()
  }

  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
    await this.settled()
  }

  /** What the status line says about what is there. */
  async seen(): Promise<string> {
    await this.settled()
    return this.page.locator('footer .what').innerText()
  }

  /** What a file would hold now. */
  async saved(): Promise<string> {
    const download = this.page.waitForEvent('download')
    await this.page.keyboard.press('Control+s')
    return readFileSync(await (await download).path(), 'utf8')
  }

  /** Pointers are told once per frame of the screen. */
  private async settled(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
  }
}

/** Opens a new board through its dialog. */
export async function newBoard(page: Page, puzzle: 'Rally' | 'Mazes', size: Size): Promise<void> {
  await page.keyboard.press('Control+Alt+n')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: puzzle }).check()
  const square = dialog.getByRole('checkbox', { name: 'Square' })
  if (await square.isChecked()) await square.uncheck()
  await dialog.getByRole('spinbutton', { name: 'Width' }).fill(String(size.width))
  await dialog.getByRole('spinbutton', { name: 'Height' }).fill(String(size.height))
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.waitFor({ state: 'detached' })
}
