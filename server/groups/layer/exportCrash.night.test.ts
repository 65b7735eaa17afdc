// Exports of layers with hostile names, cut database connections, and clients that leave. jest fails a test in which an
// error is emitted without a listener, which would end the server.
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { until } from '../../testing/until'
import { startLayerTest, type Layer, type LayerTest } from './testing/layerTest'

let site: LayerTest
let origin: string
let big: Layer
/** Paths of the exports of a layer. */
const EXPORTS = [
  ['CSV', (id: string) => `/layer/get-feature-csv-by-layerIndex/${id}`],
  ['GeoJSON', (id: string) => `/layer/export-geojson/${id}`],
  ['KML', (id: string) => `/layer/download-asset-by-Id-to-kml/${id}`],
] as const

beforeAll(async () => {
  site = await startLayerTest()
  origin = `http://127.0.0.1:${(site.aerie.app.server.address() as AddressInfo).port}`
  const features = Array.from({ length: 5_000 }, (_, index) => ({
    type: 'Feature',
    properties: { name: `Tree ${index}`, note: 'x'.repeat(200) },
    geometry: { type: 'Point', coordinates: [8 + index / 10_000, 50] },
  }))
  big = await site.importFile(JSON.stringify({ type: 'FeatureCollection', features }), 'trees.geojson')
})
afterAll(() => site.close())

test.each(EXPORTS)('exports attributes that are named like members of every object as %s', async (_name, path) => {
  const created = await site.aerie.call<Layer>(site.staff, 'POST', '/layer/create-vector-layer', {
    missionId: site.missionId,
    name: 'Hostile names',
  })
  const geometry = { type: 'Point', coordinates: [8, 50] }
  const features: object[] = [
    { geometry, properties: { constructor: 'x', toString: 'y', valueOf: 'z' } },
    { geometry, properties: { name: 'second' } },
  ]
  const added = await site.aerie.call(site.staff, 'POST', `/layer/addFeature/${created.data._id}`, { features })
  expect(added.code).toBe(201)
  const reply = await site.aerie.app.inject({
    url: `/apis/v1${path(created.data._id)}`,
    headers: { cookie: site.staff },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('second')
  expect(reply.body).not.toContain('native code')
})

describe.each(EXPORTS)('as %s', (_name, path) => {
  test('a complete export contains every feature', async () => {
    expect((await downloadWhole(path(big._id))).match(/Tree \d+/g)?.length).toBeGreaterThanOrEqual(5_000)
  })

  test('breaks off when connections are cut and clients leave, and the server goes on', async () => {
    for (let round = 0; round < 4; round++) {
      const replies = Array.from({ length: 12 }, (_, index) => download(path(big._id), index % 3 === 0 ? 1 : undefined))
      for (let cut = 0; cut < 4; cut++) await cutConnections()
      await Promise.allSettled(replies)
    }
    expect((await downloadWhole(path(big._id))).match(/Tree 4999\b/g)).not.toBeNull()
  })
})

/** @param leaveAfter chunks after which the client closes the connection; undefined to stay */
function download(path: string, leaveAfter?: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/apis/v1${path}`, { headers: { cookie: site.staff } }, (reply) => {
      let text = ''
      let chunks = 0
      reply.setEncoding('utf8')
      reply.on('data', (chunk: string) => {
        text += chunk
        chunks++
        if (chunks === leaveAfter) call.destroy()
      })
      reply.on('end', () => resolve(text))
      reply.on('error', reject)
    })
    call.on('error', reject)
    call.end()
  })
}

/** Repeats the call while the reply asks for it, because a connection that was cut is found by its next use. */
const downloadWhole = (path: string): Promise<string> =>
  until(async () => {
    const text = await download(path)
    return !text.includes('error.databaseUnavailable') && text
  })

/** Ends all other connections to the database, like a restart of it. */
async function cutConnections(): Promise<void> {
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
                      where datname = current_database() and pid <> pg_backend_pid()`
  // The connection itself may be cut by the round before.
  await others.execute(site.aerie.db).catch(() => undefined)
}
