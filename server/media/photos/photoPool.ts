// Threads that read photos, so that metadata of untrusted files neither delay requests nor take their memory.
import os from 'node:os'
import { scriptFile } from '../../platform/core/folders'
import { createWorkerPool, type WorkerPool } from '../../platform/core/workerPool'
// The threads send codes of these messages, which are rendered here.
import '../thermal/messages'
import type { ThermalReply, ThermalTask } from '../thermal/thermalTask'
import type { PhotoKind, ReadPhoto } from './readPhoto'

export interface ReadTask {
  /** A file on this machine. */
  path: string
  kind: PhotoKind
  /** For thermal photos by DJI; see `convertThermal`. */
  converter?: readonly string[]
}

/** A thermal task has a source, the other one a kind. */
export type PhotoTask = ReadTask | ThermalTask

export interface PhotoPool extends Pick<WorkerPool<PhotoTask, unknown>, 'close'> {
  run(task: ReadTask, signal?: AbortSignal): Promise<ReadPhoto>
  run(task: ThermalTask, signal?: AbortSignal): Promise<ThermalReply>
}

interface PhotoPoolOptions {
  threads?: number
  /** Given to each task. */
  converter?: readonly string[] | undefined
}

const THREAD_HEAP_MEGABYTES = 256

export function createPhotoPool({
  threads = Math.max(1, os.availableParallelism() - 1),
  converter,
}: PhotoPoolOptions = {}): PhotoPool {
  const pool = createWorkerPool<PhotoTask, never>({
    filename: scriptFile('media/photos/photoWorker.cjs'),
    threads,
    heapMegabytes: THREAD_HEAP_MEGABYTES,
  })
  return {
    run: (task: PhotoTask, signal?: AbortSignal) => pool.run({ ...task, ...(converter && { converter }) }, signal),
    close: () => pool.close(),
  }
}
