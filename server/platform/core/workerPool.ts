// Runs tasks on worker threads, so that they do not delay requests.
import { Piscina } from 'piscina'

/** A task as its thread receives it. */
export type WorkerMessage<Task> = Task & {
  /** One shared byte; 1 when nobody waits for the result any more. */
  cancelled: Uint8Array<SharedArrayBuffer>
}

export interface WorkerPool<Task, Result> {
  /**
   * Runs a task as soon as a thread is free. A task cancelled while it waits never starts; one that has started finishes, but its
   * result is dropped: ending its thread would discard what the thread has cached for other tasks.
   * @throws the signal's reason when cancelled, the task's Error, or an Error when the thread ends
   */
  run(task: Task, signal?: AbortSignal): Promise<Result>
  /** Ends the threads; running and waiting tasks fail. */
  close(): Promise<void>
}

export interface WorkerOptions {
  /** A CommonJS module that exports `runTask`, a function of WorkerMessage that returns undefined for a cancelled task. */
  filename: string
  threads: number
  /** Limits memory: a thread that exceeds it ends, and its task fails. */
  heapMegabytes: number
  workerData?: object
}

const IDLE_MS = 10 * 60 * 1000

/** Threads start with the first task and end after ten idle minutes, except for one. */
export function createWorkerPool<Task extends object, Result>({
  filename,
  threads,
  heapMegabytes,
  workerData,
}: WorkerOptions): WorkerPool<Task, Result> {
  let piscina: Piscina<WorkerMessage<Task>, Result> | undefined
  let closed = false

  const start = () => {
    const pool = new Piscina<WorkerMessage<Task>, Result>({
      filename,
      name: 'runTask',
      // Piscina replaces a failed thread only up to the minimum; with none, waiting tasks would hang.
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      stricterFIFO: true,
      // Waiting on an Atomics lock would block the thread's event loop, and with it the closing of files.
      atomics: 'disabled',
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    })
    // Raised for a thread that fails between tasks. It is replaced, so there is nothing to do; unhandled it would end the process.
    pool.on('error', () => undefined)
    return pool
  }

  return {
    async run(task, signal) {
      if (closed) throw new Error('The worker threads have been stopped')
      signal?.throwIfAborted()
      piscina ??= start()
      const cancelled = new Uint8Array(new SharedArrayBuffer(1))
      const result = piscina.run({ ...task, cancelled })
      return signal ? untilAborted(result, signal, () => cancelled.fill(1)) : result
    },
    async close() {
      closed = true
      await piscina?.destroy()
    },
  }
}

/** Settles with the promise, or rejects with the signal's reason as soon as that is aborted. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal, onAbort: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      onAbort()
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
