// Receives the bytes of a PATCH request. The tus server would pass them through web streams, which cost more than
// writing them.
import type { IncomingMessage } from 'node:http'
import { StreamLimiter, type DataStore, type Locker } from '@tus/server'
import { formatBytes } from '../../../platform/core/byteSize'
import { AppError } from '../../../platform/core/errors'
import { uploadText } from '../messages'

/** The time in which a request that holds the lock writes what it has received, before a later one takes over. */
const DRAIN_MS = 3000

export interface Received {
  /** Of the upload, after this request. */
  offset: number
  /** The request was cut: by its client, or because a later one takes over. */
  isCut: boolean
}

/**
 * Appends the body of a request to an upload. What has arrived when the request is cut is kept.
 * @throws AppError 409 for another offset, 413 for more bytes than the upload has
 */
export async function receive(
  { store, locker }: { store: DataStore; locker: Locker },
  request: IncomingMessage,
  { key, size, offset }: { key: string; size: number; offset: number },
): Promise<Received> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const stopIfCut = () => {
    if (!request.complete) stop()
  }
  request.once('error', stop).once('close', stopIfCut)
  // It may have been cut before.
  if (request.destroyed) stopIfCut()
  const lock = locker.newLock(key)
  await lock.lock(stopping.signal, () => void setTimeout(stop, DRAIN_MS).unref())
  try {
    const { offset: received } = await store.getUpload(key)
    if (received !== offset) throw new AppError(409, uploadText('offsetMismatch'))
    const announced = Number(request.headers['content-length'] ?? 0)
    if (offset + announced > size) throw new AppError(413, uploadText('tooLarge', { limit: formatBytes(size) }))
    const body = new StreamLimiter(size - offset)
    // The store learns of it when it reads, maybe later.
    body.on('error', () => undefined)
    const end = () => {
      request.unpipe(body)
      body.end()
    }
    request.pipe(body)
    if (stopping.signal.aborted) end()
    else stopping.signal.addEventListener('abort', end, { once: true })
    const written = await store.write(body, key, offset)
    return { offset: written, isCut: stopping.signal.aborted }
  } finally {
    await lock.unlock()
  }
}
