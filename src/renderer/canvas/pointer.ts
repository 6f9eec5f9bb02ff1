/**
 * Mouse, pen, fingers and wheel, turned into what they mean: someone draws on the board, moves it, zooms, or points at it.
 *
 * The left button draws and the right one erases, unless the board is held (Space, the tool that pans): then, and with
 * the middle button, it is moved. One finger is a left button; a second one takes back what the first has begun, and
 * both move and zoom.
 */
import type { Button } from '../../core/editor/editor'
import type { Modifiers } from '../../core/editor/gesture'
import type { Point } from './camera'
import { wheelListener, type WheelHandlers } from './wheel'

export interface PointerHandlers extends WheelHandlers {
  /** `undefined` when the pointer leaves. */
  readonly hover: (at: Point | undefined) => void
  readonly press: (at: Point, button: Button, modifiers: Modifiers) => void
  readonly drag: (to: Point) => void
  readonly release: (at: Point) => void
  /** What was begun is taken back. */
  readonly cancel: () => void
  /** Whether the left button moves the board right now. */
  readonly holds: () => boolean
  /** The board is being moved by hand, or no longer. */
  readonly grab: (grabbed: boolean) => void
}

const MIDDLE = 1
const RIGHT = 2

export function listenToPointer(element: HTMLElement, handlers: PointerHandlers): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const hands = new Hands(handlers)
  const press = (event: PointerEvent): void => {
    if (event.button > RIGHT) return
    // The middle button would start the browser's own scrolling.
    if (event.button === MIDDLE) event.preventDefault()
    element.setPointerCapture(event.pointerId)
    hands.press(event, at(event))
  }
  const release = (event: PointerEvent): void => {
    hands.release(event.pointerId, at(event))
    if (event.pointerType === 'touch') handlers.hover(undefined)
  }

  element.style.touchAction = 'none'
  element.addEventListener('pointerdown', press, { signal })
  element.addEventListener('pointermove', (event) => hands.move(event.pointerId, at(event)), {
    signal,
  })
  element.addEventListener('pointerup', release, { signal })
  element.addEventListener('pointercancel', (event) => hands.cancel(event.pointerId), { signal })
  element.addEventListener('pointerleave', () => handlers.hover(undefined), { signal })
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  element.addEventListener('wheel', wheelListener(at, handlers), { signal, passive: false })
  return () => ending.abort()
}

type Press = Pick<PointerEvent, 'pointerId' | 'button' | 'shiftKey' | 'altKey'>

/** The pointers that are down, and what they do together. */
export class Hands {
  private readonly down = new Map<number, Point>()
  private doing: 'nothing' | 'drawing' | 'moving' = 'nothing'

  constructor(private readonly handlers: PointerHandlers) {}

  press({ pointerId, button, shiftKey, altKey }: Press, at: Point): void {
    const isFirst = this.down.size === 0
    this.down.set(pointerId, at)
    if (!isFirst) this.takeBack()
    if (!isFirst || button === MIDDLE || (button !== RIGHT && this.handlers.holds())) {
      this.turnTo('moving')
      return
    }
    this.turnTo('drawing')
    this.handlers.press(at, button === RIGHT ? 'right' : 'left', { shift: shiftKey, alt: altKey })
  }

  move(pointerId: number, to: Point): void {
    const before = this.down.get(pointerId)
    this.handlers.hover(to)
    if (!before) return
    this.down.set(pointerId, to)
    if (this.doing === 'drawing') this.handlers.drag(to)
    if (this.doing !== 'moving') return
    const other = [...this.down].find(([id]) => id !== pointerId)?.[1]
    if (other) pinch(before, to, other, this.handlers)
    else this.handlers.pan(to.x - before.x, to.y - before.y)
  }

  release(pointerId: number, at: Point): void {
    if (!this.down.delete(pointerId)) return
    if (this.doing === 'drawing') this.handlers.release(at)
    if (this.down.size === 0) this.turnTo('nothing')
  }

  cancel(pointerId: number): void {
    this.takeBack()
    this.down.delete(pointerId)
    if (this.down.size === 0) this.turnTo('nothing')
  }

  private takeBack(): void {
    if (this.doing === 'drawing') this.handlers.cancel()
    this.doing = 'nothing'
  }

  private turnTo(doing: 'nothing' | 'drawing' | 'moving'): void {
    this.doing = doing
    this.handlers.grab(doing === 'moving')
  }
}

/** Two fingers: their distance zooms, their middle moves. */
function pinch(before: Point, now: Point, other: Point, { pan, zoom }: PointerHandlers): void {
  const distance = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y)
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
  pan((now.x - before.x) / 2, (now.y - before.y) / 2)
  if (distance(before) > 0) zoom(middle, distance(now) / distance(before))
}
