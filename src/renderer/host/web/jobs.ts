/**
 * Jobs in Web Workers, side by side. Each worker serves one job; cancelling ends it at once, whatever it is doing, and a
 * fresh one stands by so that the next job does not wait for a start.
 *
 * A browser tells nobody when a worker dies without an error of its own. So each worker holds a lock as long as it
 * lives, and we queue up for that lock: when we get it, the worker is gone. It gets its job only once it has said that
 * it holds the lock, and one that does not say so for a while has died before it could.
 */
import type { JobMessage, JobRequest } from '../../../core/jobs/job'
import { text, type Text } from '../../../core/text/say'
import type { FromWorker } from '../../worker'

/** How long a worker may take to start, in seconds: far longer than any that will ever start. */
const PATIENCE = 20

const ENDED = text('web.worker-ended')

interface Hand {
  readonly worker: Worker
  /** Fulfilled once the worker can't die unnoticed. */
  readonly watched: Promise<void>
}

export class WebJobs {
  #standby: Hand | undefined
  readonly #running = new Map<number, Hand>()

  constructor(
    private readonly tell: (message: JobMessage) => void,
    private readonly speak: (text: Text) => string,
  ) {
    this.#standby = this.#hire()
  }

  start(request: JobRequest): void {
    this.cancel(request.id)
    const hand = this.#standby ?? this.#hire()
    this.#running.set(request.id, hand)
    void hand.watched.then(() => hand.worker.postMessage(request))
    this.#standby = this.#hire()
  }

  cancel(id: number): void {
    this.#running.get(id)?.worker.terminate()
    this.#running.delete(id)
  }

  #hire(): Hand {
    const worker = new Worker(new URL('../../worker.ts', import.meta.url), { type: 'module' })
    const late = text('web.worker-late', { seconds: PATIENCE })
    const timer = setTimeout(() => this.#bury(worker, late), PATIENCE * 1000)
    worker.onerror = (event) => {
      event.preventDefault()
      this.#bury(worker, ENDED, event.message)
    }
    const watched = new Promise<void>((watch) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (!('alive' in data)) return this.#hear(worker, data)
        clearTimeout(timer)
        void whenFree(data.alive, () => this.#bury(worker, ENDED))
        watch()
      }
    })
    return { worker, watched }
  }

  #hear(worker: Worker, message: JobMessage): void {
    if (this.#running.get(message.id)?.worker !== worker) return
    if (message.type !== 'progress') this.cancel(message.id)
    this.tell(message)
  }

  #bury(worker: Worker, why: Text, message = ''): void {
    worker.terminate()
    if (this.#standby?.worker === worker) this.#standby = undefined
    const id = [...this.#running].find(([, hand]) => hand.worker === worker)?.[0]
    if (id === undefined) return
    this.#running.delete(id)
    this.tell({ id, type: 'failed', message: message || this.speak(why) })
  }
}

async function whenFree(lock: string, then: () => void): Promise<void> {
  await navigator.locks?.request(lock, then)
}
