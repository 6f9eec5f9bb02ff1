/** One move of a played rally in words: where the robot goes, and what it drops and takes. */
import { xOf, yOf } from '../grid/size'
import { directionText } from '../grid/direction-text'
import { text, type Text } from '../text/say'
import { TELEPORT_BACK, type Event, type RallyFilm } from './rules'

export function narrate(film: RallyFilm, frame: number): Text {
  const { board } = film.world
  const at = (cell: number): { x: number; y: number } => ({
    x: xOf(board, cell) + 1,
    y: yOf(board, cell) + 1,
  })
  const { move, event, state } = film.glance(frame)
  const here = { ...at(state.cell), charge: state.charge }
  if (move === undefined || event === undefined) return text('rally.start', here)
  if (move === TELEPORT_BACK) return text('rally.teleports-back', here)
  const direction = directionText(move)
  if (event.swap) return text('rally.steps-swap', { direction, ...here, ...event.swap })
  return carriedOn(event)
    ? text('rally.steps-teleport', { direction, ...here, ...entered(at(event.entered)) })
    : text('rally.steps', { direction, ...here })
}

function carriedOn(event: Event): boolean {
  return event.entered !== event.to
}

function entered({ x, y }: { x: number; y: number }): { x1: number; y1: number } {
  return { x1: x, y1: y }
}
