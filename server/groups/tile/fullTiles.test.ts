/** A tile that cannot draw each of its features says how many the others are, for areas and points, at all zooms and for everybody. */
import { VectorTile } from '@mapbox/vector-tile'
import { sql } from 'kysely'
import { PbfReader } from 'pbf'
import { MOST_FEATURES, MOST_THINNED, type TileAddress } from '../../media/vector/tileData'
import { addClient, joinClient, linkMission, showLayer } from '../../testing/clients'
import { fillTables } from '../../testing/fillTables'
import { startLayerTest, type Layer, type LayerTest } from '../layer/testing/layerTest'
import { editedTiles, freshTile, untilBuilt } from './testing/largeLayer'

const SIDE = 0.0015
const STEP = 0.0016
const COLUMNS = 72
const AREAS = COLUMNS * COLUMNS
/** Here each area is larger than a dot, and all are in one tile. */
const AREAS_AT: TileAddress = { z: 11, x: 1024, y: 1024 }
const POINTS = MOST_FEATURES + 300
const POINTS_AT: TileAddress = { z: 13, x: 4096, y: 4096 }

let site: LayerTest
let areas: Layer
let clientCookie: string

beforeAll(async () => {
  site = await startLayerTest()
  areas = await site.importFile(JSON.stringify({ type: 'FeatureCollection', features: allAreas() }), 'plots.geojson')
  await untilBuilt(site)
  const { aerie } = site
  const client = await addClient(aerie, aerie.demo, 'Harbour authority')
  await linkMission(aerie, aerie.demo, client, site.missionId)
  await joinClient(aerie, aerie.demo, aerie.demo.client, client)
  await showLayer(aerie, aerie.demo, areas._id)
  clientCookie = await aerie.cookieOf(aerie.demo.client)
})
afterAll(() => site.close())

const squareAt = (west: number, north: number, side = SIDE) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, north - side],
      [west + side, north - side],
      [west + side, north],
      [west, north],
      [west, north - side],
    ],
  ],
})

/** Every third one is larger. */
const allAreas = () =>
  Array.from({ length: AREAS }, (_, at) => {
    const west = 0.01 + (at % COLUMNS) * STEP
    const north = -0.01 - Math.floor(at / COLUMNS) * STEP
    const geometry = squareAt(west, north, at % 3 === 0 ? SIDE : SIDE - 0.0001)
    return { type: 'Feature', properties: { name: `Plot ${at}` }, geometry }
  })

async function served(layer: Layer, { z, x, y }: TileAddress, cookie = site.staff): Promise<Buffer> {
  const { dataVersion } = (await site.read(layer._id))!
  const url = `/apis/v1/tiles/vector/${layer._id}/${z}/${x}/${y}?v=${dataVersion}`
  return (await site.aerie.app.inject({ url, headers: { cookie } })).rawPayload
}

/** How many features a tile draws by themselves, and how many its dots stand for. */
function contentsOf(bytes: Buffer): { drawn: number; inDots: number } {
  const { features, dots } = new VectorTile(new PbfReader(bytes)).layers
  const counts = Array.from({ length: dots?.length ?? 0 }, (_, at) => Number(dots!.feature(at).properties['count']))
  return { drawn: features?.length ?? 0, inDots: counts.reduce((sum, count) => sum + count, 0) }
}

test('areas that a thinned tile has no room for are dots, for the team and for clients', async () => {
  const whole = { drawn: MOST_THINNED, inDots: AREAS - MOST_THINNED }
  expect(contentsOf(await served(areas, AREAS_AT))).toEqual(whole)
  expect(contentsOf(await served(areas, AREAS_AT, clientCookie))).toEqual(whole)
})

test('points that a tile has no room for at a zoom that draws each are dots', async () => {
  const points = await site.importFile('name,lat,long\nA,-0.001,0.001\n', 'points.csv')
  await fillTables(site.aerie, (db) =>
    sql`
      insert into feature (id, tenant_id, layer_id, index, geom, box, size, props)
      select uuidv7(), ${site.aerie.demo.id}, ${points._id}::uuid, n + 1,
             json_build_object('type', 'Point', 'coordinates', json_build_array(0.001 + (n % 200) * 0.0002, -0.001 - n / 200 * 0.0002)),
             box(point(0.001 + (n % 200) * 0.0002, -0.001 - n / 200 * 0.0002), point(0.001 + (n % 200) * 0.0002, -0.001 - n / 200 * 0.0002)),
             0, '{}'::jsonb
        from generate_series(1, ${POINTS - 1}::int) n`.execute(db),
  )
  expect(contentsOf(await served(points, POINTS_AT))).toEqual({ drawn: MOST_FEATURES, inDots: 300 })
})

test('a tile that draws each of its features has no dots at such a zoom', async () => {
  expect(contentsOf(await served(areas, { z: 13, x: 4097, y: 4097 })).inDots).toBe(0)
})

test('a full tile counts the same after an edit as when it is made anew', async () => {
  const call = (method: 'POST' | 'DELETE', url: string, body?: object) => site.aerie.call(site.staff, method, url, body)
  const expectSame = async () => {
    const now = (await site.read(areas._id))!
    const tile = await served(areas, AREAS_AT)
    expect(tile.equals(await freshTile(site, now, AREAS_AT))).toBe(true)
    return contentsOf(tile)
  }
  // Larger than all others: one that was drawn becomes a dot, at another place.
  const features = [{ geometry: squareAt(0.1, -0.1, 0.01), properties: {} }]
  expect((await call('POST', `/layer/addFeature/${areas._id}`, { features })).code).toBe(201)
  expect((await editedTiles(site, areas._id)).some(({ z }) => z === AREAS_AT.z)).toBe(true)
  expect(await expectSame()).toEqual({ drawn: MOST_THINNED, inDots: AREAS + 1 - MOST_THINNED })
  // A drawn one goes, and a dot becomes an area.
  expect((await call('DELETE', `/layer/delete-geojson/${areas._id}?index=1`)).code).toBe(200)
  expect(await expectSame()).toEqual({ drawn: MOST_THINNED, inDots: AREAS - MOST_THINNED })
})
