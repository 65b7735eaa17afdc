// Reads photos on a thread, one at a time.
import sharp from 'sharp'
import type { WorkerMessage } from '../core/workerPool'
import type { PhotoTask } from './photoPool'
import { readPhoto, type ReadPhoto } from './readPhoto'

// The pool has as many threads as there are cores to use.
sharp.concurrency(1)
sharp.cache(false)

/** Undefined for a task that was cancelled while it waited. */
export async function runTask({ path, kind, cancelled }: WorkerMessage<PhotoTask>): Promise<ReadPhoto | undefined> {
  return cancelled[0] ? undefined : readPhoto(path, kind)
}
