// The part of a JPEG file before its image data, which holds its metadata and the raw data of thermal cameras.
import type { ByteSource } from '../../platform/storage/byteSource'

const START_OF_SCAN = 0xda
const WINDOW_BYTES = 256 * 1024
/** The raw data of thermal cameras has up to a few megabytes. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Reads as much as there is before the image data, wherever that begins.
 * @returns the first 256 KB of a file that is damaged or not a JPEG
 */
export async function jpegHead(source: ByteSource): Promise<Buffer> {
  const first = await source.read(0, Math.min(WINDOW_BYTES, source.size))
  const end = await startOfImage(source, first)
  return end === undefined || end <= first.length ? first : source.read(0, end)
}

/** Where the image data begins; undefined when it is not found. */
async function startOfImage(source: ByteSource, first: Buffer): Promise<number | undefined> {
  let start = 0
  let window = first
  let at = 2
  while (at < MOST_BYTES) {
    if (at + 4 > start + window.length) {
      start = at
      window = await source.read(start, Math.min(start + WINDOW_BYTES, source.size))
      if (window.length < 4) return undefined
    }
    const marker = window.subarray(at - start)
    if (marker[0] !== 0xff) return undefined
    if (marker[1] === START_OF_SCAN) return at
    const length = marker.readUInt16BE(2)
    if (length < 2) return undefined
    at += 2 + length
  }
  return undefined
}
