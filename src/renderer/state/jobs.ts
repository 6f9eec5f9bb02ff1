/**
 * The window's side of jobs. Each job has an id and a listener of its own; once it is over or cancelled nobody listens
 * any more, so whatever a stale process still says reaches no one.
 */
import type { JobMessage, JobRequest, WorkName, Works } from '../../core/jobs/job'
import type { Host } from '../../host/host'

export type JobHost = Pick<Host, 'startJob' | 'cancelJob'>

type Listener<Name extends WorkName = WorkName> = (message: JobMessage<Name>) => void

export class Jobs {
  readonly #listeners = new Map<number, Listener>()
  #ids = 0

  constructor(private readonly host: JobHost) {}

  /** Starts a job and answers its id. */
  start<Name extends WorkName>(
    work: Name,
    ask: Works[Name]['ask'],
    listener: Listener<Name>,
  ): number {
    const id = ++this.#ids
    // What goes and comes with this id is about this work, which neither a map of listeners nor a union can say.
    this.#listeners.set(id, listener as Listener)
    this.host.startJob({ id, work, ask } as JobRequest)
    return id
  }

  cancel(id: number): void {
    if (this.#listeners.delete(id)) this.host.cancelJob(id)
  }

  receive(message: JobMessage): void {
    const listener = this.#listeners.get(message.id)
    if (message.type !== 'progress') this.#listeners.delete(message.id)
    listener?.(message)
  }
}
