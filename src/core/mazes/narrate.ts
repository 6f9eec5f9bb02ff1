/** One instruction of a played pair of mazes in words: what it did to each of the two people. */
import { xOf, yOf } from '../grid/size'
import { directionText } from '../grid/direction-text'
import { text, type Text } from '../text/say'
import { goalOf, type MazesBoard } from './board'
import type { Event, MazesFilm } from './rules'

export function narrate(film: MazesFilm, frame: number): Text {
  const { move, event } = film.glance(frame)
  if (move === undefined || event === undefined) return text('mazes.start')
  const { board } = film.world
  const [first, second] = [did(board, event, 0), did(board, event, 1)]
  return text('mazes.steps', { direction: directionText(move), first, second })
}

function did(board: MazesBoard, event: Event, who: number): Text {
  const to = event.to[who]
  switch (event.happened[who]) {
    case 'home':
      return text('mazes.is-home')
    case 'blocked':
      return text('mazes.is-blocked')
    case 'fell':
      return text('mazes.falls')
    case 'moved':
      return to === goalOf(board)
        ? text('mazes.comes-home')
        : text('mazes.goes', { x: xOf(board, to), y: yOf(board, to) })
  }
}
