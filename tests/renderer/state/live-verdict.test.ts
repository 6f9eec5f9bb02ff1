/** Verdicts while one draws: they come, and never for a board that is not the one shown. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as edit from '../../../src/core/editor/commands'
import { drag, escape, press, release } from '../../../src/core/editor/editor'
import { middleOf } from '../../../src/core/editor/spot'
import type { JobRequest } from '../../../src/core/jobs/job'
import type { Verdict } from '../../../src/core/verdict'
import { run } from '../../../src/renderer/actions/commands'
import type { Live } from '../../../src/renderer/state/live-verdict.svelte'
import { Workbench } from '../../../src/renderer/state/workbench.svelte'
import { always } from '../../property'
import { fakeHost, type FakeHost } from './fake-host'

const BOARD = '3\n1,1,2\n1\n3,1,2\n'
const PAUSE = 300
const KIT = { tool: 'battery', charge: 4 } as const

let host: FakeHost
let workbench: Workbench

function open(): void {
  host = fakeHost()
  workbench = new Workbench(host, () => 0)
  workbench.documents.openUntitled('first', BOARD)
  workbench.documents.openUntitled('second', BOARD)
}

beforeEach(() => {
  vi.useFakeTimers()
  open()
})

afterEach(() => void vi.useRealTimers())

/** What the window does whenever its state has changed. */
const settle = (): void => workbench.live.follow(workbench.followed)

const shown = (): Live => workbench.live.of(workbench.board!)

const solvedIn = (nodes: number): Verdict => ({ status: 'solved', moves: 'rrdu', nodes })

function answer(index: number, result: Verdict = solvedIn(index)): void {
  workbench.jobs.receive({ id: host.started[index].id, type: 'result', seconds: 0.1, result })
}

function paint(cell: number): void {
  const at = middleOf(workbench.board!, cell)
  workbench.edit((editor) => release(press(editor, KIT, at), at))
}

/** The window asks for nothing but verdicts here. */
const askOf = (index: number) => (host.started[index] as JobRequest<'solve'>).ask

describe('the live verdict', () => {
  it('begins after a pause, and says what comes of it', () => {
    settle()
    expect(shown().status).toBe('waiting')
    vi.advanceTimersByTime(PAUSE - 1)
    expect(host.started).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shown().status).toBe('searching')
    expect(host.started[0].ask).toMatchObject({ limits: { seconds: 5 }, count: 2 })
    expect(askOf(0).board).toBe(workbench.board)
    answer(0)
    expect(shown()).toMatchObject({ status: 'done', verdict: { status: 'solved' } })
  })

  it('tells a solution before it has been counted', () => {
    settle()
    vi.advanceTimersByTime(PAUSE)
    const progress = { phase: 'count', nodes: 1, seconds: 1, figures: {} } as const
    workbench.jobs.receive({ id: host.started[0].id, type: 'progress', progress })
    expect(shown().status).toBe('counting')
  })

  it('replaces the search when the board changes', () => {
    settle()
    vi.advanceTimersByTime(PAUSE)
    paint(4)
    settle()
    expect(host.cancelled).toEqual([host.started[0].id])
    answer(0)
    expect(shown().status).toBe('waiting')
    vi.advanceTimersByTime(PAUSE)
    expect(host.started.map((_, index) => askOf(index).board)).toContain(workbench.board)
  })

  it('knows nothing of a board with a stroke under way, and goes on when it is given up', () => {
    settle()
    vi.advanceTimersByTime(PAUSE)
    answer(0)
    const [from, to] = [middleOf(workbench.board!, 3), middleOf(workbench.board!, 5)]
    workbench.edit((editor) => drag(press(editor, KIT, from), to))
    settle()
    expect(shown().status).toBe('waiting')
    workbench.edit(escape)
    settle()
    expect(shown().status).toBe('done')
    expect(host.started).toHaveLength(1)
  })

  it('remembers what it knows of another tab', () => {
    settle()
    vi.advanceTimersByTime(PAUSE)
    answer(0)
    const [first, second] = workbench.documents.list
    workbench.show(first.key)
    settle()
    expect(shown().status).toBe('waiting')
    workbench.show(second.key)
    settle()
    expect(shown().status).toBe('done')
  })

  it('says that a search has failed', () => {
    settle()
    vi.advanceTimersByTime(PAUSE)
    const { id } = host.started[0]
    workbench.jobs.receive({ id, type: 'failed', message: 'out of memory' })
    expect(shown()).toEqual({ status: 'failed', message: 'out of memory' })
  })

  it('can be switched off, which ends what runs', () => {
    settle()
    vi.advanceTimersByTime(PAUSE)
    run(workbench, 'live-verdict')
    settle()
    expect(host.cancelled).toEqual([host.started[0].id])
    paint(4)
    settle()
    vi.advanceTimersByTime(10 * PAUSE)
    expect(host.started).toHaveLength(1)
    run(workbench, 'live-verdict')
    settle()
    vi.advanceTimersByTime(PAUSE)
    expect(host.started).toHaveLength(2)
  })

  it('shows no solution and leaves the playback alone', () => {
    settle()
    vi.advanceTimersByTime(PAUSE)
    answer(0)
    expect(workbench.moves).toBeUndefined()
    expect(workbench.playback.length).toBe(0)
    expect(workbench.shown?.solve.status).toBe('idle')
  })
})

