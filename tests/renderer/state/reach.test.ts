/** What reaches what, asked while the pointer moves: only where it rests something is worked out. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { puzzleOf, read, type Play } from '../../../src/core/puzzle'
import { say } from '../../../src/core/text/say'
import { Reach, type Moment } from '../../../src/renderer/state/reach.svelte'
import { reachText } from '../../../src/renderer/state/reach-text'

const board = read('5\n3,5,9\n3\n5,1,3\n1,2,2\n5,4,3\n').board!
const play = puzzleOf(board).play(board, 'rru')
const cell = (x: number, y: number): number => (y - 1) * 5 + x - 1

let asked: string[]

/** A moment that notes what is worked out. */
function momentAt(frame: number): Moment {
  const noting: Play = {
    ...play,
    links: (frame, cell) => {
      asked.push(`${frame} ${cell}`)
      return play.links(frame, cell)
    },
  }
  return { play: () => noting, frame }
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
})

afterEach(() => vi.useRealTimers())

test('passing over batteries costs nothing; resting on one tells what it reaches', () => {
  const reach = new Reach()
  for (const place of [cell(5, 1), cell(1, 2), cell(3, 5)]) {
    reach.pointAt(momentAt(0), place)
    vi.advanceTimersByTime(20)
  }
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual([`0 ${cell(3, 5)}`])
  expect(reach.pointed!.links.map(({ to }) => to)).toEqual([cell(5, 4), cell(1, 2), cell(5, 1)])
})

test('what was shown goes at once when one points elsewhere, or something moves', () => {
  const reach = new Reach()
  reach.pointAt(momentAt(0), cell(3, 5))
  vi.advanceTimersByTime(1000)
  reach.pointAt(momentAt(0), cell(1, 1))
  expect(reach.pointed).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(reach.pointed).toBeUndefined()
  reach.pointAt(undefined, cell(3, 5))
  vi.advanceTimersByTime(1000)
  expect(reach.pointed).toBeUndefined()
})

test('charges are those of the frame', () => {
  const reach = new Reach()
  reach.select(momentAt(3), cell(5, 4))
  vi.advanceTimersByTime(1000)
  // The robot dropped 6 and took 3 there.
  expect(reach.selected!.links.map(({ label }) => label)).toEqual(['2 → 1', '3 → 0'])
})

test('all hops, or the word that there are too many', () => {
  const reach = new Reach()
  reach.lookAtAll(momentAt(0))
  vi.advanceTimersByTime(1000)
  expect(reach.graph!.links).toHaveLength(12)
  reach.lookAtAll({ play: () => ({ ...play, allLinks: () => undefined }), frame: 0 })
  vi.advanceTimersByTime(1000)
  expect(reach.graph).toEqual({ links: undefined })
  reach.lookAtAll(undefined)
  expect(reach.graph).toBeUndefined()
})

test('in words the nearest are named, and the others counted', () => {
  expect(say('en', reachText(play.links(0, cell(1, 2))!))).toBe(
    'reaches no other battery: back here costs 2, left 0',
  )
  const links = Array.from({ length: 7 }, () => play.links(0, cell(3, 5))!.links[0])
  const words = say('de', reachText({ ...play.links(0, cell(3, 5))!, links }))
  expect(words).toMatch(/^erreicht 3 weitere Batterien: 5,4 kostet mindestens 3, übrig 0, 2 … 6; /)
  expect(words).toMatch(/; und 2 weitere$/)
})
