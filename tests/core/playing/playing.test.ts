/** A person playing: moves, taking back, and what is noticed on the way. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  begin,
  goTo,
  make,
  playOf,
  redo,
  restart,
  standing,
  undo,
  type Playing,
} from '../../../src/core/playing/playing'
import { puzzleOf, read, type Board } from '../../../src/core/puzzle'
import { always } from '../../property'
import { mazesBoards, moveStrings, rallyBoards } from '../boards'

const board = (source: string): Board => read(source).board!

const RALLY = board('3\n1,1,2\n1\n3,1,2\n')
const MAZES = board('2 2\n0\n0\n0 0\n0\n0\n1\n0 0\n1\n0 1\n')

/** A maze of 3 × 3 cells without walls. */
const OPEN = '0 0\n0 0\n0 0\n0 0 0\n0 0 0\n'

const played = (playing: Playing, ...letters: string[]): Playing =>
  letters.reduce((state, letter) => make(state, letter).playing, playing)

describe('moves', () => {
  test('are counted, taken back and made again', () => {
    const twice = played(begin(RALLY), 'r', 'r')
    expect([twice.moves, twice.done]).toEqual(['rr', 2])
    expect(undo(twice).done).toBe(1)
    expect(redo(undo(twice))).toEqual(twice)
    expect(restart(twice)).toMatchObject({ moves: 'rr', done: 0 })
    expect(undo(begin(RALLY)).done).toBe(0)
    expect(redo(twice).done).toBe(2)
  })

  test('made again by hand keep what was taken back behind them; others drop it', () => {
    const back = goTo(played(begin(RALLY), 'r', 'r', 'l'), 0)
    expect(played(back, 'r')).toMatchObject({ moves: 'rrl', done: 1 })
    expect(played(back, 'd')).toMatchObject({ moves: 'd', done: 1 })
  })

  test('that can’t be made are told, and change nothing', () => {
    const playing = begin(RALLY)
    const { playing: same, fault } = make(playing, 'u')
    expect(same).toEqual(playing)
    expect(fault).toMatchObject({ code: 'move-off-board', move: 1 })
  })

  test('are made up to the one that can’t be', () => {
    const { playing, fault } = make(begin(RALLY), 'rru')
    expect(playing).toMatchObject({ moves: 'rr', done: 2 })
    expect(fault).toMatchObject({ code: 'move-off-board', move: 3 })
  })

  test('end with the solution, whatever else was asked for', () => {
    const { playing, fault } = make(begin(MAZES), 'rdrdrdr')
    expect(standing(playing)).toBe('solved')
    expect(playing.moves.length).toBeLessThan(7)
    expect(fault).toBeUndefined()
    expect(make(playing, 'l').playing).toEqual(playing)
  })
})

describe('how it stands', () => {
  test('solved and stuck are noticed at once', () => {
    const open = played(begin(RALLY), 'r', 'r', 'd')
    expect(standing(open)).toBe('open')
    expect(standing(played(open, 'l'))).toBe('solved')
    expect(standing(played(begin(RALLY), 'r', 'l'))).toBe('stuck')
    expect(standing(begin(board('1\n1,1,0\n0\n')))).toBe('solved')
    expect(standing(begin(board('1\n1,1,1\n0\n')))).toBe('stuck')
  })

  test('is the same whether one comes by playing or by taking back', () => {
    always(
      fc.tuple(fc.oneof(rallyBoards, mazesBoards), moveStrings, fc.nat()),
      ([any, moves, number]) => {
        let playing = begin(any)
        for (const letter of moves) playing = make(playing, letter).playing
        const frame = number % (playing.done + 1)
        const back = goTo(playing, frame)
        const fresh = make(begin(any), playing.moves.slice(0, frame)).playing
        expect(standing(back)).toBe(standing(fresh))
        expect(playOf(back).state(frame)).toEqual(playOf(fresh).state(frame))
      },
    )
  })
})

describe('driving to a cell', () => {
  /** Where the moves lead, and what happened before the last one. */
  function drive(any: Board, cell: number, maze = 0): { moves?: string; end: unknown } {
    const puzzle = puzzleOf(any)
    const moves = puzzle.play(any, '').drive(0, cell, maze)
    const { end } = puzzle.play(any, moves ?? '')
    return { ...(moves === undefined ? {} : { moves }), end }
  }

  test('goes round batteries and teleporters, and onto one only to end there', () => {
    const rally = board('4,3\n1,1,9\n3\n2,1,5\n2,2,5\nT 3,1,4,3\n')
    expect(drive(rally, 3).moves).toHaveLength(7)
    expect(drive(rally, 1).moves).toBe('r')
    expect(drive(rally, 2).end).toMatchObject({ cell: [4, 3] })
    expect(drive(rally, 0).moves).toBe('')
  })

  test('goes back by teleporter', () => {
    const rally = board('3,3\n1,1,9\n1\nT 2,1,3,3\n')
    const play = puzzleOf(rally).play(rally, 'r')
    expect(play.drive(1, 1)).toBe('t')
  })

  test('goes no further than the charge', () => {
    const rally = board('5,1\n1,1,3\n0\n')
    expect(drive(rally, 3).moves).toBe('rrr')
    expect(drive(rally, 4).moves).toBeUndefined()
  })

  test('takes diagonals where the board has them', () => {
    expect(drive(board('3\n1,1,9\n0\n#!diagonal=1\n'), 8).moves).toBe('33')
  })

  test('leads one person round pits, and into one only to end there', () => {
    const mazes = board(`3 3\n${OPEN}1\n1 0\n${OPEN}0\n`)
    expect(drive(mazes, 2, 0).moves).toBe('drru')
    expect(drive(mazes, 2, 1).moves).toBe('rr')
    expect(drive(mazes, 1, 0)).toMatchObject({
      moves: 'r',
      end: {
        cells: [
          [0, 0],
          [1, 0],
        ],
      },
    })
  })

  test('leaves people on the goal alone', () => {
    const mazes = board('2 1\n0\n0\n1\n0\n')
    const play = puzzleOf(mazes).play(mazes, 'r')
    expect(play.drive(1, 0, 0)).toBeUndefined()
  })

  test('ends on the cell without a surprise on the way, on any board', () => {
    always(fc.tuple(rallyBoards, fc.nat()), ([any, number]) => {
      const cell = number % (any.width * any.height)
      const play = puzzleOf(any).play(any, '')
      const moves = play.drive(0, cell)
      if (moves === undefined) return
      const driven = puzzleOf(any).play(any, moves)
      expect(driven.fault).toBeUndefined()
      const taken = any.batteries.some((battery) => battery.cell === cell)
      const carried = any.teleporters.flat().includes(cell)
      const at = [(cell % any.width) + 1, Math.floor(cell / any.width) + 1]
      if (!carried) expect(driven.end.cell).toEqual(at)
      const words = driven.words().filter(({ text }) => text.key === 'rally.swap')
      expect(words).toHaveLength(taken && moves !== '' ? 1 : 0)
    })
  })
})
