import type { Mask } from './grid'

/** Connected pixels of a mask. */
export interface Blob {
  /** Number of pixels. */
  area: number
  /** Mean column and row of its pixels. */
  center: readonly [x: number, y: number]
  /** First and last column and row. */
  bounds: { left: number; top: number; right: number; bottom: number }
  /** Index of each pixel, in no particular order. */
  pixels: Uint32Array
}

/**
 * Finds the blobs of a mask. Pixels are connected by their sides and, with `diagonal`, by their corners.
 *
 * @returns blobs of at least `leastArea` pixels, from the north
 */
// oxlint-disable-next-line complexity -- one pass over the eight neighbours of each pixel
export function findBlobs(
  { width, height, bits }: Mask,
  { leastArea, diagonal = false }: { leastArea: number; diagonal?: boolean },
): Blob[] {
  const seen = new Uint8Array(bits.length)
  const queue = new Uint32Array(bits.length)
  const blobs: Blob[] = []
  for (let start = 0; start < bits.length; start++) {
    if (bits[start] !== 1 || seen[start] === 1) continue
    let end = 0
    const visit = (pixel: number) => {
      if (bits[pixel] !== 1 || seen[pixel] === 1) return
      seen[pixel] = 1
      queue[end++] = pixel
    }
    visit(start)
    for (let next = 0; next < end; next++) {
      const pixel = queue[next]!
      const x = pixel % width
      const west = x > 0
      const east = x < width - 1
      const north = pixel >= width
      const south = pixel < width * (height - 1)
      if (west) visit(pixel - 1)
      if (east) visit(pixel + 1)
      if (north) visit(pixel - width)
      if (south) visit(pixel + width)
      if (!diagonal) continue
      if (west && north) visit(pixel - width - 1)
      if (east && north) visit(pixel - width + 1)
      if (west && south) visit(pixel + width - 1)
      if (east && south) visit(pixel + width + 1)
    }
    if (end >= leastArea) blobs.push(describe(queue.slice(0, end), width))
  }
  return blobs
}

function describe(pixels: Uint32Array, width: number): Blob {
  const bounds = { left: Infinity, top: Infinity, right: -1, bottom: -1 }
  let sumX = 0
  let sumY = 0
  for (const pixel of pixels) {
    const x = pixel % width
    const y = (pixel - x) / width
    sumX += x
    sumY += y
    if (x < bounds.left) bounds.left = x
    if (x > bounds.right) bounds.right = x
    if (y < bounds.top) bounds.top = y
    if (y > bounds.bottom) bounds.bottom = y
  }
  return { area: pixels.length, center: [sumX / pixels.length, sumY / pixels.length], bounds, pixels }
}
