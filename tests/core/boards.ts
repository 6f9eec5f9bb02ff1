/** Valid boards of both puzzles for property tests: small, of every shape, with everything that files can hold. */
import fc from 'fast-check'
import type { About } from '../../src/core/about'
import type { Size } from '../../src/core/grid/size'
import { cellCount } from '../../src/core/grid/size'
import type { Maze, MazesBoard } from '../../src/core/mazes/board'
import { sortLabels, type RallyBoard } from '../../src/core/rally/board'

const MOST_SIDE = 9

export const sizes: fc.Arbitrary<Size> = fc.oneof(
  fc.integer({ min: 1, max: MOST_SIDE }).map((side) => ({ width: side, height: side })),
  fc.record({
    width: fc.integer({ min: 1, max: MOST_SIDE }),
    height: fc.integer({ min: 1, max: MOST_SIDE }),
  }),
)

const words = fc.string({ unit: 'grapheme', maxLength: 10 })

/** Texts that could be taken for something else. */
const traps = ['-', 'LABELS', 'T 1,1,2,2', '5,5,5', '*', '{found}', 'a:b:c', 'Größe äöüß', '🔋👩‍🚀']

const labelTexts = fc
  .oneof(fc.constantFrom(...traps), words)
  .map((label) => label.replaceAll('#', '').trim() || 'A')

const noteTexts = fc.oneof(
  fc.constantFrom('', ' indented', '!no entry', '!key=no entry', '#', '#!title=no entry', 'a # b'),
  fc.constantFrom(...traps),
  words.map((note) => note.trimEnd()),
)

const keys = fc.oneof(
  fc.constantFrom('title', 'author', 'q', 'rating', 'seed', 'solution', 'x-unknown', 'a.b_c-1'),
  fc.stringMatching(/^[A-Za-z]{3,5}$/),
)

const values = fc.oneof(
  fc.constantFrom('', '1,1;2,1', 'a=b', '#', '# note', 'ä 🔋'),
  words.map((value) => value.trim()),
)

export const abouts: fc.Arbitrary<About> = fc.record({
  entries: fc.array(fc.tuple(keys, values), { maxLength: 4 }),
  notes: fc.array(noteTexts, { maxLength: 4 }),
})

/** Mostly small charges, so that plays get somewhere; some empty ones, and the largest. */
const charges = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 9 }) },
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(99, 1_000_000) },
)

const cellsOf = (size: Size): number[] => Array.from({ length: cellCount(size) }, (_, cell) => cell)

export const rallyBoards: fc.Arbitrary<RallyBoard> = sizes.chain((size) => {
  const cells = cellsOf(size)
  return fc
    .record({
      order: fc.shuffledSubarray(cells, { minLength: cells.length }),
      pairs: fc.nat({ max: Math.min(3, Math.floor((cells.length - 1) / 2)) }),
      charges: fc.array(charges, { minLength: 1, maxLength: 12 }),
      diagonal: fc.boolean(),
      teleportCost: fc.constantFrom(0 as const, 1 as const),
      labelled: fc.subarray(cells, { maxLength: Math.min(4, cells.length) }),
      labels: fc.array(labelTexts, { minLength: 4, maxLength: 4 }),
      about: abouts,
    })
    .map(({ order, pairs, charges, labelled, labels, ...rest }): RallyBoard => {
      const [robotCell, ...others] = order
      const [robotCharge, ...batteryCharges] = charges
      const ends = others.slice(0, 2 * pairs)
      const free = others.slice(2 * pairs)
      return {
        kind: 'rally',
        ...size,
        robot: { cell: robotCell, charge: robotCharge },
        batteries: free
          .slice(0, batteryCharges.length)
          .map((cell, index) => ({ cell, charge: batteryCharges[index] })),
        teleporters: Array.from({ length: pairs }, (_, pair) => [
          ends[2 * pair],
          ends[2 * pair + 1],
        ]),
        labels: sortLabels(labelled.map((cell, index) => [cell, labels[index]])),
        ...rest,
      }
    })
})

function mazes(size: Size): fc.Arbitrary<Maze> {
  const cells = cellCount(size)
  const walls = fc.uint8Array({ min: 0, max: 1, minLength: cells, maxLength: cells })
  const inner = cellsOf(size).slice(1, -1)
  return fc.record({
    right: walls.map((list) => list.map((wall, cell) => ((cell + 1) % size.width ? wall : 0))),
    below: walls.map((list) => list.map((wall, cell) => (cell + size.width < cells ? wall : 0))),
    pits: fc.shuffledSubarray(inner, { maxLength: Math.min(4, inner.length) }),
  })
}

export const mazesBoards: fc.Arbitrary<MazesBoard> = sizes.chain((size) =>
  fc.record({
    kind: fc.constant('mazes' as const),
    width: fc.constant(size.width),
    height: fc.constant(size.height),
    mazes: fc.tuple(mazes(size), mazes(size)),
    about: abouts,
  }),
)

/** Move strings in which every letter of either puzzle comes, and now and then one that is no move. */
export const moveStrings = fc
  .array(fc.constantFrom(...'uuuddddllllrrrrr7913tt'), { maxLength: 40, size: 'max' })
  .map((moves) => moves.join(''))
