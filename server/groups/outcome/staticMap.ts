// A small map of a place, drawn from the tiles of the rasters of its mission.
import sharp, { type OverlayOptions } from 'sharp'
import { sql } from 'kysely'
import { inTenant } from '../../platform/db/tenancy'
import { withRaster } from '../../records/layers/rasterFiles'
import { selectLayer, type LayerRow } from '../../records/layers/sql'
import { HALF_WORLD, mercatorX, mercatorY, type LatLong } from '../../media/raster/mercator'
import { rasterTile } from '../../media/raster/runtime/rasterTile'
import { readStyle, styleHash } from '../../media/raster/style/rasterStyle'
import type { Services } from '../services'

/** Size in pixels and zoom of the specification. */
const WIDTH = 200
const HEIGHT = 130
const ZOOM = 16
const TILE = 256
/** Limits the work; rasters below others are rarely seen. */
const MAX_RASTERS = 3

const BACKGROUND = '#e8ecef'
/** A grid, so that an area without a raster does not look like a broken picture, below the marker. */
const GRID = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><pattern id="g" width="25" height="25" patternUnits="userSpaceOnUse"><path d="M25 0H0V25" fill="none" stroke="#d3dae0"/></pattern></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
const MARKER = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="30"><path d="M12 29C7 21 3 16 3 11a9 9 0 0 1 18 0c0 5-4 10-9 18z" fill="#cf1322" stroke="#fff" stroke-width="1.5"/><circle cx="12" cy="11" r="3.5" fill="#fff"/></svg>`

/** @returns a PNG of 200 x 130 pixels, the place in its centre. Only rasters that the caller may see are drawn. */
export async function drawMap(
  services: Services,
  tenantId: string,
  { missionId, place }: { missionId: string; place: LatLong },
  signal: AbortSignal,
): Promise<Buffer> {
  const layers = await inTenant(services.db, tenantId, (tx) => selectRastersAt(tenantId, tx, missionId, place))
  const origin = originOf(place)
  const drawn: OverlayOptions[] = [{ input: Buffer.from(GRID), left: 0, top: 0 }]
  for (const layer of layers) {
    for (const tile of tilesFrom(origin)) {
      const picture = await tilePicture(services, tenantId, layer, tile, signal)
      const part = picture && (await cropTo(picture, tile.left, tile.top))
      if (part) drawn.push(part)
    }
  }
  drawn.push({ input: Buffer.from(MARKER), left: WIDTH / 2 - 12, top: HEIGHT / 2 - 29 })
  const canvas = { width: WIDTH, height: HEIGHT, channels: 3, background: BACKGROUND } as const
  return sharp({ create: canvas }).composite(drawn).png().toBuffer()
}

/** Upper left pixel of the map in the world at this zoom. */
function originOf({ lat, long }: LatLong): { x: number; y: number } {
  const pixels = (TILE * 2 ** ZOOM) / (2 * HALF_WORLD)
  const x = Math.round((mercatorX(long) + HALF_WORLD) * pixels - WIDTH / 2)
  const y = Math.round((HALF_WORLD - mercatorY(lat)) * pixels - HEIGHT / 2)
  return { x, y }
}

interface PlacedTile {
  x: number
  y: number
  /** In the map; may be negative. */
  left: number
  top: number
}

function tilesFrom(origin: { x: number; y: number }): PlacedTile[] {
  const tiles: PlacedTile[] = []
  const count = 2 ** ZOOM
  for (let y = Math.floor(origin.y / TILE); y * TILE < origin.y + HEIGHT; y++) {
    for (let x = Math.floor(origin.x / TILE); x * TILE < origin.x + WIDTH; x++) {
      if (y < 0 || y >= count) continue
      tiles.push({ x: ((x % count) + count) % count, y, left: x * TILE - origin.x, top: y * TILE - origin.y })
    }
  }
  return tiles
}

async function tilePicture(
  services: Services,
  tenantId: string,
  layer: LayerRow,
  { x, y }: PlacedTile,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  if (!layer.raster) return undefined
  const style = readStyle(layer.rasterStyle ?? {}, layer.raster)
  const address = { z: ZOOM, x, y, size: TILE }
  const key = { layerId: layer.id, version: layer.dataVersion, styleHash: styleHash(style), ...address }
  const tile = await rasterTile(
    services.raster,
    key,
    style,
    (work) => withRaster(services, tenantId, layer, work),
    signal,
  )
  return tile?.buffer
}

/** The part of a tile that is on the map. */
async function cropTo(picture: Buffer, left: number, top: number): Promise<OverlayOptions> {
  const skipX = Math.max(0, -left)
  const skipY = Math.max(0, -top)
  const width = Math.min(TILE - skipX, WIDTH - Math.max(0, left))
  const height = Math.min(TILE - skipY, HEIGHT - Math.max(0, top))
  const input = await sharp(picture).extract({ left: skipX, top: skipY, width, height }).toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top) }
}

/** Ready rasters of the mission around the place, the lowest first. */
async function selectRastersAt(
  tenantId: string,
  tx: Parameters<typeof selectLayer>[1],
  missionId: string,
  { lat, long }: LatLong,
): Promise<LayerRow[]> {
  const { rows } = await sql<{ id: string }>`
    select id from layer
     where tenant_id = ${tenantId} and mission_id = ${missionId} and deleted_at is null and kind = 'raster'
       and status = 'ready' and bounds[2] <= ${lat} and bounds[4] >= ${lat}
       and (bounds[1] <= ${long} and bounds[3] >= ${long}
            or bounds[3] < bounds[1] and (bounds[1] <= ${long} or bounds[3] >= ${long}))
     order by position desc, id desc limit ${MAX_RASTERS}`.execute(tx)
  const layers: LayerRow[] = []
  for (const { id } of rows.reverse()) {
    const layer = await selectLayer(tenantId, tx, id)
    if (layer) layers.push(layer)
  }
  return layers
}
