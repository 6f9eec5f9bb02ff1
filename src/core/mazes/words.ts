/** A played pair of mazes in words: the falls, and when each person comes home. */
import { xOf, yOf } from '../grid/size'
import type { Milestone } from '../milestone'
import { text, type Text } from '../text/say'
import { goalOf } from './board'
import { cellAhead, LETTERS, type Event, type MazesFilm } from './rules'

export function words(film: MazesFilm): Milestone[] {
  const milestones: Milestone[] = []
  for (let frame = 1; frame <= film.length; frame++) {
    const { event, move } = film.glance(frame)
    for (const who of [0, 1]) {
      const said = happened(film, event!, move!, who, frame)
      if (said) milestones.push({ frame, text: said })
    }
  }
  return milestones
}

function happened(
  { world: { board } }: MazesFilm,
  event: Event,
  move: string,
  who: number,
  number: number,
): Text | undefined {
  const person = who + 1
  if (event.happened[who] === 'fell') {
    const pit = cellAhead(board, board.mazes[who], event.from[who], LETTERS.indexOf(move))
    return text('mazes.fell', { number, person, x: xOf(board, pit), y: yOf(board, pit) })
  }
  const arrived = event.happened[who] === 'moved' && event.to[who] === goalOf(board)
  return arrived ? text('mazes.home', { number, person }) : undefined
}
