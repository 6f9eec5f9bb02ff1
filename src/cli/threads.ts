/**
 * Threads that do jobs, one at a time each. A thread is kept for the next job; one that dies (out of memory, say)
 * answers its job with the reason and is replaced.
 */
import { Worker } from 'node:worker_threads'
import type { JobEnd, JobMessage, WorkName, Works } from '../core/jobs/job'

export class JobThread {
  private worker: Worker | undefined
  private lastId = 0
  private hear: (message: JobMessage) => void = () => undefined

  constructor(private readonly script: URL) {}

  run<Name extends WorkName>(
    work: Name,
    ask: Works[Name]['ask'],
    report: (progress: Works[Name]['progress']) => void = () => undefined,
  ): Promise<JobEnd<Name>> {
    this.worker ??= this.startWorker()
    this.worker.postMessage({ id: ++this.lastId, work, ask })
    return new Promise((resolve) => {
      // The thread does one job at a time, so what it says is about this one.
      const hear = (message: JobMessage<Name>): void => {
        if (message.type === 'progress') report(message.progress)
        else resolve(message)
      }
      this.hear = hear
    })
  }

  async end(): Promise<void> {
    const worker = this.worker
    this.worker = undefined
    await worker?.terminate()
  }

  private startWorker(): Worker {
    const worker = new Worker(this.script)
    worker.on('message', (message: JobMessage) => this.hear(message))
    worker.on('error', (error) => this.die(error.message))
    worker.on('exit', (code) => this.die(`exit code ${code}`))
    return worker
  }

  private die(message: string): void {
    this.worker = undefined
    this.hear({ id: this.lastId, type: 'failed', message })
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
