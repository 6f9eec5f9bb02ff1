/** Files as large as they may be, on the command line: an answer or a sentence, in time. Guards are generous. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, stromwerk } from './stromwerk'

const WIDTH = 1000
const BATTERIES = 100_000

/** A row after the other full of batteries with charge 1: a robot that goes along them uses up all. */
function snake(): { source: string; moves: string } {
  const cells = Array.from({ length: BATTERIES + 1 }, (_, index) => {
    const [row, far] = [Math.floor(index / WIDTH), index % WIDTH]
    return `${row % 2 === 0 ? far + 1 : WIDTH - far},${row + 1},1`
  })
  const moves = cells.slice(1).map((_, index) => {
    if (index % WIDTH === WIDTH - 1) return 'd'
    return Math.floor(index / WIDTH) % 2 === 0 ? 'r' : 'l'
  })
  const size = `${WIDTH},${Math.ceil(cells.length / WIDTH)}`
  const source = [size, cells[0], BATTERIES, ...cells.slice(1)].join('\n') + '\n'
  return { source, moves: moves.join('') + 'r' }
}

describe('100,000 batteries', () => {
  const { source, moves } = snake()
  const file = join(folder, 'snake.txt')
  writeFileSync(file, source)

  test('are checked', async () => {
    const { exit, json } = await stromwerk(['check', file, '--json'])
    expect(exit).toBe(0)
    expect(json()[0]).toMatchObject({ batteries: BATTERIES, charge: BATTERIES + 1, valid: true })
  })

  test('are solved, or given up at the limit with a sentence', async () => {
    const started = performance.now()
    const { exit, out } = await stromwerk(['solve', file, '--time-limit', '1'])
    expect([0, 3]).toContain(exit)
    if (exit === 3) expect(out).toContain('gave up: the time limit is reached')
    expect((performance.now() - started) / 1000).toBeLessThan(60)
  })

  test('are played', async () => {
    const started = performance.now()
    const { exit, json } = await stromwerk(['verify', file, '-', '--json'], moves)
    expect(exit).toBe(0)
    expect(json()[0]).toMatchObject({ solved: true, moves: BATTERIES + 1 })
    expect((performance.now() - started) / 1000).toBeLessThan(60)
  })
})
