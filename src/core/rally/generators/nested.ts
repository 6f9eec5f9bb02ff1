/**
 * Boards by visits within visits. Each battery is added (the robot goes on from it) or inserted (the robot comes back to
 * the cell, where the battery it arrived with waits half used). What is to be come back to lies on a stack, and an added
 * battery brings the robot back through all of it, so a visit may hold others.
 *
 * The way back always exists: it is the way there, mirrored, and cells once trodden never get a battery.
 */
import { share, whole, type Settings } from '../../generator'
import { cellCount } from '../../grid/size'
import type { Random } from '../../random'
import { Drive, type Planned } from './drive'
import { rallyGenerator } from './planned'
import { askedSize, layField, middleOf, openSize, SITE_PARAMETERS, tooMuch, tryPlans } from './site'
import { Ways } from './ways'

const PARAMETERS = {
  batteries: whole('batteries', 1, 2000, 8, [3, 12]),
  insert: share('insert', 0.5),
  longestHop: whole('longest-hop', 1, 30, 5),
  extraPairs: whole('extra-pairs', 0, 20, 2),
  ...SITE_PARAMETERS,
}

type NestedSettings = Settings<typeof PARAMETERS>

/** Room around the outermost cells, so that charge can be wasted there, too. */
const MARGIN = 1

export const nested = rallyGenerator({
  name: 'nested',
  label: 'generator.nested',
  about: 'generator.nested.about',
  parameters: PARAMETERS,
  levels: {
    beginner: { batteries: 5, insert: 0.3, extraPairs: 0 },
    advanced: { batteries: 8, insert: 0.5, extraPairs: 2 },
    expert: { batteries: 14, insert: 0.7, extraPairs: 2 },
  },
  make(settings, random) {
    const asked = askedSize(settings)
    const size = asked ?? openSize(settings.batteries, settings.longestHop)
    const fault = tooMuch(size, settings.batteries, settings)
    if (fault) return { fault }
    return tryPlans(size, settings.batteries, random, (luck) => {
      const start = asked ? luck.between(0, cellCount(size) - 1) : middleOf(size)
      const near = asked ? undefined : settings.longestHop + 2 * settings.teleporters
      const drive = new Drive(layField(size, start, settings, luck, near), start)
      return new Nested(drive, settings, luck).plan(asked ? undefined : MARGIN)
    })
  },
})

/** A cell to come back to, and what the way from it to the next battery cost. */
interface Inserted {
  readonly cell: number
  readonly cost: number
}

/** How much longer than wanted a hop may get where every nearer cell is taken. */
const MOST_GROWTH = 12

class Nested {
  /** Cells to come back to. */
  private readonly stack: Inserted[] = []
  /** Pairs of charge that the battery on board gets beyond what it needs. */
  private extra: number

  constructor(
    private readonly drive: Drive,
    private readonly settings: NestedSettings,
    private readonly random: Random,
  ) {
    this.extra = this.newExtra()
  }

  plan(margin: number | undefined): Planned | undefined {
    const { batteries, insert } = this.settings
    let inserted = false
    while (this.drive.batteries.length < batteries) {
      if (!this.visitNext(inserted)) return undefined
      inserted = this.random.chance(insert)
      while (!inserted && this.stack.length > 0) this.comeBack(this.stack.pop()!)
    }
    this.drive.burn(1 + 2 * this.extra, this.random)
    return this.drive.finish(margin)
  }

  /** Lays the next battery; whether there was room for it. */
  private visitNext(comingBack: boolean): boolean {
    const from = this.drive.cell
    for (const distance of this.distances()) {
      const ways = new Ways(this.drive.field, from, distance + 2 * this.extra)
      const cells = ways
        .at(distance)
        .filter((cell) => this.drive.field.isFree(cell) && ways.distance(cell) === distance)
      if (cells.length === 0) continue
      const cost = this.hop(ways, this.random.pick(cells))
      this.layBattery()
      if (comingBack) this.stack.push({ cell: from, cost })
      return true
    }
    return this.driveOut()
  }

  /** Shut in: the next battery lies beyond others, and nobody comes back over these. */
  private driveOut(): boolean {
    if (!this.drive.driveOut()) return false
    this.layBattery()
    this.stack.length = 0
    return true
  }

  private layBattery(): void {
    this.drive.layBattery()
    this.extra = this.newExtra()
  }

  /** At the latest by the way there, mirrored. */
  private comeBack({ cell, cost }: Inserted): void {
    const ways = new Ways(this.drive.field, this.drive.cell, cost + 2 * this.extra)
    this.hop(ways, cell)
    this.extra = 0
  }

  /** Drives to a cell and wastes as many of the extra pairs as there is room for; tells what that cost. */
  private hop(ways: Ways, cell: number): number {
    const distance = ways.distance(cell)!
    for (let pairs = this.extra; pairs >= 0; pairs--) {
      const way = ways.to(cell, this.random, distance + 2 * pairs)
      if (!way) continue
      this.drive.goAll(way)
      return distance + 2 * pairs
    }
    throw new Error('a cell at a known distance has no way to it')
  }

  /** A random length first, then longer ones, then shorter ones. */
  private distances(): number[] {
    const { longestHop } = this.settings
    const wanted = this.random.between(1, longestHop)
    const most = longestHop + MOST_GROWTH
    const longer = Array.from({ length: most - wanted + 1 }, (_, index) => wanted + index)
    const shorter = Array.from({ length: wanted - 1 }, (_, index) => wanted - 1 - index)
    return [...longer, ...shorter]
  }

  private newExtra(): number {
    return this.random.between(0, this.settings.extraPairs)
  }
}
