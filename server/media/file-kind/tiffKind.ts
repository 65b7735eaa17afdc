// Detects whether the first image of a TIFF or BigTIFF is georeferenced, or the raw photo of a camera.
import type { ByteSource } from '../../platform/storage/byteSource'

/** ModelPixelScale, IntergraphMatrix, ModelTiepoint, ModelTransformation, GeoKeyDirectory. */
const GEO_TAGS = new Set([33550, 33920, 33922, 34264, 34735])
/** DNGVersion. */
const DNG_TAG = 50706
/** Real directories are far smaller. */
const MAX_ENTRIES = 4096

/** @returns undefined when the file is not a TIFF */
export async function tiffKind(head: Buffer, source: ByteSource): Promise<'geotiff' | 'tiff' | 'dng' | undefined> {
  const order = head.toString('latin1', 0, 2)
  if (head.length < 16 || (order !== 'II' && order !== 'MM')) return undefined
  const little = order === 'II'
  const version = little ? head.readUInt16LE(2) : head.readUInt16BE(2)
  if (version !== 42 && version !== 43) return undefined

  const big = version === 43
  const number = (bytes: Buffer, at: number, length: 2 | 4 | 8): number => {
    if (length === 8) return Number(little ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at))
    return little ? bytes.readUIntLE(at, length) : bytes.readUIntBE(at, length)
  }
  const countBytes = big ? 8 : 2
  const entryBytes = big ? 20 : 12
  const directory = big ? number(head, 8, 8) : number(head, 4, 4)
  const start = await source.read(directory, directory + countBytes)
  // Truncated: the import reports it.
  if (start.length < countBytes) return 'tiff'
  const count = Math.min(number(start, 0, countBytes), MAX_ENTRIES)
  const entries = await source.read(directory + countBytes, directory + countBytes + count * entryBytes)
  for (let at = 0; at + entryBytes <= entries.length; at += entryBytes) {
    const tag = number(entries, at, 2)
    if (GEO_TAGS.has(tag)) return 'geotiff'
    if (tag === DNG_TAG) return 'dng'
  }
  return 'tiff'
}
