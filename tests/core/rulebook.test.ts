/** The lessons are played by the rules, and each shows what it is about. */
import { describe, expect, test } from 'vitest'
import { puzzleOf, read, type Kind } from '../../src/core/puzzle'
import { LIGHT } from '../../src/core/picture/theme'
import { mazesWay, rallyWay } from '../../src/core/picture/way'
import { play as playMazes } from '../../src/core/mazes/rules'
import { solve as solveMazes } from '../../src/core/mazes/solver/solve'
import { play as playRally } from '../../src/core/rally/rules'
import { RULEBOOK, type Lesson } from '../../src/core/rulebook'
import { de } from '../../src/core/text/de'
import { en } from '../../src/core/text/en'

const lessons = (Object.keys(RULEBOOK) as Kind[]).flatMap((kind) =>
  RULEBOOK[kind].map((lesson): [string, Kind, Lesson] => [`${kind} ${lesson.name}`, kind, lesson]),
)

function lesson(kind: Kind, name: string): Lesson {
  return lessons.find(([whole]) => whole === `${kind} ${name}`)![2]
}

describe.each(lessons)('the lesson %s', (_, kind, { name, board: source, moves }) => {
  const { board } = read(source)

  test('has a board of its puzzle, and moves that can be made', () => {
    expect(board?.kind).toBe(kind)
    const play = puzzleOf(board!).play(board!, moves)
    expect(play.fault).toBeUndefined()
    expect(play.length).toBe(moves.length)
    expect(play.standing(moves.length)).toBe(name === 'lost' ? 'stuck' : 'solved')
    expect(puzzleOf(board!).reel(board!, moves, LIGHT).length).toBe(moves.length)
  })

  test('is told in both languages', () => {
    for (const catalogue of [en, de] as const) {
      expect(Object.keys(catalogue)).toContain(`rules.${kind}.${name}`)
      expect(Object.keys(catalogue)).toContain(`rules.${kind}.${name}-text`)
    }
  })
})

function rally(name: string) {
  const { board: source, moves } = lesson('rally', name)
  const { board } = read(source)
  if (board?.kind !== 'rally') throw new Error(name)
  const film = playRally(board, moves)
  const events = Array.from({ length: film.length }, (_, index) => film.frame(index + 1).event!)
  return { board, events, way: rallyWay(board, moves) }
}

test('swapping: once; coming back: twice on the same cell, the first time with charge left', () => {
  expect(rally('swap').events.filter(({ swap }) => swap)).toHaveLength(1)
  const swaps = rally('again').events.filter(({ swap }) => swap)
  expect(swaps.map(({ to }) => to)).toEqual([2, 2])
  expect(swaps[0].swap!.dropped).toBeGreaterThan(0)
})

test('wasting: steps aside and back before a battery', () => {
  expect([...rally('waste').way.wasted].slice(1)).toEqual([1, 1, 0, 0, 0])
})

test('teleporters carry on, and back; diagonal steps are diagonal', () => {
  const { events } = rally('teleporter')
  expect(events[0].entered).not.toBe(events[0].to)
  expect(events[1]).toMatchObject({ from: events[0].to, to: events[0].entered })
  expect(lesson('rally', 'diagonal').moves).toMatch(/^[7913]+$/)
  expect(rally('diagonal').board.diagonal).toBe(true)
})

function mazes(name: string) {
  const { board, moves } = lesson('mazes', name)
  const pair = read(board).board!
  if (pair.kind !== 'mazes') throw new Error(name)
  const film = playMazes(pair, moves)
  const happened = Array.from(
    { length: film.length },
    (_, index) => film.frame(index + 1).event!.happened,
  )
  return { pair, moves, happened, who: (person: number) => happened.map((each) => each[person]) }
}

test('walls stop each person once; a pit sends one back; who is home stays', () => {
  for (const person of [0, 1]) {
    expect(
      mazes('wall')
        .who(person)
        .filter((what) => what === 'blocked'),
    ).toHaveLength(1)
  }
  expect(mazes('pit').who(1)).toContain('fell')
  expect(mazesWay(mazes('pit').pair, 1, mazes('pit').moves).to[2]).toBe(0)
  expect(mazes('goal').who(0).slice(-3)).toEqual(['home', 'home', 'home'])
  expect(mazes('goal').who(1)).not.toContain('home')
})

test.each(['together', 'wall', 'pit', 'goal'])('the sequence of “%s” is a shortest one', (name) => {
  const { pair, moves } = mazes(name)
  const verdict = solveMazes(pair)
  expect(verdict.status === 'solved' && verdict.moves.length).toBe(moves.length)
})
