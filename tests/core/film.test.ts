/** Frames: the same in whatever order they are asked for, and cheap, counted in steps and copies. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Film, type Rules } from '../../src/core/film'
import * as mazes from '../../src/core/mazes/rules'
import { emptyBoard as emptyMazes } from '../../src/core/mazes/board'
import { emptyBoard as emptyRally, type RallyBoard } from '../../src/core/rally/board'
import * as rally from '../../src/core/rally/rules'
import { Random } from '../../src/core/random'
import { LANGUAGES, say } from '../../src/core/text/say'
import { always } from '../property'
import { mazesBoards, moveStrings, rallyBoards } from './boards'

const rallyRules: Rules<rally.World, rally.State, rally.Event> = {
  ...rally,
  weight: ({ board }) => board.batteries.length,
}
const mazesRules: Rules<mazes.World, mazes.State, mazes.Event> = { ...mazes, weight: () => 2 }

/** The frames as stepping through from the start gives them. */
function stepped<World, State, Event extends object>(
  rules: Rules<World, State, Event>,
  world: World,
  moves: string,
): { state: State; event?: Event }[] {
  const state = rules.start(world)
  const frames: { state: State; event?: Event }[] = [{ state: rules.copy(state) }]
  for (const move of moves) {
    const event = rules.step(world, state, move)
    if (typeof event === 'string') break
    frames.push({ state: rules.copy(state), event })
  }
  return frames
}

function expectSameFrames<World, State, Event extends object>(
  film: Film<World, State, Event>,
  frames: { state: State; event?: Event }[],
  order: readonly number[],
): void {
  expect(film.length).toBe(frames.length - 1)
  for (const number of order) {
    const index = number % frames.length
    const { state, event } = film.frame(index)
    expect({ state, event }).toEqual({ event: undefined, ...frames[index] })
    expect(film.glance(index)).toEqual(film.frame(index))
    expect(film.frame(index).move).toBe(index === 0 ? undefined : film.moves[index - 1])
  }
}

const orders = fc.array(fc.nat(), { minLength: 1, maxLength: 20 })

describe('frames in any order are those of stepping from the start', () => {
  test('rally', () => {
    always(fc.tuple(rallyBoards, moveStrings, orders), ([board, moves, order]) => {
      const frames = stepped(rallyRules, rally.world(board), moves)
      expectSameFrames(rally.play(board, moves), frames, order)
    })
  })

  test('mazes', () => {
    always(fc.tuple(mazesBoards, moveStrings, orders), ([board, moves, order]) => {
      const frames = stepped(mazesRules, mazes.world(board), moves)
      expectSameFrames(mazes.play(board, moves), frames, order)
    })
  })

  test('also across many copies', () => {
    const board = emptyMazes(40, 40)
    const random = new Random(1)
    const moves = Array.from({ length: 3000 }, () => random.pick([...'udlr'])).join('')
    const frames = stepped(mazesRules, mazes.world(board), moves)
    const order = Array.from({ length: 300 }, () => random.between(0, 3000))
    const edges = [0, 1, 255, 256, 257, 511, 512, 513, 2999, 3000, 2816, 2815]
    expectSameFrames(mazes.play(board, moves), frames, [...edges, ...order])
  })
})

test('a film of exactly one stretch has its last frame', () => {
  const film = mazes.play(emptyMazes(9, 9), 'r'.repeat(256))
  expect(film.end().index).toBe(256)
  expect(film.frame(256).state.cells).toEqual([8, 8])
})

test.each([-1, 3, 0.5, NaN, Infinity])('there is no frame %d of a film of 2 moves', (index) => {
  expect(() => mazes.play(emptyMazes(2, 2), 'rd').frame(index)).toThrow(RangeError)
})

test('a frame is its taker’s own: changing it changes no other', () => {
  const film = mazes.play(emptyMazes(3, 3), 'rd')
  for (const index of [0, 1, 2]) film.frame(index).state.cells[0] = 7
  expect([0, 1, 2].map((index) => film.frame(index).state.cells[0])).toEqual([0, 1, 4])
})

