import { describe, expect, it } from 'vitest'
import { puzzleOf, read, type Play } from '../../src/core/puzzle'
import { say } from '../../src/core/text/say'

function played(source: string, moves: string): Play {
  const { board } = read(source)
  return puzzleOf(board!).play(board!, moves)
}

const narrated = (play: Play): string[] =>
  Array.from({ length: play.length + 1 }, (_, frame) => say('en', play.narrate(frame)))

describe('a rally told move by move', () => {
  const rally = played('5\n1,1,9\n2\n3,1,2:home\nT 2,2,4,4\n', 'dr'.concat('tu'))

  it('says where the robot goes, and by which teleporter', () => {
    expect(narrated(rally)).toEqual([
      'Start at 1,1 with charge 9.',
      'down to 1,2, charge 8',
      'right to 2,2 and by teleporter to 4,4, charge 6',
      'back by teleporter to 2,2, charge 5',
      'up to 2,1, charge 4',
    ])
  })

  it('says what is dropped and taken', () => {
    const swap = played('3\n1,1,2\n1\n3,1,5\n', 'rr')
    expect(narrated(swap).at(-1)).toBe('right to 3,1: drops 0, takes 5')
  })

  it('sees what is on a cell at a frame', () => {
    const seen = (frame: number, cell: number): string => say('en', rally.look(frame, cell))
    expect(seen(0, 0)).toBe('1, 1: robot, charge 9')
    expect(seen(1, 0)).toBe('1, 1: free')
    expect(seen(0, 2)).toBe('3, 1: battery, charge 2; “home”')
    expect(seen(2, 18)).toBe('4, 4: robot, charge 6; teleporter A, leads to 2,2')
  })
})

describe('a pair of mazes told move by move', () => {
  const mazes = played('2 2\n1\n0\n0 0\n0\n0\n0\n0 0\n1\n0 1\n', 'drdrd')

  it('says what happens to each person', () => {
    expect(narrated(mazes).slice(0, 4)).toEqual([
      'Both people stand at the start.',
      'down: person 1 to 0,1, person 2 falls into a pit',
      'right: person 1 reaches the goal, person 2 to 1,0',
      'down: person 1 is at the goal, person 2 reaches the goal',
    ])
  })

  it('sees people, marks, pits and walls', () => {
    const seen = (frame: number, cell: number, maze: number): string =>
      say('en', mazes.look(frame, cell, maze))
    expect(seen(0, 0, 0)).toBe('maze 1 · 0, 0: person 1; start; wall on the right')
    expect(seen(0, 2, 1)).toBe('maze 2 · 0, 1: a pit')
    expect(seen(3, 3, 1)).toBe('maze 2 · 1, 1: person 2; goal')
    expect(seen(0, 1, 1)).toBe('maze 2 · 1, 0: free')
  })
})
