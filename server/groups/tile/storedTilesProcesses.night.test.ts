/** Stored tiles of a layer that several processes edit and serve, one of which is killed while it makes them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inTenant } from '../../platform/db/tenancy'
import { until } from '../../testing/until'
import { startServerProcess, type ServerProcess } from '../../records/uploads/testing/serverProcess'
import { queueTileBuild } from '../../media/vector/storedTileSql'
import { startLayerTest, type Layer, type LayerTest } from '../layer/testing/layerTest'
import { freshTile, largeLayerFile, staleTiles, storedTiles, untilBuilt } from './testing/largeLayer'

const AT = { z: 6, x: 32, y: 21 }

let site: LayerTest
let layer: Layer
let server: ServerProcess
let dataDir: string

beforeAll(async () => {
  site = await startLayerTest()
  layer = await site.importFile(largeLayerFile(), 'trees.csv')
  dataDir = mkdtempSync(path.join(tmpdir(), 'aerie-tiles-'))
  server = await startServerProcess(site.aerie, dataDir)
})
afterAll(async () => {
  await server.kill()
  await site.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const features = [{ geometry: { type: 'Point', coordinates: [0.02, 51.42] }, style: { color: '#d4380d' } }]
const request = (url: string, body?: object) =>
  fetch(`${server.origin}/apis/v1${url}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie: site.staff, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
const addThere = () => request(`/layer/addFeature/${layer._id}`, { features })
const addHere = () => site.aerie.call(site.staff, 'POST', `/layer/addFeature/${layer._id}`, { features })

test('each process serves the changes of the other at once', async () => {
  for (let round = 0; round < 6; round++) {
    await (round % 2 ? addHere() : addThere())
    const now = (await site.read(layer._id))!
    const url = `/tiles/vector/${layer._id}/${AT.z}/${AT.x}/${AT.y}?v=${now.dataVersion}`
    const fresh = await freshTile(site, now, AT)
    const [there, here] = await Promise.all([
      request(url).then(async (reply) => Buffer.from(await reply.arrayBuffer())),
      site.aerie.app
        .inject({ url: `/apis/v1${url}`, headers: { cookie: site.staff } })
        .then(({ rawPayload }) => rawPayload),
    ])
    expect([there.equals(fresh), here.equals(fresh)]).toEqual([true, true])
  }
  await untilBuilt(site)
  expect(await staleTiles(site, layer._id)).toEqual([])
})

test('another process makes the tiles that a killed one left, and none of them is wrong', async () => {
  const { aerie } = site
  const count = (await storedTiles(site, layer._id)).length
  // This app would make them.
  await aerie.app.close()
  const queue = () =>
    inTenant(aerie.db, aerie.demo.id, async (tx) => {
      await tx.deleteFrom('vector_tile').where('layer_id', '=', layer._id).execute()
      await queueTileBuild(aerie.demo.id, tx, layer._id)
    })
  const stored = () =>
    inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.selectFrom('vector_tile').select(['z', 'x', 'y']).where('layer_id', '=', layer._id).execute(),
    )
  await queue()
  await until(async () => (await stored()).length > 2)
  await server.kill()
  expect((await stored()).length).toBeLessThan(count)
  // The lease of the killed process has expired.
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .updateTable('vector_tile_build')
      .set({ due_at: new Date(0) })
      .execute(),
  )
  server = await startServerProcess(aerie, dataDir)
  await untilBuilt(site)
  expect((await stored()).length).toBe(count)
  const rows = await storedTiles(site, layer._id)
  for (const row of rows)
    expect(row.tile.equals(await freshTile(site, { _id: layer._id, featureCount: layer.featureCount + 6 }, row))).toBe(
      true,
    )
})
