// Everything that the import takes from the file of a photo.
import { AppError } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { fileBytes } from '../../platform/storage/byteSource'
import { jpegHead } from '../thermal/jpegHead'
import { photoText } from './messages'
import { readMetadata, type PhotoMetadata } from './metadata'
import { readThermalFacts, type ThermalFacts } from '../thermal/thermalFacts'
import { makeRenditions, type Renditions } from './renditions'

export interface ReadPhoto {
  metadata: Omit<PhotoMetadata, 'embeddedPicture'>
  /** Null for a format that cannot be decoded and contains no preview. */
  renditions: Renditions | null
  /** Why the picture cannot be used; null when it can. */
  error: Message | null
  /** Undefined for a photo without thermal data. */
  thermal?: ThermalFacts
}

/** Formats whose picture the decoder does not know. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'tiff' | 'heic' | 'avif' | 'dng'

const METADATA_BYTES = 512 * 1024
/** Larger files are no photos of a camera. */
const MOST_BYTES = 128 * 1024 * 1024

/** @param converter for thermal photos by DJI; see `convertThermal` */
export async function readPhoto(path: string, kind: PhotoKind, converter?: readonly string[]): Promise<ReadPhoto> {
  const thermal = kind === 'jpeg' || kind === 'tiff' ? await readThermalFacts(path, kind, converter) : undefined
  return { ...(await readPicture(path, kind)), ...(thermal && { thermal }) }
}

async function readPicture(path: string, kind: PhotoKind): Promise<ReadPhoto> {
  const { embeddedPicture, ...metadata } = readMetadata(await metadataBytes(path, kind))
  const isUndecodable = kind === 'heic' || (kind === 'dng' && metadata.isRaw)
  try {
    if (!isUndecodable) {
      const renditions = await makeRenditions(path, { isPanorama: metadata.panorama !== null })
      return { metadata, renditions, error: null }
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The decoder knows few of the forms of a DNG.
    if (kind !== 'dng') return { metadata, renditions: null, error: error.text }
  }
  const renditions = embeddedPicture && (await makeRenditions(embeddedPicture).catch(() => null))
  if (!renditions)
    return {
      metadata: { ...metadata, problems: [...metadata.problems, photoText('noPreview')] },
      renditions: null,
      error: null,
    }
  // The size of the small picture says nothing of the photo.
  const { width, height } = metadata
  return {
    metadata,
    renditions: { ...renditions, width: width ?? renditions.width, height: height ?? renditions.height },
    error: null,
  }
}

/**
 * The part of the file that can have metadata: of a JPEG what comes before the image data, of other formats all, because they may
 * have it last. Of a larger file than a photo, the start.
 */
async function metadataBytes(path: string, kind: PhotoKind): Promise<Buffer> {
  const file = await fileBytes(path)
  try {
    if (kind === 'jpeg') return await jpegHead(file)
    return await file.read(0, file.size > MOST_BYTES ? METADATA_BYTES : file.size)
  } finally {
    await file.close()
  }
}
