/** Random small boards of every kind, and random states in the middle of a play on them. */
import { emptyBoard, type Battery, type RallyBoard } from '../../../src/core/rally/board'
import { start, step, TELEPORT_BACK, world, type State } from '../../../src/core/rally/rules'
import { Random } from '../../../src/core/random'

export interface BoardKind {
  readonly cells: number
  readonly side: number
  readonly charge: number
  readonly teleporters: boolean
  readonly diagonal: boolean
  /** If given, what the first battery has. */
  readonly huge?: number
}

/** The kinds take turns, so that every run has all of them. */
export function kindOf(index: number): BoardKind {
  if (index % 101 === 0) return hugeKind(index)
  return {
    cells: [9, 12, 16, 8][index % 4],
    side: index % 7 === 0 ? 12 : 4,
    charge: [3, 5, 7, 9, 4, 2][index % 6],
    teleporters: index % 3 === 1,
    diagonal: index % 5 === 2,
  }
}

/** One battery with so much charge that nothing may grow with it, and few states all the same. */
function hugeKind(index: number): BoardKind {
  const huge = [7_000, 15_000, 300_000][index % 3]
  return { cells: 3, side: 3, charge: 3, teleporters: false, diagonal: false, huge }
}

export function randomBoard(random: Random, kind: BoardKind): RallyBoard {
  const [width, height] = randomSize(random, kind)
  const cells = random.shuffle(Array.from({ length: width * height }, (_, cell) => cell))
  const robot: Battery = {
    cell: cells.pop()!,
    charge: random.chance(0.03) ? 0 : random.between(1, kind.charge + 2),
  }
  const teleporters: [number, number][] = []
  if (kind.teleporters) {
    for (let left = random.between(1, 2); left > 0 && cells.length >= 2; left--)
      teleporters.push([cells.pop()!, cells.pop()!])
  }
  const share = random.pick([0.2, 0.4, 0.6, 0.9])
  const emptyShare = random.pick([0, 0, 0.2, 0.5])
  const chargeOf = (random: Random): number =>
    random.chance(emptyShare) ? 0 : randomCharge(random, kind)
  const batteries = cells
    .slice(0, Math.min(7, Math.round(cells.length * share)))
    .map((cell, index) => ({
      cell,
      charge: index === 0 && kind.huge ? kind.huge + random.between(0, 1) : chargeOf(random),
    }))
  return {
    ...emptyBoard(width, height),
    robot,
    batteries,
    teleporters,
    diagonal: kind.diagonal,
    teleportCost: kind.teleporters && random.chance(0.5) ? 0 : 1,
  }
}

function randomSize(random: Random, { side, cells }: BoardKind): [number, number] {
  const width = random.between(1, side)
  const height = random.between(1, Math.max(1, Math.min(side, Math.floor(cells / width))))
  return random.chance(0.5) ? [width, height] : [height, width]
}

function randomCharge(random: Random, { charge }: BoardKind): number {
  return random.chance(0.05) ? random.between(charge, 3 * charge) : random.between(1, charge)
}

/** The start, or what a few random moves make of it. */
export function randomState(random: Random, board: RallyBoard): State {
  const play = world(board)
  const state = start(play)
  if (random.chance(0.5)) return state
  const letters = [...play.directions.map(({ letter }) => letter), TELEPORT_BACK]
  for (let moves = random.between(1, 12); moves > 0; moves--) {
    if (state.charge <= 1 && random.chance(0.8)) break
    step(play, state, random.pick(letters))
  }
  return state
}
