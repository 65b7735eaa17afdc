import type { AddressInfo } from 'node:net'
import type { components } from '../../platform/contract/contract.gen'
import { mercatorX } from '../../media/raster/mercator'
import { subscribe } from '../../testing/subscribe'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { fieldPicture, importPicture, SIDE, WEST } from './testing/fieldLayers'

type Schemas = components['schemas']

let aerie: TestApp
let root: string
let origin: string
let missionId: string
let before: string
let after: string

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  aerie.call<Data>(root, method, url, body)

const importLayer = (picture: Buffer, name: string) =>
  importPicture(aerie, { cookie: root, origin }, { missionId, name, picture })

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Farm' })).data._id
  before = await importLayer(await fieldPicture({ plants: [[100, 100, 30]] }), 'March')
  after = await importLayer(
    await fieldPicture({
      plants: [
        [100, 100, 30],
        [300, 250, 40],
      ],
    }),
    'May',
  )
})
afterAll(() => aerie.close())

const infer = (layerId: string, type: string, body: object = {}) =>
  call<{ jobId: string; analysisId: string }>('POST', `/aiml/layer/${layerId}/${type}/infer`, body)

const finished = (analysisId: string) =>
  until(async () => {
    const { data } = await call<Schemas['Analysis']>('GET', `/aiml/get/${analysisId}`)
    return ['completed', 'failed'].includes(data.status) ? data : undefined
  })

const detectionsOf = async (analysisId: string) =>
  (await call<{ detections: Schemas['Detection'][] }>('GET', `/aiml/detections/${analysisId}`)).data.detections

test('finds plants as polygons at their place, which people confirm and reject', async () => {
  const started = await infer(after, 'vegetation', { parameters: { minAreaM2: 2 } })
  expect(started.code).toBe(201)
  const analysis = await finished(started.data.analysisId)
  expect(analysis).toMatchObject({
    status: 'completed',
    model: 'Aerie vegetation',
    modelVersion: '1',
    parameters: { minAreaM2: 2 },
    note: null,
    layer: { _id: after, name: 'May' },
    counts: { candidate: 2, confirmed: 0, rejected: 0 },
  })
  const [large, small] = await detectionsOf(analysis._id)
  // In metres of Web Mercator; on the ground they are about 1.5 % shorter here.
  expect(large!.area! / (Math.PI * 8 ** 2)).toBeCloseTo(0.97, 1)
  const [ring] = large!.geometry!['coordinates'] as [number, number][][]
  const west = Math.min(...ring!.map(([long]) => long))
  const east = Math.max(...ring!.map(([long]) => long))
  expect(mercatorX((west + east) / 2) - WEST).toBeCloseTo(60, 0)

  await call('PATCH', '/aiml/review', { detectionIds: [large!._id], state: 'confirmed' })
  await call('PATCH', '/aiml/review', { detectionIds: [small!._id], state: 'rejected' })
  expect((await detectionsOf(analysis._id))[0]).toMatchObject({
    state: 'confirmed',
    reviewedBy: { _id: aerie.demo.root.id },
    reviewedAt: expect.any(String) as unknown,
  })
  const { rows } = (await call<{ rows: object[] }>('GET', '/aiml/precision')).data
  expect(rows).toMatchObject([{ inferType: 'vegetation', confirmed: 1, rejected: 1, precision: 0.5 }])

  const file = async (format: string) => {
    const url = `/apis/v1/aiml/export/${analysis._id}?format=${format}`
    return JSON.parse((await aerie.app.inject({ url, headers: { cookie: root } })).payload) as never
  }
  expect(await file('geojson')).toMatchObject({
    features: [
      { properties: { state: 'confirmed', model: 'Aerie vegetation' } },
      { properties: { state: 'rejected' } },
    ],
  })
  const csv = (
    await aerie.app.inject({ url: `/apis/v1/aiml/export/${analysis._id}?format=csv`, headers: { cookie: root } })
  ).payload
  const [header, first] = csv.replace('\uFEFF', '').split(/\r?\n/)
  expect(header).toBe('id,lat,long,areaM2,state,reviewedBy,reviewedAt')
  expect(first).toContain(`${large!._id},`)
  expect(first).toContain(',confirmed,')
  const coco: { annotations: { bbox: number[] }[]; images: object[] } = await file('coco')
  expect(coco.images).toMatchObject([{ width: SIDE, height: SIDE }])
  coco.annotations[0]!.bbox.forEach((value, at) => expect(Math.abs(value - [260, 210, 80, 80][at]!)).toBeLessThan(5))

  await call('PATCH', '/aiml/review', { detectionIds: [large!._id, small!._id], state: 'candidate' })
  const back = await call<Schemas['Analysis']>('GET', `/aiml/get/${analysis._id}`)
  expect(back.data.counts).toEqual({ candidate: 2, confirmed: 0, rejected: 0 })
})

