/** Hillshade after Horn (1981), like gdaldem, with light from the north-west. */

const AZIMUTH = (315 * Math.PI) / 180
const ALTITUDE = (45 * Math.PI) / 180
/** Direction of the light. */
const LIGHT = {
  east: Math.sin(AZIMUTH) * Math.cos(ALTITUDE),
  north: Math.cos(AZIMUTH) * Math.cos(ALTITUDE),
  up: Math.sin(ALTITUDE),
}

/**
 * `heights` is `(width + 2) x (height + 2)` with a ring of neighbours, NaN where empty. @returns 1 to 255 per inner pixel
 * `east` and `north` are the pixel size in metres. A missing neighbour counts as level with the middle.
 */
export function hillshade(
  heights: Float32Array,
  width: number,
  height: number,
  east: number,
  north: number,
): Uint8Array {
  const shades = new Uint8Array(width * height)
  const stride = width + 2
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = (y + 1) * stride + x + 1
      const middle = heights[k]!
      const at = (index: number) => {
        const value = heights[index]!
        return Number.isNaN(value) ? middle : value
      }
      const nw = at(k - stride - 1)
      const n = at(k - stride)
      const ne = at(k - stride + 1)
      const w = at(k - 1)
      const e = at(k + 1)
      const sw = at(k + stride - 1)
      const s = at(k + stride)
      const se = at(k + stride + 1)
      const toEast = (ne + 2 * e + se - (nw + 2 * w + sw)) / (8 * east)
      const toNorth = (nw + 2 * n + ne - (sw + 2 * s + se)) / (8 * north)
      const light = (LIGHT.up - LIGHT.east * toEast - LIGHT.north * toNorth) / Math.hypot(toEast, toNorth, 1)
      shades[y * width + x] = 1 + Math.round(254 * Math.max(0, light))
    }
  }
  return shades
}
