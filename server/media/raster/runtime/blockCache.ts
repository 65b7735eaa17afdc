// Decoded raster blocks. Each thread has its own cache.
import { LRUCache } from 'lru-cache'
import type { Samples } from '../samples'

export type BlockCache = LRUCache<string, Samples>

/** A least-recently-used cache that holds at most `maxBytes` of samples. */
export const createBlockCache = (maxBytes: number): BlockCache =>
  new LRUCache({ maxSize: maxBytes, sizeCalculation: (block) => block.byteLength })
