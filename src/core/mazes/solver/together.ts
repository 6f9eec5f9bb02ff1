/**
 * How many instructions both people need at least, told by their duties.
 *
 * The directions of each person's duties are a subsequence of every answer (duties.ts), so no answer is shorter than
 * the shortest sequence that contains both: as long as both together, less their longest common subsequence. In
 * perfect mazes this is far more than what the one further from home needs: 18,637 instead of 16,290 moves on a pair of
 * 250 × 250, of which the answer has 19,344.
 *
 * The longest common subsequence is found for all numbers of duties at once, 16 columns at a time (Crochemore and
 * others, 2001): a bit of `apart` is 0 where a column adds a common letter, and one addition carries a new row's letter
 * through. More duties never need less, so it is enough to keep every 16th row and column and to round down.
 */
import type { Duties } from './duties'
import type { Two } from './reduce'

export interface Together {
  readonly rows: number
  readonly columns: number
  /** In row n and column m the fewest instructions for 16 n duties of the first and 16 m of the second person. */
  readonly least: Uint16Array
}

const WORD = 16
const ALL_APART = 2 ** WORD - 1
/** What does not fit is rounded down, too. */
const MOST = 2 ** 16 - 2

/** Knows nothing: for where there is no room for more. */
export const NOT_TOGETHER: Together = { rows: 1, columns: 1, least: Uint16Array.of(0) }

export function togetherBytes(duties: Two<Duties>): number {
  return 2 * blocks(duties[0]) * blocks(duties[1])
}

export function together(duties: Two<Duties>): Together {
  const [rows, columns] = [blocks(duties[0]), blocks(duties[1])]
  const least = new Uint16Array(rows * columns)
  const matches = [0, 1, 2, 3].map((direction) => matchesOf(duties[1], direction))
  const apart = new Uint16Array(columns).fill(ALL_APART)
  writeRow(least, 0, apart)
  for (const [row, direction] of duties[0].directions.entries()) {
    addLetter(apart, matches[direction])
    if ((row + 1) % WORD === 0) writeRow(least, row + 1, apart)
  }
  return { rows, columns, least }
}

/** Where a number of duties is found in a table with so many rows, or columns. */
export function blockOf(ahead: number, blockCount: number): number {
  return Math.min(Math.floor(ahead / WORD), blockCount - 1)
}

function blocks({ directions }: Duties): number {
  return Math.floor(directions.length / WORD) + 1
}

function matchesOf(duties: Duties, direction: number): Uint16Array {
  const bits = new Uint16Array(blocks(duties))
  for (const [place, other] of duties.directions.entries()) {
    if (other === direction) bits[place >>> 4] |= 1 << (place & 15)
  }
  return bits
}

function addLetter(apart: Uint16Array, matches: Uint16Array): void {
  let carry = 0
  for (let word = 0; word < apart.length; word++) {
    const bits = apart[word]
    const match = matches[word]
    const sum = bits + (bits & match) + carry
    carry = sum >>> WORD
    apart[word] = sum | (bits & ~match)
  }
}

function writeRow(least: Uint16Array, row: number, apart: Uint16Array): void {
  const first = (row / WORD) * apart.length
  let needed = row
  for (let column = 0; column < apart.length; column++) {
    least[first + column] = Math.min(needed, MOST)
    needed += countBits(apart[column])
  }
}

function countBits(word: number): number {
  let count = 0
  for (let bits = word; bits !== 0; bits &= bits - 1) count++
  return count
}
