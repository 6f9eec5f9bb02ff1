/** Exporting in the window: what is wanted, its preview, and the file, which is saved whole or not at all. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JobRequest } from '../../../src/core/jobs/job'
import { generate } from '../../../src/core/mazes/generators/pair'
import { read } from '../../../src/core/puzzle'
import { text, type Text } from '../../../src/core/text/say'
import { Exporting } from '../../../src/renderer/state/exporting.svelte'
import * as wishes from '../../../src/renderer/state/export-wish'
import { Jobs } from '../../../src/renderer/state/jobs'
import { fakeHost, type FakeHost } from './fake-host'

const PAUSE = 120
const RALLY = read('5\n1,1,4\n1\n2,1,3\n').board!
const MAZES = generate({ width: 250, height: 250, seed: 1, loops: 0, pits: 0 })

const LIGHT: wishes.ScreenLook = { dark: false, trail: 'time' }
const DARK: wishes.ScreenLook = { dark: true, trail: 'time' }

const UNSOLVED = wishes.subjectOf(RALLY, undefined)
const SOLVED = wishes.subjectOf(RALLY, 'rlrlrlr')

describe('a wish', () => {
  const wish = wishes.wishFor(LIGHT)
  const numbers = (change: Partial<wishes.ExportWish>): string[] =>
    Object.keys(wishes.faultsOf({ ...wish, ...change }, SOLVED))

  it('offers a graph only where the puzzle has one', () => {
    expect(wishes.formatsOf(RALLY)).toContain('gv')
    expect(wishes.formatsOf(MAZES)).toEqual(['svg', 'png', 'gif', 'txt'])
  })

  it('takes what fits for its numbers, and at most 500 frames', () => {
    const gif = wishes.withFormat(wish, 'gif')
    const long = wishes.subjectOf(MAZES, 'r'.repeat(19_344))
    expect(wishes.askFor(gif, SOLVED, 'en')).toMatchObject({ cell: 48, stride: 1, delay: 200 })
    expect(wishes.askFor(gif, long, 'en')).toMatchObject({ cell: 1, stride: 39 })
    expect(wishes.measuresOf(gif, long)).toMatchObject({ frames: 497 })
    expect(wishes.askFor(wish, long, 'en')).toMatchObject({ cell: 8 })
    expect(wishes.askFor({ ...gif, cell: 20, stride: 3 }, SOLVED, 'de')).toMatchObject({
      cell: 20,
      stride: 3,
      language: 'de',
    })
  })

  it('says which of its numbers is none', () => {
    expect(numbers({ cell: NaN })).toEqual(['cell'])
    expect(numbers({ cell: 97 })).toEqual(['cell'])
    expect(numbers({ cell: 96, stride: NaN })).toEqual([])
    expect(numbers({ format: 'gif', cell: 1.5, stride: 0, delay: 10 })).toEqual([
      'cell',
      'stride',
      'delay',
    ])
    expect(numbers({ format: 'txt', cell: NaN })).toEqual([])
  })

  it('shows the solution where it is wanted or needed', () => {
    const moves = (change: Partial<wishes.ExportWish>): unknown =>
      wishes.askFor({ ...wish, ...change }, SOLVED, 'en').moves
    expect(moves({})).toBe(SOLVED.moves)
    expect(moves({ solution: false })).toBeUndefined()
    expect(moves({ solution: false, format: 'gif' })).toBe(SOLVED.moves)
    expect(wishes.isReady(wish, UNSOLVED)).toBe(true)
    expect(wishes.isReady({ ...wish, format: 'txt' }, UNSOLVED)).toBe(false)
  })

  it('proposes a name, and for a solution never that of its board', () => {
    expect(wishes.fileNameFor('board.txt', 'png', 'board – solution')).toBe('board.png')
    expect(wishes.fileNameFor('Untitled 1', 'gif', '')).toBe('Untitled 1.gif')
    expect(wishes.fileNameFor('board.txt', 'txt', 'board – solution')).toBe('board – solution.txt')
  })
})

describe('exporting', () => {
  let host: FakeHost
  let jobs: Jobs
  let exporting: Exporting
  const save = vi.fn<(content: unknown) => Promise<Text | undefined>>()

  beforeEach(() => {
    vi.useFakeTimers()
    save.mockReset().mockResolvedValue(undefined)
    host = fakeHost()
    jobs = new Jobs(host)
    exporting = new Exporting(jobs, () => 'en')
  })

  afterEach(() => void vi.useRealTimers())

  const rest = (): void => void vi.advanceTimersByTime(PAUSE)
  const requests = (): JobRequest<'export'>[] => host.started as JobRequest<'export'>[]
  const answer = (content: string | Uint8Array): void =>
    jobs.receive({ id: requests().at(-1)!.id, type: 'result', result: { content }, seconds: 0 })

  it('draws a preview after a pause, small, and anew for another wish', () => {
    exporting.open(SOLVED, DARK)
    exporting.change({ ...exporting.wish!, cell: 3 })
    expect(host.started).toEqual([])
    rest()
    expect(requests().map(({ ask }) => [ask.format, ask.dark, ask.cell])).toEqual([
      ['png', true, 96],
    ])
    exporting.change(wishes.withFormat(exporting.wish!, 'gif'))
    expect(host.cancelled).toEqual([requests()[0].id])
    rest()
    answer(Uint8Array.of(1))
    expect(exporting.preview).toEqual({ status: 'drawn', content: Uint8Array.of(1) })
    exporting.change(wishes.withFormat(exporting.wish!, 'txt'))
    expect(exporting.preview).toMatchObject({ status: 'drawing', before: Uint8Array.of(1) })
    rest()
    expect(requests().at(-1)?.ask.format).toBe('txt')
  })

  it('makes nothing that can’t be, and goes on once the board is solved', () => {
    exporting.open(UNSOLVED, LIGHT)
    exporting.change(wishes.withFormat(exporting.wish!, 'txt'))
    rest()
    exporting.start(save)
    expect([exporting.ready, exporting.preview.status]).toEqual([false, 'none'])
    expect(host.started).toEqual([])
    exporting.change(wishes.withFormat(exporting.wish!, 'gif'))
    rest()
    exporting.start(save)
    expect(requests()).toMatchObject([{ ask: { format: 'png', moves: undefined } }])
    exporting.follow(SOLVED)
    rest()
    expect(exporting.ready).toBe(true)
    expect(requests().at(-1)).toMatchObject({ ask: { format: 'png', moves: SOLVED.moves } })
  })

  it('tells how far the file is, and hands it over whole', async () => {
    exporting.open(SOLVED, LIGHT)
    exporting.change(wishes.withFormat(exporting.wish!, 'gif'))
    exporting.start(save)
    exporting.start(save)
    const [{ id, ask }] = requests()
    expect(requests()).toHaveLength(1)
    expect(ask).toMatchObject({ format: 'gif', stride: 1, cell: 48 })
    jobs.receive({ id, type: 'progress', progress: { done: 3, all: 8 } })
    expect(exporting.making).toEqual({ status: 'making', done: 3, all: 8 })
    expect(save).not.toHaveBeenCalled()
    answer(Uint8Array.of(7))
    expect(exporting.making.status).toBe('saving')
    await vi.waitFor(() => expect(exporting.making.status).toBe('idle'))
    expect(save.mock.calls).toEqual([[Uint8Array.of(7)]])
  })

  it('is cancelled at once, and late messages are nobody’s', () => {
    exporting.open(SOLVED, LIGHT)
    exporting.start(save)
    const [{ id }] = requests()
    exporting.cancel()
    expect(host.cancelled).toEqual([id])
    expect(exporting.making).toEqual({ status: 'idle' })
    jobs.receive({ id, type: 'result', result: { content: 'late' }, seconds: 0 })
    expect(save).not.toHaveBeenCalled()
  })

  it('gives everything up when the dialog closes', () => {
    exporting.open(SOLVED, LIGHT)
    rest()
    exporting.start(save)
    exporting.close()
    expect(host.cancelled.toSorted()).toEqual(requests().map(({ id }) => id))
  })

  it('says why there is no file, until something changes', () => {
    exporting.open(SOLVED, LIGHT)
    exporting.start(save)
    jobs.receive({ id: requests()[0].id, type: 'failed', message: 'no memory' })
    expect(exporting.making).toMatchObject({
      status: 'failed',
      message: { values: { message: 'no memory' } },
    })
    exporting.change({ ...exporting.wish!, dark: true })
    expect(exporting.making.status).toBe('idle')
    expect(save).not.toHaveBeenCalled()
  })

  it('says why a file was not saved', async () => {
    const problem = text('desktop.unknown-document')
    save.mockResolvedValueOnce(problem)
    exporting.open(SOLVED, LIGHT)
    exporting.start(save)
    answer('content')
    const failed = (message: unknown) => ({ status: 'failed', message })
    await vi.waitFor(() => expect(exporting.making).toEqual(failed(problem)))
    save.mockRejectedValueOnce(new Error('refused'))
    exporting.start(save)
    answer('content')
    const refused = text('export.failed', { message: 'Error: refused' })
    await vi.waitFor(() => expect(exporting.making).toEqual(failed(refused)))
  })

  it('wants the same again for the next board, as far as it fits', () => {
    exporting.open(SOLVED, LIGHT)
    exporting.change({ ...exporting.wish!, format: 'gv', trail: 'battery', delay: 500, cell: 7 })
    exporting.close()
    exporting.open(wishes.subjectOf(MAZES, ''), DARK)
    expect(exporting.wish).toMatchObject({
      format: 'png',
      trail: 'time',
      delay: 500,
      cell: undefined,
      dark: true,
    })
  })
})
