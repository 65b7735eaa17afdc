/** Decoded blocks of rasters, the longest unused given up first, bounded in bytes. One a thread. */
import type { Samples } from './samples'

export interface BlockCache {
  get(key: string): Samples | undefined
  set(key: string, block: Samples): void
}

export function createBlockCache(maxBytes: number): BlockCache {
  // A Map keeps the order of insertion: the first key is the longest unused.
  const blocks = new Map<string, Samples>()
  let bytes = 0
  return {
    get(key) {
      const block = blocks.get(key)
      if (block) {
        blocks.delete(key)
        blocks.set(key, block)
      }
      return block
    },
    set(key, block) {
      bytes += block.byteLength - (blocks.get(key)?.byteLength ?? 0)
      blocks.delete(key)
      blocks.set(key, block)
      for (const [oldest, old] of blocks) {
        if (bytes <= maxBytes) break
        blocks.delete(oldest)
        bytes -= old.byteLength
      }
    },
  }
}
