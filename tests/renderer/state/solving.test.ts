import { beforeEach, describe, expect, it } from 'vitest'
import type { JobRequest } from '../../../src/core/jobs/job'
import { boardOf } from '../../../src/renderer/state/document'
import { Documents } from '../../../src/renderer/state/documents.svelte'
import { Jobs } from '../../../src/renderer/state/jobs'
import { longer, movesOf } from '../../../src/renderer/state/solve'
import { Solving } from '../../../src/renderer/state/solving'

const BOARD = '3\n1,1,2\n1\n3,1,2\n'

let now = 0
let started: JobRequest[]
let cancelled: number[]
let documents: Documents
let jobs: Jobs
let solving: Solving

beforeEach(() => {
  now = 100
  started = []
  cancelled = []
  documents = new Documents()
  const host = {
    startJob: (request: JobRequest) => void started.push(request),
    cancelJob: (id: number) => void cancelled.push(id),
  }
  jobs = new Jobs(host)
  solving = new Solving(jobs, documents, () => now)
  documents.openUntitled('first', BOARD)
  documents.openUntitled('second', BOARD)
})

const statuses = (): string[] => documents.list.map(({ solve }) => solve.status)

const solved = (id: number) =>
  ({
    id,
    type: 'result',
    seconds: 1,
    result: { status: 'solved', moves: 'rrdu', nodes: 1 },
  }) as const

describe('solving', () => {
  it('hands the board itself to the job, no proxy of it', () => {
    solving.start(documents.active!)
    expect((started[0] as JobRequest<'solve'>).ask.board).toBe(boardOf(documents.active!))
    expect(() => structuredClone(started[0])).not.toThrow()
  })

  it('keeps progress and result of the running job', () => {
    solving.start(documents.active!)
    const { id } = started[0]
    const progress = { phase: 'search', nodes: 7, seconds: 0.5, figures: {} } as const
    jobs.receive({ id, type: 'progress', progress })
    expect(documents.active?.solve).toMatchObject({ status: 'running', progress })
    jobs.receive(solved(id))
    expect(movesOf(documents.active!.solve)).toBe('rrdu')
  })

  it('drops what comes from a job that is no longer the one that runs', () => {
    solving.start(documents.active!)
    solving.start(documents.active!)
    jobs.receive(solved(started[0].id))
    expect(statuses()).toEqual(['idle', 'running'])
    expect(cancelled).toEqual([started[0].id])
    jobs.receive(solved(started[1].id))
    jobs.receive({ id: started[1].id, type: 'failed', message: 'late' })
    expect(statuses()).toEqual(['idle', 'done'])
  })

  it('ends the job of another document, since one runs at a time', () => {
    solving.start(documents.list[0])
    now += 2
    solving.start(documents.list[1])
    expect(documents.list[0].solve).toEqual({ status: 'cancelled', seconds: 2 })
    expect(cancelled).toEqual([started[0].id])
  })

  it('cancels, and forgets what the job still says', () => {
    solving.start(documents.active!)
    solving.cancel()
    jobs.receive(solved(started[0].id))
    expect(statuses()).toEqual(['idle', 'cancelled'])
  })

  it('tells of a job that failed, and starts the next one', () => {
    solving.start(documents.active!)
    jobs.receive({ id: started[0].id, type: 'failed', message: 'out of memory' })
    expect(documents.active?.solve).toMatchObject({ status: 'failed', message: 'out of memory' })
    solving.start(documents.active!)
    expect(statuses()).toEqual(['idle', 'running'])
  })

  it('searches longer in all that was limited', () => {
    expect(longer({ seconds: 60, bytes: 10 })).toEqual({ seconds: 300, bytes: 50 })
  })
})
