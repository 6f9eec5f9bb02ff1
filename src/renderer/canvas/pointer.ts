/**
 * Mouse, pen, fingers and wheel, turned into what they mean: the board is moved, zoomed or pointed at.
 *
 * A wheel that clicks zooms, a trackpad's two fingers scroll; the browser reports both as a wheel. A click of a wheel
 * is a large, purely vertical step, and what a gesture is, is decided by its first event.
 */
import type { Point } from './camera'

export interface PointerHandlers {
  readonly pan: (dx: number, dy: number) => void
  readonly zoom: (at: Point, factor: number) => void
  /** `undefined` when the pointer leaves. */
  readonly hover: (at: Point | undefined) => void
}

/** Wheel events closer together than this, in milliseconds, belong to one gesture. */
const GESTURE = 250
const LINE = 16

export function listenToPointer(element: HTMLElement, handlers: PointerHandlers): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const down = new Map<number, Point>()
  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  const press = (event: PointerEvent): void => {
    if (event.button > 1) return
    // The middle button would start the browser's own scrolling.
    if (event.button === 1) event.preventDefault()
    element.setPointerCapture(event.pointerId)
    down.set(event.pointerId, at(event))
    element.style.cursor = 'grabbing'
  }
  const move = (event: PointerEvent): void => {
    const here = at(event)
    const before = down.get(event.pointerId)
    handlers.hover(here)
    if (!before) return
    const others = [...down].filter(([id]) => id !== event.pointerId)
    if (others.length > 0) pinch(before, here, others[0][1], handlers)
    else handlers.pan(here.x - before.x, here.y - before.y)
    down.set(event.pointerId, here)
  }
  const release = (event: PointerEvent): void => {
    down.delete(event.pointerId)
    if (down.size === 0) element.style.cursor = 'grab'
    if (event.pointerType === 'touch') handlers.hover(undefined)
  }

  element.style.cursor = 'grab'
  element.style.touchAction = 'none'
  element.addEventListener('pointerdown', press, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', release, { signal })
  element.addEventListener('pointercancel', release, { signal })
  element.addEventListener('pointerleave', () => handlers.hover(undefined), { signal })
  element.addEventListener('wheel', wheelListener(at, handlers), { signal, passive: false })
  return () => ending.abort()
}

/** Two fingers: their distance zooms, their middle moves. */
function pinch(before: Point, now: Point, other: Point, { pan, zoom }: PointerHandlers): void {
  const distance = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y)
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
  pan((now.x - before.x) / 2, (now.y - before.y) / 2)
  if (distance(before) > 0) zoom(middle, distance(now) / distance(before))
}

function wheelListener(
  at: (event: MouseEvent) => Point,
  { pan, zoom }: PointerHandlers,
): (event: WheelEvent) => void {
  let lastTime = -Infinity
  let zooms = false
  return (event) => {
    event.preventDefault()
    if (event.timeStamp - lastTime > GESTURE) zooms = isClickOfWheel(event)
    lastTime = event.timeStamp
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit]
    if (event.ctrlKey || event.metaKey) zoom(at(event), pinchFactor(dy))
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
