/** The process of one job: waits for the request, does the work, posts what comes of it. */
import { runJob, type JobRequest } from '../core/jobs/job'

process.parentPort.once('message', ({ data }) => {
  void runJob(
    data as JobRequest,
    () => performance.now() / 1000,
    (message) => process.parentPort.postMessage(message),
  )
})
