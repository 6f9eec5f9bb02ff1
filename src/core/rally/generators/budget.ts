/**
 * Boards by spending a total charge. The robot takes a piece of it, small ones more often, and drives until the piece is
 * used up; there the next battery lies, which holds the next piece. Most cells are visited once. Some are visited twice:
 * the robot arrives with a rest, leaves it, drives a loop with the new battery (or lays one more and comes back from
 * that), and goes on with the rest.
 *
 * A battery is laid only where two free cells side by side are in reach, so there is always room to burn what is left:
 * where the next battery finds no place, the rest of the total is burnt right there, and no dead end is one.
 */
import { share, whole, type Settings } from '../../generator'
import { cellCount, type Size } from '../../grid/size'
import type { Random } from '../../random'
import { Drive, nextStep, type Planned } from './drive'
import { rallyGenerator } from './planned'
import { nearest } from './nearest'
import { askedSize, layField, SITE_PARAMETERS, tooMuch, tryPlans, type SiteSettings } from './site'
import { Ways } from './ways'

const PARAMETERS = {
  totalCharge: whole('total-charge', 2, 100_000, undefined, [12, 80]),
  largestCharge: whole('largest-piece', 1, 100_000, undefined),
  twiceAtOnce: share('twice-at-once', 0.1),
  twiceWithOneBetween: share('twice-with-one-between', 0.1),
  ...SITE_PARAMETERS,
}

type BudgetSettings = Settings<typeof PARAMETERS>

export const budget = rallyGenerator({
  name: 'budget',
  label: 'generator.budget',
  about: 'generator.budget.about',
  parameters: PARAMETERS,
  levels: {
    beginner: { totalCharge: 50, twiceAtOnce: 0, twiceWithOneBetween: 0 },
    advanced: { totalCharge: 100, largestCharge: 20 },
    expert: { totalCharge: 150, largestCharge: 10, twiceAtOnce: 0.2, twiceWithOneBetween: 0.3 },
  },
  make(settings, random) {
    const total = settings.totalCharge ?? random.between(50, 150)
    const size = askedSize(settings) ?? fittingSize(total, settings, random)
    const fault = tooMuch(size, 1, settings)
    if (fault) return { fault }
    return tryPlans(size, 1, random, (luck) => {
      const start = luck.between(0, cellCount(size) - 1)
      const drive = new Drive(layField(size, start, settings, luck), start)
      return new Spending(drive, settings, luck, total).plan()
    })
  },
})

/** A square between one whose cells could hold the total one by one and one with a side of a fifth of it. */
function fittingSize(total: number, { teleporters }: SiteSettings, random: Random): Size {
  const least = Math.ceil(Math.sqrt(total + 2 * teleporters))
  const most = Math.max(least, Math.min(1000, Math.floor(total / 5)))
  const side = random.between(least, most)
  return { width: side, height: side }
}

/** Longer drives wander first and are steered only in the end; loops are no longer than twice this. */
const STEERED = 12

class Spending {
  constructor(
    private readonly drive: Drive,
    private readonly settings: BudgetSettings,
    private readonly random: Random,
    private readonly total: number,
  ) {}

  plan(): Planned | undefined {
    let piece = this.newPiece(1)
    while (this.left > piece) {
      const next = this.spend(piece)
      if (next === undefined) break
      piece = next
    }
    this.drive.burn(this.left, this.random)
    return this.drive.batteries.length > 0 ? this.drive.finish() : undefined
  }

  private get left(): number {
    return this.total - this.drive.spent
  }

  /** A piece of what is left, beyond what is `kept` for others. */
  private newPiece(kept = 0): number {
    const { largestCharge = this.total } = this.settings
    return small(this.random, Math.min(largestCharge, this.left - kept))
  }

  /** Drives a piece up to a new battery and tells the next piece, or `undefined` where there is no place for one. */
  private spend(piece: number): number | undefined {
    const { twiceAtOnce, twiceWithOneBetween } = this.settings
    const luck = this.random.unit()
    if (piece <= 2 || luck >= twiceAtOnce + twiceWithOneBetween) {
      return this.driveAndLay(piece, 0) ? this.newPiece() : undefined
    }
    const rest = small(this.random, piece - 1)
    if (!this.driveAndLay(piece - rest, rest)) return undefined
    const cameBack = luck < twiceAtOnce ? this.loop(rest) : this.oneBetween(rest)
    return cameBack ? rest : this.newPiece()
  }

  /** The new battery is used up on a way from its cell to its cell. */
  private loop(rest: number): boolean {
    const pairs = Math.min(STEERED, Math.floor(this.newPiece(rest) / 2))
    return pairs > 0 && this.driveTo(this.drive.cell, 2 * pairs)
  }

  /** The new battery leads to one more, and that one back. */
  private oneBetween(rest: number): boolean {
    const { cell } = this.drive
    if (this.left <= rest + 1 || !this.driveAndLay(this.newPiece(rest + 1), rest)) return false
    const most = Math.min(2 * STEERED, this.left - rest)
    const ways = new Ways(this.drive.field, this.drive.cell, most)
    const costs = Array.from({ length: most }, (_, index) => index + 1)
    const possible = costs.filter((cost) => ways.reaches(cell, cost))
    return (
      possible.length > 0 && this.driveTo(cell, possible[small(this.random, possible.length) - 1])
    )
  }

  private driveTo(cell: number, cost: number): boolean {
    const way = new Ways(this.drive.field, this.drive.cell, cost).to(cell, this.random)
    if (way) this.drive.goAll(way)
    return way !== undefined
  }

  /** Drives `cost`, or as near to it as leads to a place for a battery, and leaves `kept` and something for that. */
  private driveAndLay(cost: number, kept: number): boolean {
    const { drive, random } = this
    const end = drive.spent + cost
    while (end - drive.spent > STEERED) drive.go(nextStep(drive.field, drive.cell, random, 0.5))
    for (const spend of nearest(end - drive.spent, Math.min(2 * STEERED, this.left - kept - 1))) {
      const ways = new Ways(drive.field, drive.cell, spend)
      const cells = ways.at(spend).filter((at) => drive.field.isFree(at) && drive.field.hasRoom(at))
      const way = cells.length > 0 && ways.to(random.pick(cells), random)
      if (!way) continue
      drive.goAll(way)
      drive.layBattery()
      return true
    }
    return false
  }
}

/** From 1 to `most`; the lower half comes up more often, and its lower half once more. */
function small(random: Random, most: number): number {
  const drawn = random.between(1, Math.floor(1.75 * most))
  if (drawn <= most) return drawn
  const half = Math.floor(1.5 * most)
  return drawn <= half ? drawn - most : drawn - half
}
