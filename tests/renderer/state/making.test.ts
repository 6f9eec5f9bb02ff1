/** Making boards in the background: a dozen candidates of the plan that is shown, and never of another one. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NOTHING_KNOWN } from '../../../src/core/about'
import { generate } from '../../../src/core/jobs/generate'
import type { JobRequest, Works } from '../../../src/core/jobs/job'
import { puzzleOf, read, type Board } from '../../../src/core/puzzle'
import { Jobs } from '../../../src/renderer/state/jobs'
import { Making } from '../../../src/renderer/state/making.svelte'
import {
  askFor,
  isSearched,
  OWN,
  planFault,
  planFor,
  planOf,
  presetOf,
  USUAL,
  wayOf,
  withKind,
  withPreset,
  withParameter,
  withWay,
  type Plan,
} from '../../../src/renderer/state/making-plan'
import { fakeHost, type FakeHost } from './fake-host'

const PAUSE = 250

let host: FakeHost
let jobs: Jobs
let making: Making
let drawn: number

beforeEach(() => {
  vi.useFakeTimers()
  host = fakeHost()
  jobs = new Jobs(host)
  drawn = 100
  making = new Making(jobs, () => (drawn += 100))
})

afterEach(() => void vi.useRealTimers())

const rest = (): void => void vi.advanceTimersByTime(PAUSE)
const requestAt = (index: number) => host.started[index] as JobRequest<'generate'>
const statuses = () => making.candidates.map(({ status }) => status)
const running = () => statuses().filter((status) => status === 'making').length

const TOOLS = { clock: () => 0, report: () => undefined }

function madeBoard(plan: Plan): Board {
  const made = generate(askFor(plan, 0), TOOLS)
  return read(made.fault ? '' : made.text).board!
}

/** What the process would answer. */
function answer(index: number): void {
  const { id, ask } = requestAt(index)
  const result = generate(ask, TOOLS)
  jobs.receive({ id, type: 'result', result, seconds: 0.1 })
}

function progress(index: number, progress: Works['generate']['progress']): void {
  jobs.receive({ id: requestAt(index).id, type: 'progress', progress })
}

describe('a plan', () => {
  const plan = planFor('rally', 7)

  it('asks for consecutive seeds, with a search only where something is wanted', () => {
    const { kind, strategy } = plan
    expect(askFor(plan, 2)).toEqual({ kind, strategy, given: {}, seed: 9, rate: true })
    expect(askFor({ ...plan, rating: 6, solutions: 1 }, 0).wanted).toMatchObject({
      rating: 6,
      solutions: 1,
    })
    expect(askFor({ ...plan, seed: 2 ** 32 - 1 }, 1).seed).toBe(0)
  })

  it('keeps what another way knows, and forgets the rest', () => {
    const given = { batteries: 6, secondVisit: 0.5 }
    expect(withWay({ ...plan, given }, 'nested').given).toEqual({ batteries: 6 })
    const mazes = withKind({ ...plan, given, solutions: 1, rating: 5 }, 'mazes')
    expect(mazes).toMatchObject({ kind: 'mazes', given: {}, solutions: undefined, rating: 5 })
  })

  it('sets parameters, leaves them to their defaults again, and takes whole levels', () => {
    const set = withParameter(plan, 'batteries', 4)
    expect(set.given).toEqual({ batteries: 4 })
    expect(withParameter(set, 'batteries', undefined).given).toEqual({})
    const expert = withPreset(set, 'expert')
    expect(expert.given).toMatchObject({ batteries: 4, secondVisit: 0.9 })
    expect(withPreset(expert, USUAL).given).toEqual({ batteries: 4 })
    const own = withParameter(expert, 'secondVisit', 0.5)
    expect([set, expert, own].map(presetOf)).toEqual([USUAL, 'expert', OWN])
  })

  it('leaves to a search what it may choose', () => {
    const { batteries, secondVisit } = wayOf(plan).parameters
    expect(isSearched(plan, batteries)).toBe(false)
    expect(isSearched({ ...plan, rating: 5 }, batteries)).toBe(true)
    expect(isSearched({ ...plan, solutions: 1 }, secondVisit)).toBe(false)
  })

  it('says what is wrong with it', () => {
    expect(planFault(plan)).toBeUndefined()
    expect(planFault({ ...plan, seed: NaN })?.key).toBe('making.seed-fault')
    expect(planFault({ ...plan, rating: 11 })?.key).toBe('making.difficulty-fault')
    expect(planFault(withParameter(plan, 'batteries', -1))?.key).toBe('fault.parameter-value')
  })

  it('is read from a board that was made so, with what was wanted', () => {
    const wanted = { ...withParameter(plan, 'batteries', 3), solutions: 1 }
    const board = madeBoard(wanted)
    expect(planOf(board)).toMatchObject({ kind: 'rally', seed: 7, solutions: 1 })
    expect(planOf(board)?.given).toMatchObject({ batteries: 3 })
    expect(planOf(read('3\n1,1,2\n1\n3,1,2\n').board!)).toBeUndefined()
  })
})

