// Puts a picture into the input of a model: scaled as a whole, centred, with grey margins.
import sharp from 'sharp'

interface Size {
  width: number
  height: number
}

export interface Letterbox {
  /** Red, then green, then blue, rows from the top, 0 to 1. */
  planes: Float32Array
  /** Where the picture is in the input, in its pixels. */
  left: number
  top: number
  width: number
  height: number
}

/** Exporters of YOLO train with this grey. */
const GREY = 114
const CHANNELS = 3

/** Throws when the picture cannot be decoded. */
export async function letterbox(path: string, input: Size, original: Size): Promise<Letterbox> {
  const scale = Math.min(input.width / original.width, input.height / original.height)
  const width = Math.max(1, Math.min(input.width, Math.round(original.width * scale)))
  const height = Math.max(1, Math.min(input.height, Math.round(original.height * scale)))
  const left = Math.floor((input.width - width) / 2)
  const top = Math.floor((input.height - height) / 2)
  const pixels = await readPixels(path, { width, height })
  return { planes: planesOf(pixels, { width, height }, input, { left, top }), left, top, width, height }
}

/** A picture in this size, upright: red, green and blue of each pixel. Throws when it cannot be decoded. */
export const readPixels = (path: string, { width, height }: Size): Promise<Buffer> =>
  sharp(path, { failOn: 'error' })
    .autoOrient()
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer()

/**
 * A part of a picture in the input of a model, with grey margins.
 * @param shown size of the part
 * @param at where it is in the input
 * @param part where it is in the picture; the whole picture by default
 */
export function planesOf(
  pixels: Buffer,
  shown: Size,
  input: Size,
  at: { left: number; top: number },
  part = { left: 0, top: 0, pictureWidth: shown.width },
): Float32Array {
  const planeSize = input.width * input.height
  const planes = new Float32Array(CHANNELS * planeSize).fill(GREY / 255)
  for (let y = 0; y < shown.height; y++) {
    for (let x = 0; x < shown.width; x++) {
      const from = ((y + part.top) * part.pictureWidth + x + part.left) * CHANNELS
      const to = (y + at.top) * input.width + x + at.left
      for (let channel = 0; channel < CHANNELS; channel++) {
        planes[channel * planeSize + to] = (pixels[from + channel] ?? GREY) / 255
      }
    }
  }
  return planes
}
