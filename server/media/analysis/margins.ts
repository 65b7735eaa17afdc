// Margins of pictures without transparency: black pixels that are connected with the edge of the picture or with pixels
// without data. Dark objects inside the picture are kept.
import type { Picture } from './grid'

/** Compression makes black pixels slightly brighter. */
const MOST_BLACK = 12
/** Pixels beside a margin, which resampling has mixed with it. */
const FRINGE = 2

/** The picture with transparent margins. The same picture if it has none. */
export function withoutMargins(picture: Picture): Picture {
  const margin = marginOf(picture)
  if (margin.length === 0) return picture
  const { width, height } = picture
  const rgba = Uint8ClampedArray.from(picture.rgba)
  for (const pixel of margin) {
    const x = pixel % width
    const y = Math.floor(pixel / width)
    for (let row = Math.max(0, y - FRINGE); row <= Math.min(height - 1, y + FRINGE); row++) {
      for (let column = Math.max(0, x - FRINGE); column <= Math.min(width - 1, x + FRINGE); column++) {
        rgba[(row * width + column) * 4 + 3] = 0
      }
    }
  }
  return { width, height, rgba }
}

/** The black pixels that are connected with the outside. */
function marginOf({ width, height, rgba }: Picture): number[] {
  const isSeen = new Uint8Array(width * height)
  const waiting: number[] = []
  const margin: number[] = []
  const visit = (pixel: number): void => {
    if (isSeen[pixel] === 1) return
    const isEmpty = rgba[pixel * 4 + 3] === 0
    if (!isEmpty && !isBlack(rgba, pixel)) return
    isSeen[pixel] = 1
    waiting.push(pixel)
    if (!isEmpty) margin.push(pixel)
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const x = pixel % width
    if (x > 0) visit(pixel - 1)
    if (x < width - 1) visit(pixel + 1)
    if (pixel >= width) visit(pixel - width)
    if (pixel < width * (height - 1)) visit(pixel + width)
  }
  return margin
}

function isBlack(rgba: Picture['rgba'], pixel: number): boolean {
  const at = pixel * 4
  return rgba[at]! <= MOST_BLACK && rgba[at + 1]! <= MOST_BLACK && rgba[at + 2]! <= MOST_BLACK
}
