// Work between requests: how long the queues of the database have waited, and jobs that failed.
import type { Message } from '../../../platform/core/messages'
import { asPlatform, type Db } from '../../../platform/db/tenancy'
import { countFailedJobs, measureQueues, type FailedJobs, type Queue, type QueueName } from '../sql'
import { ok, warning, type Finding, type Part } from './finding'
import { durationText } from './durationText'
import { doctorText, partText } from './messages'

/** As the alerts AerieQueueWaits and AerieJobsWait in deploy/monitoring. */
const LONG_WAIT_SECONDS = 600
const LONG_WAIT_OF_JOBS_SECONDS = 7200
/** Fewer are files that could not be read. */
const MANY_FAILED_JOBS = 5

const FAILED_JOBS: Part = { area: 'work', name: partText('failedJobs') }

/** What a queue is called, and what to do when it waits. */
const QUEUES: Record<QueueName, { name: Message; action: Message }> = {
  jobs: { name: partText('jobs'), action: doctorText('jobsAction') },
  events: { name: partText('events'), action: doctorText('eventsAction') },
  mails: { name: partText('mails'), action: doctorText('mailsAction') },
  reports: { name: partText('reports'), action: doctorText('reportsAction') },
  webhooks: { name: partText('webhooks'), action: doctorText('webhooksAction') },
  analyses: { name: partText('analyses'), action: doctorText('analysesAction') },
  removals: { name: partText('removals'), action: doctorText('removalsAction') },
}

/** @throws Error when the database does not answer */
export async function examineWork(db: Db): Promise<Finding[]> {
  const { queues, failedJobs } = await asPlatform(db, async (tx) => ({
    queues: await measureQueues(tx),
    failedJobs: await countFailedJobs(tx),
  }))
  return [...queues.map(queueFinding), failedJobsFinding(failedJobs)]
}

function queueFinding({ queue, length, oldestSeconds }: Queue): Finding {
  const { name, action } = QUEUES[queue]
  const part: Part = { area: 'work', name }
  if (length === 0) return ok(part, doctorText('queueEmpty'))
  const text = doctorText('queueShort', { length, time: durationText(oldestSeconds) })
  const limit = queue === 'jobs' ? LONG_WAIT_OF_JOBS_SECONDS : LONG_WAIT_SECONDS
  return oldestSeconds > limit ? warning(part, text, action) : ok(part, text)
}

function failedJobsFinding(byKind: FailedJobs[]): Finding {
  const count = byKind.reduce((sum, each) => sum + each.count, 0)
  if (count === 0) return ok(FAILED_JOBS, doctorText('jobsNoneFailed'))
  const text = doctorText('jobsFailed', { count })
  const details = byKind.map(({ kind, count: failures }) => ({ name: kind, count: failures }))
  const finding = details.some((each) => each.count >= MANY_FAILED_JOBS)
    ? warning(FAILED_JOBS, text, doctorText('jobsFailedAction'))
    : ok(FAILED_JOBS, text)
  return { ...finding, details }
}
