// Raster services of this process: threads for rendering and measuring, and the tile cache.
import path from 'node:path'
import type { Config } from '../../../platform/core/config'
import { createRasterPool, type RasterPool } from './rasterPool'
import { openTileCache, type TileCache } from './tileCache'

export interface RasterRuntime {
  pool: RasterPool
  cache: TileCache
}

const TILE_CACHE_BYTES = 2 * 2 ** 30

/** Threads start with the first task. */
export async function openRasterRuntime({ DATA_DIR }: Config): Promise<RasterRuntime> {
  return { pool: createRasterPool(), cache: await openTileCache(path.join(DATA_DIR, 'tiles'), TILE_CACHE_BYTES) }
}
