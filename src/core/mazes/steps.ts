/** A played pair of mazes in words, line by line: equal instructions in a row are one line, which falls and goals end. */
import { directionText } from '../grid/direction-text'
import { xOf, yOf } from '../grid/size'
import type { Milestone } from '../milestone'
import { text, type Text } from '../text/say'
import { goalOf, type MazesBoard } from './board'
import { start, type Event, type MazesFilm } from './rules'
import { words } from './words'

type Cells = readonly [number, number]

export function steps(film: MazesFilm): Milestone[] {
  const { board } = film.world
  const marked = new Set(words(film).map(({ frame }) => frame))
  const steps: Milestone[] = [{ frame: 0, text: text('mazes.start') }]
  let [before, times]: [Cells, number] = [start().cells, 0]
  for (let frame = 1; frame <= film.length; frame++) {
    const event = film.glance(frame).event!
    times++
    if (film.moves[frame] === film.moves[frame - 1] && !marked.has(frame)) continue
    const [first, second] = [0, 1].map((who) => became(board, event, before[who], who))
    const direction = directionText(film.moves[frame - 1])
    steps.push({ frame, text: text('mazes.run', { times, direction, first, second }) })
    ;[before, times] = [event.to, 0]
  }
  return steps
}

/** What has become of a person who was on the cell `before` when the line began. */
function became(board: MazesBoard, { happened, to }: Event, before: number, who: number): Text {
  const cell = to[who]
  if (happened[who] === 'fell') return text('mazes.run-falls')
  if (cell === goalOf(board)) return text('mazes.run-home')
  if (cell === before) return text('mazes.run-blocked')
  return text('mazes.goes', { x: xOf(board, cell), y: yOf(board, cell) })
}