test('reviews all results or none', async () => {
  const { analysisId } = (await infer(after, 'vegetation')).data
  await finished(analysisId)
  const [first] = await detectionsOf(analysisId)
  const unknown = '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'
  const review = { detectionIds: [first!._id, unknown], state: 'confirmed' }
  expect((await call('PATCH', '/aiml/review', review)).code).toBe(404)
  expect((await detectionsOf(analysisId))[0]).toMatchObject({ state: 'candidate' })
})

test('finds what has changed since an earlier layer', async () => {
  const { analysisId } = (await infer(after, 'change', { compareLayerId: before })).data
  expect(await finished(analysisId)).toMatchObject({
    status: 'completed',
    compareLayer: { _id: before, name: 'March' },
  })
  expect(await detectionsOf(analysisId)).toHaveLength(1)
})

test('previews a part without storing or counting it', async () => {
  const runs = async () =>
    (await call<{ usage: { resource: string; used: number }[] }>('GET', '/tenantroot/fetch-organisation-details')).data
  const earlier = await runs()
  const bounds = [9, 9.9996, 9.0004, 10]
  const { data } = await call<Schemas['AnalysisPreviewReply']['data']>('POST', `/aiml/preview/${after}/vegetation`, {
    bounds,
  })
  expect(data).toMatchObject({ total: 1, note: null })
  expect(await runs()).toEqual(earlier)
  const outside = await call('POST', `/aiml/preview/${after}/vegetation`, { bounds: [20, 20, 21, 21] })
  expect(outside.code).toBe(409)
})

test('rejects what does not fit before a run is counted', async () => {
  expect(await infer(after, 'elevation', { compareLayerId: before })).toMatchObject({ code: 409 })
  expect(await infer(after, 'change')).toMatchObject({ code: 400 })
  expect(await infer(after, 'change', { compareLayerId: after })).toMatchObject({ code: 400 })
  expect(await infer(after, 'vegetation', { compareLayerId: before })).toMatchObject({ code: 400 })
  expect(await infer(after, 'vegetation', { parameters: { minAreaM2: -1 } })).toMatchObject({ code: 400 })
  expect(await infer(after, 'vegetation', { parameters: { toString: 1 } })).toMatchObject({ code: 400 })
  expect(await infer(after, 'vegetation', { bounds: [2, 2, 1, 1] })).toMatchObject({ code: 400 })
  expect((await call('POST', `/aiml/layer/${after}/people/infer`, {})).code).toBe(400)
})

test('counts runs against the package, also those that were deleted', async () => {
  await subscribe(aerie.db, aerie.demo.id, { limits: { aiRuns: 1 } })
  const refused = await infer(after, 'vegetation')
  expect(refused).toMatchObject({ code: 409 })
  expect(refused.message).toContain('1 AI run')
  const { items } = (await call<{ items: Schemas['Analysis'][] }>('GET', `/aiml?missionId=${missionId}`)).data
  for (const { _id } of items) await call('DELETE', `/aiml/delete/${_id}`)
  expect((await call<{ total: number }>('GET', `/aiml?layerId=${after}`)).data.total).toBe(0)
  expect((await infer(after, 'vegetation')).code).toBe(409)
})
