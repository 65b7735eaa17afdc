// The reads with which fairness.ts keeps one tenant busy: each kind that takes more than one small query, over the records of the
// demo tenant, 200 missions and a vector layer of 20,000 areas.
import { setTimeout as sleep } from 'node:timers/promises'
import { worldY } from '../../geometry/worldY'
import { callerOf, upload } from './calls'
import { sized } from './size'
import type { Caller } from './twoTenants'

const MISSIONS = sized(200, 20)
const AREAS = sized(20_000, 6_000)
/** Where the areas are, in degrees. */
const WEST = 8
const SOUTH = 50
const STEP = 0.003
const PER_ROW = 150
const RASTER_ZOOM = 20
const LONGEST_PREPARATION_MS = 120_000

interface Item {
  _id: string
  name: string
  kind: string
  status: string
  bounds: [number, number, number, number] | null
}

interface Items {
  items: Item[]
}

/** Reads by what they are. `{n}` is another number in each call, for replies that are kept in memory. */
export async function prepareReads(address: string, { cookie, tenantId }: Caller): Promise<Record<string, string>> {
  const call = callerOf({ address }, cookie)
  const first = async (url: string, isWanted: (item: Item) => boolean = () => true): Promise<Item> =>
    eventually(url, async () => (await call<Items>('GET', url)).items.find(isWanted))
  const missionNamed = async (name: string) =>
    (await first(`/mission/get/tenant/${tenantId}?search=${encodeURIComponent(name)}`))._id
  const beach = await missionNamed('Beach erosion, March')
  const roofs = await missionNamed('Roof heights, east district')
  const isReady = ({ kind, status }: Item) => kind === 'raster' && status === 'ready'
  const photo = await first(`/photo/list/${beach}`)
  const recording = await first(`/VOD/get-by-missionID/${beach}`)
  const colours = await first(`/layer/getbymissionId/${beach}`, isReady)
  const heights = await first(`/layer/getbymissionId/${roofs}`, isReady)
  const analysis = await first('/aiml', ({ status }) => status === 'completed')
  const savedReport = await eventually('saved report', async () => {
    const { items } = await call<{ items: { baseLayer: { _id: string } | null }[] }>('GET', '/report/saved/list')
    return items[0]?.baseLayer ?? undefined
  })
  const thermal = await eventually('thermal photo', async () => {
    const { items } = await call<{ items: { photoId: string }[] }>('GET', '/data/thermal/table')
    return items[0]
  })
  const flight = await first('/flight/list?search=North')
  for (let count = 0; count < MISSIONS; count++) {
    await call('POST', '/mission/create', { name: `Survey flight ${count}` })
  }
  const areas = await vectorLayer(address, cookie, beach)
  const year = 'from=2026-01-01&until=2026-12-31'
  const place = '-92.2,46.7,-91.9,46.9'
  return {
    'lists of 200': `/mission/get/tenant/${tenantId}?pageSize=200`,
    search: `/mission/get/tenant/${tenantId}?search=flight`,
    'CSV of missions': '/mission/export',
    'user details': '/auth/userdetails',
    'missions on the map': '/mission',
    'data search': '/data/search?pageSize=100&search=e',
    'data by place': `/data/search?pageSize=100&area=${place}`,
    'footage by place': `/data/search?kinds=recording&area=${place}`,
    'photos on the map': `/photo/points/${beach}?footprints=true`,
    'photo coverage': `/photo/coverage/${beach}`,
    'preview of a photo': `/photo/picture/${photo._id}?size=preview`,
    'a photo itself': `/photo/download/${photo._id}`,
    'thermal values': `/data/thermal/values?photoId=${thermal.photoId}&air={n}`,
    'thermal photo': `/data/thermal?photoId=${thermal.photoId}&air={n}`,
    'thermal photos as a table': '/data/thermal/export',
    'raster tiles': `/tiles/raster/${colours._id}/${tileOf(colours, RASTER_ZOOM)}?size=512&rescale={n},255`,
    'tiles of heights': `/tiles/raster/${heights._id}/${tileOf(heights, RASTER_ZOOM - 2)}?size=512&rescale={n},255`,
    'elevation tiles': `/tiles/elevation/${heights._id}/${tileOf(heights, RASTER_ZOOM - 2)}?size=512`,
    'pixels of a raster': `/layer/download-raster/${colours._id}?form=colours`,
    'vector tiles, thinned': `/tiles/vector/${areas._id}/${tileOf(areas, 9)}?field=none{n}`,
    'vector tiles, complete': `/tiles/vector/${areas._id}/${tileOf(areas, 12)}?field=none{n}`,
    'table of areas': `/layer/filter-layer/${areas._id}?pageSize=200&search=999`,
    'areas as GeoJSON': `/layer/export-geojson/${areas._id}`,
    'areas as KML': `/layer/download-asset-by-Id-to-kml/${areas._id}`,
    'areas by OGC API': `/ogc/collections/${areas._id}/items?limit=1000`,
    'STAC search': '/stac/search?limit=100',
    'detections of an analysis': `/aiml/detections/${analysis._id}`,
    'track of a flight': `/flight/track/${flight._id}?detail=samples`,
    'tracks of a mission': `/flight/tracks/${beach}`,
    'clip of a recording': `/recording/clip/${recording._id}?fromMs=0&untilMs=3000`,
    'ground seen from a flight': `/flight/ground/${flight._id}?lat=46.8423&long=-91.9942`,
    'alerts of 200': '/alert/list?pageSize=200',
    'alert overview': '/alert/overview?timeZone=Europe/Berlin',
    'alert statistics': '/alert/statistics?from=2026-01-01T00:00:00.000Z&until=2026-12-31T00:00:00.000Z',
    'report as a table': `/report/plot?baseLayerId=${savedReport._id}&${year}`,
    'report as PDF': `/report/download?baseLayerId=${savedReport._id}&${year}&rows=plot&format=pdf`,
    'report as XLSX': `/report/download?baseLayerId=${savedReport._id}&${year}&rows=plot&format=xlsx`,
    'labels of assets': `/asset/labels?${(await call<Items>('GET', '/asset/get-all-asset')).items.map(({ _id }) => `assetIds=${_id}`).join('&')}`,
    'audit list': '/audit/list?pageSize=200',
    'CSV of the audit trail': '/audit/export',
    'storage use': '/upload/storage',
    'summary of missions': '/mission/summary',
    'API description': '/openapi',
  }
}

