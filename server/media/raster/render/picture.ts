/** A picture of a raster or a part of it. */
import sharp from 'sharp'
import { mapArea, type ExportArea } from '../export/exportArea'
import { drawColours } from '../export/stripTasks'
import type { BlockCache } from '../runtime/blockCache'
import type { RasterStyle } from '../style/rasterStyle'
import type { OpenRaster } from './render'

export interface PictureRequest {
  style: RasterStyle
  /** Pixels along the longer side, at most. */
  size: number
  area?: ExportArea
}

/** A PNG, transparent where the raster is empty; undefined when the area is outside the raster. */
export async function renderPicture(
  raster: OpenRaster,
  { style, size, area }: PictureRequest,
  cache: BlockCache,
): Promise<Buffer | undefined> {
  const found = mapArea(raster.controlGrid, raster.info, area, { side: size })
  if (!found) return undefined
  const { bounds, width, height, rings } = found
  const rgba = await drawColours(raster, { style, bounds, width, height, top: 0, ...(rings && { rings }) }, cache)
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}
