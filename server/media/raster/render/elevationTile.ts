/**
 * One map tile of an elevation model as heights, in the Terrarium encoding that maps draw terrain from: metres are
 * `red * 256 + green + blue / 256 - 32768`, in steps of 4 mm. Where the model is empty, and around it, the ground is flat at the
 * height of `groundOf`, so that the model does not stand above an abyss at sea level.
 */
import sharp, { type Sharp } from 'sharp'
import type { BlockCache } from '../runtime/blockCache'
import { tileBounds } from '../mercator'
import type { RasterInfo } from '../rasterInfo'
import type { OpenRaster } from './render'
import { warp } from './warp'

export interface ElevationTileRequest {
  z: number
  x: number
  y: number
  /** Pixels along a side. */
  size: number
}

export interface ElevationTile {
  buffer: Buffer
  mediaType: 'image/png'
}

const HALF_COVERED = 128
const LOWEST = -32_768
const HIGHEST = 32_767
const CHANNELS = 3

/** Near the lowest height. A few pixels far below the ground, which are common in models made from photos, do not count. */
export const groundOf = ({ bands }: Pick<RasterInfo, 'bands'>): number => bands[0]?.statistics.p2 ?? 0

/** Undefined: the model has nothing in this tile. */
export async function renderElevation(
  { cog, controlGrid, info }: OpenRaster,
  { z, x, y, size }: ElevationTileRequest,
  cache: BlockCache,
): Promise<ElevationTile | undefined> {
  const request = {
    bounds: tileBounds(z, x, y),
    width: size,
    height: size,
    resampling: 'bilinear' as const,
    bands: [0],
  }
  const warped = await warp({ cog, controlGrid, hasAlpha: info.hasAlpha }, request, cache)
  if (!warped) return undefined
  const ground = groundOf(info)
  const pixels = new Uint8Array(size * size * CHANNELS)
  for (let at = 0; at < warped.coverage.length; at++) {
    const height = warped.coverage[at]! >= HALF_COVERED ? warped.values[at]! : ground
    writeHeight(pixels, at * CHANNELS, height)
  }
  return encoded(sharp(pixels, { raw: { width: size, height: size, channels: CHANNELS } }))
}

/** A tile without any of the model. */
export function flatElevation(height: number, size: number): Promise<ElevationTile> {
  const pixel = new Uint8Array(CHANNELS)
  writeHeight(pixel, 0, height)
  const [r = 0, g = 0, b = 0] = pixel
  return encoded(sharp({ create: { width: size, height: size, channels: CHANNELS, background: { r, g, b } } }))
}

function writeHeight(pixels: Uint8Array, at: number, height: number): void {
  const steps = Math.round((Math.min(HIGHEST, Math.max(LOWEST, height)) - LOWEST) * 256)
  pixels[at] = steps >> 16
  pixels[at + 1] = (steps >> 8) & 255
  pixels[at + 2] = steps & 255
}

const encoded = async (picture: Sharp): Promise<ElevationTile> => ({
  buffer: await picture.png({ compressionLevel: 6, palette: false }).toBuffer(),
  mediaType: 'image/png',
})
