// Written by `npm run generate` from api-spec/. Do not edit.
export const VECTOR_TILE_MAX_ZOOM = 24
export const RASTER_TILE_MAX_ZOOM = 26
export const TILE_ATTRIBUTE_PREFIX = 'a:'
