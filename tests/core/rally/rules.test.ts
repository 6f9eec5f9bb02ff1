/** The rules of the rally: every row of the rule tables is a test, and what they imply holds for random plays. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SYMMETRIES, transformCell, transformMoves } from '../../../src/core/grid/symmetry'
import { emptyBoard, totalCharge, transform, type RallyBoard } from '../../../src/core/rally/board'
import { read } from '../../../src/core/rally/read'
import {
  play,
  solved,
  start,
  step,
  stuck,
  world,
  type Event,
  type State,
} from '../../../src/core/rally/rules'
import { always } from '../../property'
import { moveStrings, rallyBoards } from '../boards'

/** A board from the text of its file. */
function board(...lines: string[]): RallyBoard {
  const reading = read(lines.join('\n'))
  if (!reading.board) throw new Error(JSON.stringify(reading.faults))
  return reading.board
}

/** The state after all moves, which must be possible. */
function after(on: RallyBoard, moves: string): State {
  const film = play(on, moves)
  expect(film.fault).toBeUndefined()
  return film.end().state
}

function lastEvent(on: RallyBoard, moves: string): Event {
  return play(on, moves).end().event!
}

function refusal(on: RallyBoard, moves: string): string | undefined {
  return play(on, moves).fault?.code
}

describe('step', () => {
  const middle = board('3', '2,2,9', '0')

  test.each([
    ['u', 1],
    ['d', 7],
    ['l', 3],
    ['r', 5],
  ])('%s goes to the neighbour on cell %i and costs 1', (move, cell) => {
    expect(after(middle, move)).toMatchObject({ cell, charge: 8 })
    expect(lastEvent(middle, move)).toEqual({ from: 4, entered: cell, to: cell, cost: 1 })
  })

  test.each(['7', '9', '1', '3'])('%s is refused without the option', (move) => {
    expect(refusal(middle, move)).toBe('move-diagonal')
  })

  test.each(['x', 'U', ' ', '5', '🔋'])('%s is no move', (move) => {
    expect(refusal(middle, move)).toBe('move-unknown')
  })

  test.each(['', 'ud'])('only single letters are moves: “%s”', (move) => {
    const on = world(middle)
    expect(step(on, start(on), move)).toBe('move-unknown')
  })

  test('the board ends at its edge', () => {
    expect(refusal(board('1,2', '1,1,9', '0'), 'l')).toBe('move-off-board')
    expect(refusal(board('1,2', '1,1,9', '0'), 'r')).toBe('move-off-board')
    expect(refusal(board('1,2', '1,1,9', '0'), 'u')).toBe('move-off-board')
    expect(refusal(board('1,2', '1,1,9', '0'), 'dd')).toBe('move-off-board')
  })

  test('it needs a charge of 1', () => {
    expect(after(board('2', '1,1,1', '0'), 'r').charge).toBe(0)
    expect(refusal(board('2', '1,1,0', '0'), 'r')).toBe('move-no-charge')
    expect(refusal(board('2', '1,1,1', '0'), 'rl')).toBe('move-no-charge')
  })

  test('a refused move leaves the state as it is', () => {
    const on = world(board('2', '1,1,5', '1', '2,1,3'))
    const state = start(on)
    for (const move of ['u', 'l', '3', 't', 'x']) expect(step(on, state, move)).toMatch(/^move-/)
    expect(state).toEqual(start(on))
  })
})

describe('swap', () => {
  test('entering a battery cell swaps at once', () => {
    const on = board('2', '1,1,5', '1', '2,1,3')
    expect(after(on, 'r')).toEqual({ cell: 1, charge: 3, lying: Int32Array.of(4), left: 4 })
    expect(lastEvent(on, 'r').swap).toEqual({ battery: 0, dropped: 4, taken: 3 })
  })

  test('also when the battery lying there is empty', () => {
    const on = board('2', '1,1,5', '1', '2,1,0')
    expect(after(on, 'r')).toEqual({ cell: 1, charge: 0, lying: Int32Array.of(4), left: 4 })
  })

  test('also when the on-board battery arrives empty', () => {
    expect(after(board('2', '1,1,1', '1', '2,1,7'), 'r')).toMatchObject({ charge: 7, left: 0 })
  })

  test('again each time the cell is entered', () => {
    const on = board('2', '1,1,5', '1', '2,1,3')
    expect(after(on, 'rlr')).toMatchObject({ charge: 4, left: 1 })
  })

  test('leaving a battery cell swaps nothing', () => {
    const on = board('2', '1,1,5', '1', '2,1,3')
    expect(lastEvent(on, 'rl').swap).toBeUndefined()
  })
})

