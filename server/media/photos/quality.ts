// How sharp and how well exposed a picture is. Comparable within the photos of one camera only.

export interface Quality {
  /** Variance of the Laplacian of the brightness: little where there are no edges. */
  sharpness: number
  /** Share of the pixels without detail, from 0 to 1. */
  black: number
  white: number
}

const BLACK_UP_TO = 4
const WHITE_FROM = 251

/** `grey` has one byte per pixel, row by row. */
export function measureQuality(grey: Uint8Array, width: number, height: number): Quality {
  let sum = 0
  let squares = 0
  let black = 0
  let white = 0
  for (const value of grey) {
    if (value <= BLACK_UP_TO) black++
    else if (value >= WHITE_FROM) white++
  }
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1, end = (y + 1) * width - 1; at < end; at++) {
      const edge = 4 * grey[at]! - grey[at - 1]! - grey[at + 1]! - grey[at - width]! - grey[at + width]!
      sum += edge
      squares += edge * edge
    }
  }
  const inner = Math.max(1, (width - 2) * (height - 2))
  return {
    sharpness: Math.max(0, squares / inner - (sum / inner) ** 2),
    black: black / grey.length,
    white: white / grey.length,
  }
}
