/** The figures behind a rating, each with its sentence. */
import type { RatingPart } from '../../rating'
import { text, type Text } from '../../text/say'
import type { RallyBoard } from '../board'
import type { Count } from '../solver/count'
import { triesOf, type Figures } from './formula'
import type { Games } from './games'
import { IDEAS, type Idea } from './options'
import { measureQ } from './q'

export function partsOf(
  board: RallyBoard,
  figures: Figures,
  solutions: Count | undefined,
): RatingPart[] {
  const { naive, careful, swaps, needed } = figures
  const q = measureQ(board)
  return [
    { name: 'naiveTries', value: roundTries(naive), text: triesText('naive', naive) },
    { name: 'carefulTries', value: roundTries(careful), text: triesText('careful', careful) },
    { name: 'fewestSwaps', value: swaps, text: text('rating.swaps', { swaps }) },
    ...(Object.keys(IDEAS) as Idea[]).map((idea) => ideaPart(idea, needed[idea])),
    ...(solutions ? [solutionsPart(solutions)] : []),
    { name: 'q', value: q, text: text('rating.q', { q }) },
  ]
}

/** Two decimals for few tries, whole numbers for many. */
function roundTries(games: Games): number {
  const tries = triesOf(games)
  return tries < 100 ? Math.round(100 * tries) / 100 : Math.round(tries)
}

function triesText(player: 'naive' | 'careful', games: Games): Text {
  if (games.wins === 0) return text(`rating.${player}-never`, { games: games.games })
  const tries = triesOf(games)
  return text(`rating.${player}`, {
    tries: tries < 10 ? Math.round(10 * tries) / 10 : Math.round(tries),
  })
}

function ideaPart(idea: Idea, needed: boolean | null): RatingPart {
  const answer = needed === null ? 'perhaps' : needed ? 'needed' : 'not-needed'
  return { name: idea, value: needed, text: text(`rating.${idea}-${answer}`) }
}

/** A board that has a rating has a solution, also where counting ended before the first one. */
function solutionsPart({ count, exact }: Count): RatingPart {
  if (exact) return { name: 'solutions', value: count, text: text('rating.solutions', { count }) }
  const least = Math.max(1, count)
  const told = text('rating.solutions-least', { count: least })
  return { name: 'solutionsAtLeast', value: least, text: told }
}
