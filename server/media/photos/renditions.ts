// The pictures that people look at in place of the original: upright, without metadata, from one decoding.
import sharp from 'sharp'
import { AppError } from '../../platform/core/errors'
import { photoText } from './messages'
import { measureQuality, type Quality } from './quality'

export interface Renditions {
  /** WebP of at most 400 and 1600 pixels each way; the preview of a 360° photo has 4096. */
  thumbnail: Buffer
  preview: Buffer
  quality: Quality
  /** Pixels of the original, before its orientation is applied. */
  width: number
  height: number
}

/** Limits memory: a file of a few kilobytes can claim gigapixels. Aerial cameras have up to 150 million pixels. */
const MAX_PIXELS = 200_000_000
/** A progressive JPEG is unpacked as a whole before its first row is known. */
const MAX_PROGRESSIVE_PIXELS = 60_000_000
const THUMBNAIL_SIDE = 400
const PREVIEW_SIDE = 1600
/** One screen shows about a quarter of the sphere. The graphics of many phones take no more. */
const PANORAMA_SIDE = 4096
/** Twice as fast as the default, for files that are a few per cent larger. */
const EFFORT = 1
const QUALITY = 78

/**
 * @param original a path or the bytes
 * @throws AppError 400 for a picture that is damaged or too large
 */
export async function makeRenditions(
  original: string | Buffer,
  { isPanorama = false }: { isPanorama?: boolean } = {},
): Promise<Renditions> {
  const size = await requireDecodable(original)
  const decoder = sharp(original, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
  const { data, info } = await decoder
    .autoOrient()
    .resize(inside(isPanorama ? PANORAMA_SIDE : PREVIEW_SIDE))
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  const { width, height, channels } = info
  const raw = { raw: { width, height, channels } }
  const webp = { quality: QUALITY, effort: EFFORT }
  const grey = await sharp(data, raw).greyscale().raw().toBuffer()
  return {
    preview: await sharp(data, raw).webp(webp).toBuffer(),
    thumbnail: await sharp(data, raw).resize(inside(THUMBNAIL_SIDE)).webp(webp).toBuffer(),
    quality: measureQuality(grey, width, height),
    ...size,
  }
}

async function requireDecodable(original: string | Buffer): Promise<{ width: number; height: number }> {
  const { width, height, isProgressive } = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(unreadable)
  const limit = isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS
  if (width * height > limit) {
    throw new AppError(400, photoText('tooManyPixels', { megapixels: limit / 1_000_000 }))
  }
  return { width, height }
}

function unreadable(): never {
  throw new AppError(400, photoText('damaged'))
}

const inside = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const
