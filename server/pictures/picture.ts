// Pictures people hand in. What is kept is never what came: it is decoded, turned upright and written anew as WebP, so
// that nothing but pixels survives.
import sharp from 'sharp'
import { AppError } from '../errors'

const FORMATS = ['png', 'jpeg', 'webp']
/** A file of a few kilobytes can claim to be gigapixels. */
const MOST_PIXELS = 40_000_000
const WEBP_QUALITY = 82
/** What a file that is also a page or a program has inside; a picture has no use for it. */
const MARKUP = /<(script|html|svg|!doctype|\?php)|%PDF-1/i

/**
 * A WebP of at most `longestSide` pixels each way, without the metadata of the original.
 * @throws AppError 415 when the bytes are no PNG, JPEG or WebP, 400 when they are broken or hold markup
 */
export async function asWebp(original: Buffer, longestSide: number): Promise<Buffer> {
  if (original.length === 0) throw refused(400, 'is empty')
  const decoder = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { format } = await decoder.metadata().catch(tooLargeOr({ format: undefined }))
  if (!FORMATS.includes(String(format))) throw refused(415, 'is not a PNG, JPEG or WebP picture')
  if (MARKUP.test(original.toString('latin1'))) throw refused(400, 'holds a script or a document besides the picture')
  const box = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  const encoded = await decoder
    .rotate()
    .resize(box)
    .webp({ quality: WEBP_QUALITY })
    .toBuffer()
    .catch(tooLargeOr(undefined))
  if (!encoded) throw refused(400, 'is broken')
  return encoded
}

/** libvips says in words only that a picture has too many pixels. */
const tooLargeOr =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if (error instanceof Error && error.message.includes('pixel limit')) {
      throw refused(400, `has more than ${MOST_PIXELS / 1_000_000} million pixels`)
    }
    return otherwise
  }

const refused = (status: number, message: string): AppError =>
  new AppError(status, `The file ${message}`, [{ field: 'file', message }])
