// Where a raster's tiles are drawn when this installation lets TiTiler do so.
import { EMBEDDED, type Config } from '../../config'
import { readStyle, type StyleQuery } from '../../raster/rasterStyle'
import type { RasterInfo } from '../../raster/rasterInfo'
import { titilerAddress } from '../../raster/titiler'
import type { TileAddress } from '../../vector/tile'

/**
 * The address of one tile at TiTiler; undefined when tiles are drawn here. `cogKey` is the raster's file in the storage,
 * which COG_BASE_URL leads to.
 * @throws AppError 400 for a style the raster does not have
 */
export function tileServerAddress(
  config: Pick<Config, 'STATIC_TILE_URL' | 'COG_BASE_URL'>,
  cogKey: string,
  info: RasterInfo,
  style: StyleQuery,
  { z, x, y }: TileAddress,
): string | undefined {
  const { STATIC_TILE_URL, COG_BASE_URL } = config
  if (STATIC_TILE_URL === EMBEDDED || COG_BASE_URL === EMBEDDED) return undefined
  const address = titilerAddress(STATIC_TILE_URL, `${COG_BASE_URL}/${cogKey}`, readStyle(style, info), info)
  return address.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
}
