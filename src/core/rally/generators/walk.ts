/**
 * Boards by a random walk. The robot starts in the middle with a random charge and steps at random over cells without
 * batteries. When its charge is used up and it stands on a cell where it has not been, a battery with a new random charge
 * lies there; on a cell where it has been, it goes on and its battery gets that much more.
 *
 * Where batteries shut the robot in, it drives out over them: it swaps with each, and they get that much more. A walk that
 * treads every cell before all batteries lie is begun anew; later tries walk rather where they have been and head for the
 * nearest free cell, so that boards get as full as a walk can make them.
 */
import { whole, type Settings } from '../../generator'
import { cellCount, type Size } from '../../grid/size'
import type { Random } from '../../random'
import { Drive, nextStep, type Planned } from './drive'
import { rallyGenerator } from './planned'
import { askedSize, layField, middleOf, SITE_PARAMETERS, tooMuch, tryPlans } from './site'
import { wayToNearest } from './ways'

const PARAMETERS = {
  batteries: whole('batteries-by-size', 1, 20_000, undefined, [3, 12]),
  largestCharge: whole('largest-charge', 1, 1000, 6),
  ...SITE_PARAMETERS,
}

const USUAL_SIZE: Size = { width: 8, height: 8 }

export const walk = rallyGenerator({
  name: 'walk',
  label: 'generator.walk',
  about: 'generator.walk.about',
  parameters: PARAMETERS,
  levels: {
    beginner: { width: 5, height: 5 },
    advanced: { width: 7, height: 7 },
    expert: { width: 10, height: 10 },
  },
  make(settings, random) {
    const size = askedSize(settings) ?? USUAL_SIZE
    const batteries = settings.batteries ?? Math.max(1, Math.floor(cellCount(size) / 4))
    const fault = tooMuch(size, batteries, settings)
    if (fault) return { fault }
    return tryPlans(size, batteries, random, (luck, thrift) => {
      const start = middleOf(size)
      const drive = new Drive(layField(size, start, settings, luck), start)
      return plan(drive, batteries, settings, luck, thrift)
    })
  },
})

function plan(
  drive: Drive,
  batteries: number,
  { largestCharge }: Settings<typeof PARAMETERS>,
  random: Random,
  thrift: number,
): Planned | undefined {
  while (drive.batteries.length < batteries) {
    for (let left = random.between(1, largestCharge); left > 0;) {
      const step = nextStep(drive.field, drive.cell, random, thrift)
      drive.go(step)
      left -= step.cost
    }
    if (!reachFreshCell(drive, random, thrift)) return undefined
    drive.layBattery()
  }
  drive.burn(random.between(1, largestCharge), random)
  return drive.finish()
}

/** Goes on to a cell where the robot has not been; `false` where none is left. */
function reachFreshCell(drive: Drive, random: Random, thrift: number): boolean {
  const { field } = drive
  while (!drive.fresh) {
    const shutIn = !wayToNearest(field, drive.cell, (cell) => field.isFree(cell))
    if (shutIn || random.chance(thrift)) return drive.driveOut()
    drive.go(nextStep(field, drive.cell, random, 0))
  }
  return true
}
