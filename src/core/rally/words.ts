/** A played rally in words: the start, every swap, and where the robot stops. */
import { xOf, yOf } from '../grid/size'
import type { Milestone } from '../milestone'
import { text } from '../text/say'
import { solved, type RallyFilm } from './rules'

export function words(film: RallyFilm): Milestone[] {
  const { board } = film.world
  const at = (cell: number): { x: number; y: number } => ({
    x: xOf(board, cell) + 1,
    y: yOf(board, cell) + 1,
  })
  const { cell, charge } = board.robot
  const milestones = [{ frame: 0, text: text('rally.start', { ...at(cell), charge }) }]
  let last = 0
  for (let frame = 1; frame <= film.length; frame++) {
    const event = film.glance(frame).event!
    if (!event.swap) continue
    const { dropped, taken } = event.swap
    const moves = frame - last
    milestones.push({ frame, text: text('rally.swap', { ...at(event.to), moves, dropped, taken }) })
    last = frame
  }
  if (film.length > last || film.length === 0) milestones.push(stop(film, last, at))
  return milestones
}

function stop(
  film: RallyFilm,
  last: number,
  at: (cell: number) => { x: number; y: number },
): Milestone {
  const { state } = film.glance(film.length)
  const values = { ...at(state.cell), moves: film.length - last, charge: state.charge }
  return {
    frame: film.length,
    text: solved(state) ? text('rally.end-solved', values) : text('rally.end', values),
  }
}

/** How many charged batteries a play takes. */
export function swapsOf(film: RallyFilm): number {
  let swaps = 0
  for (let frame = 1; frame <= film.length; frame++) {
    if ((film.glance(frame).event!.swap?.taken ?? 0) > 0) swaps++
  }
  return swaps
}
