/** A picture of a whole raster. */
import sharp from 'sharp'
import type { BlockCache } from '../runtime/blockCache'
import type { Bounds } from '../mercator'
import type { RasterStyle } from '../style/rasterStyle'
import { renderRaster, type OpenRaster } from './render'

export interface PictureRequest {
  style: RasterStyle
  /** Web Mercator metres. */
  bounds: Bounds
  /** Pixels along the longer side. */
  size: number
}

/** A PNG, transparent where the raster is empty. */
export async function renderPicture(
  raster: OpenRaster,
  { style, bounds, size }: PictureRequest,
  cache: BlockCache,
): Promise<Buffer> {
  const [across, down] = [bounds[2] - bounds[0], bounds[3] - bounds[1]]
  const scale = size / Math.max(across, down)
  const [width, height] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))]
  const rendered = await renderRaster(raster, style, bounds, width, height, cache)
  const rgba = rendered?.rgba ?? new Uint8Array(width * height * 4)
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}
