// One vector tile of a layer, thinned where it would hold more than anybody can see.
import { fromGeojsonVt } from 'vt-pbf'
import type { Feature } from 'geojson'
import type { Tx } from '../tenancy'
import { latitudeAt, type Box } from './extent'
import { selectTileDots, selectTileFeatures } from './sql'

export interface TileAddress {
  z: number
  x: number
  y: number
}

/** What clients size their tiles to. */
const TILE_PIXELS = 512
const EXTENT = 4096
const BUFFER = 64
/** From here on everything is drawn as itself, and so is a small layer everywhere. */
const FULL_FROM_ZOOM = 12
const SMALL_LAYER = 5_000
/** What is smaller than so many pixels becomes a dot. */
const DOT_PIXELS = 3
const DOT_CELLS = 64
const MOST_THINNED = 2_500
const MOST_FEATURES = 20_000

/**
 * A Mapbox vector tile with layer `features` (attributes index, color, fill, fillOpacity, flagged and the fields asked for; the id is
 * the index) and, where thinned, layer `dots` (count, index). Empty where there is nothing.
 */
export async function vectorTile(
  tenantId: string,
  tx: Tx,
  layer: { id: string; featureCount: number },
  address: TileAddress,
  fields: string[],
): Promise<Buffer> {
  const box = boxOf(address)
  const thinned = address.z < FULL_FROM_ZOOM && layer.featureCount > SMALL_LAYER
  const smallest = thinned ? DOT_PIXELS / (TILE_PIXELS * 2 ** address.z) : 0
  const limit = thinned ? MOST_THINNED : MOST_FEATURES
  const drawn = await selectTileFeatures(tenantId, tx, layer.id, box, { minSize: smallest, limit, fields })
  const dots = thinned ? await selectTileDots(tenantId, tx, layer.id, box, { maxSize: smallest, cells: DOT_CELLS }) : []
  const features = drawn.map(({ index, geometry, color, fill, fillOpacity, flagged, values }): Feature => {
    const properties: Record<string, unknown> = { index }
    if (color) properties['color'] = color
    if (fill) properties['fill'] = fill
    if (fillOpacity !== null) properties['fillOpacity'] = fillOpacity
    if (flagged) properties['flagged'] = true
    for (const [at, field] of fields.entries()) if (values[at] != null) properties[field] = values[at]
    return { type: 'Feature', geometry, properties }
  })
  const points = dots.map(({ count, long, lat, index }): Feature => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [long, lat] },
    properties: { count, index },
  }))
  return encode(address, { features, dots: points })
}

/** Whether there can be such a tile. */
export const isTile = ({ z, x, y }: TileAddress): boolean =>
  z >= 0 && z <= 24 && x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z

async function encode({ z, x, y }: TileAddress, layers: Record<string, Feature[]>): Promise<Buffer> {
  // With the first tile: an ES module, which most of what loads this file never needs.
  const { default: GeoJSONVT } = await import('geojson-vt')
  const cut: Parameters<typeof fromGeojsonVt>[0] = {}
  for (const [name, features] of Object.entries(layers)) {
    if (features.length === 0) continue
    // Straight down to this one tile: the others are not asked for.
    const options = { maxZoom: z, indexMaxZoom: 0, extent: EXTENT, buffer: BUFFER, promoteId: 'index' }
    const tile = new GeoJSONVT({ type: 'FeatureCollection', features }, options).getTile(z, x, y)
    if (tile) cut[name] = tile
  }
  return Buffer.from(fromGeojsonVt(cut, { version: 2, extent: EXTENT }))
}

/** Degrees, with the margin that lines and circles at the edge need. */
function boxOf({ z, x, y }: TileAddress): Box {
  const margin = BUFFER / EXTENT
  const world = 2 ** z
  return [
    ((x - margin) / world) * 360 - 180,
    latitudeAt((y + 1 + margin) / world),
    ((x + 1 + margin) / world) * 360 - 180,
    latitudeAt((y - margin) / world),
  ]
}
