import { describe, expect, it } from 'vitest'
import { scrollToShow, visibleRows } from '../../src/renderer/visible-rows'

const sight = { rows: 1500, rowHeight: 50, scrolled: 5000, height: 400 }

describe('a list of 1500 rows', () => {
  it('has only rows in sight and a few around them', () => {
    const [first, last] = visibleRows(sight)
    expect(first).toBeLessThanOrEqual(100)
    expect(last).toBeGreaterThanOrEqual(108)
    expect(last - first).toBeLessThan(20)
  })

  it('ends where the list ends', () => {
    expect(visibleRows({ ...sight, scrolled: 0 })[0]).toBe(0)
    expect(visibleRows({ ...sight, scrolled: 1500 * 50 - 400 })[1]).toBe(1500)
    expect(visibleRows({ ...sight, rows: 0, scrolled: 0 })).toEqual([0, 0])
  })

  it('scrolls no further than it has to', () => {
    expect(scrollToShow(103, sight)).toBe(5000)
    expect(scrollToShow(10, sight)).toBe(500)
    expect(scrollToShow(200, sight)).toBe(201 * 50 - 400)
  })
})
