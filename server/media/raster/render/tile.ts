/** One map tile of a raster, as a picture file. */
import sharp from 'sharp'
import type { BlockCache } from '../runtime/blockCache'
import { tileBounds } from '../mercator'
import type { RasterStyle } from '../style/rasterStyle'
import type { Picture } from './colours'
import { drawRaster, type OpenRaster } from './render'

export interface TileRequest {
  style: RasterStyle
  z: number
  x: number
  y: number
  /** Pixels along a side. */
  size: number
}

export interface Tile {
  buffer: Buffer
  mediaType: 'image/jpeg' | 'image/webp'
}

const JPEG_QUALITY = 85
const WEBP = { quality: 82, effort: 1 } as const

/** Undefined: the raster has nothing in this tile. */
export async function renderTile(
  raster: OpenRaster,
  request: TileRequest,
  cache: BlockCache,
): Promise<Tile | undefined> {
  const { style, z, x, y, size } = request
  const drawn = await drawRaster(raster, style, tileBounds(z, x, y), size, size, cache)
  return drawn && encodePicture(drawn, size, size)
}

/** JPEG where nothing is transparent, a third of the time and size of the others; else WebP. */
export async function encodePicture({ pixels, channels }: Picture, width: number, height: number): Promise<Tile> {
  const picture = sharp(pixels, { raw: { width, height, channels } })
  return channels === 3
    ? { buffer: await picture.jpeg({ quality: JPEG_QUALITY }).toBuffer(), mediaType: 'image/jpeg' }
    : { buffer: await picture.webp(WEBP).toBuffer(), mediaType: 'image/webp' }
}
