// Recently encoded vector tiles. The key contains the layer's data version, so an entry never goes stale.
import { LRUCache } from 'lru-cache'

/** Approximate bytes that an entry costs besides its key and its tile. */
const ENTRY_OVERHEAD = 200

/** A least-recently-used cache that holds at most `maxBytes`, keys included. */
export const createVectorTileCache = (maxBytes: number): LRUCache<string, Buffer> =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: (tile, key) => tile.length + key.length + ENTRY_OVERHEAD,
  })
