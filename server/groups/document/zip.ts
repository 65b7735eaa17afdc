// Writes a ZIP as a stream with flat memory: stored files are neither compressed nor kept. PDF, office files and pictures are
// compressed already. Sizes follow each file (data descriptors), with ZIP64 records where 4 GB are not enough.
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'

export interface ZipEntry {
  /** Relative path with forward slashes. */
  name: string
  modifiedAt: Date
  /** Called when all entries before it are written. */
  open: () => Promise<Readable>
}

interface Written {
  header: Buffer
  crc: number
  size: number
  offset: number
}

/** UTF-8 names, and sizes after the data. */
const FLAGS = 0x0808
const VERSION = 45
const MAX_32 = 0xffffffff
const MAX_16 = 0xffff

/** A reader that stops early closes the file that is being read. */
export const zipStream = (entries: Iterable<ZipEntry>): Readable =>
  Readable.from(chunks(entries), { objectMode: false, highWaterMark: 64 * 1024 })

async function* chunks(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const entry of entries) {
    const header = headerOf(entry)
    const local = Buffer.concat([
      bytes([0x04034b50, 4], [VERSION, 2]),
      header.subarray(0),
      bytes([0, 2]),
      nameOf(entry),
    ])
    const source = await entry.open()
    yield local
    let [crc, size] = [0, 0]
    for await (const part of source) {
      const chunk = part as Buffer
      crc = crc32(chunk, crc)
      size += chunk.length
      yield chunk
    }
    // Eight bytes for each size if the file is large; readers tell by the ZIP64 record of the directory.
    const width = size > MAX_32 ? 8 : 4
    const descriptor = bytes([0x08074b50, 4], [crc, 4], [size, width], [size, width])
    yield descriptor
    written.push({ header: Buffer.concat([header, bytes([0, 2]), nameOf(entry)]), crc, size, offset })
    offset += local.length + size + descriptor.length
  }
  const directory = Buffer.concat(written.map((entry) => directoryEntry(entry)))
  yield directory
  yield endOf(written.length, directory.length, offset)
}

const nameOf = ({ name }: ZipEntry): Buffer => Buffer.from(name)

/** The fields that a local header and the directory share, from the flags to the length of the name. */
function headerOf(entry: ZipEntry): Buffer {
  const { modifiedAt: at } = entry
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date = ((Math.max(1980, at.getUTCFullYear()) - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const sizes: Field[] = [
    [0, 4],
    [0, 4],
    [0, 4],
  ]
  return bytes([FLAGS, 2], [0, 2], [time, 2], [date, 2], ...sizes, [nameOf(entry).length, 2])
}

function directoryEntry({ header, crc, size, offset }: Written): Buffer {
  const common = Buffer.from(header.subarray(0, 22))
  const name = header.subarray(24)
  const isLarge = size > MAX_32 || offset > MAX_32
  const extra = isLarge ? bytes([1, 2], [24, 2], [size, 8], [size, 8], [offset, 8]) : Buffer.alloc(0)
  common.writeUInt32LE(crc, 8)
  common.writeUInt32LE(isLarge ? MAX_32 : size, 12)
  common.writeUInt32LE(isLarge ? MAX_32 : size, 16)
  const rest = bytes([extra.length, 2], [0, 2], [0, 2], [0, 2], [0, 4], [isLarge ? MAX_32 : offset, 4])
  return Buffer.concat([bytes([0x02014b50, 4], [VERSION, 2], [VERSION, 2]), common, rest, name, extra])
}

function endOf(count: number, size: number, offset: number): Buffer {
  const isLarge = count > MAX_16 || size > MAX_32 || offset > MAX_32
  const large = bytes(
    ...([
      [0x06064b50, 4],
      [44, 8],
      [VERSION, 2],
      [VERSION, 2],
      [0, 4],
      [0, 4],
    ] satisfies Field[]),
    ...([
      [count, 8],
      [count, 8],
      [size, 8],
      [offset, 8],
    ] satisfies Field[]),
    ...([
      [0x07064b50, 4],
      [0, 4],
      [offset + size, 8],
      [1, 4],
    ] satisfies Field[]),
  )
  const [shownCount, shownSize, shownOffset] = isLarge ? [MAX_16, MAX_32, MAX_32] : [count, size, offset]
  const counts: Field[] = [
    [shownCount, 2],
    [shownCount, 2],
  ]
  const end = bytes([0x06054b50, 4], [0, 2], [0, 2], ...counts, [shownSize, 4], [shownOffset, 4], [0, 2])
  return isLarge ? Buffer.concat([large, end]) : end
}

/** A value and its length in bytes. */
type Field = [value: number, length: 2 | 4 | 8]

function bytes(...fields: Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, length]) => sum + length, 0))
  let at = 0
  for (const [value, length] of fields) {
    if (length === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value >>> 0 === value ? value : MAX_32, at, length)
    at += length
  }
  return buffer
}
