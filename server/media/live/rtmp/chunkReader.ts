/** Chunks of RTMP: messages are cut into chunks, so that several can share a connection. */
import { DEFAULT_CHUNK, EXTENDED_TIME, ProtocolError } from './protocol'

const MAX_CHUNK = 1 << 20
/** A publisher uses about four. */
const MAX_STREAMS = 32
/** Of incomplete messages, together. */
const MAX_BUFFERED = 16 << 20
/** Length of the message header by the format of the chunk. */
const HEADERS = [11, 7, 3, 0]

interface ChunkStream {
  time: number
  delta: number
  length: number
  type: number
  /** The extended timestamp of the latest header that had one. */
  extended: number | undefined
  parts: Buffer[]
  received: number
}

interface Header {
  format: number
  stream: ChunkStream
  /** Bytes of all headers. */
  bytes: number
  stamp: number
  extended: number | undefined
  length: number
  type: number
}

export class ChunkReader {
  private chunkSize = DEFAULT_CHUNK
  private readonly streams = new Map<number, ChunkStream>()
  private buffered = 0
  /** Whether chunks without a header repeat the extended timestamp; undefined before the first of them. */
  private repeatsExtended: boolean | undefined

  /** @param maxLength of messages of a type, in bytes */
  constructor(
    private readonly maxLength: (type: number) => number,
    private readonly onMessage: (type: number, time: number, data: Buffer) => void,
  ) {}

  setChunkSize(size: number): void {
    if (size < 1 || size > MAX_CHUNK) throw new ProtocolError('The chunk size is out of range')
    this.chunkSize = size
  }

  /**
   * Reads one chunk.
   * @returns its bytes; 0 if it is not complete
   * @throws ProtocolError
   */
  read(bytes: Buffer): number {
    const header = this.header(bytes)
    if (!header) return 0
    const { stream, format, length, type, extended } = header
    const isFirst = stream.received === 0
    if (!isFirst && format !== 3) throw new ProtocolError('A message was cut short')
    if (length > this.maxLength(type)) throw new ProtocolError('A message is too long')
    const size = Math.min(this.chunkSize, length - stream.received)
    const end = header.bytes + size
    if (bytes.length < end) return 0
    if (isFirst) advance(stream, header)
    Object.assign(stream, { length, type, extended })
    stream.parts.push(Buffer.from(bytes.subarray(header.bytes, end)))
    stream.received += size
    this.buffered += size
    if (this.buffered > MAX_BUFFERED) throw new ProtocolError('Too many incomplete messages')
    if (stream.received === length) {
      this.buffered -= length
      const [only] = stream.parts
      const data = only && stream.parts.length === 1 ? only : Buffer.concat(stream.parts, length)
      stream.parts = []
      stream.received = 0
      this.onMessage(type, stream.time, data)
    }
    return end
  }

  private header(bytes: Buffer): Header | undefined {
    if (bytes.length < 3) return undefined
    const first = bytes.readUInt8(0)
    const format = first >> 6
    const { id, bytes: basic } = streamId(bytes, first & 63)
    const fixed = basic + (HEADERS[format] ?? 0)
    if (bytes.length < fixed) return undefined
    const stream = this.stream(id, format)
    const length = format < 2 ? bytes.readUIntBE(basic + 3, 3) : stream.length
    const type = format < 2 ? bytes.readUInt8(basic + 6) : stream.type
    if (format === 3) {
      const left = Math.min(this.chunkSize, length - stream.received)
      const repeated = this.repeated(bytes, fixed, stream.extended, left)
      if (repeated === undefined) return undefined
      const { extended } = stream
      return { format, stream, bytes: fixed + (repeated ? 4 : 0), extended, stamp: extended ?? 0, length, type }
    }
    const field = bytes.readUIntBE(basic, 3)
    if (field !== EXTENDED_TIME) {
      return { format, stream, bytes: fixed, extended: undefined, stamp: field, length, type }
    }
    if (bytes.length < fixed + 4) return undefined
    const extended = bytes.readUInt32BE(fixed)
    return { format, stream, bytes: fixed + 4, extended, stamp: extended, length, type }
  }

  /**
   * Whether the extended timestamp stands at the start of a chunk without a header. The specification repeats it there (RTMP 1.0,
   * section 5.3.1.3); librtmp in OBS Studio before 30.2 and cameras do not, so that these four bytes are media.
   * @param left bytes of media in the chunk
   * @returns undefined if more bytes are needed
   */
  private repeated(bytes: Buffer, at: number, extended: number | undefined, left: number): boolean | undefined {
    if (extended === undefined) return false
    if (bytes.length >= at + 4) {
      this.repeatsExtended = bytes.readUInt32BE(at) === extended
      return this.repeatsExtended
    }
    // The last bytes of a message may be fewer, and nothing may follow for long.
    return this.repeatsExtended === false && bytes.length >= at + left ? false : undefined
  }

  private stream(id: number, format: number): ChunkStream {
    const known = this.streams.get(id)
    if (known) return known
    if (format > 1 || this.streams.size >= MAX_STREAMS) throw new ProtocolError('Unexpected chunk stream')
    const stream = { time: 0, delta: 0, length: 0, type: 0, extended: undefined, parts: [], received: 0 }
    this.streams.set(id, stream)
    return stream
  }
}

function streamId(bytes: Buffer, short: number): { id: number; bytes: number } {
  if (short === 0) return { id: 64 + bytes.readUInt8(1), bytes: 2 }
  if (short === 1) return { id: 64 + bytes.readUInt16LE(1), bytes: 3 }
  return { id: short, bytes: 1 }
}

/** In the first chunk of a message, the field is the time or the difference to the time of the previous message. */
function advance(stream: ChunkStream, { format, stamp }: Header): void {
  if (format === 0) {
    stream.time = stamp
    stream.delta = 0
    return
  }
  if (format < 3) stream.delta = stamp
  stream.time = (stream.time + stream.delta) >>> 0
}
