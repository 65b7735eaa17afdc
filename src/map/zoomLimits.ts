// Maximum zoom of maps and tiles, and maximum pitch.
import { RASTER_TILE_MAX_ZOOM, VECTOR_TILE_MAX_ZOOM } from './tiles.gen'

/** Counted in tiles of 512 px, like vector tiles. */
export const MAP_MAX_ZOOM = VECTOR_TILE_MAX_ZOOM

/** Degrees from the vertical, of maps with terrain. Nearer to the horizon, thousands of tiles would be in view. */
export const MAP_MAX_PITCH = 75

/** Beyond this zoom the map enlarges raster pixels instead of requesting more tiles. */
const ZOOMS_PAST_NATIVE = 1

/** The maximum zoom of requested raster tiles. */
export const rasterMaxZoom = (nativeZoom: number): number =>
  Math.min(nativeZoom + ZOOMS_PAST_NATIVE, RASTER_TILE_MAX_ZOOM)

/** The maximum zoom of requested vector tiles, whose grid has steps of 15 cm. Beyond it, the map enlarges tiles. */
export const VECTOR_MAX_ZOOM = 16

/** From this zoom on vector tiles draw small features too, as many as they hold. */
export const VECTOR_FULL_ZOOM = 12
