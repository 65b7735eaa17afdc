// Items of STAC 1.1.
import type { Geometry } from 'geojson'
import type { Permission } from '../../platform/identity/permissions'
import type { Principal } from '../../platform/identity/session'
import type { Tx } from '../../platform/db/tenancy'
import type { RasterInfo } from '../../media/raster/rasterInfo'
import type { Box } from '../../media/vector/extent'
import { clockText, possibleInstants, startTime } from '../../records/mission-files/takenTime'
import { limited } from '../ogc/public'
import type { StacFilter, StacPage } from './search'
import {
  selectLayers,
  selectPhotos,
  selectRecordings,
  type LayerItem,
  type PhotoItem,
  type RecordingItem,
  type StacItem,
} from './sql'

export const STAC_VERSION = '1.1.0'
const PROJECTION = 'https://stac-extensions.github.io/projection/v2.0.0/schema.json'
const COG = 'image/tiff; application=geotiff; profile=cloud-optimized'

type Select = (tenantId: string, tx: Tx, filter: StacFilter, page: StacPage) => Promise<StacItem[]>

const KINDS: readonly { permission: Permission; select: Select }[] = [
  { permission: 'feature_list', select: selectPhotos },
  { permission: 'layer_list', select: selectLayers },
  { permission: 'vod_list', select: selectRecordings },
]

export interface FoundItems {
  items: StacItem[]
  /** Whether there are more after these. */
  hasMore: boolean
}

/** Items that the caller may read, the latest first. @throws AppError 503 when the search takes too long */
export async function findItems(
  tenantId: string,
  tx: Tx,
  { permissions }: Principal,
  filter: StacFilter,
  page: StacPage,
): Promise<FoundItems> {
  const found: StacItem[] = []
  for (const { permission, select } of KINDS) {
    if (!permissions.has(permission)) continue
    const next = { ...page, limit: page.limit + 1 }
    found.push(...(await limited(tx, () => select(tenantId, tx, filter, next))))
  }
  // Ids are UUIDs of version 7, so their order is the order of creation.
  found.sort((a, b) => (a.id < b.id ? 1 : -1))
  return { items: found.slice(0, page.limit), hasMore: found.length > page.limit }
}

interface Asset {
  href: string
  title: string
  roles: string[]
  type?: string
  [field: string]: unknown
}

interface ItemParts {
  geometry: Geometry | null
  bbox: Box | null
  properties: Record<string, unknown>
  assets: Record<string, Asset>
  extensions?: string[]
}

/** @param api address of the API, without a slash at its end */
export function itemDocument(api: string, item: StacItem, { permissions }: Principal): object {
  const { id, missionId, name, createdAt, updatedAt } = item
  const { geometry, bbox, properties, assets, extensions = [] } = partsOf(api, item, permissions.has('download_layer'))
  const collection = `${api}/stac/collections/${missionId}`
  return {
    type: 'Feature',
    stac_version: STAC_VERSION,
    stac_extensions: extensions,
    id,
    collection: missionId,
    geometry,
    ...(bbox && { bbox }),
    properties: { title: name, created: createdAt.toISOString(), updated: updatedAt.toISOString(), ...properties },
    links: [
      { href: `${collection}/items/${id}`, rel: 'self', type: 'application/geo+json' },
      { href: collection, rel: 'collection', type: 'application/json' },
      { href: collection, rel: 'parent', type: 'application/json' },
      { href: `${api}/stac`, rel: 'root', type: 'application/json' },
    ],
    assets,
  }
}

function partsOf(api: string, item: StacItem, mayDownloadLayers: boolean): ItemParts {
  if (item.kind === 'photo') return photoParts(api, item)
  if (item.kind === 'recording') return recordingParts(api, item)
  return layerParts(api, item, mayDownloadLayers)
}

/** No drone took anything before. STAC has no open intervals. */
const EARLIEST = '1970-01-01T00:00:00.000Z'

/** An instant, or the interval in which something was taken: before it was uploaded. STAC allows no item without either. */
function timeOf(at: Date | null, createdAt: Date): Record<string, unknown> {
  if (at) return { datetime: at.toISOString() }
  const range = { start_datetime: EARLIEST, end_datetime: createdAt.toISOString() }
  return { datetime: null, ...range, 'aerie:time': 'unknown' }
}

/** The interval of a clock without a zone. @param local its time as if it was UTC */
const localTime = (local: Date): Record<string, unknown> => ({
  datetime: null,
  start_datetime: possibleInstants(local).from.toISOString(),
  end_datetime: possibleInstants(local).until.toISOString(),
  'aerie:time': 'zone unknown',
  'aerie:local_time': clockText(local),
})

