import { Compression } from 'pmtiles'

/** Far more than a tile that can be drawn. */
const MAX_BYTES = 16 * 1024 ** 2

/**
 * Unpacks a part of a PMTiles file. Limits its size, because a small damaged part could fill the memory of the browser.
 * @throws Error for a part that is too large, or compressed by another method than gzip
 */
export async function unpackTile(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None || compression === Compression.Unknown) return packed
  if (compression !== Compression.Gzip) throw new Error('Only gzip can be read')
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > MAX_BYTES) {
      await reader.cancel()
      throw new Error('A part of the file is too large')
    }
    parts.push(next.value)
  }
  return new Blob(parts).arrayBuffer()
}
