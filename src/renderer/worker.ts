/** The Web Worker of the web edition: does one job, and holds a lock that tells how long it lives. */
import { runJob, type JobMessage, type JobRequest } from '../core/jobs/job'

/** A worker first names the lock it holds, where there are locks (they need a secure origin). */
export type FromWorker = JobMessage | { readonly alive: string }

const post = (message: FromWorker): void => self.postMessage(message)

self.onmessage = ({ data }: MessageEvent<JobRequest>) => {
  runJob(data, () => performance.now() / 1000, post)
}

const lock = `stromwerk-worker-${performance.timeOrigin}-${Math.random()}`

void navigator.locks?.request(lock, () => {
  post({ alive: lock })
  return new Promise<never>(() => undefined)
})
