// A tile of a raster, as a picture or as heights: from the cache on disk, else rendered on a thread.
import type { RasterRuntime } from './rasterRuntime'
import type { RasterStyle } from '../style/rasterStyle'
import type { RasterFiles } from './rasterTasks'
import type { ElevationTile } from '../render/elevationTile'
import type { Tile } from '../render/tile'
import type { CachedTile, TileKey } from './tileCache'

/** Provides the raster's files while `work` runs. */
type WithFiles = <T>(work: (files: RasterFiles) => Promise<T>) => Promise<T>

/**
 * Undefined where the raster has nothing. `withFiles` is only called for a tile that is not in the cache.
 * @throws the signal's reason when cancelled
 */
export function rasterTile(
  runtime: RasterRuntime,
  key: TileKey,
  style: RasterStyle,
  withFiles: WithFiles,
  signal?: AbortSignal,
): Promise<Tile | undefined> {
  const { z, x, y, size } = key
  return cachedTile(runtime, key, () =>
    withFiles((files) => runtime.pool.run(files, 'tile', { style, z, x, y, size }, signal)),
  )
}

/** Part of the cache key of heights. Increase it when they are encoded in another way. */
const ELEVATION = 'elevation-1'

/**
 * Heights of an elevation model, see render/elevationTile.ts. Undefined where it has nothing.
 * @throws the signal's reason when cancelled
 */
export function elevationTile(
  runtime: RasterRuntime,
  place: Omit<TileKey, 'styleHash'>,
  withFiles: WithFiles,
  signal?: AbortSignal,
): Promise<ElevationTile | undefined> {
  const { z, x, y, size } = place
  return cachedTile(runtime, { ...place, styleHash: ELEVATION }, () =>
    withFiles((files) => runtime.pool.run(files, 'elevation', { z, x, y, size }, signal)),
  )
}

async function cachedTile<Kind extends CachedTile>(
  { cache }: RasterRuntime,
  key: TileKey,
  draw: () => Promise<Kind | undefined>,
): Promise<Kind | undefined> {
  // All tiles with the style of the key are of one kind.
  const known = (await cache.get(key)) as Kind | null | undefined
  if (known !== undefined) return known ?? undefined
  const drawn = await draw()
  // A thread sends plain bytes.
  const tile = drawn && { ...drawn, buffer: Buffer.from(drawn.buffer) }
  await cache.set(key, tile ?? null)
  return tile
}
