// A raster tile: from the cache on disk, else rendered on a thread.
import type { RasterRuntime } from './rasterRuntime'
import type { RasterStyle } from '../style/rasterStyle'
import type { RasterFiles } from './rasterTasks'
import type { Tile } from '../render/tile'
import type { TileKey } from './tileCache'

/** Provides the raster's files while `work` runs. */
type WithFiles = <T>(work: (files: RasterFiles) => Promise<T>) => Promise<T>

/**
 * Undefined where the raster has nothing. `withFiles` is only called for a tile that is not in the cache.
 * @throws the signal's reason when cancelled
 */
export async function rasterTile(
  { pool, cache }: RasterRuntime,
  key: TileKey,
  style: RasterStyle,
  withFiles: WithFiles,
  signal?: AbortSignal,
): Promise<Tile | undefined> {
  const known = await cache.get(key)
  if (known !== undefined) return known ?? undefined
  const { z, x, y, size } = key
  const rendered = await withFiles((files) => pool.run(files, 'tile', { style, z, x, y, size }, signal))
  // A thread sends plain bytes.
  const tile = rendered && { ...rendered, buffer: Buffer.from(rendered.buffer) }
  await cache.set(key, tile ?? null)
  return tile
}
