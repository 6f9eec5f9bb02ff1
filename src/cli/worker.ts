/** The worker thread in which the command line runs a job. */
import { parentPort } from 'node:worker_threads'
import { runJob, type JobRequest } from '../core/jobs/job'

const port = parentPort!
const clock = (): number => performance.now() / 1000

port.on('message', (request: JobRequest) => {
  void runJob(request, clock, (message) => port.postMessage(message))
})
