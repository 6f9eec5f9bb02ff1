/** Boards for the tests of the rating: written in one line, or random ones that can be solved. */
import { Random } from '../../../../src/core/random'
import type { Rating, RatingPart } from '../../../../src/core/rating'
import { totalCharge, type RallyBoard } from '../../../../src/core/rally/board'
import { read } from '../../../../src/core/rally/read'
import { solve } from '../../../../src/core/rally/solver/solve'
import { kindOf, randomBoard } from '../random-boards'

/** A board in the contest's format, its lines separated by blanks. */
export function board(lines: string): RallyBoard {
  return read(lines.replaceAll(' ', '\n')).board!
}

/** Small boards of every kind that can be solved and are not solved at once, with so much charge in all. */
export function solvableBoards(count: number, seed: number, most = 60): RallyBoard[] {
  const found: RallyBoard[] = []
  for (let index = 1; found.length < count; index++) {
    const candidate = randomBoard(new Random(seed * 1_000_003 + index), kindOf(index))
    if (totalCharge(candidate) > most) continue
    const charged = candidate.batteries.filter(({ charge }) => charge > 0)
    if (charged.length >= 2 && solve(candidate).status === 'solved') found.push(candidate)
  }
  return found
}

export function partOf(rating: Rating, name: string): RatingPart['value'] | undefined {
  return rating.rating === undefined
    ? undefined
    : rating.parts.find((part) => part.name === name)?.value
}
