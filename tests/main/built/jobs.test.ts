import { existsSync, readdirSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { JobMessage, JobRequest } from '../../../src/core/jobs/job'
import { generate } from '../../../src/core/mazes/generators/pair'
import { puzzleOf, read, type Board } from '../../../src/core/puzzle'
import { copyBuild, removeBuild } from '../../standin/build'
import { hostIn, type HostInPage } from '../../standin/host-in-page'
import { launch, type Program } from '../../standin/launch'

const EASY = read('3\n1,1,1\n1\n2,1,3\n').board!
/** Takes long enough, so that there is time to end it. */
const HARD = generate({ width: 255, height: 255, seed: 1, loops: 0.1, pits: 0 })

let build: string
let program: Program
let window: HostInPage
let last = 0

beforeAll(async () => {
  build = copyBuild()
  program = await launch({ build, languages: 'de-AT,en' })
  window = await hostIn(await program.page())
})

afterAll(async () => {
  await program.close()
  removeBuild(build)
})

beforeEach(() => {
  last++
})

const solve = (board: Board): Promise<void> =>
  window.host.evaluate((host, request) => host.startJob(request), {
    id: last,
    work: 'solve',
    ask: { board },
  } satisfies JobRequest)

const messages = async (type: JobMessage['type'], id = last): Promise<JobMessage[]> => {
  const { job } = await window.heard()
  return job.filter((message) => message.id === id && message.type === type)
}

const first = async (type: JobMessage['type']): Promise<JobMessage> => {
  await expect.poll(() => messages(type), { timeout: 20_000, interval: 20 }).not.toEqual([])
  return (await messages(type))[0]
}

/** Which processes live, once as many do as are expected: one may still be starting or ending. */
const processes = async (count: number): Promise<readonly number[]> => {
  const settled = expect.poll(() => program.operate('jobs'), { timeout: 10_000, interval: 20 })
  await settled.toHaveLength(count)
  return program.operate('jobs')
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('jobs of the built desktop', () => {
  it('solves in a process of its own that stood by, and lets a fresh one stand by', async () => {
    const [standingBy] = await processes(1)
    await solve(EASY)
    const result = await first('result')
    expect(result).toMatchObject({ result: { status: 'solved' } })
    const { moves } = (result as { result: { moves: string } }).result
    expect(puzzleOf(EASY).play(EASY, moves).solved).toBe(true)
    expect(await processes(1)).not.toContain(standingBy)
  })

  it('lets the window go first', async () => {
    const [pid] = await processes(1)
    await expect.poll(() => getPriority(pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
  })

  it('solves a pair of mazes, whose walls are bytes', async () => {
    const board = generate({ width: 9, height: 7, seed: 3, loops: 0, pits: 0 })
    await solve(board)
    const result = await first('result')
    const { moves } = (result as { result: { moves: string } }).result
    expect(puzzleOf(board).play(board, moves).solved).toBe(true)
  })

  it('tells progress, and ends the process when the job is cancelled', async () => {
    const before = await processes(1)
    await solve(HARD)
    await first('progress')
    await window.host.evaluate((host, id) => host.cancelJob(id), last)
    await expect.poll(() => before.some(isAlive), { interval: 5 }).toBe(false)
    await processes(1)
    const told = (await window.heard()).job.length
    await new Promise((done) => setTimeout(done, 300))
    expect((await window.heard()).job).toHaveLength(told)
    expect(await messages('failed')).toEqual([])
  })

  it('runs a second job beside the first, and cancels only the one that is meant', async () => {
    await solve(HARD)
    await first('progress')
    const longRunning = last++
    await solve(EASY)
    await first('result')
    await processes(2)
    await window.host.evaluate((host, id) => host.cancelJob(id), longRunning)
    await processes(1)
    expect(await messages('failed', longRunning)).toEqual([])
  })

  it('says in words when a process is killed from outside, and the next job works', async () => {
    const [pid] = await processes(1)
    await solve(HARD)
    await first('progress')
    process.kill(pid, 'SIGKILL')
    const failed = await first('failed')
    expect(failed).toMatchObject({ message: expect.stringContaining('unerwartet') as string })
    last++
    await solve(EASY)
    expect(await first('result')).toMatchObject({ result: { status: 'solved' } })
  })

  it('goes on when a process is stuck: cancelled, it is out of the way', async () => {
    const [pid] = await processes(1)
    await solve(HARD)
    await first('progress')
    process.kill(pid, 'SIGSTOP')
    await window.host.evaluate((host, id) => host.cancelJob(id), last)
    last++
    await solve(EASY)
    expect(await first('result')).toMatchObject({ result: { status: 'solved' } })
    process.kill(pid, 'SIGCONT')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  it('says in words when a process runs out of memory, and the next job works', async () => {
    const [pid] = await processes(1)
    await solve(HARD)
    await first('progress')
    // What V8 does when a heap is full.
    process.kill(pid, 'SIGABRT')
    expect(await first('failed')).toMatchObject({
      message: expect.stringContaining('Mangel an Speicher') as string,
    })
    last++
    await solve(EASY)
    expect(await first('result')).toMatchObject({ result: { status: 'solved' } })
  })

  it('goes on when the process that stands by is killed', async () => {
    const [pid] = await processes(1)
    process.kill(pid, 'SIGKILL')
    await processes(0)
    await solve(EASY)
    expect(await first('result')).toMatchObject({ result: { status: 'solved' } })
  })

  it.skipIf(!existsSync('/proc/self/fd'))('holds no file open after many jobs', async () => {
    const open = (): number => readdirSync(`/proc/${program.pid}/fd`).length
    await processes(1)
    const before = open()
    for (let time = 0; time < 4; time++) {
      last++
      await solve(EASY)
      await first('result')
      last++
      await solve(HARD)
      await window.host.evaluate((host, id) => host.cancelJob(id), last)
    }
    await processes(1)
    await expect.poll(open).toBeLessThanOrEqual(before)
  })

  it('leaves no process behind when the program quits in the middle of a job', async () => {
    await solve(HARD)
    await first('progress')
    const pids = await processes(2)
    await program.close()
    expect(await program.exited).toBe(0)
    await expect.poll(() => pids.filter(isAlive)).toEqual([])
    expect(program.pageErrors).toEqual([])
  })
})
