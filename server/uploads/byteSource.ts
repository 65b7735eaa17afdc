// A file that can be read in any place: on this machine, or in the storage wherever that is.
import { open } from 'node:fs/promises'
import type { Storage } from '../storage/storage'

export interface ByteSource {
  readonly size: number
  /** The bytes from `start` up to `end`, the latter not included; fewer at the end of the file. */
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

/** A file of this machine; `close` it. */
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
