import { readFileSync } from 'node:fs'
import type { components } from '../../platform/contract/contract.gen'
import { render, serializeMessage } from '../../platform/core/messages'
import { inTenant } from '../../platform/db/tenancy'
import { thermalText } from '../../media/thermal/messages'
import { until } from '../../testing/until'
import { startPhotoTest, type PhotoTest } from '../photo/testing/photoTest'
import { FLIR_PHOTO, insertStoredThermal } from '../thermal/testing/storedThermal'

type Schemas = components['schemas']
type Run = Schemas['Analysis']
type Found = Schemas['Detection']

let site: PhotoTest
let root: string
let missionId: string
let photoId: string

/** Of a camera that looks straight down: 64 m to the east and 51 m to the south of 46 N, 92 W, about. */
const CORNERS = [
  { lat: 46, long: -92 },
  { lat: 46, long: -91.999 },
  { lat: 45.9995, long: -91.999 },
  { lat: 45.9995, long: -92 },
]

beforeAll(async () => {
  site = await startPhotoTest()
  root = await site.aerie.cookieOf(site.aerie.demo.root)
  missionId = await site.newMission('Solar park')
  const photos = await site.add(missionId, { 'panel.jpg': readFileSync(FLIR_PHOTO) })
  photoId = photos['panel.jpg']?._id ?? ''
  await setFootprint(photoId, CORNERS)
})
afterAll(() => site.close())

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  site.aerie.call<Data>(cookie, method, url, body)

const setFootprint = (id: string, corners: object | null) =>
  inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
    tx
      .updateTable('mission_photo')
      .set({ footprint: corners && JSON.stringify(corners) })
      .where('file_id', '=', id)
      .execute(),
  )

/** Starts a run and waits for its end. */
async function run(parameters: Record<string, number> = {}, of = missionId): Promise<Run> {
  const { data } = await call<{ analysisId: string }>('POST', `/aiml/thermal/${of}/infer`, { parameters })
  return until(async () => {
    const { data: analysis } = await call<Run>('GET', `/aiml/get/${data.analysisId}`)
    return (analysis.status === 'completed' || analysis.status === 'failed') && analysis
  })
}
const resultsOf = async (analysisId: string) =>
  (await call<{ detections: Found[] }>('GET', `/aiml/detections/${analysisId}`)).data.detections

test('finds the hotspots of all thermal photos, the hottest first, with their place on the ground', async () => {
  const analysis = await run({ excess: 8 })
  expect(analysis).toMatchObject({
    inferType: 'hotspots',
    model: 'Aerie hotspots',
    layer: null,
    status: 'completed',
    parameters: { excess: 8, leastPixels: 6 },
    figures: { photos: 1, skipped: 0 },
    note: null,
  })
  const found = await resultsOf(analysis._id)
  expect(found.length).toBe(analysis.counts.candidate)
  const heats = found.map(({ figures }) => figures['degrees'] ?? 0)
  expect(heats).toEqual(heats.toSorted((a, b) => b - a))
  expect(found[0]).toMatchObject({ photo: { _id: photoId, name: 'panel.jpg', x: 448, y: 180 }, area: null })
  expect(found[0]?.figures['degrees']).toBeCloseTo(59.73, 1)
  const [long, lat] = (found[0]?.geometry?.['coordinates'] ?? []) as number[]
  expect(long).toBeCloseTo(-92 + (448.5 / 640) * 0.001, 8)
  expect(lat).toBeCloseTo(46 - (180.5 / 512) * 0.0005, 8)
  const { data } = await call<{ items: Run[] }>('GET', `/aiml?missionId=${missionId}`)
  expect(data.items.map(({ _id }) => _id)).toContain(analysis._id)
  expect((await run({ excess: 20 })).counts.candidate).toBeLessThan(found.length)
})

