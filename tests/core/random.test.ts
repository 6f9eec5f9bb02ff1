import { describe, expect, test } from 'vitest'
import { Random } from '../../src/core/random'

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

describe('random numbers', () => {
  test('the same seed gives the same numbers', () => {
    const [a, b] = [new Random(7), new Random(7)]
    expect(many(100, () => a.bits())).toEqual(many(100, () => b.bits()))
  })

  test('the first numbers of a seed are the same for ever, since generated boards hang on them', () => {
    const random = new Random(1)
    expect(many(4, () => random.bits())).toEqual([1580013426, 350525680, -770792963, -1283263687])
  })

  test('different seeds differ', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => new Random(seed).bits())
    expect(new Set(firsts).size).toBe(1000)
  })

  test('a unit lies from 0 up to 1, in the mean at a half', () => {
    const random = new Random(2)
    const units = many(20_000, () => random.unit())
    expect(units.every((unit) => unit >= 0 && unit < 1)).toBe(true)
    const mean = units.reduce((sum, unit) => sum + unit) / units.length
    expect(mean).toBeCloseTo(0.5, 1)
  })

  test('whole numbers come about equally often, both ends included and nothing beyond', () => {
    const random = new Random(3)
    const counts = new Map<number, number>()
    for (const number of many(60_000, () => random.between(-2, 3))) {
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3])
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  test('a chance comes about as often as it says', () => {
    const random = new Random(4)
    const hits = many(10_000, () => random.chance(0.3)).filter(Boolean).length
    expect(Math.abs(hits - 3000)).toBeLessThan(200)
    expect(many(100, () => random.chance(0))).not.toContain(true)
    expect(many(100, () => random.chance(1))).not.toContain(false)
  })

  test('every choice is picked', () => {
    const random = new Random(5)
    expect(new Set(many(100, () => random.pick(['a', 'b', 'c'])))).toEqual(new Set('abc'))
  })

  test('shuffling keeps the items, works in place, and reaches every order', () => {
    const random = new Random(6)
    const orders = many(600, () => random.shuffle([1, 2, 3]).join(''))
    expect([...new Set(orders)].toSorted()).toEqual(['123', '132', '213', '231', '312', '321'])
    const rarest = Math.min(...orders.map((order) => orders.filter((o) => o === order).length))
    expect(rarest).toBeGreaterThan(60)
    const items = [1, 2, 3]
    expect(random.shuffle(items)).toBe(items)
  })
})
