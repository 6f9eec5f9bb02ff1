/** Where a plan is laid out: the parameters that all ways share, and the field that follows from them. */
import { fault, type Fault } from '../../fault'
import { onOff, whole, type Generated, type Settings } from '../../generator'
import { cellAt, cellCount, xOf, yOf, type Size } from '../../grid/size'
import { Random } from '../../random'
import { LIMITS, type RallyBoard } from '../board'
import type { Planned } from './drive'
import { Field } from './field'

export const SITE_PARAMETERS = {
  width: whole('width', 1, LIMITS.side, undefined),
  height: whole('height', 1, LIMITS.side, undefined),
  teleporters: whole('teleporters', 0, 1000, 0),
  teleportCost: whole('teleport-cost', 0, 1, 1),
  diagonal: onOff('diagonal'),
}

export type SiteSettings = Settings<typeof SITE_PARAMETERS>

/** The size asked for; one side alone means a square. */
export function askedSize({ width, height }: SiteSettings): Size | undefined {
  const side = width ?? height
  return side === undefined ? undefined : { width: width ?? side, height: height ?? side }
}

/** The fault where things need more cells than there are. */
export function tooMuch(
  { width, height }: Size,
  batteries: number,
  { teleporters }: SiteSettings,
): Fault | undefined {
  const needed = 1 + batteries + 2 * teleporters
  if (needed <= width * height) return undefined
  return fault('too-much-for-size', {}, { batteries, teleporters, needed, width, height })
}

export function middleOf(size: Size): number {
  return cellAt(size, Math.floor(size.width / 2), Math.floor(size.height / 2))
}

/** A field with the teleporters asked for, at most `radius` columns and rows from the start. */
export function layField(
  size: Size,
  start: number,
  settings: SiteSettings,
  random: Random,
  radius: number = LIMITS.side,
): Field {
  const cells = settings.teleporters > 0 ? random.shuffle(cellsAround(size, start, radius)) : []
  const teleporters = Array.from(
    { length: Math.min(settings.teleporters, Math.floor(cells.length / 2)) },
    (_, index) => [cells[2 * index], cells[2 * index + 1]] as const,
  )
  const teleportCost = settings.teleportCost === 0 ? 0 : 1
  return new Field(size, { diagonal: settings.diagonal, teleportCost, teleporters })
}

function cellsAround(size: Size, start: number, radius: number): number[] {
  const near = (cell: number): boolean =>
    cell !== start &&
    Math.abs(xOf(size, cell) - xOf(size, start)) <= radius &&
    Math.abs(yOf(size, cell) - yOf(size, start)) <= radius
  return Array.from({ length: cellCount(size) }, (_, cell) => cell).filter(near)
}

/**
 * A field without bounds, as far as the plan can tell: a drive of that many hops, each of at most `longest`, hardly ever
 * gets to its edge, and if it does the edge is one.
 */
export function openSize(hops: number, longest: number): Size {
  const side = Math.min(LIMITS.side, 4 * longest * Math.ceil(Math.sqrt(hops + 1)) + 1)
  return { width: side, height: side }
}

const MOST_TRIES = 40

/**
 * A plan that paints itself into a corner is begun anew with other random numbers, a fixed number of times. Later tries
 * are told to be thrifty with free cells: `thrift` goes from 0 to 1.
 */
export function tryPlans(
  size: Size,
  batteries: number,
  random: Random,
  plan: (random: Random, thrift: number) => Planned | undefined,
): Generated<RallyBoard> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const planned = plan(new Random(random.bits()), tries / (MOST_TRIES - 1))
    if (planned) return planned
  }
  const { width, height } = size
  return { fault: fault('no-plan-found', {}, { batteries, width, height, tries: MOST_TRIES }) }
}