test('are reviewed, counted in the precision of the model and exported', async () => {
  const { _id } = await run()
  const [first, second] = await resultsOf(_id)
  await call('PATCH', '/aiml/review', { detectionIds: [first!._id], state: 'confirmed' })
  await call('PATCH', '/aiml/review', { detectionIds: [second!._id], state: 'rejected' })
  expect((await call<Run>('GET', `/aiml/get/${_id}`)).data.counts).toMatchObject({ confirmed: 1, rejected: 1 })
  const { data } = await call<Schemas['ModelPrecisionReply']['data']>('GET', '/aiml/precision')
  expect(data.rows).toMatchObject([{ inferType: 'hotspots', confirmed: 1, rejected: 1, precision: 0.5 }])
  const file = async (format: string) => {
    const url = `/apis/v1/aiml/export/${_id}?format=${format}`
    return JSON.parse((await site.aerie.app.inject({ url, headers: { cookie: root } })).body) as Record<
      string,
      unknown[]
    >
  }
  expect(await file('geojson')).toMatchObject({
    features: [{ properties: { photoId, photo: 'panel.jpg', x: 448, y: 180, state: 'confirmed' } }, {}],
  })
  expect(await file('coco')).toMatchObject({
    images: [{ id: 1, width: 640, height: 512, file_name: 'panel.jpg' }],
    annotations: [{ image_id: 1, bbox: [447, 179, 3, 3], attributes: { state: 'confirmed' } }, {}],
  })
})

test('have no place without the footprint of their photo, and are gone with the photo', async () => {
  const other = await site.newMission('Roof')
  const plain = await insertStoredThermal(site.aerie, site.aerie.demo, { missionId: other, name: 'roof.jpg' })
  const analysis = await run({}, other)
  const found = await resultsOf(analysis._id)
  expect(found[0]).toMatchObject({ geometry: null, photo: { _id: plain } })
  await call('DELETE', `/photo/delete?photoIds=${plain}`)
  expect(await resultsOf(analysis._id)).toEqual([])
  const review = { detectionIds: [found[0]!._id], state: 'confirmed' }
  expect(await call('PATCH', '/aiml/review', review)).toMatchObject({ code: 404 })
  expect((await call<Run>('GET', `/aiml/get/${analysis._id}`)).data.counts.candidate).toBe(0)
})

test('leave out photos without temperatures and say so', async () => {
  const other = await site.newMission('Mixed')
  const unknown = await insertStoredThermal(site.aerie, site.aerie.demo, { missionId: other, name: 'dji.jpg' })
  const problem = serializeMessage(thermalText('needsSdk'))
  await inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
    tx.updateTable('thermal_photo').set({ source: 'dji', problem }).where('id', '=', unknown).execute(),
  )
  const analysis = await run({}, other)
  expect(analysis).toMatchObject({ status: 'completed', figures: { photos: 1, skipped: 1 } })
  expect(analysis.note).toMatch(/^1 thermal photo was left out/)
  expect(render(thermalText('needsSdk'), 'en')).not.toContain('code')
})

test('raise one alert by a rule, at the hottest place', async () => {
  const rule = { name: 'Hot', kind: 'detection', severity: 'high', alertKind: 'Heat', model: 'Aerie hotspots' }
  expect(await call('POST', '/alert-rule/create', rule)).toMatchObject({ code: 201 })
  const { _id } = await run()
  const alerts = await until(async () => {
    const url = `/alert/list?missionId=${missionId}&sort=created`
    const { items } = (await call<{ items: Schemas['Alert'][] }>('GET', url)).data
    return items.length > 0 && items
  })
  expect(alerts).toHaveLength(1)
  expect(alerts[0]).toMatchObject({ kind: 'Heat', analysisId: _id })
  expect(alerts[0]?.position?.long).toBeCloseTo(-91.9993, 4)
})

test('are refused without thermal photos, for wrong parameters, to others and without the permission', async () => {
  const empty = await site.newMission('Empty')
  expect(await call('POST', `/aiml/thermal/${empty}/infer`, {})).toMatchObject({
    code: 409,
    message: expect.stringContaining('no thermal photos') as string,
  })
  const wrong = { parameters: { excess: 0 } }
  expect(await call('POST', `/aiml/thermal/${missionId}/infer`, wrong)).toMatchObject({ code: 400 })
  expect(await call('POST', `/aiml/thermal/${missionId}/infer`, {}, site.otherRoot)).toMatchObject({ code: 404 })
  const { _id } = await run()
  expect(await call('GET', `/aiml/detections/${_id}`, undefined, site.otherRoot)).toMatchObject({ code: 404 })
  await inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: ['layer_list', 'edit_layer'] })
      .where('id', '=', site.aerie.demo.viewer.id)
      .execute(),
  )
  for (const [method, url] of [
    ['POST', `/aiml/thermal/${missionId}/infer`],
    ['GET', `/aiml/detections/${_id}`],
  ] as const) {
    const answer = await call(method, url, method === 'POST' ? {} : undefined, site.viewer)
    expect(answer).toMatchObject({ code: 403, message: expect.stringContaining('data_page') as string })
  }
})
