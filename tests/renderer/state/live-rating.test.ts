/** Ratings in the background: they begin once a board is known to be solvable, and are never those of another board. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press, release } from '../../../src/core/editor/editor'
import { middleOf } from '../../../src/core/editor/spot'
import type { Rating } from '../../../src/core/rating'
import type { Verdict } from '../../../src/core/verdict'
import { run } from '../../../src/renderer/actions/commands'
import type { Rated } from '../../../src/renderer/state/live-rating.svelte'
import { Workbench } from '../../../src/renderer/state/workbench.svelte'
import { fakeHost, type FakeHost } from './fake-host'

const BOARD = '3\n1,1,2\n1\n3,1,2\n'
const RATING: Rating = { rating: 2.5, level: 'beginner', uncertainty: 0, parts: [] }
const SOLVED: Verdict = { status: 'solved', moves: 'rrdu', nodes: 1 }

let host: FakeHost
let workbench: Workbench

beforeEach(() => {
  vi.useFakeTimers()
  host = fakeHost()
  workbench = new Workbench(host, () => 0)
  workbench.documents.openUntitled('first', BOARD)
})

afterEach(() => void vi.useRealTimers())

/** What the window does whenever its state has changed. */
function settle(): void {
  workbench.live.follow(workbench.followed)
  vi.runAllTimers()
  workbench.rating.follow(workbench.rated)
}

const shown = (): Rated => workbench.rating.of(workbench.board!)
const asked = () => host.started.filter(({ work }) => work === 'rate')

function answerVerdict(result: Verdict): void {
  const { id } = host.started.findLast(({ work }) => work === 'solve')!
  workbench.jobs.receive({ id, type: 'result', seconds: 0.1, result })
  settle()
}

function answerRating(index: number): void {
  workbench.jobs.receive({ id: asked()[index].id, type: 'result', seconds: 0.1, result: RATING })
}

function paint(cell: number): void {
  const at = middleOf(workbench.board!, cell)
  workbench.edit((editor) => release(press(editor, { tool: 'battery', charge: 4 }, at), at))
  settle()
}

describe('the rating', () => {
  it('can be stopped, and asked for after all', () => {
    settle()
    answerVerdict(SOLVED)
    workbench.rating.stop()
    expect(shown().status).toBe('stopped')
    expect(host.cancelled).toContain(asked()[0].id)
    settle()
    expect(asked()).toHaveLength(1)
    workbench.rating.resume()
    expect(shown().status).toBe('rating')
    answerRating(1)
    expect(shown().status).toBe('done')
    workbench.rating.stop()
    expect(shown().status).toBe('done')
  })

  it('begins once the board is known to be solvable, with a limit', () => {
    settle()
    expect(shown().status).toBe('waiting')
    expect(asked()).toEqual([])
    answerVerdict(SOLVED)
    expect(shown().status).toBe('rating')
    expect(asked()[0].ask).toMatchObject({ board: workbench.board, limits: { seconds: 10 } })
    answerRating(0)
    expect(shown()).toEqual({ status: 'done', rating: RATING })
  })

  it('is not asked for a board that can’t be solved, or of which one does not know', () => {
    settle()
    answerVerdict({ status: 'unknown', limit: 'seconds', nodes: 0 })
    expect(asked()).toEqual([])
  })

  it('comes after a search that was asked for, too', () => {
    run(workbench, 'live-verdict')
    settle()
    run(workbench, 'solve')
    answerVerdict(SOLVED)
    expect(asked()).toHaveLength(1)
  })

  it('is given up with the board, and a late answer is nobody’s', () => {
    settle()
    answerVerdict(SOLVED)
    paint(4)
    expect(host.cancelled).toContain(asked()[0].id)
    answerRating(0)
    expect(shown().status).toBe('waiting')
  })

  it('is remembered for a tab that is shown again', () => {
    settle()
    answerVerdict(SOLVED)
    answerRating(0)
    const [{ key }] = workbench.documents.list
    workbench.documents.openUntitled('second', BOARD)
    settle()
    expect(shown().status).toBe('waiting')
    workbench.show(key)
    settle()
    expect(shown().status).toBe('done')
    expect(asked()).toHaveLength(1)
  })

  it('says that it has failed', () => {
    settle()
    answerVerdict(SOLVED)
    workbench.jobs.receive({ id: asked()[0].id, type: 'failed', message: 'out of memory' })
    expect(shown()).toEqual({ status: 'failed', message: 'out of memory' })
  })
})
