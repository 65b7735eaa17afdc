// Random access to a file, local or in the storage.
import { open } from 'node:fs/promises'
import type { Storage } from './storage'

export interface ByteSource {
  readonly size: number
  /** Bytes from `start` (inclusive) to `end` (exclusive); fewer at the end of the file. */
  read(start: number, end: number): Promise<Buffer>
}

/** A file in the storage. */
export const storedBytes = (storage: Storage, key: string, size: number): ByteSource => ({
  size,
  async read(start, end) {
    const last = Math.min(end, size) - 1
    if (last < start) return Buffer.alloc(0)
    const parts: Buffer[] = []
    for await (const part of await storage.open(key, { start, end: last })) parts.push(part as Buffer)
    return Buffer.concat(parts)
  },
})

/** A local file. Call `close` when done. */
export async function fileBytes(path: string): Promise<ByteSource & { close(): Promise<void> }> {
  const file = await open(path, 'r')
  const { size } = await file.stat()
  return {
    size,
    async read(start, end) {
      const length = Math.max(0, Math.min(end, size) - start)
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
      return buffer.subarray(0, bytesRead)
    },
    close: () => file.close(),
  }
}
