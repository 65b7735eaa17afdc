import type { Bounds } from '../../../map/scene'

interface PreviewTile {
  z: number
  x: number
  y: number
}

const MOST_IN_A_ROW = 2
const FINEST = 24

/**
 * The tiles of 256 px that show a raster as a whole, four at most.
 * @param bounds degrees: west, south, east, north; west is greater than east across the antimeridian
 * @returns rows from north to south
 */
export function previewTiles([west, south, east, north]: Bounds, nativeZoom: number): PreviewTile[][] {
  const right = east < west ? east + 360 : east
  for (let z = Math.min(FINEST, nativeZoom); z >= 0; z--) {
    const tiles = 2 ** z
    const columns = range(Math.floor(shareOfLong(west) * tiles), Math.floor(shareOfLong(right) * tiles))
    const rows = range(Math.floor(shareOfLat(north) * tiles), Math.floor(shareOfLat(south) * tiles))
    if (z > 0 && (columns.length > MOST_IN_A_ROW || rows.length > MOST_IN_A_ROW)) continue
    return rows.map((y) => columns.map((x) => ({ z, x: x % tiles, y: Math.min(tiles - 1, Math.max(0, y)) })))
  }
  return []
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index)

/** Of the world in Web Mercator, from 0 in the west. */
const shareOfLong = (long: number): number => (long + 180) / 360

/** From 0 in the north. */
function shareOfLat(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
