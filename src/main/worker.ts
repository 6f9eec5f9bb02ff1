/** The process of one job: waits for the request, does the work, posts what comes of it. */
import { constants, setPriority } from 'node:os'
import { runJob, type JobRequest } from '../core/jobs/job'

// Whoever draws while a board is solved goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.parentPort.once('message', ({ data }) => {
  void runJob(
    data as JobRequest,
    () => performance.now() / 1000,
    (message) => process.parentPort.postMessage(message),
  )
})
