// Cut and fill in the polygons of a layer.
import type { AddressInfo } from 'node:net'
import type { Position } from 'geojson'
import type { components } from '../../platform/contract/contract.gen'
import { plainTiff } from '../../media/raster/testing/plainTiff'
import { toLatLong } from '../../media/raster/mercator'
import { asPlatform } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { importPicture } from './testing/fieldLayers'

type Schemas = components['schemas']

const SIDE = 100
/** Metres of Web Mercator, at the equator about those of the ground. */
const PIXEL = 0.5
const WEST = 1_000_000
const NORTH = 100

let aerie: TestApp
let root: string
let missionId: string
let layers: { before: string; after: string }

const call = <Data>(cookie: string, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
  aerie.call<Data>(cookie, method, url, body)

/** A level surface with a pile of 2 m on 10 x 10 m in the west, and a pit of 1 m on 6 x 6 m in the east. */
function surface(isLater: boolean): Buffer {
  const values = new Float32Array(SIDE * SIDE).fill(10)
  const add = (left: number, top: number, side: number, metres: number) => {
    for (let row = top; row < top + side; row++) {
      for (let column = left; column < left + side; column++) values[row * SIDE + column]! += metres
    }
  }
  if (isLater) {
    add(10, 10, 20, 2)
    add(70, 70, 12, -1)
  }
  return plainTiff({ width: SIDE, height: SIDE, values, origin: [WEST, NORTH], pixelSize: PIXEL, epsg: 3857 })
}

/** A square in metres from the upper left corner of the surface. */
function square(left: number, top: number, side: number): { type: 'Polygon'; coordinates: Position[][] } {
  const at = (x: number, y: number): Position => {
    const { lat, long } = toLatLong(WEST + x, NORTH - y)
    return [long, lat]
  }
  const ring = [at(left, top), at(left + side, top), at(left + side, top + side), at(left, top + side), at(left, top)]
  return { type: 'Polygon', coordinates: [ring] }
}

async function layerOf(mission: string, features: object[]): Promise<string> {
  const { data } = await call<{ _id: string }>(root, 'POST', '/layer/create-vector-layer', {
    missionId: mission,
    name: 'Areas',
  })
  if (features.length > 0) await call(root, 'POST', `/layer/addFeature/${data._id}`, { features })
  return data._id
}

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
  missionId = (await call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Quarry' })).data._id
  const add = (name: string, picture: Buffer) =>
    importPicture(aerie, { cookie: root, origin }, { missionId, name, picture })
  layers = { before: await add('DSM March', surface(false)), after: await add('DSM May', surface(true)) }
})
afterAll(() => aerie.close())

/** Runs `work` while the viewer has these permissions only. */
async function withViewer(permissions: string[], work: (viewer: string) => Promise<void>): Promise<void> {
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: permissions })
      .where('id', '=', aerie.demo.viewer.id)
      .execute(),
  )
  await work(await aerie.cookieOf(aerie.demo.viewer))
}

const infer = (cookie: string, areasLayerId: string, inferType = 'elevation') =>
  call<{ analysisId: string }>(cookie, 'POST', `/aiml/layer/${layers.after}/${inferType}/infer`, {
    areasLayerId,
    ...(inferType === 'elevation' && { compareLayerId: layers.before }),
  })

const ended = (analysisId: string) =>
  until(async () => {
    const { data } = await call<Schemas['Analysis']>(root, 'GET', `/aiml/get/${analysisId}`)
    return ['completed', 'failed'].includes(data.status) ? data : undefined
  })

test('computes cut and fill for each polygon, also for one without a difference', async () => {
  const areasLayerId = await layerOf(missionId, [
    { geometry: square(2, 2, 20), properties: { name: 'Pile' } },
    { geometry: square(32, 32, 15), properties: { name: 'Pit' } },
    { geometry: square(30, 5, 8), properties: {} },
    { geometry: { type: 'Point', coordinates: [9, 0] }, properties: { name: 'A point' } },
  ])
  const started = await infer(root, areasLayerId)
  const { analysisId } = started.data
  const analysis = await ended(analysisId)
  expect(analysis).toMatchObject({ status: 'completed', areasLayer: { _id: areasLayerId, name: 'Areas' } })
  const { data } = await call<{ detections: Schemas['Detection'][] }>(root, 'GET', `/aiml/detections/${analysisId}`)
  expect(data.detections.map((each) => each.class)).toEqual(['Pile', 'Pit', null])
  const [pile, pit, level] = data.detections
  // The comparison smooths heights, so that the edges of a pile and a pit count in part.
  expect(pile?.figures['fillM3']).toBeGreaterThan(185)
  expect(pile?.figures['fillM3']).toBeLessThan(205)
  expect(pile?.figures['cutM3']).toBe(0)
  expect(pile?.area).toBeGreaterThan(390)
  expect(pile?.area).toBeLessThan(410)
  expect(pit?.figures['cutM3']).toBeGreaterThan(30)
  expect(pit?.figures['cutM3']).toBeLessThan(38)
  expect(level?.figures).toEqual({ cutM3: 0, fillM3: 0, volumeM3: 0 })
  expect(analysis.figures['fillM3']).toBeCloseTo(pile?.figures['fillM3'] ?? NaN)
  expect(analysis.figures['cutM3']).toBeCloseTo(pit?.figures['cutM3'] ?? NaN)
})

test('refuses a layer without polygons, of another mission, of another tenant, and an analysis that finds its own areas', async () => {
  const empty = await layerOf(missionId, [])
  expect(await infer(root, empty)).toMatchObject({
    code: 400,
    message: expect.stringContaining('no polygons') as string,
  })
  const other = (await call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Other' })).data._id
  const elsewhere = await layerOf(other, [{ geometry: square(2, 2, 20), properties: {} }])
  expect((await infer(root, elsewhere)).code).toBe(400)
  const own = await layerOf(missionId, [{ geometry: square(2, 2, 20), properties: {} }])
  expect((await infer(root, own, 'vegetation')).code).not.toBe(200)
  const stranger = await aerie.cookieOf(aerie.other.root)
  expect((await infer(stranger, own)).code).toBe(404)
})

test('refuses a deleted layer of areas', async () => {
  const areas = await layerOf(missionId, [{ geometry: square(2, 2, 20), properties: {} }])
  await call(root, 'DELETE', `/layer/delete/${areas}`)
  expect((await infer(root, areas)).code).toBe(404)
})

test('shows the polygons only to those who may see features', async () => {
  const areas = await layerOf(missionId, [{ geometry: square(2, 2, 20), properties: { name: 'Pile' } }])
  const { analysisId } = (await infer(root, areas)).data
  await ended(analysisId)
  await withViewer(['layer_list', 'download_layer'], async (viewer) => {
    expect((await call(viewer, 'GET', `/aiml/detections/${analysisId}`)).code).toBe(403)
    expect((await call(viewer, 'GET', `/aiml/export/${analysisId}?format=csv`)).code).toBe(403)
  })
  await withViewer(['edit_layer', 'layer_list'], async (viewer) => {
    expect((await infer(viewer, areas)).code).toBe(403)
  })
  await withViewer(['layer_list', 'feature_list'], async (viewer) => {
    expect((await call(viewer, 'GET', `/aiml/detections/${analysisId}`)).code).toBe(200)
  })
})