describe('start cell', () => {
  test('is a plain free cell when the robot comes back', () => {
    const on = board('2', '1,1,5', '0')
    expect(after(on, 'rl')).toMatchObject({ cell: 0, charge: 3 })
    expect(lastEvent(on, 'rl').swap).toBeUndefined()
  })
})

describe('goal', () => {
  const on = board('5', '3,5,9', '3', '5,1,3', '1,2,2', '5,4,3')

  test('every charge is 0, wherever the robot stands', () => {
    expect(solved(after(board('2', '1,1,1', '0'), 'd'))).toBe(true)
    expect(solved(after(board('2', '1,1,1', '0'), 'r'))).toBe(true)
  })

  test('not with charge on board', () => {
    expect(solved(after(board('2', '1,1,2', '0'), 'r'))).toBe(false)
  })

  test('not with charge on the board', () => {
    expect(solved(start(world(on)))).toBe(false)
    expect(solved(after(board('2', '1,1,2', '1', '2,1,0'), 'r'))).toBe(false)
  })

  test('a solution without teleporters has as many steps as there is charge', () => {
    const small = board('3', '1,1,2', '1', '3,1,3')
    expect(refusal(small, 'rrdud')).toBe('move-no-charge')
    expect(solved(after(small, 'rrlld'))).toBe(true)
    expect(totalCharge(small)).toBe('rrlld'.length)
  })
})

test('solved at once: with every charge 0 the empty move list is the solution', () => {
  const on = board('3', '1,1,0', '2', '2,2,0', '3,3,0')
  expect(solved(after(on, ''))).toBe(true)
})

describe('stuck', () => {
  const isStuck = (on: RallyBoard): boolean => stuck(world(on), start(world(on)))

  test('on-board charge 0 with charge left on the board', () => {
    expect(isStuck(board('2', '1,1,0', '1', '2,2,1'))).toBe(true)
  })

  test('not while there is charge to go on with', () => {
    expect(isStuck(board('2', '1,1,1', '1', '2,2,1'))).toBe(false)
  })

  test('not when solved', () => {
    expect(isStuck(board('2', '1,1,0', '1', '2,2,0'))).toBe(false)
  })

  test('on a board of one cell with charge on board there is nowhere to go', () => {
    expect(isStuck(board('1', '1,1,1', '0'))).toBe(true)
    expect(isStuck(board('1', '1,1,0', '0'))).toBe(false)
  })
})

describe('teleporters', () => {
  // Robot and teleporter in the top row, the partner in the bottom right corner.
  const costly = (charge: number): RallyBoard => board('3', `1,1,${charge}`, '1', 'T 2,1,3,3')
  const free = (charge: number): RallyBoard => ({ ...costly(charge), teleportCost: 0 })

  test('stepping onto one puts the robot on the partner, for 1', () => {
    expect(after(costly(5), 'r')).toMatchObject({ cell: 8, charge: 3 })
    expect(lastEvent(costly(5), 'r')).toEqual({ from: 0, entered: 1, to: 8, cost: 2 })
  })

  test('for 0 where the board says so', () => {
    expect(after(free(5), 'r')).toMatchObject({ cell: 8, charge: 4 })
    expect(lastEvent(free(5), 'r').cost).toBe(1)
  })

  test('they work both ways', () => {
    expect(after(board('3', '1,1,5', '1', 'T 3,3,2,1'), 'r').cell).toBe(8)
  })

  test('the last charge pays for the teleport', () => {
    expect(after(costly(2), 'r')).toMatchObject({ cell: 8, charge: 0 })
    expect(after(free(2), 'r')).toMatchObject({ cell: 8, charge: 1 })
  })

  test('with no charge left after the step the robot stays, whatever the cost', () => {
    expect(after(costly(1), 'r')).toMatchObject({ cell: 1, charge: 0 })
    expect(after(free(1), 'r')).toMatchObject({ cell: 1, charge: 0 })
    expect(lastEvent(costly(1), 'r')).toEqual({ from: 0, entered: 1, to: 1, cost: 1 })
  })

  test('from the partner the robot steps on to a neighbour', () => {
    expect(after(costly(5), 'rl')).toMatchObject({ cell: 7, charge: 2 })
  })

  test('t teleports back for the same cost, without leaving the cell', () => {
    expect(after(costly(5), 'rt')).toMatchObject({ cell: 1, charge: 2 })
    expect(after(free(5), 'rt')).toMatchObject({ cell: 1, charge: 4 })
    expect(lastEvent(costly(5), 'rt')).toEqual({ from: 8, entered: 8, to: 1, cost: 1 })
  })

  test('t goes there and back as long as there is charge', () => {
    expect(after(costly(5), 'rttt')).toMatchObject({ cell: 1, charge: 0 })
    expect(refusal(costly(5), 'rtttt')).toBe('move-no-charge')
    expect(after(free(5), 'rtttttt')).toMatchObject({ cell: 8, charge: 4 })
  })

  test('t needs a teleporter under the robot', () => {
    expect(refusal(costly(5), 't')).toBe('move-no-teleporter')
    expect(refusal(costly(5), 'rlt')).toBe('move-no-teleporter')
  })

  test('the partner does not send the robot on, also when it is next to the teleporter', () => {
    expect(after(board('4,1', '1,1,5', '1', 'T 2,1,3,1'), 'r')).toMatchObject({ cell: 2 })
    expect(after(board('4,1', '1,1,7', '1', 'T 2,1,3,1'), 'rl')).toMatchObject({
      cell: 2,
      charge: 3,
    })
  })
})

