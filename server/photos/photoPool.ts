// Threads that read photos, so that metadata of untrusted files neither delay requests nor take their memory.
import os from 'node:os'
import { scriptFile } from '../core/folders'
import { createWorkerPool, type WorkerPool } from '../core/workerPool'
import type { PhotoKind, ReadPhoto } from './readPhoto'

export interface PhotoTask {
  /** A file on this machine. */
  path: string
  kind: PhotoKind
}

export type PhotoPool = WorkerPool<PhotoTask, ReadPhoto>

const THREAD_HEAP_MEGABYTES = 256

export const createPhotoPool = (threads = Math.max(1, os.availableParallelism() - 1)): PhotoPool =>
  createWorkerPool({ filename: scriptFile('photos/photoWorker.cjs'), threads, heapMegabytes: THREAD_HEAP_MEGABYTES })
