// How clear and how well exposed a picture is. Comparable within the photos of one camera and flight only.

export interface Quality {
  /**
   * Share of the variation between neighbouring pixels, 0 to 1, that a blur of nine pixels takes away: much in a clear picture, little
   * in one that is blurred already. It does not depend on contrast. Null without enough contrast to judge.
   */
  clarity: number | null
  /** Share of the pixels without detail, from 0 to 1. */
  black: number
  white: number
}

const BLACK_UP_TO = 4
const WHITE_FROM = 251
/** Pixels of the side of the squares that are judged, each for itself. */
const SQUARE = 100
/** Mean difference of pixels nine apart, in steps of brightness, below which a square shows noise as much as its ground. */
const LEAST_CONTRAST = 6
/** Share of the squares that must have texture. */
const LEAST_JUDGED = 0.05
/** A clear photo may show smooth ground in most places; a blurred one is blurred at its clearest places, too. */
const CLEAREST = 0.75
/** Pixels of the blur to each side. */
const BLUR_RADIUS = 4

/** `grey` has one byte per pixel, row by row. */
export function measureQuality(grey: Uint8Array, width: number, height: number): Quality {
  let black = 0
  let white = 0
  for (const value of grey) {
    if (value <= BLACK_UP_TO) black++
    else if (value >= WHITE_FROM) white++
  }
  return { clarity: clarityOf(grey, width, height), black: black / grey.length, white: white / grey.length }
}

function clarityOf(grey: Uint8Array, width: number, height: number): number | null {
  const judged: number[] = []
  let squares = 0
  for (let top = 0; top + SQUARE <= height; top += SQUARE) {
    for (let left = 0; left + SQUARE <= width; left += SQUARE) {
      squares++
      const first = top * width + left
      const across = variation(grey, first, { along: 1, between: width })
      const down = variation(grey, first, { along: width, between: 1 })
      if (Math.min(across.contrast, down.contrast) < LEAST_CONTRAST) continue
      // A camera that moves blurs in one direction.
      judged.push(Math.min(across.lost, down.lost))
    }
  }
  if (judged.length === 0 || judged.length < squares * LEAST_JUDGED) return null
  judged.sort((a, b) => a - b)
  return judged[Math.floor(judged.length * CLEAREST)] ?? null
}

/**
 * Compares the lines of a square with a blurred copy of them, after Crete and others, "The blur effect: perception and estimation
 * with a new no-reference perceptual blur metric", 2007.
 * @returns the mean difference of pixels nine apart, which blur leaves, and the share of that of neighbours that blur takes away
 */
function variation(grey: Uint8Array, first: number, { along, between }: { along: number; between: number }) {
  let total = 0
  let apart = 0
  let lost = 0
  for (let line = 0; line < SQUARE; line++) {
    const start = first + line * between
    for (let step = BLUR_RADIUS + 1; step < SQUARE - BLUR_RADIUS; step++) {
      const at = start + step * along
      const difference = Math.abs(grey[at]! - grey[at - along]!)
      // The difference of two means that are one pixel apart.
      const ends = Math.abs(grey[at + BLUR_RADIUS * along]! - grey[at - (BLUR_RADIUS + 1) * along]!)
      const blurred = ends / (2 * BLUR_RADIUS + 1)
      apart += ends
      total += difference
      if (difference > blurred) lost += difference - blurred
    }
  }
  return { contrast: apart / (SQUARE * (SQUARE - 2 * BLUR_RADIUS - 1)), lost: total === 0 ? 0 : lost / total }
}
