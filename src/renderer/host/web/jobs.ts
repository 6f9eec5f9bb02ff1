/**
 * Jobs in Web Workers. Each worker serves one job; cancelling ends it at once, whatever it is doing, and a fresh one
 * stands by so that the next job does not wait for a start.
 *
 * A browser tells nobody when a worker dies without an error of its own. So each worker holds a lock as long as it
 * lives, and we queue up for that lock: when we get it, the worker is gone.
 */
import type { JobMessage, JobRequest } from '../../../core/jobs/job'
import type { FromWorker } from '../../worker'

export class WebJobs {
  #standby: Worker | undefined
  #running: { readonly worker: Worker; readonly id: number } | undefined

  constructor(private readonly tell: (message: JobMessage) => void) {
    this.#standby = this.#newWorker()
  }

  start(request: JobRequest): void {
    this.#end()
    const worker = this.#standby ?? this.#newWorker()
    this.#running = { worker, id: request.id }
    worker.postMessage(request)
    this.#standby = this.#newWorker()
  }

  cancel(id: number): void {
    if (this.#running?.id === id) this.#end()
  }

  #end(): void {
    this.#running?.worker.terminate()
    this.#running = undefined
  }

  #newWorker(): Worker {
    const worker = new Worker(new URL('../../worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('alive' in data) void whenFree(data.alive, () => this.#died(worker, 'worker ended'))
      else this.#received(worker, data)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      this.#died(worker, event.message || 'worker')
    }
    return worker
  }

  #received(worker: Worker, message: JobMessage): void {
    if (this.#running?.worker !== worker) return
    if (message.type !== 'progress') this.#end()
    this.tell(message)
  }

  #died(worker: Worker, message: string): void {
    worker.terminate()
    if (this.#standby === worker) this.#standby = undefined
    if (this.#running?.worker !== worker) return
    const { id } = this.#running
    this.#running = undefined
    this.tell({ id, type: 'failed', message })
  }
}

async function whenFree(lock: string, then: () => void): Promise<void> {
  await navigator.locks?.request(lock, then)
}