function photoParts(api: string, photo: PhotoItem): ItemParts {
  const { id, lat, long, takenAt, isLocalTime, createdAt, footprint, mediaType } = photo
  const hasPlace = lat !== null && long !== null
  const ring = footprint?.map((corner) => [corner.long, corner.lat]) ?? []
  return {
    geometry: hasPlace ? { type: 'Point', coordinates: [long, lat] } : null,
    bbox: hasPlace ? [long, lat, long, lat] : null,
    properties: {
      ...(takenAt && isLocalTime ? localTime(takenAt) : timeOf(takenAt, createdAt)),
      'aerie:kind': 'photo',
      ...(ring.length > 0 && {
        'aerie:footprint': { type: 'Polygon', coordinates: [[...ring, ring[0]]] },
      }),
    },
    assets: {
      data: {
        href: `${api}/photo/download/${id}`,
        title: 'Photo as it was uploaded',
        type: mediaType,
        roles: ['data'],
      },
      ...pictureOf(photo.hasPicture, `${api}/photo/picture/${id}`),
    },
  }
}

function recordingParts(api: string, recording: RecordingItem): ItemParts {
  const { id, startedAt, startOrigin, createdAt, durationMs, bounds } = recording
  return {
    geometry: bounds && polygonOf(bounds),
    bbox: bounds,
    properties: {
      ...timeOf(startedAt, createdAt),
      ...(startedAt && {
        start_datetime: startedAt.toISOString(),
        end_datetime: new Date(startedAt.getTime() + (durationMs ?? 0)).toISOString(),
      }),
      // Cameras often write their local time into the file.
      ...(startTime(startedAt, startOrigin).kind === 'file' && { 'aerie:time': 'of the file, not verified' }),
      'aerie:kind': 'recording',
    },
    assets: {
      data: { href: `${api}/recording/file/${id}`, title: 'Recording', type: 'video/mp4', roles: ['data'] },
      ...pictureOf(recording.hasPicture, `${api}/recording/poster/${id}`),
    },
  }
}

function layerParts(api: string, layer: LayerItem, mayDownload: boolean): ItemParts {
  const { id, isRaster, capturedAt, createdAt, bounds, raster } = layer
  return {
    geometry: raster?.footprint ?? (bounds && polygonOf(bounds)),
    bbox: bounds,
    properties: {
      ...timeOf(capturedAt, createdAt),
      'aerie:kind': isRaster ? 'raster-layer' : 'vector-layer',
      ...(raster && rasterProperties(raster)),
    },
    assets: {
      ...(mayDownload && { data: raster ? rasterAsset(api, id, raster) : vectorAsset(api, id) }),
      ...pictureOf(layer.hasPicture, `${api}/layer/thumbnail/${id}`),
    },
    extensions: raster ? [PROJECTION] : [],
  }
}

const rasterProperties = ({ gsd, crs, width, height }: RasterInfo): Record<string, unknown> => ({
  gsd,
  'proj:code': crs.epsg === undefined ? null : `EPSG:${crs.epsg}`,
  'proj:shape': [height, width],
})

/** A raster that a user placed has no georeference in its file, and gets one when it is downloaded. */
const rasterAsset = (api: string, layerId: string, { placed, bands }: RasterInfo): Asset => ({
  href: placed ? `${api}/layer/download-raster/${layerId}?form=cog` : `${api}/stac/assets/${layerId}`,
  title: 'Cloud-optimized GeoTIFF',
  type: COG,
  roles: ['data'],
  bands: bands.map(({ name }) => ({ name })),
})

const vectorAsset = (api: string, layerId: string): Asset => ({
  href: `${api}/layer/export-geojson/${layerId}`,
  title: 'Features as GeoJSON',
  type: 'application/geo+json',
  roles: ['data'],
})

const pictureOf = (hasPicture: boolean, href: string): Record<string, Asset> =>
  hasPicture ? { thumbnail: { href, title: 'Picture', type: 'image/webp', roles: ['thumbnail'] } } : {}

/** RFC 7946, section 3.1.9: an area that crosses the antimeridian has two parts. */
function polygonOf([west, south, east, north]: Box): Geometry {
  if (west <= east) return { type: 'Polygon', coordinates: [ringOf([west, south, east, north])] }
  return {
    type: 'MultiPolygon',
    coordinates: [[ringOf([west, south, 180, north])], [ringOf([-180, south, east, north])]],
  }
}

const ringOf = ([west, south, east, north]: Box) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
