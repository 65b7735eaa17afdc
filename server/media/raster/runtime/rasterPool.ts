// Threads that render and measure rasters, so that neither delays requests.
import os from 'node:os'
import { scriptFile } from '../../../platform/core/folders'
import { createWorkerPool } from '../../../platform/core/workerPool'
import type { RasterFiles, RasterTask, TaskInput, TaskName, TaskResult } from './rasterTasks'

export interface RasterPool {
  /**
   * Runs a task as soon as a thread is free; cancelling works as in WorkerPool.
   * The COG must not change under its path, because threads keep rasters open.
   * @throws the signal's reason when cancelled, the task's Error, or an Error when the thread ends
   */
  run<Name extends TaskName>(
    raster: RasterFiles,
    name: Name,
    input: TaskInput<Name>,
    signal?: AbortSignal,
  ): Promise<TaskResult<Name>>
  /** Ends the threads; running and waiting tasks fail. */
  close(): Promise<void>
}

const MEGABYTE = 1024 * 1024
const THREAD_CACHE_BYTES = 128 * MEGABYTE
const THREAD_HEAP_MEGABYTES = 512

export function createRasterPool(threads = Math.max(1, os.availableParallelism() - 1)): RasterPool {
  const pool = createWorkerPool<RasterTask, unknown>({
    filename: scriptFile('media/raster/runtime/rasterWorker.cjs'),
    threads,
    heapMegabytes: THREAD_HEAP_MEGABYTES,
    workerData: { cacheBytes: THREAD_CACHE_BYTES },
  })
  const run = (raster: RasterFiles, name: TaskName, input: unknown, signal?: AbortSignal): Promise<unknown> =>
    pool.run({ raster, name, input }, signal)
  return { run: run as RasterPool['run'], close: () => pool.close() }
}
