/** Threads that draw tiles and measure, so that neither holds up requests. Tasks wait in one queue and can be given up. */
import os from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RasterFiles, TaskInput, TaskMessage, TaskName, TaskReply, TaskResult } from './rasterTasks'

export interface RasterPool {
  /**
   * Rejects with the signal's reason when it is given up, with an Error when the thread failed.
   * A COG must not change under its path: rasters stay open.
   */
  run<Name extends TaskName>(
    raster: RasterFiles,
    name: Name,
    input: TaskInput<Name>,
    signal?: AbortSignal,
  ): Promise<TaskResult<Name>>
  close(): Promise<void>
}

interface Waiting {
  message: TaskMessage
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

const MEGABYTE = 1024 * 1024
const THREAD_CACHE_BYTES = 128 * MEGABYTE
const THREAD_HEAP_MEGABYTES = 512

export function createRasterPool(threads = Math.max(1, os.availableParallelism() - 1)): RasterPool {
  const queue: Waiting[] = []
  const idle: Worker[] = []
  const busy = new Map<Worker, Waiting>()
  let closed = false

  const start = (): Worker => {
    const worker = new Worker(path.join(__dirname, 'rasterWorker.cjs'), {
      workerData: { cacheBytes: THREAD_CACHE_BYTES },
      resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MEGABYTES },
    })
    worker.on('message', (reply: TaskReply) => {
      const task = busy.get(worker)
      busy.delete(worker)
      idle.push(worker)
      if ('error' in reply) task?.reject(new Error(reply.error))
      else task?.resolve(reply.result)
      next()
    })
    worker.on('error', (error) => fail(worker, error))
    worker.on('exit', () => fail(worker, new Error('A raster thread ended')))
    return worker
  }

  /** Another thread takes its place as soon as there is work. */
  const fail = (worker: Worker, error: unknown) => {
    busy.get(worker)?.reject(error)
    busy.delete(worker)
    const at = idle.indexOf(worker)
    if (at >= 0) idle.splice(at, 1)
    next()
  }

  const next = () => {
    while (queue.length > 0 && !closed) {
      const worker = idle.pop() ?? (busy.size < threads ? start() : undefined)
      const task = worker && queue.shift()
      if (!worker || !task) return
      busy.set(worker, task)
      worker.postMessage(task.message)
    }
  }

  const run = (raster: RasterFiles, name: TaskName, input: unknown, signal?: AbortSignal): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Error('The raster threads have been stopped'))
      if (signal?.aborted) return reject(asError(signal.reason))
      const settle = (finish: () => void) => {
        signal?.removeEventListener('abort', giveUp)
        finish()
      }
      const task: Waiting = {
        message: { raster, name, input },
        resolve: (result) => settle(() => resolve(result)),
        reject: (error) => settle(() => reject(asError(error))),
      }
      const giveUp = () => {
        const at = queue.indexOf(task)
        if (at >= 0) queue.splice(at, 1)
        task.reject(signal?.reason)
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      queue.push(task)
      next()
    })

  return {
    run: run as RasterPool['run'],
    async close() {
      closed = true
      for (const task of queue.splice(0)) task.reject(new Error('The raster threads have been stopped'))
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()))
    },
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
