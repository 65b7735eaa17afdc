// The address of a raster tile at TiTiler, for installations that let it draw the tiles.
import { EMBEDDED, type Config } from '../../core/config'
import { readStyle, type StyleQuery } from '../../raster/style/rasterStyle'
import type { RasterInfo } from '../../raster/rasterInfo'
import { titilerAddress } from '../../raster/titiler'
import type { TileAddress } from '../../vector/tileData'

/** The size of tiles for dense screens. */
const DENSE_PIXELS = 512

/**
 * Undefined when Aerie draws the tile itself: without a TiTiler, and for a raster that a user georeferenced, because its file does
 * not contain its position. `cogKey` is the raster's file in the storage, which COG_BASE_URL leads to.
 * @throws AppError 400 for a style the raster does not have
 */
export function tileServerAddress(
  config: Pick<Config, 'STATIC_TILE_URL' | 'COG_BASE_URL'>,
  cogKey: string,
  info: RasterInfo,
  style: StyleQuery,
  { z, x, y, size }: TileAddress & { size?: number | undefined },
): string | undefined {
  const { STATIC_TILE_URL, COG_BASE_URL } = config
  if (STATIC_TILE_URL === EMBEDDED || COG_BASE_URL === EMBEDDED || info.placed) return undefined
  const address = titilerAddress(STATIC_TILE_URL, `${COG_BASE_URL}/${cogKey}`, readStyle(style, info), info)
  const dense = size === DENSE_PIXELS ? '@2x' : ''
  return address
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y) + dense)
}
