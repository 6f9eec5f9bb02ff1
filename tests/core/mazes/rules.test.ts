/** The rules of the mazes: every row of the rule table is a test, and transposed boards play transposed. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TRANSPOSE, transformCell, transformMoves } from '../../../src/core/grid/symmetry'
import {
  emptyBoard,
  goalOf,
  START,
  transpose,
  type MazesBoard,
} from '../../../src/core/mazes/board'
import { read } from '../../../src/core/mazes/read'
import {
  play,
  solved,
  start,
  step,
  world,
  type Event,
  type Happening,
} from '../../../src/core/mazes/rules'
import { always } from '../../property'
import { mazesBoards } from '../boards'

function board(...lines: string[]): MazesBoard {
  const reading = read(lines.join('\n'))
  if (!reading.board) throw new Error(JSON.stringify(reading.faults))
  return reading.board
}

function cellsAfter(on: MazesBoard, moves: string): readonly number[] {
  const film = play(on, moves)
  expect(film.fault).toBeUndefined()
  return film.end().state.cells
}

function lastEvent(on: MazesBoard, moves: string): Event {
  return play(on, moves).end().event!
}

/** 3 × 2 cells. First maze: a wall right of 0,0 and below 1,0. Second: no walls, a pit on 1,0. */
const pair = board('3 2', '1 0', '0 0', '0 1 0', '0', '0 0', '0 0', '0 0 0', '1', '1 0')

describe('each person on an instruction', () => {
  test('both start at the top left', () => {
    expect(cellsAfter(pair, '')).toEqual([START, START])
  })

  test('a wall ahead: stays', () => {
    expect(lastEvent(pair, 'r').happened[0]).toBe('blocked')
    expect(cellsAfter(pair, 'r')[0]).toBe(0)
  })

  test('a wall stops from both sides', () => {
    const corner = board(
      '3 3',
      ...Array<string[]>(2).fill(['1 0', '0 0', '0 0', '0 1 0', '0 0 0', '0']).flat(),
    )
    expect(cellsAfter(corner, 'r')).toEqual([0, 0])
    expect(cellsAfter(corner, 'dru')).toEqual([4, 4])
    expect(cellsAfter(corner, 'drrul')).toEqual([1, 1])
    expect(cellsAfter(corner, 'drrull')).toEqual([1, 1])
    expect(cellsAfter(corner, 'drruld')).toEqual([1, 1])
  })

  test('the border ahead: stays', () => {
    expect(cellsAfter(pair, 'u')).toEqual([0, 0])
    expect(cellsAfter(pair, 'l')).toEqual([0, 0])
    expect(cellsAfter(pair, 'dd')).toEqual([3, 3])
    expect(lastEvent(pair, 'u').happened).toEqual(['blocked', 'blocked'])
  })

  test('the border does not lead into the next row', () => {
    const open = emptyBoard(3, 3)
    expect(cellsAfter(open, 'rrr')).toEqual([2, 2])
    expect(cellsAfter(open, 'dl')).toEqual([3, 3])
  })

  test('already on the goal: stays, whatever is said', () => {
    const open = emptyBoard(2, 2)
    for (const move of 'udlr') {
      expect(cellsAfter(open, `rd${move}`)).toEqual([3, 3])
      expect(lastEvent(open, `rd${move}`).happened).toEqual(['home', 'home'])
    }
  })

  test('the next cell is a pit: back to the start', () => {
    expect(lastEvent(pair, 'r')).toEqual({
      from: [0, 0],
      to: [0, 0],
      happened: ['blocked', 'fell'],
    })
    expect(cellsAfter(pair, 'dr')).toEqual([4, 4])
    expect(lastEvent(pair, 'dru')).toEqual({
      from: [4, 4],
      to: [4, 0],
      happened: ['blocked', 'fell'],
    })
  })

  test('a wall before a pit keeps the person out of it', () => {
    const guarded = board('3 1', '1 0', '1', '1 0', '0 0', '1', '1 0')
    expect(lastEvent(guarded, 'r').happened).toEqual(['blocked', 'fell'])
  })

  test('otherwise: moves there', () => {
    expect(lastEvent(pair, 'd')).toEqual({ from: [0, 0], to: [3, 3], happened: ['moved', 'moved'] })
    expect(cellsAfter(emptyBoard(3, 3), 'rdlu')).toEqual([0, 0])
  })

  test('moving onto the start is no fall', () => {
    expect(lastEvent(pair, 'du').happened).toEqual(['moved', 'moved'])
  })
})

describe('solved', () => {
  const at = (on: MazesBoard, moves: string): boolean =>
    solved(world(on), play(on, moves).end().state)

  test('when both stand on the goal, not only one', () => {
    const uneven = board('2 1', '1', '0', '0', '0')
    expect(cellsAfter(uneven, 'r')).toEqual([0, 1])
    expect(at(uneven, 'r')).toBe(false)
    expect(at(emptyBoard(2, 2), 'rd')).toBe(true)
  })

  test('1 × 1 is solved by the empty sequence', () => {
    expect(at(emptyBoard(1, 1), '')).toBe(true)
    expect(at(emptyBoard(1, 1), 'udlr')).toBe(true)
  })
})

test.each(['x', 'U', '7', 't', '', 'ud', ' '])('“%s” is no move', (move) => {
  const on = world(pair)
  const state = start()
  expect(step(on, state, move)).toBe('move-unknown')
  expect(state).toEqual(start())
})

const plays = fc.tuple(
  mazesBoards,
  fc
    .array(fc.constantFrom(...'uddlrr'), { maxLength: 40, size: 'max' })
    .map((moves) => moves.join('')),
)

describe('any play', () => {
  test('transposed boards play transposed', () => {
    always(plays, ([on, moves]) => {
      const expected = cellsAfter(on, moves).map((cell) => transformCell(on, cell, TRANSPOSE))
      expect(cellsAfter(transpose(on), transformMoves(moves, TRANSPOSE))).toEqual(expected)
    })
  })

  test('the events say what the states show', () => {
    always(plays, ([on, moves]) => {
      const film = play(on, moves)
      for (let index = 1; index <= film.length; index++) {
        const { event, state } = film.frame(index)
        const { from, to, happened } = event!
        expect(from).toEqual(film.frame(index - 1).state.cells)
        expect(to).toEqual(state.cells)
        for (const who of [0, 1]) expect(possible(on, from[who], to[who])).toContain(happened[who])
      }
    })
  })
})

function possible(on: MazesBoard, from: number, to: number): Happening[] {
  if (from === goalOf(on)) return ['home']
  if (from === to) return from === START ? ['blocked', 'fell'] : ['blocked']
  const distance = Math.abs(from - to)
  const beside = distance === 1 || distance === on.width
  if (to !== START) return beside ? ['moved'] : []
  return beside ? ['moved', 'fell'] : ['fell']
}

test('transposing a board drops its solution, which no longer fits', () => {
  const about = { entries: [['solution', 'rd'] as const, ['title', 'A'] as const], notes: [] }
  expect(transpose({ ...emptyBoard(2, 3), about }).about.entries).toEqual([['title', 'A']])
})

test('transposing twice gives the board again', () => {
  always(mazesBoards, (on) => {
    const plain = { ...on, about: { entries: [], notes: [] } }
    expect(transpose(transpose(plain))).toEqual(plain)
  })
})
