import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advance,
  changedSpeed,
  MOVES_PER_SECOND,
  nextMark,
  previousMark,
  SPEEDS,
  stepped,
} from '../../../src/renderer/state/clock'

const SECOND = 1

describe('the clock of a playback', () => {
  it('moves on with time and speed', () => {
    const run = { length: 100, speed: 2, loop: false }
    expect(advance(3, SECOND, run)).toEqual({ position: 3 + 2 * MOVES_PER_SECOND, playing: true })
  })

  it('stops on the last frame', () => {
    const run = { length: 5, speed: 64, loop: false }
    expect(advance(4.9, SECOND, run)).toEqual({ position: 5, playing: false })
  })

  it('rests on the last frame before a loop begins anew', () => {
    const run = { length: 5, speed: 1, loop: true }
    const aMove = 1 / MOVES_PER_SECOND
    expect(advance(4.9, aMove, run)).toEqual({ position: 5, playing: true })
    expect(advance(5, aMove / 2, run)).toEqual({ position: 5.5, playing: true })
    expect(advance(5.5, aMove, run)).toEqual({ position: 0, playing: true })
  })

  it('never leaves the film and never skips its last frame', () => {
    const positions = fc.record({
      length: fc.integer({ min: 0, max: 50 }),
      speed: fc.constantFrom(...SPEEDS),
      loop: fc.boolean(),
      times: fc.array(fc.double({ min: 0, max: 0.25, noNaN: true }), { maxLength: 60 }),
    })
    fc.assert(
      fc.property(positions, ({ length, speed, loop, times }) => {
        let position = 0
        let sawEnd = length === 0
        for (const seconds of times) {
          const next = advance(position, seconds, { length, speed, loop })
          sawEnd ||= next.position >= length
          if (next.position < position) expect(sawEnd).toBe(true)
          expect(next.position).toBeGreaterThanOrEqual(0)
          expect(next.position).toBeLessThan(length + 1)
          position = next.position
        }
      }),
      { seed: 5, numRuns: 200 },
    )
  })

  it('steps from between two frames to a whole one', () => {
    expect(stepped(3.4, 1, 10)).toBe(4)
    expect(stepped(3.4, -1, 10)).toBe(3)
    expect(stepped(3, -1, 10)).toBe(2)
    expect(stepped(10, 1, 10)).toBe(10)
    expect(stepped(0, -1, 10)).toBe(0)
  })

  it('goes from mark to mark, and to the ends beyond the last of them', () => {
    const marks = [2, 5]
    expect([0, 2, 4, 5].map((frame) => nextMark(marks, frame, 9))).toEqual([2, 5, 5, 9])
    expect([9, 5, 3, 2].map((frame) => previousMark(marks, frame))).toEqual([5, 2, 2, 0])
  })

  it('knows a slowest and a fastest speed', () => {
    expect(changedSpeed(1, 1)).toBe(2)
    expect(changedSpeed(64, 1)).toBe(64)
    expect(changedSpeed(0.25, -1)).toBe(0.25)
  })
})
