import { beforeEach, describe, expect, it } from 'vitest'
import { Hands, type PointerHandlers } from '../../../src/renderer/canvas/pointer'

let told: unknown[][]
let holds: boolean
let hands: Hands

beforeEach(() => {
  told = []
  holds = false
  const tell =
    (name: string) =>
    (...values: unknown[]): void =>
      void told.push([name, ...values])
  const handlers: PointerHandlers = {
    pan: tell('pan'),
    zoom: tell('zoom'),
    turn: tell('turn'),
    // Pointing goes on whatever one does, and is not of interest here.
    hover: () => undefined,
    press: tell('press'),
    drag: tell('drag'),
    release: tell('release'),
    cancel: tell('cancel'),
    holds: () => holds,
    grab: tell('grab'),
  }
  hands = new Hands(handlers)
})

const at = (x: number, y = 0): { x: number; y: number } => ({ x, y })
const down = (pointerId: number, button: number, shiftKey = false) => ({
  pointerId,
  button,
  shiftKey,
  altKey: false,
})
/** What was told, without the look of the pointer. */
const deeds = (): unknown[][] => told.filter(([name]) => name !== 'grab')

describe('a mouse', () => {
  it('draws with the left button and erases with the right one', () => {
    hands.press(down(1, 0, true), at(1))
    hands.move(1, at(2))
    hands.release(1, at(2))
    hands.press(down(1, 2), at(3))
    hands.release(1, at(3))
    expect(deeds()).toEqual([
      ['press', at(1), 'left', { shift: true, alt: false }],
      ['drag', at(2)],
      ['release', at(2)],
      ['press', at(3), 'right', { shift: false, alt: false }],
      ['release', at(3)],
    ])
  })

  it('moves the board with the middle button, and with the left one while it is held', () => {
    hands.press(down(1, 1), at(1))
    hands.move(1, at(4, 5))
    hands.release(1, at(4, 5))
    holds = true
    hands.press(down(1, 0), at(0))
    hands.move(1, at(1, 1))
    // Letting go of Space in the middle of a drag does not begin to draw.
    holds = false
    hands.move(1, at(2, 1))
    hands.release(1, at(2, 1))
    expect(deeds()).toEqual([
      ['pan', 3, 5],
      ['pan', 1, 1],
      ['pan', 1, 0],
    ])
  })

  it('takes back what it has drawn when the system takes it away', () => {
    hands.press(down(1, 0), at(1))
    hands.move(1, at(2))
    hands.cancel(1)
    hands.move(1, at(3))
    hands.release(1, at(3))
    expect(deeds().map(([name]) => name)).toEqual(['press', 'drag', 'cancel'])
  })

  it('tells when it has hold of the board', () => {
    hands.press(down(1, 1), at(1))
    hands.release(1, at(1))
    expect(told).toEqual([
      ['grab', true],
      ['grab', false],
    ])
  })
})

describe('two fingers', () => {
  it('take back what the first has begun, and zoom and move', () => {
    hands.press(down(1, 0), at(0))
    hands.press(down(2, 0), at(10))
    hands.move(2, at(20))
    hands.release(2, at(20))
    hands.move(1, at(5))
    hands.release(1, at(5))
    expect(deeds()).toEqual([
      ['press', at(0), 'left', { shift: false, alt: false }],
      ['cancel'],
      ['pan', 5, 0],
      ['zoom', at(10), 2],
      // The finger that stays goes on moving the board.
      ['pan', 5, 0],
    ])
  })
})
