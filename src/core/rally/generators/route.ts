/**
 * Boards by a planned route. Batteries are laid in the order of the visit: from where the robot stands, every cell is
 * looked for that the charge on board reaches exactly, and one of them gets the next battery. Cells within reach of many
 * batteries laid before are the ones that mislead, so each cell has a local difficulty d (4 more for each battery that
 * reaches it without waste, up to 2 more for one that must waste), and cells are chosen by a weight of d.
 *
 * For a second visit the robot keeps something back: it arrives before its battery is empty, leaves the rest on the cell,
 * and comes back for it when some later battery ends there exactly. A rest that is never fetched does no harm, since a
 * battery is given only what was used of it; so the number of batteries is always the one asked for. Where no charge leads
 * to a free cell, the robot drives out over batteries.
 *
 * Without a size the field has no bounds, and the board is what the drive needed of it.
 */
import { choice, share, whole, type Settings } from '../../generator'
import { cellCount } from '../../grid/size'
import type { Random } from '../../random'
import { Drive, type Planned } from './drive'
import type { Step } from './field'
import { nearest } from './nearest'
import { rallyGenerator } from './planned'
import { askedSize, layField, middleOf, openSize, SITE_PARAMETERS, tooMuch, tryPlans } from './site'
import { Ways } from './ways'
import { WEIGHTS, weightOf } from './weights'

const PARAMETERS = {
  batteries: whole('batteries', 1, 2000, 10, [3, 12]),
  largestCharge: whole('largest-charge', 1, 60, 11),
  usualCharge: whole('usual-charge', 1, 60, 3),
  secondVisit: share('second-visit', 0.7),
  returnNow: share('return-now', 0.6),
  takeFastest: share('take-fastest', 0.8),
  fastestWeight: choice('fastest-weight', WEIGHTS, 'square'),
  otherWeight: choice('other-weight', WEIGHTS, 'linear'),
  ...SITE_PARAMETERS,
}

type RouteSettings = Settings<typeof PARAMETERS>

export const route = rallyGenerator({
  name: 'route',
  label: 'generator.route',
  about: 'generator.route.about',
  parameters: PARAMETERS,
  levels: {
    beginner: {
      secondVisit: 0.3,
      returnNow: 0.6,
      fastestWeight: 'linear',
      otherWeight: 'constant',
    },
    advanced: { secondVisit: 0.7, returnNow: 0.6, fastestWeight: 'square', otherWeight: 'linear' },
    expert: { secondVisit: 0.9, returnNow: 0.6, fastestWeight: 'power', otherWeight: 'linear' },
  },
  make(settings, random) {
    const asked = askedSize(settings)
    const size = asked ?? openSize(settings.batteries, settings.largestCharge)
    const fault = tooMuch(size, settings.batteries, settings)
    if (fault) return { fault }
    return tryPlans(size, settings.batteries, random, (luck) => {
      const start = asked ? luck.between(0, cellCount(size) - 1) : middleOf(size)
      const near = asked ? undefined : nearby(settings)
      const drive = new Drive(layField(size, start, settings, luck, near), start)
      return new Route(drive, settings, luck).plan(asked ? undefined : 0)
    })
  },
})

/** How far from the start teleporters lie on a field without bounds: about as far as the drive gets. */
function nearby({ batteries, largestCharge, teleporters }: RouteSettings): number {
  const reach = Math.ceil((Math.sqrt(batteries) * largestCharge) / 6)
  return Math.max(reach, Math.ceil(Math.sqrt(2 * teleporters + 1)))
}

/** A cell that the route may go to next. */
interface Candidate {
  readonly cell: number
  readonly difficulty: number
  /** Reached without waste. */
  readonly fastest: boolean
}

class Route {
  /** What lies on cells to come back to. */
  private readonly rests = new Map<number, number>()
  private readonly difficulties = new Map<number, number>()

  constructor(
    private readonly drive: Drive,
    private readonly settings: RouteSettings,
    private readonly random: Random,
  ) {}

  plan(margin: number | undefined): Planned | undefined {
    let charge = this.newCharge()
    this.markReachable(charge)
    while (this.drive.batteries.length < this.settings.batteries) {
      const rest = this.hop(charge)
      if (rest === undefined) return undefined
      charge = rest
    }
    this.drive.burn(charge, this.random)
    return this.drive.finish(margin)
  }

  /** Goes to the next battery and tells with which charge it goes on from there. */
  private hop(charge: number): number | undefined {
    const { settings, random } = this
    const keep =
      charge > 1 && random.chance(settings.secondVisit) ? random.between(1, charge - 1) : 0
    for (const spend of nearest(charge - keep, settings.largestCharge)) {
      const ways = new Ways(this.drive.field, this.drive.cell, spend)
      const rest = this.comeBack(ways, keep) ?? this.goOn(ways, keep)
      if (rest !== undefined) return rest
    }
    return this.drive.driveOut() ? this.layBattery([], 0) : undefined
  }

