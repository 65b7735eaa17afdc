// Reads photos on a thread, one at a time.
import sharp from 'sharp'
import type { WorkerMessage } from '../../platform/core/workerPool'
import type { PhotoTask } from './photoPool'
import { measureThermal } from '../thermal/measureThermal'
import type { ThermalReply } from '../thermal/thermalTask'
import { readPhoto, type ReadPhoto } from './readPhoto'

// The pool has as many threads as there are cores to use.
sharp.concurrency(1)
sharp.cache(false)

/** Undefined for a task that was cancelled while it waited. */
export async function runTask({
  cancelled,
  ...task
}: WorkerMessage<PhotoTask>): Promise<ReadPhoto | ThermalReply | undefined> {
  if (cancelled[0]) return undefined
  return 'source' in task ? measureThermal(task) : readPhoto(task.path, task.kind, task.converter)
}
