// What serves rasters in this process: the threads that draw and measure, and the tiles already drawn.
import path from 'node:path'
import type { Config } from '../config'
import { createRasterPool, type RasterPool } from './rasterPool'
import { openTileCache, type TileCache } from './tileCache'

export interface RasterServing {
  pool: RasterPool
  cache: TileCache
}

const TILE_CACHE_BYTES = 2 * 2 ** 30

/** Threads start with the first task. */
export async function openRasterServing({ DATA_DIR }: Config): Promise<RasterServing> {
  return { pool: createRasterPool(), cache: await openTileCache(path.join(DATA_DIR, 'tiles'), TILE_CACHE_BYTES) }
}
