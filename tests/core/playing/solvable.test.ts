/** Hints, and the last position that can be solved, judged by exhaustive search. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainSearch } from '../../../scripts/bench/plain-mazes'
import type { State as MazesState } from '../../../src/core/mazes/rules'
import {
  begin,
  goTo,
  make,
  playOf,
  standing,
  type Playing,
} from '../../../src/core/playing/playing'
import { backToSolvable, learn, prospect, question } from '../../../src/core/playing/solvable'
import { puzzleOf, read, type Board } from '../../../src/core/puzzle'
import { TELEPORT_BACK, world, type State, type World } from '../../../src/core/rally/rules'
import { Random } from '../../../src/core/random'
import type { Verdict } from '../../../src/core/verdict'
import { always } from '../../property'
import { smallBoards } from '../mazes/random-board'
import { canBeSolved } from '../rally/exhaustive'
import { kindOf, randomBoard } from '../rally/random-boards'

const MOST_STATES = 20_000

const solve = ({ board, ...rest }: Playing, frame: number): Verdict =>
  puzzleOf(board).solve(board, { from: playOf({ board, ...rest }).state(frame) })

/** A board with some random moves made on it. */
function randomPlaying(index: number): { playing: Playing; rules: World } {
  const random = new Random(90_000 + index)
  const board = randomBoard(random, kindOf(index))
  const rules = world(board)
  const letters = [...rules.directions.map(({ letter }) => letter), TELEPORT_BACK]
  let playing = begin(board)
  for (let moves = random.between(0, 14); moves > 0; moves--)
    playing = make(playing, random.pick(letters)).playing
  return { playing, rules }
}

const truth = (rules: World, playing: Playing, frame: number): boolean | undefined =>
  canBeSolved(rules, playOf(playing).state(frame) as State, MOST_STATES)

const SAMPLES = Array.from({ length: 600 }, (_, index) => index + 1)

describe('hints', () => {
  test('from any position lead to a solution whenever there is one', () => {
    let led = 0
    for (const index of SAMPLES) {
      const { rules, playing: begun } = randomPlaying(index)
      let playing = begun
      const solvable = truth(rules, playing, playing.done)
      if (solvable === undefined) continue
      for (let taken = 0; solvable && standing(playing) !== 'solved'; taken++) {
        expect(taken).toBeLessThan(200)
        const verdict = solve(playing, playing.done)
        if (verdict.status !== 'solved') throw new Error(`no hint on board ${index}`)
        const { aim, way } = playOf(playing).hint(playing.done, verdict.moves)
        const { playing: next, fault } = make(playing, way.moves)
        expect(fault).toBeUndefined()
        const { cell } = playOf(next).state(next.done) as State
        if (aim.cells.length > 0) expect(aim.cells).toEqual([cell])
        playing = next
      }
      if (solvable) led++
      else expect(solve(playing, playing.done).status).toBe('unsolvable')
    }
    expect(led).toBeGreaterThan(100)
  })

  test('for mazes from any position, as short as plain search says', () => {
    always(
      fc.tuple(smallBoards, fc.array(fc.constantFrom(...'udlr'), { maxLength: 12 })),
      ([board, moves]) => {
        const { playing } = make(begin(board), moves.join(''))
        const { cells } = playOf(playing).state(playing.done) as MazesState
        const { length } = plainSearch(board, cells)
        const verdict = solve(playing, playing.done)
        expect(verdict.status).toBe(length === undefined ? 'unsolvable' : 'solved')
        if (verdict.status !== 'solved') return
        const { aim, way } = playOf(playing).hint(playing.done, verdict.moves)
        expect(aim.text.values.moves).toBe(length)
        const next = make(playing, way.moves).playing
        const after = playOf(next).state(next.done) as MazesState
        if (length! > 0) expect(plainSearch(board, after.cells).length).toBe(length! - 1)
      },
      300,
    )
  })

  test('for mazes tell how many instructions are left, and take one off with each', () => {
    always(
      smallBoards,
      (board) => {
        let playing = begin(board)
        let verdict = solve(playing, 0)
        while (verdict.status === 'solved' && verdict.moves !== '') {
          const { aim, way } = playOf(playing).hint(playing.done, verdict.moves)
          expect(aim.text.values.moves).toBe(verdict.moves.length)
          playing = make(playing, way.moves).playing
          const next = solve(playing, playing.done)
          expect(next.status === 'solved' && next.moves.length).toBe(verdict.moves.length - 1)
          verdict = next
        }
        expect(standing(playing) === 'solved').toBe(verdict.status === 'solved')
      },
      40,
    )
  })
})

