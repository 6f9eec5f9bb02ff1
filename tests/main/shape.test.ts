import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACTIONS } from '../../src/core/editor/actions'
import { generate } from '../../src/core/mazes/generators/pair'
import { read } from '../../src/core/puzzle'
import { start, world } from '../../src/core/rally/rules'
import { DEFAULT_SETTINGS } from '../../src/host/host'
import { jobRequest, PAYLOADS, settings } from '../../src/main/payload'
import * as shape from '../../src/main/shape'

const point = shape.record<{ x: number; y?: number }>(
  { x: shape.integer(0, 9), y: shape.integer(0, 9) },
  'y',
)

describe('shapes', () => {
  it('take a record with exactly its fields', () => {
    expect(point({ x: 1 })).toBe(true)
    expect(point({ x: 1, y: 2 })).toBe(true)
    expect(point({ y: 2 })).toBe(false)
    expect(point({ x: 1, z: 2 })).toBe(false)
    expect(point({ x: '1' })).toBe(false)
    expect(point({ x: 10 })).toBe(false)
    expect(point({ x: 1, [Symbol('s')]: 1 })).toBe(false)
  })

  it('refuse what only looks like a record', () => {
    expect(point(JSON.parse('{"x":1,"__proto__":{"y":2}}'))).toBe(false)
    expect(point(Object.create({ x: 1 }))).toBe(false)
    expect(
      point(
        new (class {
          x = 1
        })(),
      ),
    ).toBe(false)
    expect(
      point({
        get x() {
          return 1
        },
      }),
    ).toBe(false)
    expect(point([1])).toBe(false)
    expect(point(null)).toBe(false)
  })

  it('take a dictionary of any names, but only plain values of its shape', () => {
    const numbers = shape.dictionary(shape.number(0, 9), 2)
    expect(numbers({})).toBe(true)
    expect(numbers({ a: 1, b: 2 })).toBe(true)
    expect(numbers({ a: 1, b: 2, c: 3 })).toBe(false)
    expect(numbers({ a: '1' })).toBe(false)
    expect(numbers({ [Symbol('s')]: 1 })).toBe(false)
    expect(numbers([1])).toBe(false)
    const getter = {
      get a() {
        return 1
      },
    }
    expect(numbers(getter)).toBe(false)
  })

  it('have a largest size', () => {
    expect(shape.string(3)('abc')).toBe(true)
    expect(shape.string(3)('abcd')).toBe(false)
    expect(shape.list(shape.boolean, 2)([true, false])).toBe(true)
    expect(shape.list(shape.boolean, 2)([true, false, true])).toBe(false)
    expect(shape.list(shape.boolean, 2)([true, 1])).toBe(false)
    expect(shape.bytes(2)(new Uint8Array(3))).toBe(false)
    expect(shape.number(0, 1)(NaN)).toBe(false)
    expect(shape.plainData(2, 6)([1, [2, new Int32Array(2)]])).toBe(true)
    expect(shape.plainData(2, 6)([1, [2, [3]]])).toBe(false)
    expect(shape.plainData(2, 6)(new Int32Array(7))).toBe(false)
    expect(shape.plainData(2, 6)([() => 1])).toBe(false)
    expect(shape.plainData(2, 6)(new Map())).toBe(false)
  })
})

const RALLY = read('5\n1,1,4\n1\n2,1,3\n# note\n#!title=Test\n').board!
const MAZES = generate({ width: 6, height: 5, seed: 1, loops: 0.2, pits: 0.5 })

describe('payloads', () => {
  it('take the jobs that a window starts', () => {
    for (const board of [RALLY, MAZES]) {
      expect(jobRequest({ id: 1, work: 'solve', ask: { board } })).toBe(true)
      const limits = { seconds: 60 }
      expect(jobRequest({ id: 1, work: 'solve', ask: { board, limits, count: 5 } })).toBe(true)
      expect(jobRequest({ id: 1, work: 'rate', ask: { board, limits } })).toBe(true)
      expect(jobRequest({ id: 1, work: 'rate', ask: { board, count: 5 } })).toBe(false)
    }
    if (RALLY.kind !== 'rally') throw new Error('The board is not a rally.')
    const generate = {
      kind: 'rally',
      strategy: 'route',
      given: { batteries: 5 },
      seed: 1,
      rate: true,
    }
    expect(jobRequest({ id: 1, work: 'generate', ask: generate })).toBe(true)
    const wanted = { rating: 6, tolerance: 0.5, solutions: 1, tries: 100, seconds: 60 }
    expect(jobRequest({ id: 1, work: 'generate', ask: { ...generate, wanted } })).toBe(true)
    const from = start(world(RALLY))
    expect(jobRequest({ id: 1, work: 'solve', ask: { board: RALLY, from } })).toBe(true)
  })

  it('refuse a job in which anything at all is of another kind', () => {
    const ask = { board: RALLY, limits: { seconds: 1 }, count: 3 }
    const request = { id: 1, work: 'solve', ask }
    const places = [...placesOf(request)]
    expect(places.length).toBeGreaterThan(12)
    const wrong = fc.constantFrom(undefined, null, () => 1, { a: 1 }, -1.5, 'x'.repeat(2_000_000))
    fc.assert(
      fc.property(fc.constantFrom(...places), wrong, (place, value) => {
        return !jobRequest(replaced(request, place, value))
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  it('take each state of the window, and none with an action that does not exist', () => {
    const [{ id }] = ACTIONS
    const window = { title: 'x', dirty: true, unsaved: 1, language: 'de' }
    const state = { ...window, enabled: [id], checked: [id] }
    expect(PAYLOADS['set-window']([state])).toBe(true)
    expect(PAYLOADS['set-window']([{ ...state, enabled: ['format-disk'] }])).toBe(false)
    expect(PAYLOADS['set-window']([state, state])).toBe(false)
    expect(PAYLOADS['set-window']([])).toBe(false)
  })

  it('take settings of this version only', () => {
    const chosen = { ...DEFAULT_SETTINGS, theme: 'dark', liveVerdict: false }
    expect(settings(chosen)).toBe(true)
    expect(settings({ ...chosen, language: 'fr' })).toBe(false)
    expect(settings({ ...chosen, liveVerdict: 'yes' })).toBe(false)
    expect(settings({ ...chosen, trail: 'rainbow' })).toBe(false)
    expect(settings({ language: 'system', theme: 'dark' })).toBe(false)
    expect(settings({ theme: 'dark' })).toBe(false)
  })
})

type Path = readonly string[]

/** Every place in a value where a simple value stands. */
function* placesOf(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) yield path
  else for (const [key, each] of Object.entries(value)) yield* placesOf(each, [...path, key])
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  const copy = structuredClone(value) as Record<string, unknown>
  copy[key] = replaced(copy[key], rest, by)
  return copy
}
