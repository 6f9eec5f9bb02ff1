/**
 * The wheel. One that clicks zooms, a trackpad's two fingers scroll; the browser reports both as a wheel. A click of a
 * wheel is a large, purely vertical step, and what a gesture is, is decided by its first event. With Alt it changes
 * what is under the pointer.
 */
import type { Point } from './camera'

export interface WheelHandlers {
  readonly pan: (dx: number, dy: number) => void
  readonly zoom: (at: Point, factor: number) => void
  /** The wheel was turned with Alt: more or less of what is there. */
  readonly turn: (at: Point, by: 1 | -1) => void
}

/** Wheel events closer together than this, in milliseconds, belong to one gesture. */
const GESTURE = 250
const LINE = 16

export function wheelListener(
  at: (event: MouseEvent) => Point,
  { pan, zoom, turn }: WheelHandlers,
): (event: WheelEvent) => void {
  let lastTime = -Infinity
  let zooms = false
  return (event) => {
    event.preventDefault()
    if (event.timeStamp - lastTime > GESTURE) zooms = isClickOfWheel(event)
    lastTime = event.timeStamp
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit]
    if (event.altKey) turn(at(event), dx + dy < 0 ? 1 : -1)
    else if (event.ctrlKey || event.metaKey) zoom(at(event), pinchFactor(dy))
    else if (event.shiftKey) pan(-(dx || dy), 0)
    else if (zooms) zoom(at(event), wheelFactor(dy))
    else pan(-dx, -dy)
  }
}

function isClickOfWheel({ deltaMode, deltaX, deltaY }: WheelEvent): boolean {
  return deltaMode !== WheelEvent.DOM_DELTA_PIXEL || (deltaX === 0 && Math.abs(deltaY) >= 50)
}

/** A pinch comes in small steps, a click of the wheel with Ctrl in a large one. */
function pinchFactor(delta: number): number {
  return Math.exp(-Math.min(Math.max(delta, -30), 30) / 100)
}

function wheelFactor(delta: number): number {
  return Math.exp(-Math.min(Math.max(delta, -120), 120) / 500)
}
