import { describe, expect, it } from 'vitest'
import { mazesOverview, rallyOverview, shrunk } from '../../../src/core/picture/overview'
import { read as readMazes } from '../../../src/core/mazes/read'
import { read as readRally } from '../../../src/core/rally/read'

describe('the overview of a board', () => {
  it('has batteries, teleporters and the robot of a rally', () => {
    const board = readRally('3\n2,2,1\n2\n1,1,5\nT 3,1,3,3\n').board!
    const { density, marks } = rallyOverview(board)
    expect([...density]).toEqual([255, 0, 255, 0, 0, 0, 0, 0, 255])
    expect(marks).toEqual([{ cell: 4, colour: 'robot' }])
  })

  it('has the walls and pits of both mazes', () => {
    const maze = '1 0\n0 0\n1 0 0\n1\n2 0\n'
    const board = readMazes(`3 2\n${maze}0 0\n0 0\n0 0 0\n0\n`).board!
    const { density, marks } = mazesOverview(board)
    expect([...density]).toEqual([70, 0, 255, 0, 0, 0])
    expect(marks.map(({ cell }) => cell)).toEqual([0, 5])
  })

  it('shrinks to averages', () => {
    const density = Uint8Array.from([0, 100, 200, 40, 20, 80, 0, 0])
    const [from, to] = [
      { width: 4, height: 2 },
      { width: 2, height: 1 },
    ]
    expect([...shrunk(density, from, to)]).toEqual([50, 60])
    expect(shrunk(density, from, from)).toEqual(density)
  })
})
