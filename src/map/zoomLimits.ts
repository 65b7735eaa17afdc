// How far maps zoom in.
import { RASTER_TILE_MAX_ZOOM, VECTOR_TILE_MAX_ZOOM } from './tiles.gen'

/** The map counts its zoom in tiles of 512 px, as vector tiles do. */
export const MAP_MAX_ZOOM = VECTOR_TILE_MAX_ZOOM

/** Beyond this the map enlarges a raster's pixels, which is cheaper than requesting more tiles. */
const ZOOMS_PAST_NATIVE = 1

/** The deepest tiles requested of a raster. */
export const rasterMaxZoom = (nativeZoom: number): number =>
  Math.min(nativeZoom + ZOOMS_PAST_NATIVE, RASTER_TILE_MAX_ZOOM)

/** The deepest vector tiles requested: their grid has steps of 15 cm. Closer, the map enlarges these tiles. */
export const VECTOR_MAX_ZOOM = 16