/** Uploads a layer of square areas. @returns it when it has been imported */
async function vectorLayer(address: string, cookie: string, missionId: string): Promise<Item> {
  const call = callerOf({ address }, cookie)
  const features = Array.from({ length: AREAS }, (_, index) => {
    const west = WEST + (index % PER_ROW) * STEP
    const south = SOUTH + Math.floor(index / PER_ROW) * STEP
    const side = STEP * (0.2 + (index % 7) / 10)
    const ring = [
      [west, south],
      [west + side, south],
      [west + side, south + side],
      [west, south + side],
      [west, south],
    ]
    return {
      type: 'Feature',
      properties: { name: `Area ${index}`, crop: ['wheat', 'rye', 'maize'][index % 3] },
      geometry: { type: 'Polygon', coordinates: [ring] },
    }
  })
  const bytes = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }))
  const uploadId = await upload({ address }, cookie, { name: 'areas.geojson', bytes })
  await call('POST', '/layer/create', { missionId, uploadId, name: 'Areas' })
  return eventually('layer of areas', async () => {
    const { items } = await call<Items>('GET', `/layer/getbymissionId/${missionId}?pageSize=100`)
    return items.find(({ name, status }) => name === 'Areas' && status === 'ready')
  })
}

/** The tile in the middle of a layer: z/x/y. */
function tileOf({ bounds }: Item, z: number): string {
  if (!bounds) throw new Error('The layer has no bounds')
  const [west, south, east, north] = bounds
  const x = Math.floor(((west + east) / 2 / 360 + 0.5) * 2 ** z)
  const y = Math.floor(worldY((south + north) / 2) * 2 ** z)
  return `${z}/${x}/${y}`
}

/** Waits for what a job of the demo data makes. */
async function eventually<T>(what: string, find: () => Promise<T | undefined>): Promise<T> {
  const until = Date.now() + LONGEST_PREPARATION_MS
  while (Date.now() < until) {
    const found = await find()
    if (found) return found
    await sleep(200)
  }
  throw new Error(`There is none: ${what}`)
}
