// Hashes uploads while they arrive, on a thread of its own that reads behind the writer: the file is in memory anyway,
// and hashing on the main thread would halve the speed of an upload.
import path from 'node:path'
import { Worker } from 'node:worker_threads'

export interface HashFollower {
  /** The file at `path` has grown to `size`; the hash will catch up. Nothing to wait for. */
  follow(key: string, path: string, size: number): void
  /** SHA-256 of the first `size` bytes, which are all of the file; forgets the key. */
  digest(key: string, path: string, size: number): Promise<string>
  close(): Promise<void>
}

type Reply = { key: string; sha256: string } | { key: string; error: string }

export function openHashFollower(): HashFollower {
  let worker: Worker | undefined
  const waiting = new Map<string, { resolve: (sha256: string) => void; reject: (error: Error) => void }>()

  const start = (): Worker => {
    const started = new Worker(path.join(__dirname, 'hashWorker.mjs'))
    started.unref()
    started.on('message', (reply: Reply) => {
      const asked = waiting.get(reply.key)
      waiting.delete(reply.key)
      if ('sha256' in reply) asked?.resolve(reply.sha256)
      else asked?.reject(new Error(reply.error))
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
