/** The page's own worker, for all jobs of the web edition and for exports on the desktop: does one job, and holds a lock that tells how long it lives. */
import { loadRasteriser } from './rasteriser'
import { runJob, type JobMessage, type JobRequest } from '../core/jobs/job'

/** A worker first names the lock it holds; it gets its job after that. */
export type FromWorker = JobMessage | { readonly alive: string }

const post = (message: FromWorker): void => self.postMessage(message)

self.onmessage = ({ data }: MessageEvent<JobRequest>) => {
  void runJob(data, () => performance.now() / 1000, post, loadRasteriser)
}

const lock = `stromwerk-worker-${performance.timeOrigin}-${Math.random()}`

const hold = (): Promise<never> => {
  post({ alive: lock })
  return new Promise<never>(() => undefined)
}

// There are locks on a secure origin only; elsewhere nobody waits for one.
void (navigator.locks ? navigator.locks.request(lock, hold) : hold())
