// Encodes one vector tile. Takes up to seconds for large features, so it runs on a thread of vectorTiles.ts.
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature } from 'geojson'
import type { GeoJSONVT } from '@maplibre/geojson-vt'
import { TILE_ATTRIBUTE_PREFIX } from '../../platform/contract/tiles.gen'
import type { TileDot, TileFeature } from './sql'
import { BUFFER, EXTENT, type TileAddress, type TileContent, type TileData } from './tileData'
import { writeRanks } from './tileRanks'

export interface EncodedTile {
  tile: Uint8Array
  /** Of a thinned tile; see tileRanks.ts. */
  ranks?: Uint8Array
}

/**
 * A Mapbox vector tile with layer `features` (attributes index, color, fill, fillOpacity and flagged, and those of `fields` with
 * their prefix) and, where not each one is drawn, layer `dots` (count, index, cell). The id is the index, for a dot that of one of its features.
 * No bytes where the tile shows nothing.
 */
export async function encodeTile(data: TileData): Promise<EncodedTile> {
  const ranked = JSON.parse(data.features) as TileFeature[]
  const dots = JSON.parse(data.dots ?? '[]') as TileDot[]
  const layers: Record<string, Feature[]> = {
    features: ranked.slice(0, data.limit).map((feature) => asFeature(feature, data)),
    dots: dots.map(asPoint),
  }
  const cut: Parameters<typeof fromGeojsonVt>[0] = {}
  for (const [name, all] of Object.entries(layers)) {
    const tile = await cutTile(data, all)
    if (tile) cut[name] = tile
  }
  const tile = fromGeojsonVt(cut, { version: 2, extent: EXTENT })
  return data.dots === undefined ? { tile } : { tile, ranks: writeRanks(ranked) }
}

/** What a tile shows of some features; null for nothing. */
export async function cutTile({ z, x, y }: TileAddress, all: Feature[]): Promise<ReturnType<GeoJSONVT['getTile']>> {
  if (all.length === 0) return null
  // Loaded with the first tile, because it is an ES module.
  const geojsonVt = await import('@maplibre/geojson-vt')
  // No index of other tiles: only this one is requested.
  const options = { maxZoom: z, indexMaxZoom: 0, extent: EXTENT, buffer: BUFFER }
  return new geojsonVt.GeoJSONVT({ type: 'FeatureCollection', features: all }, options).getTile(z, x, y)
}

export function asFeature(
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
  return { type: 'Feature', id: index, geometry, properties }
}

export const asPoint = ({ count, long, lat, index, cell }: TileDot): Feature => ({
  type: 'Feature',
  id: index,
  geometry: { type: 'Point', coordinates: [long, lat] },
  properties: { count, index, cell },
})