describe('a move that can’t be made ends the film and is told', () => {
  const one: RallyBoard = { ...emptyRally(2, 1), robot: { cell: 0, charge: 2 } }

  test.each([
    ['move-unknown', 'rx', 'x'],
    ['move-unknown', 'r🔋', '🔋'],
    ['move-diagonal', 'r7', '7'],
    ['move-off-board', 'rr', 'r'],
    ['move-no-teleporter', 'rt', 't'],
  ])('%s: %s', (code, moves, move) => {
    const film = rally.play(one, moves)
    expect(film.length).toBe(1)
    expect(film.fault).toMatchObject({ code, move: 2, message: { values: { move, number: 2 } } })
    for (const language of LANGUAGES) {
      const sentence = say(language, film.fault!.message)
      expect(sentence).toContain(`“${move}”`.slice(1, -1))
      expect(sentence).not.toMatch(/[{}]/)
    }
  })

  test('move-no-charge', () => {
    const film = rally.play(one, 'rlr')
    expect(film.fault).toMatchObject({ code: 'move-no-charge', move: 3 })
    expect(film.end().state).toMatchObject({ cell: 0, charge: 0 })
  })
})

/** Rules that count what they are asked. */
function counting<World, State, Event extends object>(
  rules: Rules<World, State, Event>,
): { rules: Rules<World, State, Event>; steps: number; copies: number } {
  const counter = {
    steps: 0,
    copies: 0,
    rules: {
      ...rules,
      step: (world: World, state: State, move: string) => {
        counter.steps++
        return rules.step(world, state, move)
      },
      copy: (state: State) => {
        counter.copies++
        return rules.copy(state)
      },
    },
  }
  return counter
}

describe('long films', () => {
  const random = new Random(2)
  const longMoves = Array.from({ length: 14_000 }, () => random.pick([...'udlr'])).join('')

  test('14,000 moves of a 100 × 100 pair keep few copies, and each jump is short', () => {
    const counter = counting(mazesRules)
    const film = new Film(counter.rules, mazes.world(emptyMazes(100, 100)), longMoves)
    expect(counter.steps).toBe(14_000)
    expect(counter.copies).toBeLessThanOrEqual(60)
    for (const index of [14_000, 0, 13_999, 1, 7000, 6999, 256, 13_000]) {
      counter.steps = counter.copies = 0
      film.frame(index)
      expect(counter.steps).toBeLessThanOrEqual(256)
      expect(counter.copies).toBeLessThanOrEqual(2)
    }
  })

  test('playing on costs one step a frame', () => {
    const counter = counting(mazesRules)
    const film = new Film(counter.rules, mazes.world(emptyMazes(100, 100)), longMoves)
    film.frame(5000)
    counter.steps = 0
    for (let index = 5001; index <= 6000; index++) film.frame(index)
    expect(counter.steps).toBe(1000)
  })

  test('reading on copies nothing, and looking twice makes no step', () => {
    const counter = counting(mazesRules)
    const film = new Film(counter.rules, mazes.world(emptyMazes(100, 100)), longMoves)
    film.glance(5000)
    counter.steps = counter.copies = 0
    for (let index = 5001; index <= 6000; index++) {
      film.glance(index)
      film.glance(index)
    }
    expect([counter.steps, counter.copies]).toEqual([1000, 0])
  })

  test('400 moves of a rally keep two copies, and each jump is short', () => {
    const batteries = Array.from({ length: 34 }, (_, index) => ({ cell: 20 + index, charge: 9 }))
    const board = { ...emptyRally(20, 20), robot: { cell: 0, charge: 400 }, batteries }
    const counter = counting(rallyRules)
    const film = new Film(counter.rules, rally.world(board), 'rl'.repeat(200))
    expect(film.length).toBe(400)
    expect(counter.copies).toBe(2)
    for (const index of [400, 1, 399, 200]) {
      counter.steps = 0
      film.frame(index)
      expect(counter.steps).toBeLessThanOrEqual(256)
    }
  })

  test('large states are copied more rarely: all copies together are no larger than the moves', () => {
    const batteries = Array.from({ length: 2000 }, (_, index) => ({ cell: 100 + index, charge: 0 }))
    const board = { ...emptyRally(100, 100), robot: { cell: 0, charge: 10_000 }, batteries }
    const counter = counting(rallyRules)
    const film = new Film(counter.rules, rally.world(board), 'rl'.repeat(5000))
    expect(film.length).toBe(10_000)
    expect(counter.copies * batteries.length).toBeLessThanOrEqual(10_000)
  })
})