describe('making', () => {
  it('begins after a pause, with two at once, until there are a dozen', () => {
    making.open(undefined)
    expect(statuses()).toEqual(Array(12).fill('waiting'))
    expect(host.started).toEqual([])
    rest()
    for (let index = 0; index < 12; index++) {
      expect(running()).toBe(Math.min(2, 12 - index))
      answer(index)
    }
    expect(statuses()).toEqual(Array(12).fill('made'))
    expect(host.started.map((_, index) => requestAt(index).ask.seed)).toEqual(
      making.candidates.map(({ seed }) => seed),
    )
    const texts = making.candidates.map(({ board }) => puzzleOf(board!).write(board!))
    expect(new Set(texts).size).toBe(12)
    expect(making.candidates.every(({ rating }) => rating! >= 1)).toBe(true)
  })

  it('gives everything up when the plan changes, and late answers are nobody’s', () => {
    making.open(undefined)
    rest()
    answer(0)
    making.pick(3)
    making.change(withParameter(making.plan, 'batteries', 4))
    expect(host.cancelled).toEqual([2, 3].map((number) => requestAt(number - 1).id))
    answer(1)
    expect(statuses()).toEqual(Array(12).fill('waiting'))
    expect(making.picked).toBe(0)
    rest()
    expect(requestAt(3).ask).toMatchObject({ given: { batteries: 4 }, seed: making.plan.seed })
  })

  it('draws another seed with every change, unless it is kept', () => {
    making.open(undefined)
    const { seed } = making.plan
    making.change(making.plan)
    expect(making.plan.seed).not.toBe(seed)
    making.setSeed(42)
    making.change(withWay(making.plan, 'nested'))
    expect(making.plan).toMatchObject({ strategy: 'nested', seed: 42 })
    making.shuffle()
    expect(making.plan.seed).not.toBe(42)
  })

  it('starts nothing for a plan that can’t be', () => {
    making.open(undefined)
    making.change(withParameter(making.plan, 'batteries', -1))
    rest()
    expect(host.started).toEqual([])
    expect(making.fault?.key).toBe('fault.parameter-value')
  })

  it('says why a board could not be made, or its process died', () => {
    making.open(undefined)
    making.change({
      ...making.plan,
      given: { width: 2, height: 2, batteries: 9 },
    })
    rest()
    answer(0)
    expect(making.chosen).toMatchObject({
      status: 'failed',
      message: { key: 'fault.too-much-for-size' },
    })
    jobs.receive({ id: requestAt(1).id, type: 'failed', message: 'out of memory' })
    expect(making.candidates[1].message?.values).toEqual({ message: 'out of memory' })
  })

  it('shows the best so far, and keeps it when it is stopped', () => {
    making.open(undefined)
    making.change({ ...making.plan, rating: 9 })
    rest()
    progress(0, { tried: 5, seconds: 1, best: { text: '3\n1,1,2\n1\n3,1,2\n', rating: 2.5 } })
    expect(making.chosen).toMatchObject({ status: 'making', tried: 5, rating: 2.5 })
    making.stop()
    expect(making.chosen).toMatchObject({ status: 'stopped', rating: 2.5 })
    expect(making.chosen?.board?.width).toBe(3)
    expect(host.cancelled).toHaveLength(2)
    expect(making.busy).toBe(false)
    vi.runAllTimers()
    expect(host.started).toHaveLength(2)
  })

  it('begins with the recipe of a board, and keeps its seed', () => {
    const board = madeBoard(planFor('mazes', 5))
    making.open(board)
    expect(making.locked).toBe(true)
    rest()
    answer(0)
    expect(puzzleOf(board).write(making.chosen!.board!)).toBe(puzzleOf(board).write(board))
  })

  it('takes the puzzle of a board without a recipe', () => {
    making.open(undefined)
    making.close()
    expect(making.candidates).toEqual([])
    making.open({ ...madeBoard(planFor('mazes', 1)), about: NOTHING_KNOWN })
    expect(making.plan.kind).toBe('mazes')
  })
})
