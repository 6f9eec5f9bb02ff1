/** Where the window stood last, and where that still is on a screen: displays come and go between two starts. */
import type { Rectangle } from 'electron'
import { join } from 'node:path'
import * as shape from './shape'
import { openStored, type Stored } from './stored'

export interface WindowPlace extends Rectangle {
  readonly maximized: boolean
}

export const SMALLEST = { width: 640, height: 480 }
export const USUAL: WindowPlace = { x: NaN, y: NaN, width: 1280, height: 800, maximized: false }

const pixels = shape.integer(-100_000, 100_000)

const windowPlace = shape.record<WindowPlace>({
  x: pixels,
  y: pixels,
  width: shape.integer(1, 100_000),
  height: shape.integer(1, 100_000),
  maximized: shape.boolean,
})

export function openWindowPlace(folder: string): Stored<WindowPlace> {
  return openStored(join(folder, 'window.json'), windowPlace, USUAL)
}

/** The place moved and shrunk so that all of it lies on the display it shares most with; centred if with none. */
export function onScreen(place: WindowPlace, displays: readonly Rectangle[]): Rectangle {
  const ranked = displays.map((display) => ({ display, shared: sharedArea(place, display) }))
  const best = ranked.reduce((best, next) => (next.shared > best.shared ? next : best))
  const { display } = best
  const width = Math.min(Math.max(place.width, SMALLEST.width), display.width)
  const height = Math.min(Math.max(place.height, SMALLEST.height), display.height)
  const centred = {
    x: display.x + Math.round((display.width - width) / 2),
    y: display.y + Math.round((display.height - height) / 2),
  }
  if (best.shared === 0) return { ...centred, width, height }
  const x = clamp(place.x, display.x, display.x + display.width - width)
  const y = clamp(place.y, display.y, display.y + display.height - height)
  return { x, y, width, height }
}

function sharedArea(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
