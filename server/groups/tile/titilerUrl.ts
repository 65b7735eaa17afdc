// The address of a raster tile at TiTiler, for installations that let it draw the tiles.
import { EMBEDDED, type Config } from '../../platform/core/config'
import { readStyle, type StyleQuery } from '../../media/raster/style/rasterStyle'
import type { RasterInfo } from '../../media/raster/rasterInfo'
import { titilerAddress } from '../../media/raster/titiler'
import type { TileAddress } from '../../media/vector/tileData'

/** Side length in pixels of tiles if the request names none. */
const TILE_SIZE = 256

/**
 * Undefined when Aerie draws the tile itself: without a TiTiler, for a raster that a user georeferenced, because its file does not
 * contain its position, and for a hillshade, because that of TiTiler does not know the size of a pixel on the ground. `cogKey` is the
 * raster's file in the storage, which COG_BASE_URL leads to. `tilesize` has an effect from TiTiler 2 on: earlier versions draw 256
 * pixels.
 * @throws AppError 400 for an unsupported style
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
  const drawn = readStyle(style, info)
  if (drawn.hillshade) return undefined
  const address = titilerAddress(STATIC_TILE_URL, `${COG_BASE_URL}/${cogKey}`, drawn, info)
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y))
  return `${address}&tilesize=${size ?? TILE_SIZE}`
}
