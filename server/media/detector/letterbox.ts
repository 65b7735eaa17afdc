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
  const pixels = await sharp(path, { failOn: 'error' })
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const planeSize = input.width * input.height
  const planes = new Float32Array(CHANNELS * planeSize).fill(GREY / 255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * CHANNELS
      const to = (y + top) * input.width + x + left
      for (let channel = 0; channel < CHANNELS; channel++) {
        planes[channel * planeSize + to] = (pixels[from + channel] ?? GREY) / 255
      }
    }
  }
  return { planes, left, top, width, height }
}
