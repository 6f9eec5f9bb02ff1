/** What reaches what, compared with driving every way there is, move by move through the rules. */
import { describe, expect, test } from 'vitest'
import { read } from '../../../src/core/puzzle'
import { emptyBoard, type RallyBoard } from '../../../src/core/rally/board'
import { chargeGraph } from '../../../src/core/rally/charges'
import { allHops, reachFrom, runsText, runText, type Run } from '../../../src/core/rally/reach'
import {
  copy,
  NONE,
  start,
  step,
  TELEPORT_BACK,
  world,
  type State,
  type World,
} from '../../../src/core/rally/rules'
import { NEVER } from '../../../src/core/rally/solver/hops'
import { Random } from '../../../src/core/random'
import { kindOf, randomBoard, randomState } from './random-boards'

/** For each charged battery that can be the next one, what can be left on arrival. */
function driveEverywhere(world: World, from: State): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>()
  const seen = new Set<string>()
  const open = [from]
  const letters = [...world.directions.map(({ letter }) => letter), TELEPORT_BACK]
  for (let state = open.pop(); state; state = open.pop()) {
    for (const letter of letters) {
      const next = copy(state)
      const event = step(world, next, letter)
      if (typeof event === 'string') continue
      if (event.swap) {
        if (event.swap.taken === 0) continue
        const left = found.get(event.to) ?? new Set()
        found.set(event.to, left.add(event.swap.dropped))
        continue
      }
      const key = `${next.cell} ${next.charge}`
      if (seen.has(key)) continue
      seen.add(key)
      open.push(next)
    }
  }
  return found
}

function numbers(runs: readonly Run[]): number[] {
  return runs.flatMap(({ first, last }) =>
    Array.from({ length: (last - first) / 2 + 1 }, (_, index) => first + 2 * index),
  )
}

/** Sets out from a cell: the robot if it is there, else with the battery that lies there. */
function settingOut(world: World, state: State, cell: number): State {
  if (cell === state.cell) return copy(state)
  return { ...copy(state), cell, charge: state.lying[world.batteryAt[cell]] }
}

const sources = ({ board }: World, state: State): number[] => [
  state.cell,
  ...board.batteries.map(({ cell }) => cell).filter((cell) => cell !== state.cell),
]

const SAMPLES = 400

function eachPosition(check: (world: World, state: State) => void): void {
  for (let index = 1; index <= SAMPLES; index++) {
    const random = new Random(4000 + index)
    const board = randomBoard(random, kindOf(index))
    check(world(board), randomState(random, board))
  }
}

test('the batteries reached, their distances and remainders are those of driving every way', () => {
  eachPosition((play, state) => {
    for (const cell of sources(play, state)) {
      const from = settingOut(play, state, cell)
      if (from.charge > 1000) continue
      const truth = driveEverywhere(play, from)
      const told = reachFrom(play, state, cell)
      expect(new Set(told.map(({ to }) => to))).toEqual(new Set(truth.keys()))
      for (const { to, least, remainders } of told) {
        const left = truth.get(to)!
        expect(new Set(numbers(remainders))).toEqual(left)
        expect(from.charge - least).toBe(Math.max(...left))
      }
    }
  })
})

test('all hops together are those of each cell, whatever charge lies there', () => {
  eachPosition((play, state) => {
    const hops = allHops(play, state, 10_000)!
    for (const cell of sources(play, state)) {
      const { charge } = settingOut(play, state, cell)
      const usable = hops.filter(({ from, least }) => from === cell && least <= charge)
      // The robot may stand on a battery's cell: then both set out from there.
      if (cell === state.cell && play.batteryAt[cell] !== NONE) continue
      const told = reachFrom(play, state, cell)
      expect(usable.map(({ to, least }) => [to, least])).toEqual(
        told.map(({ to, least }) => [to, least]),
      )
    }
  })
})

test('every arrow between charges is a way that can be driven', () => {
  eachPosition((play, state) => {
    if (state.lying.some((charge) => charge > 100)) return
    for (const { from, charge, to, left } of chargeGraph(play, state, 100_000)!.arrows()) {
      const truth = driveEverywhere(play, { ...copy(state), cell: from, charge })
      expect(truth.get(to)).toContain(left)
    }
  })
})

describe('an example', () => {
  const { board } = read('5\n3,5,9\n3\n5,1,3\n1,2,2\n5,4,3\n')
  const play = world(board as RallyBoard)
  const cell = (x: number, y: number): number => (y - 1) * 5 + x - 1

  test('the robot reaches all three, the nearest first', () => {
    const told = reachFrom(play, start(play), cell(3, 5))
    expect(told.map(({ to, least, remainders }) => [to, least, remainders.map(runText)])).toEqual([
      [cell(5, 4), 3, ['0, 2 … 6']],
      [cell(1, 2), 5, ['0, 2, 4']],
      [cell(5, 1), 6, ['1, 3']],
    ])
  })

  test('charges that each cell can hold', () => {
    const { charges } = chargeGraph(play, start(play), 1000)!
    const held = Object.fromEntries(
      [...charges].map(([at, set]) => [at, [...set].toSorted((a, b) => a - b)]),
    )
    expect(held).toEqual({
      [cell(3, 5)]: [9],
      [cell(5, 1)]: [0, 1, 3],
      [cell(1, 2)]: [0, 2, 4],
      [cell(5, 4)]: [0, 1, 2, 3, 4, 6],
    })
  })

  test('an empty battery and a free cell reach nothing', () => {
    const empty = {
      ...emptyBoard(3, 1),
      robot: { cell: 0, charge: 2 },
      batteries: [{ cell: 2, charge: 0 }],
    }
    expect(reachFrom(world(empty), start(world(empty)), 2)).toEqual([])
    expect(reachFrom(world(empty), start(world(empty)), 1)).toEqual([])
  })
})

test('runs of numbers in short', () => {
  const texts = [
    [3, 3],
    [1, 3],
    [1, 5],
    [1, 9],
    [2, NEVER],
  ].map(([first, last]) => runText({ first, last }))
  expect(texts).toEqual(['3', '1, 3', '1, 3, 5', '1, 3 … 9', '2, 4 …'])
})

test('large boards are refused instead of filling the memory', () => {
  const batteries = Array.from({ length: 9_999 }, (_, index) => ({ cell: index + 1, charge: 9 }))
  const play = world({ ...emptyBoard(100, 100), robot: { cell: 0, charge: 3 }, batteries })
  expect(allHops(play, start(play), 1000)).toBeUndefined()
  expect(chargeGraph(play, start(play), 1000)).toBeUndefined()
})

test('two runs that take turns are told as one', () => {
  const run = (first: number, last: number): Run => ({ first, last })
  expect(runsText([run(0, 6), run(1, 5)])).toBe('0, 1 … 6')
  expect(runsText([run(2, NEVER), run(3, NEVER)])).toBe('2, 3 …')
  expect(runsText([run(1, 1), run(4, NEVER)])).toBe('1; 4, 6 …')
  expect(runsText([run(0, 6), run(1, 3)])).toBe('0, 2 … 6; 1, 3')
  expect(runsText([run(0, 0), run(1, 1)])).toBe('0; 1')
})
