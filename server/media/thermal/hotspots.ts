import { findBlobs } from '../analysis/blobs'
import { boxMean } from '../analysis/boxMean'

export interface Hotspot {
  /** Column and row of the hottest pixel. */
  x: number
  y: number
  /** Degrees Celsius of that pixel, and how much hotter it is than its surroundings. */
  degrees: number
  excess: number
  /** Number of pixels. */
  area: number
}

/** Pixels around each pixel that are its surroundings. */
const RADIUS = 40
const MOST = 100

export interface HotspotLimits {
  /** Degrees above the surroundings. */
  excess: number
  /** Least number of pixels. */
  leastPixels: number
}

export const USUAL_HOTSPOTS: HotspotLimits = { excess: 5, leastPixels: 6 }

/** Places that are hotter than their surroundings, the hottest first. */
export function findHotspots(
  { width, height, degrees }: { width: number; height: number; degrees: Float32Array },
  { excess, leastPixels }: HotspotLimits = USUAL_HOTSPOTS,
): Hotspot[] {
  const around = boxMean({ width, height, values: degrees }, RADIUS).values
  const bits = Uint8Array.from(degrees, (value, pixel) => (value - around[pixel]! > excess ? 1 : 0))
  return findBlobs({ width, height, bits }, { leastArea: leastPixels })
    .map(({ area, pixels }) => {
      const hottest = pixels.reduce((a, b) => (degrees[b]! > degrees[a]! ? b : a))
      const value = degrees[hottest]!
      return {
        x: hottest % width,
        y: Math.floor(hottest / width),
        degrees: value,
        excess: value - around[hottest]!,
        area,
      }
    })
    .sort((a, b) => b.degrees - a.degrees)
    .slice(0, MOST)
}
