// The pixels of a mosaic in a scratch file, by tiles, of which few are in memory.
import { closeSync, openSync, readSync, writeSync } from 'node:fs'

export const TILE = 256
const TILE_BYTES = TILE * TILE * 4
/** Tiles in memory: 48 MB. */
const MAX_TILES = 192

export interface TileStore {
  /** Red, green, blue and weight of the pixels of a tile. Changes to it stay until other tiles have been asked for. */
  tile(column: number, row: number): Uint8Array
  close(): void
}

/** The file of the pixels while a mosaic is drawn. */
export const scratchOf = (output: string): string => `${output}.scratch`

export function openTileStore(path: string, columns: number): TileStore {
  const file = openSync(path, 'w+')
  /** The one that was used last is last. */
  const tiles = new Map<number, Uint8Array>()
  const written = new Set<number>()

  function load(index: number): Uint8Array {
    const tile = new Uint8Array(TILE_BYTES)
    if (written.has(index)) readSync(file, tile, 0, TILE_BYTES, index * TILE_BYTES)
    return tile
  }
  function makeRoom(): void {
    const [oldest] = tiles
    if (tiles.size < MAX_TILES || !oldest) return
    const [index, tile] = oldest
    writeSync(file, tile, 0, TILE_BYTES, index * TILE_BYTES)
    written.add(index)
    tiles.delete(index)
  }

  return {
    tile(column, row) {
      const index = row * columns + column
      const tile = tiles.get(index)
      if (tile) {
        tiles.delete(index)
        tiles.set(index, tile)
        return tile
      }
      makeRoom()
      const loaded = load(index)
      tiles.set(index, loaded)
      return loaded
    },
    close: () => closeSync(file),
  }
}
