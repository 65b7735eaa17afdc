// A thread that writes the files of reports, so that requests are not delayed.
import { scriptFile } from '../../../platform/core/folders'
import { createWorkerPool, type WorkerPool } from '../../../platform/core/workerPool'
import type { Report } from '../service'
import type { FileOptions } from './reportFile'

export interface ReportTask extends FileOptions {
  report: Report
}

/** Undefined for a task that was cancelled while it waited. */
export type ReportPool = WorkerPool<ReportTask, Uint8Array | undefined>

const THREAD_HEAP_MEGABYTES = 512

export const createReportPool = (): ReportPool =>
  createWorkerPool({
    filename: scriptFile('groups/report/files/reportWorker.cjs'),
    threads: 1,
    heapMegabytes: THREAD_HEAP_MEGABYTES,
  })
