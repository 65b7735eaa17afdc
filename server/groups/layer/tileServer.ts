// Where a raster's tiles are drawn when this installation lets TiTiler do so.
import { EMBEDDED, type Config } from '../../config'
import { badRequest } from '../../errors'
import { readStyle, type StyleQuery } from '../../raster/rasterStyle'
import type { RasterInfo } from '../../raster/rasterInfo'
import { titilerAddress } from '../../raster/titiler'
import type { TileAddress } from '../../vector/tile'

/** Asked for by screens with twice the pixels. */
const DENSE_PIXELS = 512

/**
 * The address of one tile at TiTiler; undefined when tiles are drawn here, as are always those of a raster that a person
 * placed, because its file does not say where it lies. `cogKey` is the raster's file in the storage, which COG_BASE_URL
 * leads to.
 * @throws AppError 400 for a tile that can't exist or a style the raster does not have
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
  if (x >= 2 ** z || y >= 2 ** z) throw badRequest('There is no such tile')
  const address = titilerAddress(STATIC_TILE_URL, `${COG_BASE_URL}/${cogKey}`, readStyle(style, info), info)
  const dense = size === DENSE_PIXELS ? '@2x' : ''
  return address
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y) + dense)
}
