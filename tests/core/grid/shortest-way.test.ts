/** The shortest way against one found by trying all steps, on boards with holes. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neighbour, OFF_BOARD, ORTHOGONAL } from '../../../src/core/grid/direction'
import { shortestWay, type Terrain } from '../../../src/core/grid/shortest-way'
import { always } from '../../property'

const SIZE = { width: 5, height: 4 }
const CELLS = SIZE.width * SIZE.height
const cell = fc.nat({ max: CELLS - 1 })

function terrainWith(blocked: readonly number[], longest: number): Terrain {
  return {
    cells: CELLS,
    letters: 'udlr',
    ahead: (from, direction) => neighbour(SIZE, from, ORTHOGONAL[direction]),
    leadsOn: (at) => !blocked.includes(at),
    longest,
  }
}

/** How far each cell is, by widening rounds. */
function distances({ ahead, leadsOn }: Terrain, from: number): Map<number, number> {
  const far = new Map([[from, 0]])
  for (let round = 0; round < CELLS; round++) {
    for (const [at, length] of [...far]) {
      if (length !== round || (at !== from && !leadsOn(at))) continue
      for (let direction = 0; direction < 4; direction++) {
        const next = ahead(at, direction)
        if (next !== OFF_BOARD && !far.has(next)) far.set(next, round + 1)
      }
    }
  }
  return far
}

test('is as long as it has to be, leads there, and is no longer than allowed', () => {
  always(
    fc.tuple(fc.array(cell, { maxLength: 10 }), cell, cell, fc.nat({ max: 12 })),
    ([blocked, from, target, longest]) => {
      const terrain = terrainWith(blocked, longest)
      const way = shortestWay(terrain, from, target)
      const far = distances(terrain, from).get(target)
      expect(way?.length).toBe(far === undefined || far > longest ? undefined : far)
      if (way === undefined) return
      const end = [...way].reduce((at, letter) => terrain.ahead(at, 'udlr'.indexOf(letter)), from)
      expect(end).toBe(target)
    },
    1000,
  )
})
