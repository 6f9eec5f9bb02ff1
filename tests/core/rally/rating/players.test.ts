/** Simulated players against chances computed by going through every game. */
import { describe, expect, it } from 'vitest'
import { Random } from '../../../../src/core/random'
import { arenaOf, type Arena } from '../../../../src/core/rally/rating/arena'
import {
  carefulPlayer,
  naivePlayer,
  playGames,
  type Player,
} from '../../../../src/core/rally/rating/games'
import { IDEAS, OptionBook } from '../../../../src/core/rally/rating/options'
import { Budget } from '../../../../src/core/rally/solver/budget'
import { board, solvableBoards } from './boards'
import { chanceOf } from './plain'

const arena = (lines: string): Arena => arenaOf(board(lines), new Budget({}))!

/** How many standard errors a simulation of so many games is away from the chance. */
function deviation(place: Arena, player: Player, games: number, seed: number): number {
  const patience = { wins: games, games, work: Infinity }
  const { wins } = playGames(place, player, patience, new Random(seed), new Budget({}))
  const chance = chanceOf(place, player.accepts)
  if (chance === 0 || chance > 1 - 1e-9) return wins === games * Math.round(chance) ? 0 : Infinity
  return (wins / games - chance) / Math.sqrt((chance * (1 - chance)) / games)
}

describe('players', () => {
  it('win as often as they should', () => {
    const deviations: number[] = []
    for (const [index, each] of solvableBoards(60, 7, 22).entries()) {
      const place = arenaOf(each, new Budget({}))!
      for (const player of [naivePlayer(place), carefulPlayer(place)])
        deviations.push(deviation(place, player, 2000, index))
    }
    const squares = deviations.reduce((sum, each) => sum + each * each, 0)
    expect(Math.max(...deviations.map(Math.abs))).toBeLessThan(4.5)
    expect(Math.sqrt(squares / deviations.length)).toBeLessThan(1.2)
    // Most of these boards leave something to chance, or the test would say nothing.
    expect(deviations.filter((each) => each !== 0).length).toBeGreaterThan(40)
  })

  it('win at least as often when they are careful', () => {
    for (const each of solvableBoards(60, 8, 22)) {
      const place = arenaOf(each, new Budget({}))!
      const naive = chanceOf(place, naivePlayer(place).accepts)
      const careful = chanceOf(place, carefulPlayer(place).accepts)
      expect(careful).toBeGreaterThanOrEqual(naive - 1e-12)
    }
  })

  it('stop at so many wins, games or so much work', () => {
    const place = arena('6 4,3,5 5 1,1,4 4,2,5 3,4,2 3,6,1 4,6,5')
    const play = (wins: number, games: number, work: number) =>
      playGames(place, naivePlayer(place), { wins, games, work }, new Random(1), new Budget({}))
    expect(play(10, 1e6, Infinity).wins).toBe(10)
    expect(play(1e6, 100, Infinity).games).toBe(100)
    const cut = play(1e6, 1e6, 5000)
    expect(cut.games).toBeGreaterThan(0)
    expect(cut.games).toBeLessThan(1000)
  })
})

describe('options', () => {
  it('have a weight for how plain they are, and know the ideas they are examples of', () => {
    // A row of five: the robot on the first cell, batteries on the second and the last.
    const place = arena('5,1 1,1,5 2 2,1,4 5,1,9')
    const options = new OptionBook(place).at(0, 5)
    const told = Array.from(options.node, (node, option) => ({
      node,
      remainder: options.remainder[option],
      weight: options.weight[option],
      ideas: options.ideas[option],
    }))
    const { secondVisit, waste, loop } = IDEAS
    // From the second cell with 5: to the last in 3 or 5 steps, or back by a loop of 2.
    expect(told).toContainEqual({ node: 1, remainder: 0, weight: 1, ideas: waste })
    expect(told).toContainEqual({ node: 1, remainder: 2, weight: 1 / 3, ideas: secondVisit })
    expect(told).toContainEqual({ node: 0, remainder: 3, weight: 1 / 6, ideas: secondVisit | loop })
    expect(told).toHaveLength(3)
  })
})
