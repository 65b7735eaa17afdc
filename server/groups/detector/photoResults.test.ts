// Results in photos are for users who may see photos; those in layers are for all who may see layers.
import type { Geometry } from 'geojson'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { insertRun, setRunJob, storeRunResults } from './runSql'
import { insertStoredDetector, insertStoredPhoto, insertStoredRun } from './testing/storedDetector'

type Schemas = components['schemas']

const NEEDED = { code: 403, message: expect.stringContaining('feature_list') as string }
const WITHOUT_PHOTOS = ['layer_list', 'edit_layer', 'download_layer']

let aerie: TestApp
let viewer: string
let missionId: string
/** Runs start here: what they find must not replace the stored results. */
let otherMissionId: string
let detectorId: string
let photoId: string
let ofPhotos: string
let ofLayer: string

beforeAll(async () => {
  aerie = await startTestApp()
  viewer = await aerie.cookieOf(aerie.demo.viewer)
  const root = await aerie.cookieOf(aerie.demo.root)
  const created = async (url: string, body: object) => (await aerie.call<{ _id: string }>(root, 'POST', url, body)).data
  missionId = (await created('/mission/create', { name: 'Farm' }))._id
  otherMissionId = (await created('/mission/create', { name: 'Orchard' }))._id
  const layerId = (await created('/layer/create-vector-layer', { missionId, name: 'Field' }))._id
  detectorId = await insertStoredDetector(aerie, aerie.demo, 'Squares')
  photoId = await insertStoredPhoto(aerie, aerie.demo, { missionId, name: 'A.jpg' })
  await insertStoredPhoto(aerie, aerie.demo, { missionId: otherMissionId, name: 'O.jpg' })
  const of = { missionId, detectorId, photoId, name: 'Squares' }
  ofPhotos = (await insertStoredRun(aerie, aerie.demo, of)).runId
  ofLayer = await storedLayerRun(layerId)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .updateTable('detector_run')
      .set({ failed: 1, failures: JSON.stringify([{ name: 'B.jpg', reason: 'Not readable' }]) })
      .where('id', 'in', [ofPhotos, ofLayer])
      .execute(),
  )
})
afterAll(() => aerie.close())

const storedLayerRun = (layerId: string): Promise<string> => {
  const { id: tenantId, root } = aerie.demo
  return inTenant(aerie.db, tenantId, async (tx) => {
    const model = { detectorId, detectorName: 'Squares', modelVersion: '1', minConfidence: 0.4 }
    const read = { missionId, layerId, photoIds: null, scale: 'tiles', createdBy: root.id } as const
    const runId = await insertRun(tenantId, tx, { ...model, ...read })
    await setRunJob(tenantId, tx, runId, uuidv7())
    const size = { photoWidth: 400, photoHeight: 300 }
    const geometry: Geometry = { type: 'Point', coordinates: [2, 1] }
    const found = { photoId: null, geometry, class: 'red', confidence: 0.9, box: [10, 20, 30, 40], ...size }
    const objects = [{ ...found, location: { lat: 1, long: 2 } }]
    await storeRunResults(tenantId, tx, runId, { objects, photos: 1, failed: 0, failures: [], isCut: false })
    return runId
  })
}

const grant = (permissions: string[]) =>
  asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: permissions })
      .where('id', '=', aerie.demo.viewer.id)
      .execute(),
  )

const get = <Data>(url: string) => aerie.call<Data>(viewer, 'GET', url)

const exported = async (runId: string) => {
  const url = `/apis/v1/detector/export/${runId}?format=geojson`
  return (await aerie.app.inject({ url, headers: { cookie: viewer } })).statusCode
}

it('answers 403 for results in photos to users who may not see photos, and writes no export to the audit trail', async () => {
  await grant(WITHOUT_PHOTOS)
  expect(await get(`/detector/photo/${photoId}`)).toMatchObject(NEEDED)
  expect(await get(`/detector/objects/${ofPhotos}`)).toMatchObject(NEEDED)
  expect(await exported(ofPhotos)).toBe(403)
  const run = { missionId: otherMissionId, detectorId }
  const start = await aerie.call(viewer, 'POST', '/detector/run', run)
  expect(start).toMatchObject(NEEDED)
  const entries = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.selectFrom('audit_entry').select('id').where('action', '=', 'detector.export').execute(),
  )
  expect(entries).toEqual([])
  await grant([...WITHOUT_PHOTOS, 'feature_list'])
  expect((await get(`/detector/photo/${photoId}`)).code).toBe(200)
  expect((await get(`/detector/objects/${ofPhotos}`)).code).toBe(200)
  expect(await exported(ofPhotos)).toBe(200)
  expect((await aerie.call(viewer, 'POST', '/detector/run', run)).code).toBe(201)
})

it('shows results in layers to users who may not see photos', async () => {
  await grant(WITHOUT_PHOTOS)
  const { code, data } = await get<Schemas['DetectedObjectsReply']['data']>(`/detector/objects/${ofLayer}`)
  expect(code).toBe(200)
  expect(data.objects).toMatchObject([{ photo: null, class: 'red' }])
  expect(await exported(ofLayer)).toBe(200)
})

it('counts and lists the places of objects in photos for users who may see photos only', async () => {
  const places = async (query = '') =>
    (await get<Schemas['MissionObjectsReply']['data']>(`/detector/places/${missionId}${query}`)).data
  await grant(WITHOUT_PHOTOS)
  expect(await places()).toMatchObject({ total: 1, objects: [{ photo: null, layerName: 'Field' }] })
  expect(await places('?most=0')).toEqual({ total: 1, objects: [] })
  await grant([...WITHOUT_PHOTOS, 'feature_list'])
  expect(await places('?most=0')).toEqual({ total: 2, objects: [] })
})

it('names photos that could not be looked at to users who may see photos only', async () => {
  const failures = async (runId: string) => {
    const { items } = (await get<Schemas['DetectorRunListReply']['data']>(`/detector/runs/${missionId}`)).data
    const run = items.find(({ _id }) => _id === runId)
    return { failed: run?.failed, failures: run?.failures }
  }
  const named = { failed: 1, failures: [{ name: 'B.jpg', reason: 'Not readable' }] }
  await grant(WITHOUT_PHOTOS)
  expect(await failures(ofPhotos)).toEqual({ failed: 1, failures: [] })
  expect(await failures(ofLayer)).toEqual(named)
  await grant([...WITHOUT_PHOTOS, 'feature_list'])
  expect(await failures(ofPhotos)).toEqual(named)
})