describe('asking for the solution', () => {
  it('is answered at once by what is known', () => {
    settle()
    vi.advanceTimersByTime(PAUSE)
    answer(0)
    run(workbench, 'solve')
    expect(workbench.moves).toBe('rrdu')
    expect(host.started).toHaveLength(1)
  })

  it('searches where the short search gave up, and the short one does not go on', () => {
    settle()
    vi.advanceTimersByTime(PAUSE)
    answer(0, { status: 'unknown', limit: 'seconds', nodes: 0 })
    run(workbench, 'solve')
    settle()
    expect(workbench.shown?.solve.status).toBe('running')
    vi.advanceTimersByTime(PAUSE)
    expect(host.started).toHaveLength(2)
  })

  it('searches with the limits of a search that was asked for while the short one runs', () => {
    settle()
    vi.advanceTimersByTime(PAUSE)
    run(workbench, 'solve')
    settle()
    expect(host.cancelled).toEqual([host.started[0].id])
    expect(askOf(1).limits).toEqual({ seconds: 60 })
  })
})

/** Whatever may happen in a window, in any order. The window may also be late to settle. */
type Event =
  | { readonly type: 'paint' | 'begin' | 'draw'; readonly cell: number }
  /** Of the jobs so far, counted from the last one: also such as were cancelled or are over. */
  | { readonly type: 'jump' | 'answer' | 'fail' | 'count'; readonly which: number }
  | { readonly type: 'undo' | 'redo' | 'lift' | 'escape' | 'tab' | 'toggle' | 'settle' | 'rest' }

const cell = fc.nat({ max: 8 })
const which = fc.nat({ max: 3 })
const PLAIN = ['undo', 'redo', 'lift', 'escape', 'tab', 'toggle'] as const

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('paint', 'begin', 'draw'), cell }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constantFrom('jump', 'answer', 'fail', 'count'), which }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom(...PLAIN) }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constantFrom('settle', 'rest') }) },
)

function happen(event: Event): void {
  const spot = middleOf(workbench.board!, 'cell' in event ? event.cell : 0)
  const index = 'which' in event ? host.started.length - 1 - event.which : -1
  const id = host.started.at(index)?.id
  switch (event.type) {
    case 'paint':
      return paint(event.cell)
    case 'begin':
      return workbench.edit((editor) => press(editor, KIT, spot))
    case 'draw':
      return workbench.edit((editor) => drag(editor, spot))
    case 'lift':
      return workbench.edit((editor) => release(editor, spot))
    case 'escape':
      return workbench.edit(escape)
    case 'undo':
      return workbench.edit(edit.undo)
    case 'redo':
      return workbench.edit(edit.redo)
    case 'jump':
      return workbench.edit((editor) => edit.jump(editor, event.which))
    case 'tab': {
      const other = workbench.documents.list.find(({ key }) => key !== workbench.shown!.key)
      return workbench.show(other!.key)
    }
    case 'toggle':
      return run(workbench, 'live-verdict')
    case 'settle':
      return settle()
    case 'rest':
      return void vi.advanceTimersByTime(PAUSE)
    case 'answer':
      if (index >= 0) answer(index)
      return
    case 'fail':
      if (index >= 0) workbench.jobs.receive({ id: id!, type: 'failed', message: String(index) })
      return
    case 'count': {
      const progress = { phase: 'count', nodes: 0, seconds: 1, figures: {} } as const
      if (index >= 0) workbench.jobs.receive({ id: id!, type: 'progress', progress })
    }
  }
}

/** The number of the job that an answer came from, where there is one. */
function sourceOf(live: Live): number | undefined {
  if (live.status === 'done') return live.verdict.nodes
  return live.status === 'failed' ? Number(live.message) : undefined
}

describe('whatever happens', () => {
  it('what is said is about the board that is shown', () => {
    let answers = 0
    always(
      fc.array(event, { minLength: 20, maxLength: 80 }),
      (events) => {
        open()
        for (const each of events) {
          happen(each)
          const source = sourceOf(shown())
          if (source === undefined) continue
          expect(askOf(source).board).toBe(workbench.board)
          answers++
        }
      },
      400,
    )
    expect(answers).toBeGreaterThan(100)
  })
})
