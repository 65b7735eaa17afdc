// Reads the tags of an FLV file one after another, with the memory of one tag.
import { open, type FileHandle } from 'node:fs/promises'
import { videoText } from '../messages'
import { VideoError } from '../videoError'

export interface FlvTag {
  type: 'video' | 'audio' | 'other'
  /** Milliseconds, as the publisher counts them. */
  timestamp: number
  data: Buffer
}

const FILE_HEADER = 13
const TAG_HEADER = 11
/** After each tag its length is repeated. */
const TAG_TRAILER = 4
const READ_BYTES = 4 * 1024 * 1024
/** More than any picture has. */
const MAX_TAG_BYTES = 16 * 1024 * 1024
const TYPES: Record<number, FlvTag['type']> = { 8: 'audio', 9: 'video' }

/** A last tag that is incomplete is left out: the writer was stopped in it. @throws VideoError when it is no FLV file */
export async function* readTags(path: string): AsyncGenerator<FlvTag> {
  const file = await open(path)
  try {
    const reader = new Reader(file)
    const head = await reader.take(FILE_HEADER)
    if (head?.toString('latin1', 0, 3) !== 'FLV') throw new VideoError(videoText('unreadable'))
    for (;;) {
      const header = await reader.take(TAG_HEADER)
      if (!header) return
      const size = header.readUIntBE(1, 3)
      if (size > MAX_TAG_BYTES) return
      const timestamp = (header.readUInt8(7) << 24) | header.readUIntBE(4, 3)
      const type = TYPES[header.readUInt8(0) & 0x1f] ?? 'other'
      const data = await reader.take(size)
      if (!data) return
      yield { type, timestamp, data }
      if (!(await reader.take(TAG_TRAILER))) return
    }
  } finally {
    await file.close()
  }
}

class Reader {
  private position = 0
  private buffer: Buffer = Buffer.alloc(0)

  constructor(private readonly file: FileHandle) {}

  /** The next bytes, or undefined if the file ends before them. The memory is not used again. */
  async take(size: number): Promise<Buffer | undefined> {
    while (this.buffer.length < size) {
      const more = Buffer.allocUnsafe(Math.max(READ_BYTES, size))
      const { bytesRead } = await this.file.read(more, 0, more.length, this.position)
      if (bytesRead === 0) return undefined
      this.position += bytesRead
      this.buffer = Buffer.concat([this.buffer, more.subarray(0, bytesRead)])
    }
    const taken = this.buffer.subarray(0, size)
    this.buffer = this.buffer.subarray(size)
    return taken
  }
}
