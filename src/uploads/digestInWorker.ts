import type { DigestMessage } from './digestWorker'

/**
 * SHA-256 of a file, computed in a worker.
 * @param onProgress called with the number of bytes read so far
 * @returns hexadecimal
 * @throws the signal's reason; an Error if the file cannot be read
 */
export function fileDigest(file: Blob, signal: AbortSignal, onProgress: (bytes: number) => void): Promise<string> {
  const worker = new Worker(new URL('./digestWorker.ts', import.meta.url))
  const digest = new Promise<string>((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.addEventListener('message', ({ data }: MessageEvent<DigestMessage>) => {
      if ('done' in data) onProgress(data.done)
      else if ('digest' in data) resolve(data.digest)
      else reject(new Error(data.failed))
    })
    worker.postMessage(file)
  })
  return digest.finally(() => worker.terminate())
}
