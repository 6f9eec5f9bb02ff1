import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { JobMessage, JobRequest } from '../../src/core/jobs/job'
import { emptyBoard } from '../../src/core/rally/board'
import { createJobs, MOST_AT_ONCE, type JobProcess, type Jobs } from '../../src/main/jobs'

class FakeProcess extends EventEmitter implements JobProcess {
  readonly requests: JobRequest[] = []
  killed = false

  postMessage(request: JobRequest): void {
    this.requests.push(request)
  }

  kill(): boolean {
    this.killed = true
    return true
  }
}

function setUp(): { jobs: Jobs; processes: FakeProcess[]; told: JobMessage[] } {
  const processes: FakeProcess[] = []
  const told: JobMessage[] = []
  const fork = (): FakeProcess => {
    processes.push(new FakeProcess())
    return processes.at(-1)!
  }
  const jobs = createJobs(
    fork,
    (message) => told.push(message),
    ({ key, values }) => `${key} ${JSON.stringify(values.code)}`,
  )
  jobs.standBy()
  return { jobs, processes, told }
}

const request = (id: number): JobRequest => ({
  id,
  work: 'solve',
  ask: { board: emptyBoard(3, 3) },
})
const failed = (id: number): JobMessage => ({ id, type: 'failed', message: 'of itself' })

describe('jobs', () => {
  it('start in the process that stands by, and another stands by at once', () => {
    const { jobs, processes } = setUp()
    jobs.start(request(1))
    expect(processes.map(({ requests }) => requests.map(({ id }) => id))).toEqual([[1], []])
    jobs.standBy()
    expect(processes).toHaveLength(2)
  })

  it('end their process with the last message, and what it says then is dropped', () => {
    const { jobs, processes, told } = setUp()
    jobs.start(request(1))
    processes[0].emit('message', failed(1))
    expect(processes[0].killed).toBe(true)
    processes[0].emit('message', failed(1))
    processes[0].emit('exit', 15)
    expect(told).toEqual([failed(1)])
  })

  it('say nothing once they are cancelled, or started anew with the same id', () => {
    const { jobs, processes, told } = setUp()
    jobs.start(request(1))
    jobs.cancel(2)
    expect(processes[0].killed).toBe(false)
    jobs.cancel(1)
    jobs.start(request(3))
    jobs.start(request(3))
    expect(processes.map(({ killed }) => killed)).toEqual([true, true, false, false])
    for (const [index, id] of [1, 3].entries()) {
      processes[index].emit('message', failed(id))
      processes[index].emit('exit', 0)
    }
    expect(told).toEqual([])
  })

  it('run side by side, each answering for itself', () => {
    const { jobs, processes, told } = setUp()
    jobs.start(request(1))
    jobs.start(request(2))
    processes[1].emit('message', failed(1))
    expect(told).toEqual([])
    processes[1].emit('message', failed(2))
    processes[0].emit('exit', 9)
    expect(told.map(({ id }) => id)).toEqual([2, 1])
  })

  it('are refused beyond as many as a window can need', () => {
    const { jobs, processes, told } = setUp()
    for (let id = 1; id <= MOST_AT_ONCE + 1; id++) jobs.start(request(id))
    expect(told).toMatchObject([{ id: MOST_AT_ONCE + 1, type: 'failed' }])
    expect(processes).toHaveLength(MOST_AT_ONCE + 1)
    jobs.cancelAll()
    expect(processes.filter(({ killed }) => killed)).toHaveLength(MOST_AT_ONCE)
  })

  it('drop messages that carry another id', () => {
    const { jobs, processes, told } = setUp()
    jobs.start(request(5))
    processes[0].emit('message', failed(4))
    expect(told).toEqual([])
    expect(processes[0].killed).toBe(false)
  })

  it('fail in words when their process dies, and the next job has one', () => {
    const { jobs, processes, told } = setUp()
    jobs.start(request(1))
    processes[0].emit('exit', 134)
    expect(told).toEqual([{ id: 1, type: 'failed', message: 'desktop.job-died 134' }])
    jobs.start(request(2))
    expect(processes[1].requests).toHaveLength(1)
  })

  it('do without a process that died while it stood by', () => {
    const { jobs, processes } = setUp()
    processes[0].emit('exit', 1)
    expect(processes).toHaveLength(1)
    jobs.start(request(1))
    expect(processes.map(({ requests }) => requests.length)).toEqual([0, 1, 0])
  })

  it('leave no process when all is over', () => {
    const { jobs, processes } = setUp()
    jobs.start(request(1))
    jobs.end()
    expect(processes.map(({ killed }) => killed)).toEqual([true, true])
  })
})
