import type { SceneView } from '../scene'

const EARTH_CIRCUMFERENCE_M = 2 * Math.PI * 6_378_137
const TILE_PX = 512
/** The shortest bar is two fifths of it, which is wider than the longest text, "5,000 km". */
const LONGEST_PX = 150

/** The longest round length (1, 2 or 5 times a power of ten metres) that fits, and its length in CSS px. */
export function scaleAt({ center: [, lat], zoom }: SceneView): { metres: number; px: number } {
  const metresPerPx = (EARTH_CIRCUMFERENCE_M * Math.cos((lat * Math.PI) / 180)) / (TILE_PX * 2 ** zoom)
  const longest = metresPerPx * LONGEST_PX
  const unit = 10 ** Math.floor(Math.log10(longest))
  const metres = unit * ([5, 2].find((step) => step * unit <= longest) ?? 1)
  return { metres, px: metres / metresPerPx }
}
