// Uploaded pictures. The original is never stored: it is decoded, rotated upright and encoded as WebP, so that only pixels
// survive.
import sharp from 'sharp'
import { AppError } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { pictureText } from './messages'

/** Of an uploaded picture. The contract declares the same limit for multipart. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024

const FORMATS = ['png', 'jpeg', 'webp']
/** Decompression bomb limit: a file of a few kilobytes can claim gigapixels. */
const MAX_PIXELS = 40_000_000
const WEBP_QUALITY = 82
/** Marks polyglot files, which are also a page or a program. */
const MARKUP = /<(script|html|svg|!doctype|\?php)|%PDF-1/i

/**
 * Encodes as WebP of at most `longestSide` pixels each way, without the metadata of the original.
 * @throws AppError 415 when the bytes are not PNG, JPEG or WebP, 400 when they are damaged or contain markup
 */
export async function asWebp(original: Buffer, longestSide: number): Promise<Buffer> {
  if (original.length === 0) throw pictureError(400, 'empty')
  const decoder = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format } = await decoder.metadata().catch(tooLargeOr({ format: undefined }))
  if (!FORMATS.includes(String(format))) throw pictureError(415, 'unsupported')
  if (MARKUP.test(original.toString('latin1'))) throw pictureError(400, 'markup')
  const box = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  const encoded = await decoder
    .rotate()
    .resize(box)
    .webp({ quality: WEBP_QUALITY })
    .toBuffer()
    .catch(tooLargeOr(undefined))
  if (!encoded) throw pictureError(400, 'damaged')
  return encoded
}

/** A stored picture as PNG. */
export const asPng = (picture: Buffer): Promise<Buffer> => sharp(picture).png().toBuffer()

/** libvips reports too many pixels in the message only. */
const tooLargeOr =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if (error instanceof Error && error.message.includes('pixel limit')) {
      throw fileError(400, pictureText('tooManyPixels', { megapixels: MAX_PIXELS / 1_000_000 }))
    }
    return otherwise
  }

const pictureError = (status: number, problem: 'empty' | 'unsupported' | 'markup' | 'damaged'): AppError =>
  fileError(status, pictureText(problem))

const fileError = (status: number, message: Message): AppError =>
  new AppError(status, message, [{ field: 'file', message }])
