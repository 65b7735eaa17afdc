// A thread that estimates the views of recordings, so that requests are not delayed.
import { scriptFile } from '../../platform/core/folders'
import { createWorkerPool, type WorkerPool } from '../../platform/core/workerPool'
import type { Filmed } from './estimateViews'
import type { Span } from './spans'

export interface FootageTask {
  filmed: Filmed
  /** In the order of time; packed. */
  samples: readonly Float64Array[]
}

/** Undefined for a task that was cancelled while it waited. */
export type FootagePool = WorkerPool<FootageTask, Span[] | undefined>

const THREAD_HEAP_MEGABYTES = 512

/** One thread: recordings are estimated in the background, one at a time. */
export const createFootagePool = (): FootagePool =>
  createWorkerPool({
    filename: scriptFile('media/footage/footageWorker.cjs'),
    threads: 1,
    heapMegabytes: THREAD_HEAP_MEGABYTES,
  })
