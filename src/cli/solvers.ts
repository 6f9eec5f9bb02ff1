/**
 * Worker threads that solve boards, one at a time each. A thread is kept for the next board; one that dies (out of
 * memory, say) answers its board with the reason and is replaced.
 */
import { Worker } from 'node:worker_threads'
import type { JobMessage, JobRequest } from '../core/jobs/job'
import type { Progress } from '../core/verdict'

export type JobEnd = Exclude<JobMessage, { type: 'progress' }>

export class Solver {
  private worker: Worker | undefined
  private lastId = 0
  private report: (progress: Progress) => void = () => undefined
  private finish: (end: JobEnd) => void = () => undefined

  constructor(private readonly script: URL) {}

  solve(request: Omit<JobRequest, 'id'>, report: (progress: Progress) => void): Promise<JobEnd> {
    this.worker ??= this.startWorker()
    this.report = report
    this.worker.postMessage({ ...request, id: ++this.lastId })
    return new Promise((resolve) => (this.finish = resolve))
  }

  async end(): Promise<void> {
    const worker = this.worker
    this.worker = undefined
    await worker?.terminate()
  }

  private startWorker(): Worker {
    const worker = new Worker(this.script)
    worker.on('message', (message: JobMessage) => {
      if (message.type === 'progress') this.report(message.progress)
      else this.finish(message)
    })
    worker.on('error', (error) => this.die(error.message))
    worker.on('exit', (code) => this.die(`exit code ${code}`))
    return worker
  }

  private die(message: string): void {
    this.worker = undefined
    this.finish({ id: this.lastId, type: 'failed', message })
  }
}

/** Works through the tasks with several workers at once; what comes of them is handed over in the tasks' order. */
export async function inOrder<Task, Result>(
  tasks: readonly Task[],
  workers: number,
  work: (task: Task, worker: number) => Promise<Result>,
  handOver: (result: Result) => void,
): Promise<void> {
  const results = new Map<number, Result>()
  let next = 0
  let handedOver = 0
  const lane = async (worker: number): Promise<void> => {
    while (next < tasks.length) {
      const index = next++
      results.set(index, await work(tasks[index], worker))
      for (; results.has(handedOver); handedOver++) {
        handOver(results.get(handedOver)!)
        results.delete(handedOver)
      }
    }
  }
  await Promise.all(
    Array.from({ length: Math.min(workers, tasks.length) }, (_, index) => lane(index)),
  )
}
