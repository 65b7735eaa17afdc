// Ends this process when its event loop hangs, so that whoever starts it again after a crash does so: scripts/restarts.mjs, the
// primary process, or the supervisor of the installation. A thread of the process watches it, because a server of one process has
// no parent in a container.
import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { scriptFile } from '../core/folders'

const BEAT_MS = 500

/**
 * A process that is busy but turns its event loop once within the limit goes on, and so does one that a debugger has stopped.
 * @param limitSeconds after which it is killed with SIGKILL; 0: never
 */
export function watchEventLoop(limitSeconds: number): void {
  if (limitSeconds === 0) return
  const beats = new Int32Array(new SharedArrayBuffer(4))
  const isDebugged = new Int32Array(new SharedArrayBuffer(4))
  const beat = () => {
    Atomics.add(beats, 0, 1)
    Atomics.store(isDebugged, 0, inspector.url() === undefined ? 0 : 1)
  }
  beat()
  setInterval(beat, BEAT_MS).unref()
  const workerData = { beats, isDebugged, limitSeconds }
  new Worker(scriptFile('platform/processes/hangWatchThread.cjs'), { workerData, execArgv: [] }).unref()
}