  private comeBack(ways: Ways, keep: number): number | undefined {
    const cells = [...this.rests.keys()].filter((cell) => ways.reaches(cell))
    if (cells.length === 0 || !this.random.chance(this.settings.returnNow)) return undefined
    const cell = this.random.pick(cells)
    const way = ways.to(cell, this.random)
    if (!way) return undefined
    const rest = this.rests.get(cell)!
    this.rests.delete(cell)
    this.leave(cell, keep)
    this.drive.goAll(way)
    return rest
  }

  private goOn(ways: Ways, keep: number): number | undefined {
    for (let candidates = this.candidates(ways); candidates.length > 0;) {
      const group = this.chooseGroup(candidates)
      const way = this.leastNew(ways, group)
      if (way) return this.layBattery(way, keep)
      candidates = candidates.filter((candidate) => !group.includes(candidate))
    }
    return undefined
  }

  private layBattery(way: readonly Step[], keep: number): number {
    this.drive.goAll(way)
    this.drive.layBattery()
    this.leave(this.drive.cell, keep)
    const charge = this.newCharge()
    this.markReachable(charge)
    return charge
  }

  private leave(cell: number, rest: number): void {
    if (rest > 0) this.rests.set(cell, rest)
  }

  private candidates(ways: Ways): Candidate[] {
    return ways
      .at(ways.cost)
      .filter((cell) => this.drive.field.isFree(cell))
      .map((cell) => ({
        cell,
        difficulty: this.difficulties.get(cell) ?? 1,
        fastest: ways.distance(cell) === ways.cost,
      }))
  }

  /** Picks a difficulty by weight, then whether to waste, and gives the candidates that fit. */
  private chooseGroup(candidates: readonly Candidate[]): readonly Candidate[] {
    const { settings, random } = this
    const difficulty = this.chooseDifficulty(candidates)
    const same = candidates.filter((candidate) => candidate.difficulty === difficulty)
    const wanted = random.chance(settings.takeFastest)
    const group = same.filter(({ fastest }) => fastest === wanted)
    return group.length > 0 ? group : same
  }

  private chooseDifficulty(candidates: readonly Candidate[]): number {
    const { fastestWeight, otherWeight } = this.settings
    const weights = new Map<string, { difficulty: number; weight: number }>()
    for (const { difficulty, fastest } of candidates) {
      const weight = weightOf(fastest ? fastestWeight : otherWeight, difficulty)
      weights.set(`${difficulty} ${fastest}`, { difficulty, weight })
    }
    const all = [...weights.values()]
    let left = this.random.unit() * all.reduce((sum, { weight }) => sum + weight, 0)
    return (all.find(({ weight }) => (left -= weight) < 0) ?? all[0]).difficulty
  }

  /** Of ways to these cells the one that treads the fewest cells anew, so that room stays for others. */
  private leastNew(ways: Ways, group: readonly Candidate[]): readonly Step[] | undefined {
    const { random } = this
    const found = random
      .shuffle([...group])
      .slice(0, MOST_COMPARED)
      .flatMap(({ cell }) => {
        const way = ways.to(cell, random)
        return way ? [{ way, fresh: this.freshCells(way) }] : []
      })
    return found.toSorted((a, b) => a.fresh - b.fresh)[0]?.way
  }

  private freshCells(way: readonly Step[]): number {
    return new Set(way.filter(({ to }) => this.drive.field.isFree(to)).map(({ to }) => to)).size
  }

  /** Whoever lays a battery later where this charge leads misleads the player. */
  private markReachable(charge: number): void {
    const ways = new Ways(this.drive.field, this.drive.cell, charge)
    for (const { cell, fastest, difficulty } of this.candidates(ways)) {
      this.difficulties.set(cell, difficulty + (fastest ? 4 : this.random.between(0, 2)))
    }
  }

  /** Triangular from 1 to the largest, most often the usual one. */
  private newCharge(): number {
    const { largestCharge, usualCharge } = this.settings
    return triangular(this.random, largestCharge, Math.min(usualCharge, largestCharge))
  }
}

/** More ways than this are not compared: the choice is a nicety, and it costs time. */
const MOST_COMPARED = 8

/** A whole number from 1 to `most`; each gets likelier in even steps up to `mode`, and less likely from there. */
function triangular(random: Random, most: number, mode: number): number {
  const weight = (value: number): number =>
    value <= mode ? value / mode : (most + 1 - value) / (most + 1 - mode)
  const weights = Array.from({ length: most }, (_, index) => weight(index + 1))
  let left = random.unit() * weights.reduce((sum, value) => sum + value, 0)
  const found = weights.findIndex((value) => (left -= value) < 0)
  return found < 0 ? mode : found + 1
}
