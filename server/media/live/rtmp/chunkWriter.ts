import { DEFAULT_CHUNK, EXTENDED_TIME, MESSAGE } from './protocol'

/** Chunk size after the writer has announced it. */
export const LARGE_CHUNK = 4096

/** Cuts messages into chunks. After a message that sets the chunk size, larger chunks are used. */
export class ChunkWriter {
  private chunkSize = DEFAULT_CHUNK

  /** @param time in milliseconds */
  message(chunkStream: number, type: number, messageStream: number, data: Buffer, time = 0): Buffer {
    const isLate = time >= EXTENDED_TIME
    const extension = isLate ? Buffer.alloc(4) : Buffer.alloc(0)
    if (isLate) extension.writeUInt32BE(time >>> 0)
    const header = Buffer.alloc(12)
    header.writeUInt8(chunkStream, 0)
    header.writeUIntBE(isLate ? EXTENDED_TIME : time, 1, 3)
    header.writeUIntBE(data.length, 4, 3)
    header.writeUInt8(type, 7)
    header.writeUInt32LE(messageStream, 8)
    const parts: Buffer[] = [header, extension]
    for (let at = 0; at < data.length; at += this.chunkSize) {
      if (at > 0) parts.push(Buffer.from([0xc0 | chunkStream]), extension)
      parts.push(data.subarray(at, at + this.chunkSize))
    }
    if (type === MESSAGE.setChunkSize) this.chunkSize = LARGE_CHUNK
    return Buffer.concat(parts)
  }
}
