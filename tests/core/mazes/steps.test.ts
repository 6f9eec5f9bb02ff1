/** Mazes in words, line by line: the lines are the moves again, and say where everybody is. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { xOf, yOf } from '../../../src/core/grid/size'
import { goalOf } from '../../../src/core/mazes/board'
import { read } from '../../../src/core/mazes/read'
import { LETTERS, play } from '../../../src/core/mazes/rules'
import { steps } from '../../../src/core/mazes/steps'
import { say, type Text } from '../../../src/core/text/say'
import { always } from '../../property'
import { smallBoards } from './random-board'

const moves = fc
  .array(fc.tuple(fc.constantFrom(...LETTERS), fc.integer({ min: 1, max: 4 })), { maxLength: 12 })
  .map((runs) => runs.map(([letter, times]) => letter.repeat(times)).join(''))

const letterOf = (direction: unknown): string => (direction as Text).key.replace('direction.', '')

describe('a pair of mazes told line by line', () => {
  test('joins equal instructions, until someone falls or comes home', () => {
    // No walls; a pit below the start in the second maze.
    const { board } = read('3 2\n0 0\n0 0\n0 0 0\n0\n0 0\n0 0\n0 0 0\n1\n0 1\n')
    const told = steps(play(board!, 'rrrddulr'))
    expect(told.map(({ frame, text }) => `${frame} ${say('en', text)}`)).toEqual([
      '0 Both people stand at the start.',
      '3 3 × right: person 1 to 2,0, person 2 to 2,0',
      '4 1 × down: person 1 at the goal, person 2 at the goal',
      '5 1 × down: person 1 at the goal, person 2 at the goal',
      '6 1 × up: person 1 at the goal, person 2 at the goal',
      '7 1 × left: person 1 at the goal, person 2 at the goal',
      '8 1 × right: person 1 at the goal, person 2 at the goal',
    ])
    expect(say('de', steps(play(board!, 'ddd'))[1].text)).toBe(
      '1 × nach unten: Person 1 auf 0,1, Person 2 fällt',
    )
  })

  test('is the whole move string, and is right about where both people are', () => {
    always(fc.tuple(smallBoards, moves), ([board, moves]) => {
      const film = play(board, moves)
      const [, ...lines] = steps(film)
      let told = ''
      for (const { frame, text } of lines) {
        const { times, direction, ...people } = text.values
        told += letterOf(direction).repeat(times as number)
        expect(told.length).toBe(frame)
        const { state, event } = film.frame(frame)
        for (const who of [0, 1]) {
          const { key, values } = (who === 0 ? people.first : people.second) as Text
          const cell = state.cells[who]
          expect(key === 'mazes.run-falls').toBe(event!.happened[who] === 'fell')
          expect(key === 'mazes.run-home').toBe(cell === goalOf(board))
          if (key === 'mazes.goes') {
            expect(values).toEqual({ x: xOf(board, cell), y: yOf(board, cell) })
          }
        }
      }
      expect(told).toBe(moves)
    })
  })

  test('has no line in which someone falls or comes home before its end', () => {
    always(fc.tuple(smallBoards, moves), ([board, moves]) => {
      const film = play(board, moves)
      const ends = new Set(steps(film).map(({ frame }) => frame))
      for (let frame = 1; frame <= film.length; frame++) {
        const { happened, to } = film.frame(frame).event!
        const isOfNote = happened.some(
          (what, who) => what === 'fell' || (what === 'moved' && to[who] === goalOf(board)),
        )
        if (isOfNote) expect(ends).toContain(frame)
      }
    })
  })
})
