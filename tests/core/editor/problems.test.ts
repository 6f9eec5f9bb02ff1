/** Problems are seen where they are, and a board without any has none. What is called out of reach really is. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deskOf } from '../../../src/core/editor/desk'
import { read } from '../../../src/core/puzzle'
import { problems } from '../../../src/core/rally/problems'
import { solve } from '../../../src/core/rally/solver/solve'
import { rallyBoards } from '../boards'

function problemsOf(source: string) {
  const { board } = read(source)
  return deskOf(board!)
    .problems(board!)
    .map(({ message, cells, maze }) => [message.key, [...cells], maze ?? 0])
}

describe('problems', () => {
  it('of a rally', () => {
    expect(problemsOf('3\n1,1,2\n1\n3,1,2\n')).toEqual([])
    expect(problemsOf('3\n1,1,0\n0\n')).toEqual([['problem.nothing-to-do', [], 0]])
    expect(problemsOf('3\n1,1,0\n1\n3,3,5\n')).toEqual([['problem.robot-empty', [0], 0]])
    expect(problemsOf('1\n1,1,3\n0\n')).toEqual([['problem.robot-closed-in', [0], 0]])
    expect(problemsOf('9\n1,1,3\n2\n2,1,3\n9,9,3\n')).toEqual([['problem.far-away', [80], 0]])
    expect(problemsOf('9\n1,1,3\n2\n2,1,3\nT 9,9,9,8\n')).toEqual([
      ['problem.idle-teleporter', [80, 71], 0],
    ])
    expect(problemsOf('9\n1,1,3\n3\n2,1,3\n9,9,3\nT 3,1,8,9\n')).toEqual([])
  })

  it('of mazes', () => {
    const open = '0\n0 0\n0\n'
    expect(problemsOf(`2 2\n0\n${open}0\n${open}`)).toEqual([])
    expect(problemsOf(`2 2\n0\n${open}1\n0\n1 0\n0\n`)).toEqual([
      ['reason.maze-person-cut-off', [0], 1],
    ])
  })

  it('called out of reach make a board unsolvable', () => {
    fc.assert(
      fc.property(rallyBoards, (board) => {
        const far = problems(board).some(({ message }) => message.key === 'problem.far-away')
        if (far) expect(solve(board, { limits: { nodes: 20_000 } }).status).not.toBe('solved')
      }),
      { numRuns: 300 },
    )
  })
})
