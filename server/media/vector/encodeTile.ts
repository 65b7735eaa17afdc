// Encodes one vector tile. Takes up to seconds for large features, so it runs on a thread of vectorTiles.ts.
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature } from 'geojson'
import { TILE_ATTRIBUTE_PREFIX } from '../../platform/contract/tiles.gen'
import type { TileDot, TileFeature } from './sql'
import { BUFFER, EXTENT, type TileContent, type TileData } from './tileData'

/**
 * A Mapbox vector tile with layer `features` (attributes index, color, fill, fillOpacity and flagged, and those of `fields` with
 * their prefix; the id is the index) and, where thinned, layer `dots` (count, index). No bytes where the tile shows nothing.
 */
export async function encodeTile({ z, x, y, fields, flags, features, dots = '[]' }: TileData): Promise<Uint8Array> {
  // Loaded with the first tile, because it is an ES module.
  const { GeoJSONVT } = await import('@maplibre/geojson-vt')
  const layers = {
    features: (JSON.parse(features) as TileFeature[]).map((feature) => asFeature(feature, { fields, flags })),
    dots: (JSON.parse(dots) as TileDot[]).map(asPoint),
  }
  const cut: Parameters<typeof fromGeojsonVt>[0] = {}
  for (const [name, all] of Object.entries(layers)) {
    if (all.length === 0) continue
    // No index of other tiles: only this one is requested.
    const options = { maxZoom: z, indexMaxZoom: 0, extent: EXTENT, buffer: BUFFER, promoteId: 'index' }
    const tile = new GeoJSONVT({ type: 'FeatureCollection', features: all }, options).getTile(z, x, y)
    if (tile) cut[name] = tile
  }
  return fromGeojsonVt(cut, { version: 2, extent: EXTENT })
}

function asFeature(
  { index, geometry, color, fill, fillOpacity, flagged, values }: TileFeature,
  { fields, flags }: TileContent,
): Feature {
  const properties: Record<string, unknown> = { index }
  if (color) properties['color'] = color
  if (fill) properties['fill'] = fill
  if (fillOpacity !== null) properties['fillOpacity'] = fillOpacity
  if (flagged && flags) properties['flagged'] = true
  for (const [at, field] of fields.entries()) {
    if (values[at] != null) properties[TILE_ATTRIBUTE_PREFIX + field] = values[at]
  }
  return { type: 'Feature', geometry, properties }
}

const asPoint = ({ count, long, lat, index }: TileDot): Feature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [long, lat] },
  properties: { count, index },
})
