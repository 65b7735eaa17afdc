// Hashes uploads as they arrive, on a separate thread that reads behind the writer. The data is still in the page cache, and
// hashing on the main thread would halve the upload speed.
import { Worker } from 'node:worker_threads'
import { scriptFile } from '../../../platform/core/folders'

export interface HashFollower {
  /** The file at `path` has grown to `size`. Returns without waiting for the hash. */
  follow(key: string, path: string, size: number): void
  /** SHA-256 of the complete file of `size` bytes. Forgets the key. */
  digest(key: string, path: string, size: number): Promise<string>
  close(): Promise<void>
}

type Reply = { key: string; sha256: string } | { key: string; error: string }

export function openHashFollower(): HashFollower {
  let worker: Worker | undefined
  const waiting = new Map<string, { resolve: (sha256: string) => void; reject: (error: Error) => void }>()

  const start = (): Worker => {
    const started = new Worker(scriptFile('records/uploads/store/hashWorker.mjs'))
    started.unref()
    started.on('message', (reply: Reply) => {
      const pending = waiting.get(reply.key)
      waiting.delete(reply.key)
      if ('sha256' in reply) pending?.resolve(reply.sha256)
      else pending?.reject(new Error(reply.error))
    })
    started.on('error', (error) => {
      worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    return started
  }
  const send = (message: object): void => (worker ??= start()).postMessage(message)

  return {
    follow: (key, file, size) => send({ key, file, size, last: false }),
    digest: (key, file, size) =>
      new Promise((resolve, reject) => {
        waiting.set(key, { resolve, reject })
        send({ key, file, size, last: true })
      }),
    async close() {
      await worker?.terminate()
    },
  }
}
