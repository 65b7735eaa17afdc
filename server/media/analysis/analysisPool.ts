// Threads that analyse pixels, so that requests are not delayed.
import { scriptFile } from '../../platform/core/folders'
import { createWorkerPool, type WorkerPool } from '../../platform/core/workerPool'
import type { AnalysisInput, AnalysisOutput } from './layerAnalysis'
import type { LayerInferType } from './layerAnalyses'

export interface AnalysisTask {
  inferType: LayerInferType
  input: AnalysisInput
  parameters: Readonly<Record<string, number>>
}

export type AnalysisPool = WorkerPool<AnalysisTask, AnalysisOutput>

/** A run has at most nine million pixels (MAX_PIXELS of the group analysis) and several numbers for each. */
const THREAD_HEAP_MEGABYTES = 2048

/** One thread: a run takes as much memory as it takes time. */
export const createAnalysisPool = (): AnalysisPool =>
  createWorkerPool({
    filename: scriptFile('media/analysis/analysisWorker.cjs'),
    threads: 1,
    heapMegabytes: THREAD_HEAP_MEGABYTES,
  })
