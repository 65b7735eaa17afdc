// Writes small PMTiles files (specification version 3) for tests, also damaged ones.
import { gzipSync } from 'node:zlib'

export const PNG_TILES = 2
export const VECTOR_TILES = 1
const HEADER_BYTES = 127
const GZIP = 2
const NONE = 1

export interface PmtilesEntry {
  tileId: number
  offset: number
  length: number
  /** 0 for a leaf directory. */
  runLength: number
}

interface PmtilesContent {
  tileType: number
  /** Content of the only tile, which is shown everywhere. */
  tile: Uint8Array
  maxZoom?: number
  metadata?: object | string
  /** Entries of the root directory; one run of `tile` at all zooms by default. */
  root?: PmtilesEntry[]
  leaves?: Buffer
  /** Replaces bytes of the header. */
  header?: (header: Buffer) => void
}

/** Bytes of a file whose tiles of all zooms up to `maxZoom` are `tile`. */
export function pmtilesFile(content: PmtilesContent): Buffer {
  const { tileType, tile, maxZoom = 14, metadata = {}, leaves = Buffer.alloc(0) } = content
  const everywhere = { tileId: 0, offset: 0, length: tile.length, runLength: (4 ** (maxZoom + 1) - 1) / 3 }
  const root = directoryBytes(content.root ?? [everywhere])
  const json = gzipSync(typeof metadata === 'string' ? metadata : JSON.stringify(metadata))
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles\x03', 'latin1')
  let offset = HEADER_BYTES
  for (const [index, { length }] of [root, json, leaves, tile].entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    offset += length
  }
  header.writeUInt8(1, 96)
  header.writeUInt8(GZIP, 97)
  header.writeUInt8(NONE, 98)
  header.writeUInt8(tileType, 99)
  header.writeUInt8(maxZoom, 101)
  for (const [index, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + index * 4)
  content.header?.(header)
  return Buffer.concat([header, root, json, leaves, tile])
}

/** A directory as it is stored. */
export function directoryBytes(entries: readonly PmtilesEntry[]): Buffer {
  const ids = entries.map(({ tileId }, index) => tileId - (entries[index - 1]?.tileId ?? 0))
  const columns = [
    ids,
    entries.map(({ runLength }) => runLength),
    entries.map(({ length }) => length),
    entries.map(({ offset }) => offset + 1),
  ]
  return gzipSync(Buffer.from([entries.length, ...columns.flat()].flatMap(varint)))
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}
