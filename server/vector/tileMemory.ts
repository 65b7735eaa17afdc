// Vector tiles that were made lately, in memory, bounded in bytes. The key holds the layer's data version, so none is stale.

export interface TileMemory {
  get(key: string): Buffer | undefined
  set(key: string, tile: Buffer): void
}

export function createTileMemory(maxBytes: number): TileMemory {
  // The longest unused first: a Map keeps the order of insertion.
  const tiles = new Map<string, Buffer>()
  let bytes = 0
  return {
    get(key) {
      const tile = tiles.get(key)
      if (tile) {
        tiles.delete(key)
        tiles.set(key, tile)
      }
      return tile
    },
    set(key, tile) {
      bytes += sizeOf(key, tile) - sizeOf(key, tiles.get(key))
      tiles.delete(key)
      tiles.set(key, tile)
      for (const [oldest, old] of tiles) {
        if (bytes <= maxBytes) break
        tiles.delete(oldest)
        bytes -= sizeOf(oldest, old)
      }
    },
  }
}

const OVERHEAD = 200
const sizeOf = (key: string, tile: Buffer | undefined) => (tile ? tile.length + key.length + OVERHEAD : 0)
