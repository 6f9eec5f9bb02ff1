/** What the test's page can do: show boards, and tell the colours of the screen. Built into one script for Chromium. */
import { DARK, LIGHT } from '../../../src/core/picture/theme'
import type { Spot } from '../../../src/core/editor/spot'
import type { CellRange } from '../../../src/core/grid/range'
import type { Link } from '../../../src/core/link'
import { puzzleOf, read, type Board } from '../../../src/core/puzzle'
import { createBoardView, type BoardView } from '../../../src/renderer/canvas/view'

function board(source: string): Board {
  const { board, faults } = read(source)
  if (!board) throw new Error(JSON.stringify(faults))
  return board
}

function container(): HTMLDivElement {
  return document.querySelector<HTMLDivElement>('#board')!
}

const whole = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!

/** All layers on top of each other. */
function picture(): CanvasRenderingContext2D {
  const layers = [...container().querySelectorAll('canvas')]
  whole.canvas.width = layers[0].width
  whole.canvas.height = layers[0].height
  for (const layer of layers) whole.drawImage(layer, 0, 0)
  return whole
}

function hex(pixel: ArrayLike<number>): string {
  return `#${[0, 1, 2].map((index) => pixel[index].toString(16).padStart(2, '0')).join('')}`
}

const page = {
  themes: { light: LIGHT, dark: DARK },
  board,
  /** A new view in place of the one before. */
  start(theme: 'light' | 'dark'): BoardView {
    page.view?.destroy()
    page.view = createBoardView(container(), page.themes[theme])
    page.view.onHover((place) => (page.hovered = place))
    page.view.onCamera((zoom) => (page.zoom = zoom))
    page.view.onSight((visible) => (page.sight = visible))
    return page.view
  },
  view: undefined as BoardView | undefined,
  hovered: undefined as unknown,
  strokes: [] as { what: string; x: number; y: number; maze: number }[],
  /** From now on what someone draws is kept. */
  draw(): void {
    const round = (value: number): number => Math.round(value * 100) / 100
    const keep = (what: string, { x, y, maze }: Spot): void =>
      void page.strokes.push({ what, x: round(x), y: round(y), maze })
    page.strokes = []
    page.view!.setStrokes({
      press: (at, button) => keep(`press ${button}`, at),
      move: (to) => keep('move', to),
      release: (at) => keep('release', at),
      cancel: () => undefined,
      turn: () => undefined,
      grab: () => undefined,
    })
  },
  zoom: 0,
  sight: undefined as CellRange | undefined,
  /** All that has been written on a canvas. */
  written: [] as string[],
  /** From now on what is written is kept. */
  read(): void {
    page.written = []
    const brush = CanvasRenderingContext2D.prototype as unknown as {
      fillText: (this: unknown, ...given: unknown[]) => void
    }
    const { fillText } = brush
    brush.fillText = function (...given) {
      page.written.push(String(given[0]))
      fillText.apply(this, given)
    }
  },
  /** What reaches what at the start of a board: from a cell, or all of it. */
  links(source: string, cell?: number): readonly Link[] {
    const shown = board(source)
    const play = puzzleOf(shown).play(shown, '')
    return cell === undefined ? play.allLinks(0)! : play.links(0, cell)!.links
  },
  colours(points: readonly { x: number; y: number }[]): string[] {
    const ctx = picture()
    return points.map(({ x, y }) => hex(ctx.getImageData(Math.round(x), Math.round(y), 1, 1).data))
  },
  pixels(): Uint8ClampedArray {
    const ctx = picture()
    return ctx.getImageData(0, 0, ctx.canvas.width, ctx.canvas.height).data
  },
  /** Waits until the screen has been the same for some frames. */
  async settled(): Promise<void> {
    let same = 0
    let before = page.pixels()
    while (same < 12) {
      await new Promise(requestAnimationFrame)
      const now = page.pixels()
      same = differences(before, now) === 0 ? same + 1 : 0
      before = now
    }
  },
}

/** How many values of two pictures differ by more than how round edges are smoothed, which depends on what is drawn at once. */
export function differences(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = Math.abs(one.length - other.length)
  for (let index = 0; index < one.length; index++) {
    if (Math.abs(one[index] - other[index]) > 32) count++
  }
  return count
}

declare global {
  interface Window {
    canvasPage: typeof page & { differences: typeof differences }
  }
}

window.canvasPage = Object.assign(page, { differences })