/** Asks until nothing is left to ask; answers with how often. */
function search(
  playing: Playing,
  answer: (frame: number) => Verdict,
): { playing: Playing; asked: number } {
  let asked = 0
  for (let frame = question(playing); frame !== undefined; frame = question(playing)) {
    playing = learn(playing, frame, answer(frame))
    expect(++asked).toBeLessThan(100)
  }
  return { playing, asked }
}

describe('the last solvable position', () => {
  test('is the last one that exhaustive search can solve', () => {
    let lost = 0
    for (const index of SAMPLES) {
      const { playing, rules } = randomPlaying(index)
      const frames = Array.from({ length: playing.done + 1 }, (_, frame) =>
        truth(rules, playing, frame),
      )
      if (frames.includes(undefined)) continue
      const found = search(playing, (frame) => solve(playing, frame)).playing
      const last = frames.lastIndexOf(true)
      expect(backToSolvable(found)?.done ?? -1).toBe(last)
      frames.forEach((solvable, frame) =>
        expect(prospect(found, frame)).toBe(solvable ? 'solvable' : 'lost'),
      )
      if (last >= 0 && last < playing.done) lost++
    }
    expect(lost).toBeGreaterThan(30)
  })

  const board = read('9\n1,1,999\n1\n9,9,1\n').board!
  const long = make(begin(board), 'rl'.repeat(300)).playing
  const verdicts =
    (border: number) =>
    (frame: number): Verdict =>
      frame <= border
        ? { status: 'solved', moves: '', nodes: 0 }
        : {
            status: 'unsolvable',
            reason: { code: '', message: { key: 'look.free', values: {} }, cells: [] },
            nodes: 0,
          }

  test('is found with few questions, the fewer the more recent it is', () => {
    for (let border = 0; border <= 600; border++) {
      const { playing, asked } = search(long, verdicts(border))
      expect(playing.known.solvable).toBe(border)
      expect(asked).toBeLessThanOrEqual(2 + 2 * Math.ceil(Math.log2(602 - border)))
    }
  })

  test('is not there when the start is lost', () => {
    const { playing } = search(long, verdicts(-1))
    expect(backToSolvable(playing)).toBeUndefined()
    expect(prospect(playing)).toBe('lost')
  })

  test('stays before what a search gave up on', () => {
    const gaveUp: Verdict = { status: 'unknown', limit: 'seconds', nodes: 0 }
    const { playing } = search(long, (frame) => (frame > 400 ? gaveUp : verdicts(600)(frame)))
    expect(backToSolvable(playing)!.done).toBe(400)
    expect(prospect(playing, 500)).toBe('unknown')
  })

  test('is forgotten only where other moves are made', () => {
    const { playing } = search(long, verdicts(400))
    expect(prospect(make(goTo(playing, 500), 'd').playing)).toBe('lost')
    const before = make(goTo(playing, 300), 'd').playing
    expect([prospect(before, 300), prospect(before)]).toEqual(['solvable', 'unknown'])
    expect(prospect(make(goTo(playing, 399), 'l').playing)).toBe('solvable')
  })

  test('a stuck position is lost without asking', () => {
    const stuck = make(begin(read('3\n1,1,2\n1\n3,1,2\n').board as Board), 'rl').playing
    expect(prospect(stuck)).toBe('lost')
    expect(prospect(stuck, 1)).toBe('unknown')
  })
})
