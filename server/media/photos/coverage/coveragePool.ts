// Threads that compute coverage, so that requests are not delayed.
import { scriptFile } from '../../../platform/core/folders'
import { createWorkerPool, type WorkerPool } from '../../../platform/core/workerPool'
import type { Coverage, CoverageRequest } from './coverage'

export type CoveragePool = WorkerPool<CoverageRequest, Coverage | 'tooFar' | undefined>

/** Two, so that a large mission of one tenant does not keep the others waiting. */
const THREADS = 2
const THREAD_HEAP_MEGABYTES = 256

export const createCoveragePool = (): CoveragePool =>
  createWorkerPool({
    filename: scriptFile('media/photos/coverage/coverageWorker.cjs'),
    threads: THREADS,
    heapMegabytes: THREAD_HEAP_MEGABYTES,
  })
