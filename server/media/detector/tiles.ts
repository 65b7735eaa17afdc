// The overlapping parts of a picture that a model reads one after the other, because the whole picture is too large for it.

interface Size {
  width: number
  height: number
}

export interface TilePlan extends Size {
  /** Upper left corners in pixels of the plan, whose size is that of the scaled picture. */
  corners: readonly (readonly [left: number, top: number])[]
  /** Pixels of the plan. */
  tile: Size
}

/** Objects up to this share of a tile are seen as a whole in one of them. */
const OVERLAP = 0.2
/** Limits memory: pictures are unpacked as a whole. */
const MAX_PIXELS = 100_000_000
/** How much coarser the next attempt is, until the tiles are few enough. */
const COARSER = 0.95

/**
 * At full resolution, or coarser where that needs more tiles or pixels than allowed.
 * @param input what the model reads
 * @returns undefined for a picture that is not larger than a tile
 */
export function planTiles(picture: Size, input: Size, maxTiles: number): TilePlan | undefined {
  for (let scale = 1; scale > 0.01; scale *= COARSER) {
    const width = Math.max(1, Math.round(picture.width * scale))
    const height = Math.max(1, Math.round(picture.height * scale))
    if (width <= input.width && height <= input.height) return undefined
    const lefts = startsOf(width, input.width)
    const tops = startsOf(height, input.height)
    if (lefts.length * tops.length > maxTiles || width * height > MAX_PIXELS) continue
    const corners = tops.flatMap((top) => lefts.map((left) => [left, top] as const))
    return {
      width,
      height,
      corners,
      tile: { width: Math.min(width, input.width), height: Math.min(height, input.height) },
    }
  }
  return undefined
}

/** Evenly spread, from the first pixel to the last. */
function startsOf(length: number, side: number): number[] {
  if (length <= side) return [0]
  const overlap = Math.floor(side * OVERLAP)
  const count = Math.ceil((length - overlap) / (side - overlap))
  return Array.from({ length: count }, (_, at) => Math.round((at * (length - side)) / (count - 1)))
}
