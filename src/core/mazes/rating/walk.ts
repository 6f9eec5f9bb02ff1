/**
 * What one meets along a sequence. A player who looks at each maze alone gives, at every step, an instruction that brings
 * at least one person nearer to the goal, and three times less often one that brings nobody nearer; never one that
 * changes nothing. The bits of a sequence say how unlikely it is that this player plays just it: −log2 of the chance.
 */
import { LETTERS, play, type Event } from '../rules'
import type { Survey, Two } from '../solver/reduce'
import type { MazesBoard } from '../board'

const UNLIKELY = 1 / 3

export interface Walk {
  readonly bits: number
  /** How often a person falls. */
  readonly falls: number
  /** How often a person goes farther away from the goal without falling. */
  readonly detours: number
}

export function walkOf(board: MazesBoard, surveys: Two<Survey>, moves: string): Walk {
  const film = play(board, moves)
  const walk = { bits: 0, falls: 0, detours: 0 }
  for (let frame = 1; frame <= film.length; frame++) {
    const event = film.glance(frame).event!
    walk.bits += bitsOf(surveys, event.from, LETTERS.indexOf(moves[frame - 1]))
    for (const who of [0, 1] as const) {
      if (event.happened[who] === 'fell') walk.falls++
      else if (goesAway(surveys[who], event, who)) walk.detours++
    }
  }
  return walk
}

function goesAway({ toGoal }: Survey, { from, to }: Event, who: 0 | 1): boolean {
  return toGoal[to[who]] > toGoal[from[who]]
}

function bitsOf(surveys: Two<Survey>, from: readonly [number, number], chosen: number): number {
  const weights = [0, 1, 2, 3].map((direction) => weightOf(surveys, from, direction))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return Math.log2(sum / weights[chosen])
}

function weightOf(
  surveys: Two<Survey>,
  from: readonly [number, number],
  direction: number,
): number {
  const to = surveys.map(({ table }, who) => table[4 * from[who] + direction])
  if (to.every((cell, who) => cell === from[who])) return 0
  const nearer = surveys.some(({ toGoal }, who) => toGoal[to[who]] < toGoal[from[who]])
  return nearer ? 1 : UNLIKELY
}
