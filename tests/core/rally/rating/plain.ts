/**
 * The model of players once more, as plainly as it can be said, to compare with: chances by going through every game, and
 * solutions without an idea by trying every length that a hop can have.
 */
import type { Arena } from '../../../../src/core/rally/rating/arena'
import type { Idea } from '../../../../src/core/rally/rating/options'
import { isSolved } from '../../../../src/core/rally/solver/exact'
import { TIGHT_ONE, TIGHT_TWO } from '../../../../src/core/rally/solver/hops'
import type { Position } from '../../../../src/core/rally/solver/position'
import { lengthsToTry } from '../../../../src/core/rally/solver/remainders'

function keyOf({ robot, charge, lying }: Position): string {
  return [robot, charge, ...lying].join()
}

function arcsOf({ graph }: Arena, { robot, lying }: Position): number[] {
  const all = Array.from(graph.target.keys()).slice(graph.start[robot], graph.start[robot + 1])
  return all.filter((arc) => lying[graph.target[arc]] > 0)
}

/** The chance that a player who goes on only where `accepts` says so wins. */
export function chanceOf(arena: Arena, accepts: (position: Position) => boolean): number {
  const { graph, remainders } = arena
  const known = new Map<string, number>()
  const from = (position: Position): number => {
    if (position.live === 0) return isSolved(graph, position) ? 1 : 0
    const key = keyOf(position)
    if (!known.has(key)) known.set(key, among(position))
    return known.get(key)!
  }
  const among = (position: Position): number => {
    let [weights, wins] = [0, 0]
    for (const arc of arcsOf(arena, position)) {
      for (const length of lengthsToTry(graph, remainders, arc, position.charge)) {
        const next = position.copy()
        next.hop(graph.target[arc], position.charge - length)
        if (!accepts(next)) continue
        const rest = position.charge - length
        const largest = position.charge - graph.least[arc]
        const back = graph.target[arc] === position.robot
        const between = rest !== 0 && rest !== largest
        const weight = (rest > 0 ? 1 / 3 : 1) * (back ? 1 / 2 : 1) * (between ? 1 / 2 : 1)
        weights += weight
        wins += weight * from(next)
      }
    }
    return weights === 0 ? 0 : wins / weights
  }
  return from(arena.start)
}

function everyLength({ graph }: Arena, arc: number, charge: number): number[] {
  const lengths = Array.from({ length: charge }, (_, index) => index + 1)
  return lengths.filter((length) => {
    if (length === 1 && graph.tight[arc] & TIGHT_ONE) return true
    if (length === 2 && graph.tight[arc] & TIGHT_TWO) return true
    return length >= (length % 2 === 0 ? graph.even[arc] : graph.odd[arc])
  })
}

/** Whether there is a solution in which no hop is an example of the idea. */
export function canDoWithout(arena: Arena, idea: Idea): boolean {
  const { graph } = arena
  const failed = new Set<string>()
  const solvable = (position: Position): boolean => {
    if (isSolved(graph, position)) return true
    const key = keyOf(position)
    if (failed.has(key)) return false
    failed.add(key)
    return arcsOf(arena, position).some((arc) =>
      everyLength(arena, arc, position.charge).some((length) => {
        if (isExample(arena, position, arc, length, idea)) return false
        const next = position.copy()
        next.hop(graph.target[arc], position.charge - length)
        return solvable(next)
      }),
    )
  }
  return solvable(arena.start)
}

function isExample(
  { graph }: Arena,
  { robot, charge }: Position,
  arc: number,
  length: number,
  idea: Idea,
): boolean {
  const keeps = length < charge
  const wastes = length > graph.least[arc]
  const examples: Record<Idea, boolean> = {
    secondVisit: keeps,
    waste: wastes,
    partialWaste: keeps && wastes,
    loop: graph.target[arc] === robot,
  }
  return examples[idea]
}