describe('diagonal', () => {
  const on = board('3', '2,2,9', '0', '#!diagonal=1')

  test.each([
    ['7', 0],
    ['9', 2],
    ['1', 6],
    ['3', 8],
  ])('%s goes to cell %i and costs 1', (move, cell) => {
    expect(after(on, move)).toMatchObject({ cell, charge: 8 })
  })

  test('the four orthogonal steps stay', () => {
    expect(after(on, 'udlr')).toMatchObject({ cell: 4, charge: 5 })
  })

  test('it ends at the edge and swaps as any step', () => {
    expect(refusal(on, '77')).toBe('move-off-board')
    const swapping = board('2', '1,1,5', '1', '2,2,1', '#!diagonal=1')
    expect(after(swapping, '3')).toMatchObject({ charge: 1, left: 4 })
  })
})

/** The moves of a string that can be made, one after the other; the others are left out. */
function possibleMoves(on: RallyBoard, moves: string): string {
  const place = world(on)
  const state = start(place)
  return [...moves].filter((move) => typeof step(place, state, move) === 'object').join('')
}

const plays = fc
  .tuple(rallyBoards, moveStrings)
  .map(([on, moves]) => ({ on, moves: possibleMoves(on, moves) }))

describe('any play', () => {
  test('the examples do go somewhere', () => {
    const lengths = fc.sample(plays, { seed: 1, numRuns: 200 }).map(({ moves }) => moves.length)
    expect(lengths.filter((length) => length >= 5).length).toBeGreaterThan(50)
  })

  test('charge plus what was spent is constant; what lies sums up to what is left', () => {
    always(plays, ({ on, moves }) => {
      const film = play(on, moves)
      let spent = 0
      for (let index = 0; index <= film.length; index++) {
        const { state, event } = film.frame(index)
        spent += event?.cost ?? 0
        expect(state.charge + state.left + spent).toBe(totalCharge(on))
        expect(state.lying.reduce((sum, charge) => sum + charge, 0)).toBe(state.left)
        expect(Math.min(state.charge, ...state.lying)).toBeGreaterThanOrEqual(0)
      }
    })
  })

  test('without teleporters the moves are what was spent', () => {
    always(plays, ({ on, moves }) => {
      const plain = { ...on, teleporters: [] }
      const possible = possibleMoves(plain, moves)
      const { charge, left } = after(plain, possible)
      expect(charge + left + possible.length).toBe(totalCharge(on))
    })
  })

  test('mirrored and turned boards play mirrored and turned', () => {
    always(plays, ({ on, moves }) => {
      for (const symmetry of SYMMETRIES) {
        const expected = after(on, moves)
        const cell = transformCell(on, expected.cell, symmetry)
        const turned = after(transform(on, symmetry), transformMoves(moves, symmetry))
        expect(turned).toEqual({ ...expected, cell })
      }
    })
  })

  test('what can’t be moved is refused for the same reason on the turned board', () => {
    always(fc.tuple(rallyBoards, moveStrings), ([on, moves]) => {
      const fault = play(on, moves).fault
      for (const symmetry of SYMMETRIES) {
        const turned = play(transform(on, symmetry), transformMoves(moves, symmetry)).fault
        expect([turned?.code, turned?.move]).toEqual([fault?.code, fault?.move])
      }
    })
  })

  test('stuck means that no move can be made, unless solved', () => {
    always(plays, ({ on, moves }) => {
      const place = world(on)
      const state = after(on, moves)
      const canMove = [...'udlr7913t'].some(
        (move) => typeof step(place, structuredClone(state), move) === 'object',
      )
      if (!solved(state)) expect(stuck(place, state)).toBe(!canMove)
    })
  })
})

test('turning a board drops its solution, which no longer fits, and keeps the rest', () => {
  const about = { entries: [['solution', '1,1'] as const, ['title', 'A'] as const], notes: ['n'] }
  const turned = transform({ ...emptyBoard(2, 3), about }, 4)
  expect(turned.about).toEqual({ entries: [['title', 'A']], notes: ['n'] })
})
