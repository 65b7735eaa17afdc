// Writes the files of reports on a thread, one at a time.
import type { WorkerMessage } from '../../../platform/core/workerPool'
import { reportFile } from './reportFile'
import type { ReportTask } from './reportPool'

/** Undefined for a task that was cancelled while it waited. */
export async function runTask({
  report,
  cancelled,
  ...options
}: WorkerMessage<ReportTask>): Promise<Uint8Array | undefined> {
  return cancelled[0] ? undefined : reportFile(report, options)
}
