// Raster services of this process: threads for rendering and measuring, and the tile cache.
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Config } from '../../../platform/core/config'
import { createRasterPool, type RasterPool } from './rasterPool'
import { openTileCache, type TileCache } from './tileCache'

export interface RasterRuntime {
  pool: RasterPool
  cache: TileCache
}

const TILE_CACHE_BYTES = 2 * 2 ** 30

/** Threads start with the first task. The processes of a server share threads and space evenly. */
export async function openRasterRuntime({ DATA_DIR, PROCESS }: Config): Promise<RasterRuntime> {
  const threads = Math.max(1, Math.ceil((availableParallelism() - 1) / PROCESS.count))
  const cache = await openTileCache(path.join(DATA_DIR, 'tiles'), TILE_CACHE_BYTES / PROCESS.count, PROCESS)
  return { pool: createRasterPool(threads), cache }
}
